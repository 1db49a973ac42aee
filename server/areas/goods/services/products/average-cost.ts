import { endOfDay } from '@shared/foundation/days/days'
import { averageCosts, averagedTotal, isMoved } from '@shared/areas/goods/rules/average-cost'
import type { StoredOf } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { knownAtOf } from '../../../../ledger/known-at'
import { AppError } from '../../../../platform/errors'
import { groupBy } from '../../../../platform/group-by'
import { eachMovement, type Moved } from '../../stock-history'

type Product = Pick<StoredOf<'products'>, '_id' | 'name' | 'slug' | 'unit'>

/** Stock and cost of goods of a range by weighted average, product by product as the list sorts them, beside what the books have. Goes through
 *  all movements from the beginning on. */
export const averageCost: ReportFunctions<'products'>['averageCost'] = async (
  { app, caller },
  { since, until, knownAt, method = 'month', productId, warehouseId },
) => {
  if (since > until) throw AppError.of('query.range')
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const goods: Product[] = await database
    .records('products', workspaceId)
    .find(
      { group: 'goods', ...(productId ? { _id: productId } : {}) },
      { sort: { 'keys.name': 1, _id: 1 }, only: ['name', 'slug', 'unit'] },
    )
  const known = knownAtOf(knownAt, app.get('now')(), zone)
  const place = { products: goods.map(({ _id }) => _id), warehouseId }
  const question = { since, until, zone, method, isOneWarehouse: warehouseId !== undefined }
  const found = new Map<string, ReturnType<typeof averageCosts>>()
  await eachMovement(database, workspaceId, place, { end: endOfDay(until, zone), knownAt: known?.at ?? null }, (movements) => {
    for (const [id, own] of groupBy(movements, (movement: Moved) => movement.productId as string))
      found.set(id, averageCosts(own, question))
  })
  const data = goods.flatMap(({ _id, name, slug, unit }) => {
    const figures = found.get(_id)
    if (!figures || !isMoved(figures)) return []
    const { months, ...row } = figures
    return [{ _id, name, slug, unit, ...row, ...(productId ? { months: [...months] } : {}) }]
  })
  return { since, until, method, total: averagedTotal(data), data }
}
