import type { PartnerField } from '@shared/foundation/documents/partners'
import { taxCodeText } from '@shared/foundation/documents/tax-codes'
import { isSettling } from '@shared/foundation/documents/order-statement'
import { orders } from '@shared/areas/trade/services/orders'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { formatDate, formatDayRange, type Day } from '../../../../lib/format'
import type { TableFile } from '../../../../lib/table-file/cells'
import { Amount } from '../../../../ui/Amount/Amount'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useKnownWords } from '../../../../ui/KnownAt/KnownAt'
import { Totals } from '../../../../ui/Totals/Totals'
import { When } from '../../../../ui/When/When'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { useTableCells } from '../../../../components/declared-table/declared-table'
import { LoadFailed } from '../../../../components/list-states'
import { orderLink } from './account-links'
import { accountMessages as m } from './messages'
import './account.css'

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
const [table] = orders.reports.liabilitiesDetails.tables

interface StatementOf {
  readonly partner: {
    readonly _id: string
    readonly name: string
    readonly phone?: string | undefined
    readonly address?: string | undefined
    readonly taxCode?: string | undefined
  }
  readonly since: Day
  readonly until: Day
  /** As was known at a moment; absent or null: as it is now. */
  readonly known?: string | null
}

/** The account of a partner over a range, and its file. */
export const useStatement = ({ partner, since, until, known = null }: StatementOf) => {
  const intl = useIntl()
  const cellsOf = useTableCells()
  const read = api.orders.useReport('liabilitiesDetails', {
    partnerId: partner._id,
    since,
    until,
    ...(known !== null && { knownAt: known }),
  })
  const statement = read.currentData ?? read.data
  const title = intl.formatMessage(m.statementOf, { range: useKnownWords()(formatDayRange(since, until), known) })
  const fileOf = (of: NonNullable<typeof statement>) => (): TableFile => ({
    name: `${intl.formatMessage(m.statement)} ${partner.name} ${since} ${until}`,
    rows: cellsOf({
      above: [
        [title],
        [partner.name],
        [intl.formatMessage(m.opening), of.opening],
        [intl.formatMessage(m.orderedSum), of.ordered],
        [intl.formatMessage(m.paidSum), of.paid],
        ...(of.writtenOff === 0 ? [] : [[intl.formatMessage(m.writtenOffSum), of.writtenOff]]),
        [intl.formatMessage(m.closing), of.closing],
      ],
      table,
      rows: of.data,
    }),
  })
  return { read, statement, title, file: statement ? fileOf(statement) : null }
}

/** The entries of one figure of a statement: what was ordered (and came back), or what was paid (and was given back) and written off. */
export const STATEMENT_PARTS = ['orders', 'funds'] as const
export type StatementPart = (typeof STATEMENT_PARTS)[number]

interface StatementPartsProps extends StatementOf {
  account: ReturnType<typeof useStatement>
  group: PartnerField
  /** These entries alone, which come to one figure. */
  part?: StatementPart | undefined
}

/** The statement of one account: opening, every entry with the balance after it, closing. */
export const StatementParts = ({ account: { read, statement, title }, partner, since, group, part }: StatementPartsProps) => {
  const intl = useIntl()
  const { data: known } = api.assets.useGet(partner._id, { skip: partner.taxCode !== undefined })
  const taxCode = partner.taxCode ?? known?.taxCode
  return (
    <>
      <DockPart sunken>
        <h3>{title}</h3>
        <p className="second num">{[partner.phone, partner.address].filter(Boolean).join(' · ')}</p>
        {taxCode && (
          <p className="second num">
            {intl.formatMessage(pm.taxCode)}: {taxCodeText(taxCode)}
          </p>
        )}
      </DockPart>
      {!statement ? (
        <DockPart>
          {read.error ? (
            <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
          ) : (
            <SkeletonRows rows={8} lines={1} />
          )}
        </DockPart>
      ) : (
        <>
          <DockPart>
            <Entries
              {...(part ? null : { opening: statement.opening })}
              since={since}
              entries={part ? statement.data.filter(({ kind }) => isSettling(kind) === (part === 'funds')) : statement.data}
              group={group}
            />
          </DockPart>
          <DockPart>
            <Totals
              lines={
                part
                  ? [
                      part === 'orders'
                        ? { key: 'ordered', label: intl.formatMessage(m.orderedSum), value: statement.ordered, kind: 'sum' }
                        : { key: 'paid', label: intl.formatMessage(m.paidSum), value: -statement.paid + 0, kind: 'sum' },
                    ]
                  : [
                      { key: 'opening', label: intl.formatMessage(m.opening), value: statement.opening },
                      { key: 'ordered', label: intl.formatMessage(m.orderedSum), value: statement.ordered },
                      {
                        key: 'paid',
                        label: intl.formatMessage(m.paidSum),
                        value: -statement.paid + 0,
                        ...(statement.writtenOff === 0
                          ? null
                          : {
                              note: (
                                <>
                                  {intl.formatMessage(m.writtenOffSum)} <Amount value={statement.writtenOff} currency={false} />
                                </>
                              ),
                            }),
                      },
                      { key: 'closing', label: intl.formatMessage(m.closing), value: statement.closing, kind: 'final' },
                    ]
              }
            />
          </DockPart>
        </>
      )}
    </>
  )
}

interface EntriesProps {
  /** Absent where only some entries are told. */
  opening?: number
  since: Day
  entries: readonly Entry[]
  group: PartnerField
}

const Entries = ({ opening, since, entries, group }: EntriesProps) => {
  const intl = useIntl()
  const mayFunds = useCan('/funds')
  const word = (message: (typeof m)['opening']): string => intl.formatMessage(message)
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
            <td className="end">
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
              <td className="end">
                <Amount value={entry.balance} currency={false} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
