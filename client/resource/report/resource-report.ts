import type { Declared, ReportTable } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { MessageDescriptor } from 'react-intl'
import { api } from '../../api/api'
import { rangeReport } from './range-report'
import type { Range, RangeReportOptions } from './range-report-options'

type Row = Readonly<Record<string, unknown>>
interface Answer {
  readonly data: readonly Row[]
  readonly total: unknown
}

interface Reports {
  useReport(name: string, parameters: Range): ReturnType<RangeReportOptions<Row, Readonly<Record<string, unknown>> & Answer>['useRead']>
}
const reportsOf = (path: RecordService): Reports => {
  const hooks: unknown = api[path]
  return hooks as Reports
}

const textOf = (row: Row, key: string | undefined): string => (key === undefined ? '' : String(row[key] ?? ''))
const numbersIn = (total: unknown): Readonly<Record<string, number>> =>
  typeof total === 'object' && total !== null
    ? Object.fromEntries(Object.entries(total).filter((sum): sum is [string, number] => typeof sum[1] === 'number'))
    : {}

/** The table that a page shows. @throws RangeError when the report declares none of rows in `data` */
const tableOf = ({ path, reports }: Declared, report: string): ReportTable => {
  const table = reports?.[report]?.tables?.find(({ rows }) => rows === 'data')
  if (!table) throw new RangeError(`The report ${path} ${report} declares no table of its rows in 'data'`)
  return table
}

/**
 * The page of a declared report over a range of days, `since` to `until`: its table with search, sums (the result's `total`, by column), Excel,
 * CSV and print. A row is called by its first text; a phone shows its first amount.
 * @public
 * @example export const FuelReport = resourceReport({ service: vehicles, report: 'fuel', screen: m.fuel })
 */
export const resourceReport = ({ service, report, screen }: { service: Declared; report: string; screen: MessageDescriptor }) => {
  const table = tableOf(service, report)
  const keysOf = (...kinds: readonly string[]): string[] => table.columns.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key)
  const [name] = keysOf('text', 'day')
  const [amount] = [...keysOf('money'), ...keysOf('quantity')]
  return rangeReport<Row, Answer>({
    screen,
    table,
    useRead: (range) => reportsOf(service.path).useReport(report, range),
    keyOf: (row) => textOf(row, '_id' in row ? '_id' : name),
    nameOf: (row) => textOf(row, name),
    amountOf: (row) => Number(amount === undefined ? 0 : row[amount]) || 0,
    totals: ({ total }) => numbersIn(total),
    counted: keysOf('quantity'),
  })
}
