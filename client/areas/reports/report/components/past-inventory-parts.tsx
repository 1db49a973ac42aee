import { roundDong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { useTableCells } from '../../../../components/declared-table/declared-table'
import { formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { useLocale } from '../../../../ui/zone/zone-context'
import { countIn } from '../inventory-sums'

type Stock = Plain<ReportOf<'products', 'stockValue'>>

export type Row = Stock['data'][number]

type Held = Pick<Row, 'count' | 'value' | 'unknown'>

export const Pieces = ({ value }: { value: number }) => {
  const locale = useLocale()
  return value === 0 ? <span className="faint">–</span> : <span className="num">{formatQuantity(value, locale)}</span>
}

/** What they are worth; of which none has a known cost, unknown. */
export const Value = ({ held: { count, value = 0, unknown = 0 } }: { held: Held }) => (
  <Amount value={count > 0 && unknown === count ? null : roundDong(value)} currency={false} />
)

type Cells = ReturnType<ReturnType<typeof useTableCells>>

/** A column for each warehouse stands after the declared ones, from the headings on. */
export const withPlaces = (cells: Cells, rows: readonly Row[], places: Stock['warehouses']): Cells => {
  const head = cells.length - rows.length - 1
  return cells.map((row, at) => {
    const line = rows[at - head - 1]
    if (at === head) return [...row, ...places.map(({ name }) => ({ head: name }))]
    return line ? [...row, ...places.map(({ _id }) => countIn(line, _id))] : row
  })
}
