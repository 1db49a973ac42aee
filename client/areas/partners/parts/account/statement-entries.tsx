import { orders } from '@shared/areas/trade/services/orders'
import type { PartnerField } from '@shared/foundation/documents/partners'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { formatDate, type Day } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { When } from '../../../../ui/When/When'
import { orderLink } from './account-links'
import { accountMessages as m } from './messages'
import './account.css'

const [table] = orders.reports.liabilitiesDetails.tables

type Entry = Plain<ReportOf<'orders', 'liabilitiesDetails'>>['data'][number]

/** What each entry of an account is called. */
export const statementKinds = {
  ordered: m.orderedLine,
  changed: m.changedLine,
  returned: m.returnedLine,
  paid: m.paidLine,
  refunded: m.refundedLine,
  writtenOff: m.writtenOffLine,
  writeOffUndone: m.writeOffUndoneLine,
} as const

interface EntriesProps {
  /** Absent where only some entries are told. */
  opening?: number
  since: Day
  entries: readonly Entry[]
  group: PartnerField
}

export const Entries = ({ opening, since, entries, group }: EntriesProps) => {
  const intl = useIntl()
  const mayFunds = useCan('/funds')
  const word = (message: (typeof m)['opening']): string => intl.formatMessage(message)
  // On a phone the balance says itself what it is: no head stands above it.
  const last = table.columns.at(-1)
  const balanceHead = last && intl.formatMessage(last.header)
  if (entries.length === 0 && !opening) return <EmptyState title={word(m.noneIn)} />
  const addressOf = ({ service, _id }: Entry): string | null =>
    service === 'orders' ? orderLink(group, _id) : mayFunds ? `/funds?open=${_id}` : null
  return (
    <table className="statement" aria-label={word(m.statement)}>
      <thead>
        <tr>
          {table.columns.map(({ key, header, kind }) => (
            <th key={key} scope="col" className={kind === 'money' ? 'end' : undefined}>
              {intl.formatMessage(header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {opening !== undefined && (
          <tr>
            <td>
              <When value={since} as="date" />
            </td>
            <td className="second">{word(m.opening)}</td>
            <td />
            <td className="end" data-head={balanceHead}>
              <Amount value={opening} currency={false} />
            </td>
          </tr>
        )}
        {entries.map((entry, at) => {
          const to = addressOf(entry)
          const what = (
            <>
              {word(statementKinds[entry.kind])} <span className="num">{entry.number}</span>
              {entry.dueDate && (
                <small className="statement__due num">{intl.formatMessage(m.dueOn, { day: formatDate(entry.dueDate) })}</small>
              )}
            </>
          )
          return (
            <tr key={`${entry._id} ${at}`}>
              <td>
                <When value={entry.at} as="date" />
              </td>
              <td>{to ? <Link to={to}>{what}</Link> : what}</td>
              <td className="end">
                <Amount value={entry.amount} currency={false} />
              </td>
              <td className="end" data-head={balanceHead}>
                <Amount value={entry.balance} currency={false} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
