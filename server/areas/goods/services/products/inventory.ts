import { roundCost } from '@shared/foundation/money/money'
import { sumPieces } from '@shared/foundation/documents/order-lines'
import { can } from '@shared/foundation/rights/rights'
import { sumBy } from '@shared/foundation/sum'
import { needsOf, type Need } from '@shared/areas/goods/rules/inventory'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { SocaiDatabase, StoredOf } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { groupBy } from '@shared/foundation/group-by'
import { notShipped } from '../../not-shipped'
import type { StockLevel } from '../../stock-history'

type Reports = ReportFunctions<'products'>
type Product = StoredOf<'products'>
type Row = Stored<ReportOf<'products', 'inventory'>>['data'][number]

const fields = ['name', 'slug', 'unit', 'avatar', 'categoryId', 'stockCount', 'subItems', 'status'] as const

const goodsOf = (database: SocaiDatabase, workspaceId: string): Promise<Product[]> =>
  database.records('products', workspaceId).find({ group: 'goods' }, { sort: { 'keys.name': 1, _id: 1 }, only: fields })

const needsByProduct = (goods: readonly Product[], counts: ReadonlyMap<string, number>): ReadonlyMap<string, Need> =>
  needsOf(goods.map(({ _id, stockCount, subItems }) => ({ _id, stockCount, subItems, notshipped: counts.get(_id) ?? 0 })))

/** What is ordered in open sales and not shipped: of one product, or of all of which there is any. */
export const notshipped: Reports['notshipped'] = async ({ app, caller }, { productId }) => {
  const database = app.get('database')
  const [goods, counts] = await Promise.all([goodsOf(database, caller.workspaceId), notShipped(database, caller.workspaceId)])
  const needs = needsByProduct(goods, counts)
  const named = new Set<string>(productId ? [productId] : [...counts.keys(), ...needs.keys()])
  const stock = new Map<string, number>(goods.map(({ _id, stockCount }) => [_id, stockCount]))
  const data = [...named]
    .map((_id) => ({
      _id: _id as Product['_id'],
      notshipped: counts.get(_id) ?? 0,
      stockCount: stock.get(_id) ?? 0,
      needImport: needs.get(_id)?.needImport ?? 0,
    }))
    .filter((row) => productId !== undefined || row.notshipped > 0 || row.needImport > 0)
    .sort((a, b) => (a._id < b._id ? -1 : 1))
  return { notshipped: sumPieces(data.map((row) => row.notshipped)), data }
}

/** Goods as they stand: what nobody sells any more is told while some of it is left. */
export const inventory: Reports['inventory'] = async ({ app, caller }, { categoryId }) => {
  const database = app.get('database')
  const { workspaceId } = caller
  const [goods, counts, levels, categories] = await Promise.all([
    goodsOf(database, workspaceId),
    notShipped(database, workspaceId),
    database.records('levels', workspaceId).find({}, { sort: { productId: 1, warehouseId: 1 } }),
    database.records('categories', workspaceId).find({ group: 'goods' }, { only: ['name'], sort: { 'keys.name': 1, _id: 1 } }),
  ])
  const needs = needsByProduct(goods, counts)
  const standing = groupBy(levels, (level) => level.productId as string)
  const seesCosts = can(caller.rights, ['/purchases'])
  const needOf = (id: string): Need => needs.get(id) ?? { notshipped: 0, used: 0, needImport: 0 }
  const stockById = new Map<string, number>(goods.map(({ _id, stockCount }) => [_id, stockCount]))
  const data: Row[] = goods
    .filter((product) => categoryId === undefined || product.categoryId === categoryId)
    .map(({ _id, name, slug, unit, avatar, categoryId: category, status, subItems = [] }) => {
      const own = standing.get(_id) ?? []
      return {
        listed: status === 'active' || own.some(({ count }) => count > 0) || needOf(_id).notshipped > 0,
        row: {
          _id,
          name,
          slug,
          unit,
          ...(avatar ? { avatar } : {}),
          categoryId: category,
          ...heldIn(own, seesCosts),
          ...needOf(_id),
          places: own.filter(({ count }) => count > 0).map(({ warehouseId, count }) => ({ warehouseId, count })),
          parts: subItems.map((part) => ({
            _id: part.productId,
            name: part.name,
            unit: part.unit,
            quantity: part.quantity,
            count: stockById.get(part.productId) ?? 0,
            ...needOf(part.productId),
          })),
        },
      }
    })
    .flatMap(({ listed, row }) => (listed ? [row] : []))
  const byCategory = groupBy(data, (row) => row.categoryId as string)
  return {
    total: {
      ...heldIn(data, seesCosts),
      notshipped: sumBy(data, (row) => row.notshipped),
      used: sumBy(data, (row) => row.used),
      needImport: sumBy(data, (row) => row.needImport),
      products: data.length,
      short: data.filter((row) => row.needImport > 0).length,
    },
    categories: categories
      .map(({ _id, name }) => {
        const own = byCategory.get(_id) ?? []
        return { _id, name, products: own.length, ...heldIn(own, seesCosts) }
      })
      .filter(({ products }) => products > 0),
    data,
  }
}

/** How many there are; their value, and how many are of unknown cost, only for those who may see costs. */
const heldIn = (rows: readonly Partial<StockLevel>[], seesCosts: boolean): Partial<StockLevel> & Pick<StockLevel, 'count'> => ({
  count: sumBy(rows, ({ count = 0 }) => count),
  ...(seesCosts ? { value: roundCost(sumBy(rows, ({ value = 0 }) => value)), unknown: sumBy(rows, ({ unknown = 0 }) => unknown) } : {}),
})
