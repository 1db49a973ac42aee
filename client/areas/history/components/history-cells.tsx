import { type HistoryEntry } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { ChangedFields } from '../../../components/history/history-list'
import { historyMessages } from '../../../components/history/messages'
import { amountOf, OfOrder } from '../../../components/history/sentence'
import { Undone } from '../../../components/history/undone'
import { Amount } from '../../../ui/Amount/Amount'

/** What an act comes to in money; a movement of it with its sign. */
export const Moved = ({ entry }: { entry: HistoryEntry }) => {
  const amount = amountOf(entry)
  if (amount === null) return null
  const isDifference = entry.action === 'patch'
  return (
    <Amount
      value={amount.value}
      currency={false}
      signed={amount.isMovement || isDifference}
      pending={isDifference}
      struck={entry.undone === true}
      weight="name"
    />
  )
}

/** What followed: what changed from what to what, the order that was paid. */
export const Followed = ({ entry, most = 2 }: { entry: HistoryEntry; most?: number }) => {
  const intl = useIntl()
  return (
    <span className="history-followed">
      <Undone entry={entry} />
      {entry.order && <OfOrder order={entry.order} />}
      {entry.bulkId && <span>{intl.formatMessage(historyMessages.together)}</span>}
      {entry.action === 'patch' && <ChangedFields entry={entry} most={most} />}
    </span>
  )
}
