import { describedAccount } from '@shared/foundation/ledger/accounts'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { fundGroupName } from '../../../components/fund-groups/fund-group-name'
import { valueWord, useHistoryWords, whoOf } from '../../../components/history/words'
import { dayOf, formatDateTime, formatMoney, formatTime } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Icon } from '../../../ui/icons/Icon'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { historyScreenMessages as m } from '../messages'
import { ActorMark } from './actor-mark'
import { entryMovement, leaveNothing } from '../entered'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

type Undone = HistoryEntry & Required<Pick<HistoryEntry, 'undoneBy'>>

/** Of an act that was taken back: who did that and why, each field and balance before the act, after it and since, and what the books keep of it. */
export const TakenBackParts = ({ entry }: { entry: Undone }) => {
  const { data } = api.history.useFind({ takenBack: entry._id, $limit: 20 }, { refetchOnMountOrArgChange: true })
  const own = data?.data.find(({ _id }) => _id === entry._id)
  return (
    <>
      <WhoTookBack entry={entry} reason={reasonOf(own)} />
      <States entry={entry} acts={data?.data ?? []} />
      <InTheBooks entry={entry} />
    </>
  )
}

const reasonOf = (entry: HistoryEntry | undefined): string => {
  const { refundReason, reason } = entry?.changes ?? {}
  const told = refundReason?.back ?? reason?.back
  return typeof told === 'string' ? told : ''
}

const WhoTookBack = ({ entry: { at, undoneBy }, reason }: { entry: Undone; reason: string }) => {
  const intl = useIntl()
  const zone = useZone()
  const day = dayOf(undoneBy.at, zone)
  const minutes = Math.max(0, Math.floor((Date.parse(undoneBy.at) - Date.parse(at)) / MINUTE_MS))
  return (
    <DockPart>
      <div className="history-act-head">
        <ActorMark entry={undoneBy} />
        <div>
          <b>{intl.formatMessage(m.tookBack, { who: whoOf(undoneBy, intl) })}</b>{' '}
          {minutes < HOUR_MINUTES
            ? intl.formatMessage(m.afterMinutes, { count: minutes })
            : minutes < 2 * DAY_MINUTES
              ? intl.formatMessage(m.afterHours, { count: Math.floor(minutes / HOUR_MINUTES) })
              : intl.formatMessage(m.afterDays, { count: Math.floor(minutes / DAY_MINUTES) })}
          <p className="second">
            <Link to={`/history?since=${day}&until=${day}&kind=undone&open=${undoneBy._id}`}>{formatDateTime(undoneBy.at, zone)}</Link>
            {reason && ` · “${reason}”`}
          </p>
        </div>
      </div>
    </DockPart>
  )
}

interface StateRow {
  readonly key: string
  readonly label: ReactNode
  readonly before: string
  readonly after: string
  readonly back: string
}

/** Before the act, after it, and since it was taken back. */
const States = ({ entry, acts }: { entry: Undone; acts: readonly HistoryEntry[] }) => {
  const intl = useIntl()
  const zone = useZone()
  const rows = [...useAccountRows(entry), ...useFieldRows(entry, acts)]
  if (rows.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.fields)}>
      <table className="history-states">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{intl.formatMessage(m.field)}</span>
            </th>
            <th scope="col">{intl.formatMessage(m.beforeAct, { time: formatTime(entry.at, zone) })}</th>
            <th scope="col">{intl.formatMessage(m.afterAct)}</th>
            <th scope="col">{intl.formatMessage(m.sinceBack)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, before, after, back }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>
                <del>{after}</del>
              </td>
              <td>
                <b>{back}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DockPart>
  )
}

/** When and why it was taken back. */
const TOLD_ABOVE: readonly string[] = ['refundedAt', 'refundReason', 'asked', 'confirmed']

const useFieldRows = ({ recordId }: Undone, acts: readonly HistoryEntry[]): StateRow[] => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const words = useHistoryWords(acts.map(({ service }) => service))
  return acts.flatMap((act) => {
    const { _id, service, action, name, changes = {} } = act
    return words.changedFields({ service, changes: withSide(changes), action: 'patch' }).flatMap(({ field }) => {
      const { before, after, back, beforeName, afterName, backName } = changes[field] ?? {}
      const said = (value: unknown, known: string | undefined): string =>
        known ?? valueWord(service, field, value ?? zeroLike(before, after, back), { intl, locale, zone })
      const word = words.fieldWord(service, field)
      if (TOLD_ABOVE.includes(field)) return []
      return [
        {
          key: `${_id} ${field}`,
          label:
            act.recordId === recordId ? (
              word
            ) : (
              <>
                {word} <span className="second">{name ?? words.serviceWord(service)}</span>
              </>
            ),
          before: action === 'create' ? intl.formatMessage(m.notYet) : said(before, beforeName),
          after: said(after, afterName),
          back: said(back, backName),
        },
      ]
    })
  })
}

/** Figures of nothing are 0, not empty. */
const zeroLike = (...values: readonly unknown[]): 0 | undefined => (values.some((value) => typeof value === 'number') ? 0 : undefined)

/** So that what only changed when it was taken back is told as well. */
const withSide = (changes: NonNullable<HistoryEntry['changes']>): NonNullable<HistoryEntry['changes']> =>
  Object.fromEntries(Object.entries(changes).map(([field, { before, after, back }]) => [field, { before, after: after ?? back ?? before }]))

/** The account that the money left or came to, for whoever may read what lies there. */
const useAccountRows = (entry: Undone): StateRow[] => {
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
const InTheBooks = ({ entry: { service, recordId } }: { entry: Undone }) => {
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
