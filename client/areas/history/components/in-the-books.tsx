import { describedAccount } from '@shared/foundation/ledger/accounts'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { fundGroupName } from '../../../components/fund-groups/fund-group-name'
import { dayOf, formatDateTime, formatMoney } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Icon } from '../../../ui/icons/Icon'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { historyScreenMessages as m } from '../messages'
import { entryMovement, leaveNothing } from '../entered'
import type { ReactNode } from 'react'

export type Undone = HistoryEntry & Required<Pick<HistoryEntry, 'undoneBy'>>

export interface StateRow {
  readonly key: string
  readonly label: ReactNode
  readonly before: string
  readonly after: string
  readonly back: string
}

/** Figures of nothing are 0, not empty. */
export const zeroLike = (...values: readonly unknown[]): 0 | undefined =>
  values.some((value) => typeof value === 'number') ? 0 : undefined

/** So that what only changed when it was taken back is told as well. */
export const withSide = (changes: NonNullable<HistoryEntry['changes']>): NonNullable<HistoryEntry['changes']> =>
  Object.fromEntries(Object.entries(changes).map(([field, { before, after, back }]) => [field, { before, after: after ?? back ?? before }]))

/** The account that the money left or came to, for whoever may read what lies there. */
export const useAccountRows = (entry: Undone): StateRow[] => {
  const locale = useLocale()
  const zone = useZone()
  const mayRead = useCan('/funds')
  const told = entry.changes?.['label']?.after
  const label = entry.service === 'funds' && typeof told === 'string' ? told : ''
  const skip = !mayRead || label === ''
  const until = dayOf(entry.undoneBy.at, zone)
  const of = (knownAt: string) => ({ since: until, until, knownAt })
  const before = api.funds.useReport('funds', of(new Date(Date.parse(entry.at) - 1).toISOString()), { skip })
  const after = api.funds.useReport('funds', of(entry.at), { skip })
  const back = api.funds.useReport('funds', of(entry.undoneBy.at), { skip })
  if (skip || !before.data || !after.data || !back.data) return []
  const balance = ({ labels }: { labels: readonly { label: string; balance: number }[] }): string =>
    formatMoney(labels.find((each) => each.label === label)?.balance ?? 0, locale)
  return [{ key: 'account', label, before: balance(before.data), after: balance(after.data), back: balance(back.data) }]
}

const MAX_ENTERED = 20

/** What the journal keeps of it: every entry stays, and together they come to nothing. */
export const InTheBooks = ({ entry: { service, recordId } }: { entry: Undone }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const isEntered = service === 'funds' || service === 'orders'
  const mayRead = useCan('/report') && isEntered
  const { data } = api.ledger.useFind({ service, recordId, $limit: MAX_ENTERED, $sort: { day: 1 } }, { skip: !mayRead })
  const entered = (data?.data ?? []).toSorted((a, b) => a.at.localeCompare(b.at))
  if (entered.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.inBooks)}>
      <ul className="history-entered">
        {entered.map((each) => (
          <li key={each._id}>
            <span className="num second">{formatDateTime(each.at, zone)}</span>
            <span>
              {each.lines
                .map(({ account, of }) => {
                  if (of === undefined) return describedAccount(account)[locale]
                  return describedAccount(account).by === 'group' ? fundGroupName(intl, of) : of
                })
                .join(', ')}
            </span>
            <Amount value={entryMovement(each)} currency={false} signed weight="name" />
          </li>
        ))}
      </ul>
      {leaveNothing(entered) && (
        <p className="history-entered__sum">
          <Icon name="check" size={16} /> {intl.formatMessage(m.sumsToNothing, { count: entered.length })}
        </p>
      )}
    </DockPart>
  )
}
