import { dayOf } from '@shared/foundation/days/days'
import { roundCost } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { sumBy } from '@shared/foundation/sum'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { pastEveningOf } from '../../../../ledger/known-at'
import { groupBy } from '@shared/foundation/group-by'
import { levelsAt, momentOf, type PlaceLevel, type StockLevel } from '../../stock-history'

/** Pieces and value in stock on an evening, or now: by product and warehouse, and by category. Values only for those who may see costs. */
export const stockValue: ReportFunctions<'products'>['stockValue'] = async ({ app, caller }, { warehouseId, categoryId, ...asked }) => {
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const now = app.get('now')()
  const past = pastEveningOf(asked, now, zone)
  const [levels, goods, categories, warehouses] = await Promise.all([
    past
      ? levelsAt(database, workspaceId, { warehouseId }, momentOf(past, zone))
      : database.records('levels', workspaceId).find(warehouseId ? { warehouseId } : {}, { sort: { productId: 1, warehouseId: 1 } }),
    database
      .records('products', workspaceId)
      .find(
        { group: 'goods', ...(categoryId ? { categoryId } : {}) },
        { sort: { 'keys.name': 1, _id: 1 }, only: ['name', 'slug', 'unit', 'avatar', 'categoryId'] },
      ),
    database.records('categories', workspaceId).find({ group: 'goods' }, { only: ['name'], sort: { 'keys.name': 1, _id: 1 } }),
    database.records('warehouses', workspaceId).find({}, { only: ['name'], sort: { created: 1, _id: 1 } }),
  ])
  const seesCosts = can(caller.rights, ['/purchases'])
  const standing = groupBy(levels.filter(isStanding), ({ productId }) => productId as string)
  const rows = goods.flatMap(({ _id, name, slug, unit, avatar, categoryId: category }) => {
    const own = standing.get(_id)
    return own ? [{ levels: own, row: { _id, name, slug, unit, ...(avatar ? { avatar } : {}), categoryId: category } }] : []
  })
  const shown = rows.flatMap((row) => row.levels)
  const byWarehouse = groupBy(shown, (level) => level.warehouseId as string)
  const byCategory = groupBy(rows, ({ row }) => row.categoryId as string)
  return {
    asOf: past?.evening ?? dayOf(now, zone),
    total: { products: rows.length, ...heldIn(shown, seesCosts) },
    warehouses: warehouses.flatMap(({ _id, name }) => {
      const own = byWarehouse.get(_id)
      return own ? [{ _id, name, ...heldIn(own, seesCosts) }] : []
    }),
    categories: categories.flatMap(({ _id, name }) => {
      const own = byCategory.get(_id)
      if (!own) return []
      const held = own.flatMap((each) => each.levels)
      return [{ _id, name, products: own.length, ...heldIn(held, seesCosts) }]
    }),
    data: rows.map(({ row, levels: own }) => ({
      ...row,
      ...heldIn(own, seesCosts),
      places: own.map((level) => ({ warehouseId: level.warehouseId, ...heldIn([level], seesCosts) })),
    })),
  }
}

const isStanding = ({ count, value, unknown }: PlaceLevel): boolean => count !== 0 || value !== 0 || unknown !== 0

/** How many there are; their value, and how many are of unknown cost, only for those who may see costs. */
const heldIn = (levels: readonly StockLevel[], seesCosts: boolean): Partial<StockLevel> & Pick<StockLevel, 'count'> => ({
  count: sumBy(levels, ({ count }) => count),
  ...(seesCosts ? { value: roundCost(sumBy(levels, ({ value }) => value)), unknown: sumBy(levels, ({ unknown }) => unknown) } : {}),
})
