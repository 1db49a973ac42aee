import { sumBy } from '@shared/foundation/sum'
import type { Notice } from '@shared/areas/people/services/activities'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../../components/list-states'
import { NoticeLine } from '../../../components/notices/notice-line'
import { NOTICES_PER_PAGE, useMarkRead, useNotices } from '../../../components/notices/use-notices'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { bellMessages as m, ringMessages as ring } from './messages'
import { setMuted, useMuted } from './sound'
import { useDecisions } from './use-decisions'
import type { WaitingState } from './use-waiting'
import { WaitingList } from './waiting-list'

const MAX_NOTICES = 50

type Which = 'mine' | 'unread' | 'all'

interface BellListProps {
  unread: number
  waiting: WaitingState
  onReadAll: () => Promise<void>
  onClose: () => void
  /** Opens what this device rings for. */
  onDevice: () => void
}

/** What the bell opens: the newest notices, the unread ones on tint. */
export const BellList = ({ unread, waiting, onReadAll, onClose, onDevice }: BellListProps) => {
  const intl = useIntl()
  const muted = useMuted()
  const markRead = useMarkRead()
  const [chosen, setWhich] = useState<Which | null>(null)
  // What waits for a decision comes first, also where it arrives after the list was opened.
  const [first, setFirst] = useState<Which>('all')
  if (chosen === null && first === 'all' && waiting.open > 0) setFirst('mine')
  const which = chosen ?? first
  const decisions = useDecisions()
  const mine = waiting.open + sumBy(decisions, ({ count }) => count)
  const [limit, setLimit] = useState(NOTICES_PER_PAGE)
  const [busy, setBusy] = useState(false)
  // What is read while one looks stays where it is.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const { notices, total, loaded, error, isFetching, refetch } = useNotices(limit)
  const shown = which === 'all' ? notices : notices.filter(({ _id, status }) => status === 'unread' || kept.has(_id))

  const read = (notice: Notice): void => {
    setKept((now) => new Set(now).add(notice._id))
    void markRead(notice)
  }
  const readAll = async (): Promise<void> => {
    setBusy(true)
    await onReadAll()
    setBusy(false)
  }
  return (
    <div className="bell">
      <header className="bell__head">
        <h2>{intl.formatMessage(m.title)}</h2>
        <Segmented<Which>
          label={intl.formatMessage(m.which)}
          chosen={which}
          onChoose={setWhich}
          segments={[
            ...(waiting.isAsked || mine > 0 ? [{ key: 'mine' as const, label: intl.formatMessage(m.mine, { count: mine || '' }) }] : []),
            { key: 'unread', label: intl.formatMessage(m.unread, { count: unread || '' }) },
            { key: 'all', label: intl.formatMessage(m.all) },
          ]}
        />
        {which !== 'mine' && (
          <Button kind="quiet" size="s" disabled={unread === 0} busy={busy} onClick={() => void readAll()}>
            {intl.formatMessage(m.readAll)}
          </Button>
        )}
      </header>
      <div className="bell__body">
        {which === 'mine' ? (
          <WaitingList waiting={waiting} decisions={decisions} onOpen={onClose} />
        ) : error && !loaded ? (
          <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
        ) : !loaded ? (
          <SkeletonRows rows={5} />
        ) : shown.length === 0 ? (
          <EmptyState icon="bell" title={intl.formatMessage(which === 'unread' && total > 0 ? m.allRead : m.nothing)}>
            {total === 0 && intl.formatMessage(m.nothingHint)}
          </EmptyState>
        ) : (
          <ul>
            {shown.map((notice) => (
              <li key={notice._id}>
                <NoticeLine notice={notice} onRead={read} onOpen={onClose} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer className="bell__foot">
        {which !== 'mine' && limit === NOTICES_PER_PAGE && total > NOTICES_PER_PAGE && (
          <Button kind="link" size="s" onClick={() => setLimit(MAX_NOTICES)}>
            {intl.formatMessage(m.more)}
          </Button>
        )}
        <button type="button" className="bell__sound" onClick={onDevice}>
          {intl.formatMessage(ring.open)}
        </button>
        <button type="button" role="switch" aria-checked={!muted} className="bell__sound" onClick={() => setMuted(!muted)}>
          {intl.formatMessage(muted ? m.soundOff : m.soundOn)}
        </button>
      </footer>
    </div>
  )
}
