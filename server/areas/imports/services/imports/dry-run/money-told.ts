import { BRANCHES } from '@shared/areas/imports/rules/columns'
import type { ImportCheck } from '@shared/areas/imports/services/imports'
import { roundCost, roundDong } from '@shared/foundation/money/money'
import { sumBy } from '@shared/foundation/sum'
import { readCell, type ImportColumn } from '@shared/foundation/text/cells'
import type { DryRun, DryRunInput } from './findings'
import { placesOf } from './sums'
import { countAs, thousandsIn } from './thousands'

type Place = readonly [ImportColumn, number]

/**
 * What stock and debts come to in the file, every row of it, beside what is written of them: what differs is of rows that are left out,
 * or of stock below nothing.
 */
export const moneyOf = (
  { kind, sheet, columns }: Pick<DryRunInput, 'kind' | 'sheet' | 'columns'>,
  { drafts, sums, aside }: Pick<DryRun, 'drafts' | 'sums' | 'aside'>,
): ImportCheck[] => {
  const places = placesOf(kind, columns)
  const placeOf = (key: string): Place | undefined => places.find(([column]) => column.key === key)
  const [quantity, cost, debt] = [placeOf('quantity'), placeOf('cost'), placeOf('openingDebt')]
  const notOwn = new Set([...sums, ...aside.units, ...aside.models])
  const thousands = thousandsIn(places, sheet.rows)
  const figureAt = (place: Place, row: number): number => {
    const read = readCell(place[0], countAs(sheet.rows[row - 1]?.[place[1]] ?? null, thousands))
    return read.ok && typeof read.value === 'number' ? read.value : 0
  }
  const check = (what: 'stock' | 'debts', toldOf: (row: number) => number, keptRows: ReadonlySet<number>, kept: number): ImportCheck[] => {
    const rows = sheet.rows.flatMap((_cells, at) => (notOwn.has(at + 1) ? [] : [{ row: at + 1, told: toldOf(at + 1) }]))
    const told = roundDong(sumBy(rows, (each) => each.told))
    return [{ what, told, kept, rows: rows.filter((each) => each.told !== 0 && !keptRows.has(each.row)).length }]
  }
  if (quantity && cost && (kind === 'products' || kind === 'stock')) {
    const arrivals = drafts.filter(({ service }) => service === 'orders')
    const worthOf = (count: number, each: number): number => (Number.isInteger(count) ? roundDong(count * roundCost(each)) : count * each)
    const branches = BRANCHES.flatMap((at) => {
      const own = placeOf(`quantity${at}`)
      return own ? [{ quantity: own, cost: placeOf(`cost${at}`) ?? cost }] : []
    })
    const worth = (row: number): number =>
      [{ quantity, cost }, ...branches].reduce((sum, each) => sum + worthOf(figureAt(each.quantity, row), figureAt(each.cost, row)), 0)
    return check(
      'stock',
      worth,
      new Set(arrivals.flatMap(({ rows }) => rows)),
      sumBy(arrivals, ({ amount = 0 }) => amount),
    )
  }
  if (!debt) return []
  const owing = drafts.filter((draft) => draft.debt !== undefined)
  const kept = sumBy(owing, (draft) => draft.debt?.total ?? 0)
  return check('debts', (row) => figureAt(debt, row), new Set(owing.flatMap(({ rows }) => rows)), kept)
}
