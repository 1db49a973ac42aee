import { mayAct } from '@shared/areas/carriers/rules/actions'
import { UNSEEN_DAYS } from '@shared/areas/carriers/rules/needing'
import type { Delivery, DeliveryAction } from '@shared/areas/carriers/services/deliveries'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { orderAddress } from '../../../../components/order-address'
import { formatMoney } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { Icon } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { StatusDisc } from '../../../../ui/StatusDisc/StatusDisc'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { bringerName, carrierName, discOf, discOfEvent, statusWord } from '../../../../components/parcels/parcel-words'
import { placeOf, problemOf, serviceWord } from '../delivery-words'
import { deliveryMessages as m } from '../messages'
import { ArriveDialog } from './arrive-dialog'
import './deliveries.css'

const DAY_MS = 86_400_000

/** What may be pressed, in the order in which it stands; the last one that may be done is the one proposed. */
const ACTIONS = [
  'cancel',
  'return',
  'fail',
  'start',
  'retry',
  'redeliver',
  'deliver',
  'arrive',
  'handIn',
] as const satisfies readonly DeliveryAction[]
const ICONS = { cancel: 'close', return: 'undo', fail: 'warning', start: 'truck', retry: 'send', redeliver: 'repeat', deliver: 'check', arrive: 'inbox', handIn: 'wallet' } as const // prettier-ignore

const isLate = ({ status, returningAt, arrivedAt }: Delivery, now: number): boolean =>
  (status === 'returning' || status === 'returned') &&
  arrivedAt === undefined &&
  returningAt !== undefined &&
  now - Date.parse(returningAt) > UNSEEN_DAYS * DAY_MS

/** One delivery: who receives it, its money, its way, and what can be done where it is. */
export const DeliveryDock = ({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.deliveries.usePatch()
  const [arriving, setArriving] = useState(false)
  const { _id, rev, code, order, to, note, expected, status, printedAt, isStandIn } = delivery
  const name = bringerName(delivery, intl)
  const title = [name, code ?? order?.order_number].filter(Boolean).join(' ')
  const actions = ACTIONS.filter((action) => mayAct(delivery, action))
  const proposed = actions.findLast((action) => action !== 'cancel' && action !== 'return' && action !== 'fail')

  const act = async (action: (typeof ACTIONS)[number]): Promise<void> => {
    if (action === 'arrive') return setArriving(true)
    try {
      await patch({ id: _id, data: { action, rev } }).unwrap()
      toastDone(intl.formatMessage(m.done, { code: title, what: intl.formatMessage(m[`act.${action}`]) }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  useShortcut('r', () => void act('redeliver'), actions.includes('redeliver') && !isLoading)
  return (
    <>
      <DockForm
        title={title}
        status={
          <StatusTag status={discOf(delivery)} pill>
            {statusWord(delivery, intl)}
          </StatusTag>
        }
        aside={
          code && (
            <IconButton
              icon="print"
              label={intl.formatMessage(m.labels)}
              onClick={() => window.open(`/print/deliveries?ids=${_id}`, '_blank', 'noopener')}
            />
          )
        }
        onClose={onClose}
        foot={
          <div className="delivery-acts">
            {actions.map((action) => (
              <Button
                key={action}
                kind={action === proposed ? 'primary' : 'plain'}
                icon={ICONS[action]}
                busy={isLoading && action === proposed}
                disabled={isLoading}
                {...(action === 'redeliver' ? { kbd: 'R' } : null)}
                onClick={() => void act(action)}
              >
                {intl.formatMessage(m[`act.${action}`])}
              </Button>
            ))}
          </div>
        }
      >
        <Alert delivery={delivery} />
        {isStandIn && (
          <DockPart>
            <p className="ink-warn">{intl.formatMessage(m.standInNote)}</p>
          </DockPart>
        )}
        <DockPart>
          <div className="delivery-to">
            <span>
              <strong className="cut">{to.name}</strong>
              <span className="second">{[to.address, placeOf(delivery)].join(', ')}</span>
              {note && <span className="second">{note}</span>}
            </span>
            <a className="delivery-call reach" href={`tel:${to.phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" size={15} /> {to.phone}
            </a>
          </div>
        </DockPart>
        <Money delivery={delivery} />
        <DockPart title={intl.formatMessage(m.way)}>
          {expected && status !== 'delivered' && (
            <p className="second">
              <When value={expected} as="date-time" />
            </p>
          )}
          {printedAt && (
            <p className="second">
              {intl.formatMessage(m.printedLine)} <When value={printedAt} as="date-time" />
            </p>
          )}
          <Way delivery={delivery} />
        </DockPart>
      </DockForm>
      {arriving && <ArriveDialog delivery={delivery} onClose={() => setArriving(false)} />}
    </>
  )
}

/** What somebody has to know before anything else. */
const Alert = ({ delivery }: { delivery: Delivery }) => {
  const intl = useIntl()
  const now = useNow()
  const { status, events, carrier, returningAt } = delivery
  if (isLate(delivery, now)) {
    const days = Math.floor((now - Date.parse(returningAt ?? '')) / DAY_MS)
    return (
      <div className="delivery-alert delivery-alert--warn" role="status">
        <strong>{intl.formatMessage(m.arrived15, { days, carrier: carrierName(carrier, intl) })}</strong>
      </div>
    )
  }
  const reason = problemOf(delivery, intl) ?? (status === 'failed' ? events.at(-1)?.reason : undefined)
  const isBad = status === 'failed' || status === 'refused' || status === 'lost'
  if (!isBad && reason === undefined) return null
  return (
    <div className={`delivery-alert${isBad ? '' : ' delivery-alert--warn'}`} role="status">
      <strong>{statusWord(delivery, intl)}</strong>
      {reason && <span>{reason}</span>}
    </div>
  )
}

const Money = ({ delivery }: { delivery: Delivery }) => {
  const intl = useIntl()
  const { quoted, charged, carrier, order, orderId, service, weight } = delivery
  return (
    <DockPart title={intl.formatMessage(m.money)}>
      <dl className="delivery-lines">
        <Cod key={delivery.cod} delivery={delivery} />
        {quoted !== undefined && (
          <div>
            <dt className="muted">{intl.formatMessage(m.quotedLine)}</dt>
            <dd>
              <Amount value={quoted} />
            </dd>
          </div>
        )}
        {charged !== undefined && (
          <div>
            <dt className="muted">{intl.formatMessage(m.chargedLine, { carrier: carrierName(carrier, intl) })}</dt>
            <dd className={quoted !== undefined && charged > quoted ? 'ink-warn' : ''}>
              <Amount value={charged} />
            </dd>
          </div>
        )}
        <div>
          <dt className="muted">
            {[carrierName(carrier, intl), carrier === 'own' ? '' : serviceWord(service, intl)].filter(Boolean).join(' · ')}
          </dt>
          <dd className="num">{intl.formatNumber(weight)} g</dd>
        </div>
        {order && (
          <div>
            <dt>
              <Link className="reach" to={orderAddress({ _id: orderId, group: order.group })}>
                {intl.formatMessage(m.openOrder, { number: order.order_number })}
              </Link>
            </dt>
          </div>
        )}
      </dl>
    </DockPart>
  )
}

/** What is collected; changed where its carrier still takes that. */
const Cod = ({ delivery }: { delivery: Delivery }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch, { isLoading }] = api.deliveries.usePatch()
  const [wanted, setWanted] = useState<number | null>(null)
  const { _id, rev, cod } = delivery
  const may = mayAct(delivery, 'cod')
  const change = async (): Promise<void> => {
    if (wanted === null || Number.isNaN(wanted)) return
    try {
      await patch({ id: _id, data: { cod: dong(wanted), rev } }).unwrap()
      toastDone(intl.formatMessage(m.codDone, { amount: formatMoney(wanted, locale) }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <div>
      <dt className="muted">{intl.formatMessage(m.codLine)}</dt>
      <dd>
        {wanted === null ? (
          <>
            <Amount value={cod} weight="strong" />
            {may && (
              <Button kind="link" size="s" onClick={() => setWanted(cod)}>
                {intl.formatMessage(m.changeCod)}
              </Button>
            )}
          </>
        ) : (
          <>
            <MoneyInput
              aria-label={intl.formatMessage(m.codLine)}
              autoFocus
              value={wanted}
              onChange={setWanted}
              onKeyDown={({ key }) => {
                if (key === 'Enter') void change()
              }}
            />
            <Button kind="link" size="s" busy={isLoading} onClick={() => void change()}>
              {intl.formatMessage(m.changeCod)}
            </Button>
          </>
        )}
      </dd>
    </div>
  )
}

const Way = ({ delivery }: { delivery: Delivery }) => {
  const intl = useIntl()
  const { events, carrier } = delivery
  if (events.length === 0) return <p className="faint">{intl.formatMessage(m.wayNone)}</p>
  return (
    <ol className="delivery-way">
      {[...events].reverse().map((event) => (
        <li key={`${event.at} ${event.word}`}>
          <StatusDisc status={discOfEvent(event.status)} />
          <span>
            {statusWord({ status: event.status, carrier, codState: 'none' }, intl)}
            {event.reason && <small>{event.reason}</small>}
          </span>
          <span className="second num">
            <When value={event.at} as="date-time" />
          </span>
        </li>
      ))}
    </ol>
  )
}
