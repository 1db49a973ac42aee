import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { Panel } from '../../../../ui/Panel/Panel'
import { ReportTable, type ReportRow } from '../../../../ui/ReportTable/ReportTable'
import { reportMessages as m } from '../messages'
import { writeFigure, type FigureKey, type SalesReport } from '../sales-report'
import { profitAfterStock, statementOf } from '../statement'
import { useStatementLabels } from '../use-statement-labels'

interface StatementProps {
  report: SalesReport
  /** The figure whose entries are shown. */
  open: FigureKey | null
  /** Absent: entries are those that stand now, and this is the report of another moment. */
  onOpen?: ((figure: FigureKey) => void) | undefined
  /** Beside the title, in place of what may be done with figures. */
  about?: string | undefined
}

const columns = [
  { key: 'value', kind: 'money' },
  { key: 'share', kind: 'share' },
] as const

/** The lines that others come to. */
const sums: ReadonlySet<string> = new Set(['revenue', 'gross', 'net', 'netAfter'])

/** The statement: every figure opens its entries; what single orders cost is for the board alone. */
export const Statement = ({ report, open, onOpen, about }: StatementProps) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const seesStock = useCan(['/sales', '/purchases'])
  const labels = useStatementLabels()
  const seesCosts = useCan('bod')
  const isOpen = (figure: FigureKey): boolean => open !== null && writeFigure(open) === writeFigure(figure)
  const opening = (figure: FigureKey): Partial<ReportRow> => (onOpen ? { open: isOpen(figure), onOpen: () => onOpen(figure) } : {})
  const lines = statementOf(report)
  const afterStock = profitAfterStock(report)
  const rows = lines.map(({ key, group, value, share, opens }): ReportRow => ({
    key,
    label: labels.ofLine({ key, ...(group !== undefined && { group }) }),
    values: { value, share },
    ...(key === lines.at(-1)?.key ? { final: true } : sums.has(key) ? { strong: true } : { depth: 1 }),
    ...(opens && (seesCosts || opens.figure !== 'cost') && opening(opens)),
  }))
  const other = report.howCalculateRevenue === 'shipped' ? 'revenueOrdered' : 'revenueShipped'
  const asideRow = (key: 'inventoryIn' | 'inventoryOut'): ReportRow[] =>
    report[key] === 0
      ? []
      : [
          {
            key,
            label: intl.formatMessage(m[key]),
            values: { value: report[key] },
            depth: 1,
            ...(onOpen &&
              seesStock && {
                onOpen: () => void navigate(`/inventory/ordersWithoutInvoices?group=${key}&since=${report.since}&until=${report.until}`),
              }),
          },
        ]
  return (
    <Panel
      title={intl.formatMessage(m.statement)}
      aside={
        about === undefined ? (
          <span className="second report-screen-only">{intl.formatMessage(m.statementHint)}</span>
        ) : (
          <span className="second num">{about}</span>
        )
      }
    >
      <ReportTable label={intl.formatMessage(m.statement)} columns={[...columns]} rows={rows} />
      <h3 className="report-aside second">{intl.formatMessage(m.aside)}</h3>
      <ReportTable
        label={intl.formatMessage(m.aside)}
        columns={[...columns]}
        rows={[
          {
            key: other,
            label: intl.formatMessage(m[other]),
            values: { value: report[other] },
            depth: 1,
            ...opening({ figure: other, group: '' }),
          },
          ...(report.undelivered && report.undelivered.orders > 0
            ? [
                {
                  key: 'undelivered',
                  label: intl.formatMessage(m.undeliveredNet),
                  values: { value: report.undelivered.net },
                  depth: 1,
                },
                {
                  key: 'undeliveredCost',
                  label: intl.formatMessage(m.undeliveredCost),
                  values: { value: report.undelivered.cost },
                  depth: 1,
                },
              ]
            : []),
          ...asideRow('inventoryIn'),
          ...asideRow('inventoryOut'),
          ...(afterStock === null
            ? []
            : [{ key: 'afterStock', label: intl.formatMessage(m.afterStock), values: { value: afterStock }, strong: true }]),
        ]}
      />
      {report.unknownUnits > 0 && <p className="report-unknown">{intl.formatMessage(m.unknownUnits, { count: report.unknownUnits })}</p>}
    </Panel>
  )
}
