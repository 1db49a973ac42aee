import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { LoadFailed } from '../../../components/list-states'
import { formatTime } from '../../../lib/format'
import { classNames } from '../../../lib/class-names'
import { readLocal, writeLocal } from '../../../lib/store-local'
import { Button } from '../../../ui/Button/Button'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Page, Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../ui/zone/zone-context'
import { CarryDialog, CloseShift, OpenShift } from '../components/later-parts'
import { Selling } from '../components/selling'
import { sellingMessages as m } from '../selling-messages'
import './counter.css'

const LAST_SHIFT = 'socai.counter.shift'
const FULL = 'socai.counter.full'

/** Selling at a counter: a shift is opened, sold in, and closed. */
export const CounterScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const [chosen, setChosen] = useState(() => readLocal<string>(LAST_SHIFT, ''))
  const [isClosing, setIsClosing] = useState(false)
  const [isCarrying, setIsCarrying] = useState(false)
  const [isFull, setIsFull] = useState(() => readLocal<boolean>(FULL, false))
  const fill = (on: boolean): void => {
    writeLocal(FULL, on || undefined)
    setIsFull(on)
    // Where the browser gives its own frame, too; the rail is gone all the same where it doesn't.
    const asked = on ? document.documentElement.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen()
    if (asked) asked.catch(() => undefined)
  }
  const open = api.shifts.useFind({ status: 'open', $sort: { created: -1 }, $limit: 50 })
  const shifts = open.currentData?.data
  const shift = shifts?.find(({ _id }) => _id === chosen)
  const choose = (id: string): void => {
    writeLocal(LAST_SHIFT, id)
    setChosen(id)
    setIsClosing(false)
  }
  return (
    <div className={classNames('counter-place', isFull && 'counter-full')}>
      <Page
        title={shift?.counter ?? intl.formatMessage(m.screen)}
        name={intl.formatMessage(m.screen)}
        blockedBy
        width={0}
        subtitle={
          shift &&
          intl.formatMessage(m.shiftSince, { time: formatTime(shift.created, zone), count: shift.sales.count - shift.returns.count })
        }
        tools={
          <>
            <IconButton
              icon={isFull ? 'close' : 'fill'}
              label={intl.formatMessage(isFull ? m.leaveFull : m.fullScreen)}
              aria-pressed={isFull}
              onClick={() => fill(!isFull)}
            />
            {shift && (
              <>
                <IconButton
                  icon="eye"
                  label={intl.formatMessage(m.customerWindow)}
                  onClick={() =>
                    window.open(
                      `/sales/counter/customer?at=${encodeURIComponent(shift.counter)}`,
                      'socai.counter.customer',
                      'popup,width=1024,height=768',
                    )
                  }
                />
                <Button icon="wallet" onClick={() => setIsCarrying(true)}>
                  {intl.formatMessage(m.carry)}
                </Button>
                <Button onClick={() => setIsClosing(!isClosing)}>{intl.formatMessage(isClosing ? m.goOnSelling : m.closeShift)}</Button>
              </>
            )}
          </>
        }
      >
        {open.error && !shifts ? (
          <LoadFailed error={open.error} onRetry={open.refetch} retrying={open.isFetching} />
        ) : !shifts ? (
          <Panel>
            <SkeletonRows rows={8} />
          </Panel>
        ) : !shift ? (
          <Suspense fallback={null}>
            <OpenShift open={shifts} onOpen={choose} />
          </Suspense>
        ) : isClosing ? (
          <Suspense fallback={null}>
            <CloseShift key={shift._id} shift={shift} onClosed={() => choose('')} />
          </Suspense>
        ) : (
          <Selling key={shift._id} shift={shift} />
        )}
        {shift && isCarrying && (
          <Suspense fallback={null}>
            <CarryDialog shift={shift} onClose={() => setIsCarrying(false)} />
          </Suspense>
        )}
      </Page>
    </div>
  )
}
