import { PRODUCT_FIGURES, salesByProduct, totalsOf } from '@shared/areas/goods/rules/reports/sales-by'
import type { StoredOf } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { knownAtOf } from '../../../../ledger/known-at'
import { readRange } from '../../../../ledger/read-rollups'
import { tellProfits } from '../../profits'

type Product = StoredOf<'products'>

/** Sales of a range by product, most revenue first; what is left of them for the board. */
export const productSales: ReportFunctions<'products'>['sales'] = async (call, { since, until, knownAt }) => {
  const { app, caller } = call
  const database = app.get('database')
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const sold = salesByProduct(await readRange(database, caller.workspaceId, ['productSales'], since, until, { known }))
  const { rows, ofAll, besides } = await tellProfits(call, { since, until, known }, sold, ({ revenueOrdered, revenueShipped }) => ({
    ordered: revenueOrdered,
    shipped: revenueShipped,
  }))
  const products = await database.records('products', caller.workspaceId).find({}, { only: ['name', 'slug', 'unit'] })
  const byId = new Map<string, Pick<Product, 'name' | 'slug' | 'unit'>>(products.map((product) => [product._id, product]))
  return {
    since,
    until,
    ...besides,
    total: { ...totalsOf(rows, PRODUCT_FIGURES), ...ofAll },
    data: rows.map(({ _id, ...figures }) => ({
      _id: _id as Product['_id'],
      name: byId.get(_id)?.name ?? '',
      slug: byId.get(_id)?.slug ?? '',
      unit: byId.get(_id)?.unit ?? '',
      ...figures,
    })),
  }
}
