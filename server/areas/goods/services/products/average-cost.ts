import { endOfDay } from '@shared/foundation/days/days'
import { averageCosts, averagedTotal, isMoved } from '@shared/areas/goods/rules/average-cost'
import type { StoredOf } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { knownAtOf } from '../../../../ledger/known-at'
import { AppError } from '../../../../platform/errors'
import { movementsByProduct } from '../../stock-history'

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
  const question = { since, until, zone, method, isOneWarehouse: warehouseId !== undefined }
  const moment = { end: endOfDay(until, zone), knownAt: known?.at ?? null }
  const found = new Map<string, ReturnType<typeof averageCosts>>()
  for await (const own of movementsByProduct(database, workspaceId, { productId, warehouseId }, moment)) {
    const [first] = own
    if (first) found.set(first.productId, averageCosts(own, question))
  }
  const data = goods.flatMap(({ _id, name, slug, unit }) => {
    const figures = found.get(_id)
    if (!figures || !isMoved(figures)) return []
    const { months, ...row } = figures
    return [{ _id, name, slug, unit, ...row, ...(productId ? { months: [...months] } : {}) }]
  })
  return { since, until, method, total: averagedTotal(data), data }
}
