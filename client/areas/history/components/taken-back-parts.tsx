import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { valueWord, useHistoryWords, whoOf } from '../../../components/history/words'
import { dayOf, formatDateTime, formatTime } from '../../../lib/format'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { historyScreenMessages as m } from '../messages'
import { ActorMark } from './actor-mark'
import { zeroLike, withSide, useAccountRows, InTheBooks, type StateRow, type Undone } from './in-the-books'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

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
