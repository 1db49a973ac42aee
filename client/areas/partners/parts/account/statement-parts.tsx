import type { PartnerField } from '@shared/foundation/documents/partners'
import { taxCodeText } from '@shared/foundation/documents/tax-codes'
import { isSettling } from '@shared/foundation/documents/order-statement'
import { orders } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatDayRange, type Day } from '../../../../lib/format'
import type { TableFile } from '../../../../lib/table-file/cells'
import { Amount } from '../../../../ui/Amount/Amount'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useKnownWords } from '../../../../ui/KnownAt/KnownAt'
import { Totals } from '../../../../ui/Totals/Totals'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { useTableCells } from '../../../../components/declared-table/declared-table'
import { LoadFailed } from '../../../../components/list-states'
import { accountMessages as m } from './messages'
import { Entries } from './statement-entries'
import './account.css'

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
