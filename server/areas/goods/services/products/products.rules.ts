import { isLowStock } from '@shared/areas/goods/rules/low'
import { skuOf } from '@shared/foundation/text/fold'
import { pageLimits } from '@shared/foundation/declaration/define-service'
import type { StoredOf } from '../../../../kernel/collections'
import { lookUpOnce, type CallParams } from '../../../../kernel/call'
import { lock } from '../../../../kernel/locks'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { countsBy } from '../../../../kernel/list-rows'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { averageCost } from './average-cost'
import { inventory, notshipped } from './inventory'
import '../../named-goods'
import { partsOf } from './product-parts'
import { productSales } from './product-sales'
import { stockCard } from './stock-card'
import { stockValue } from './stock-value'

/** The SKU, made from the name; unique in the workspace, with _2, _3 … appended. */
const freeSku = async (work: SocaiUnitOfWork, name: string): Promise<string> => {
  const base = skuOf(name)
  work.retryOnDuplicate('slug')
  const taken = await work.read('products').find({ slug: { $gte: base, $lt: `${base}\uffff` } }, { only: ['slug'] })
  const slugs = new Set(taken.map(({ slug }) => slug))
  return skuOf(name, (sku) => slugs.has(sku))
}

const assertSameGroup = async (work: SocaiUnitOfWork, params: CallParams, categoryId: string, group: string): Promise<void> => {
  // Nobody deletes it meanwhile as an empty one.
  await work.lock([lock.record('categories', categoryId)])
  const category = await lookUpOnce(params, `category of a product ${categoryId}`, () => work.read('categories').byId(categoryId))
  if (category && category.group !== group) throw AppError.atField('categoryId', 'products.group-invalid')
}

/** The goods that run low. */
const narrowToLow: ServiceRules<'products'>['narrow'] = async ({ app, caller }) => {
  const goods = await app
    .get('database')
    .records('products', caller.workspaceId)
    .find({ group: 'goods' }, { only: ['stockCount', 'lowStock'], limit: pageLimits.all + 1 })
  if (goods.length > pageLimits.all) throw AppError.of('query.too-many-rows')
  return { conditions: [{ _id: { $in: goods.filter(isLowStock).map(({ _id }) => _id) } }] }
}

/** A barcode without blanks around it; one that is emptied is none. */
const barcodeIn = ({ barcode }: { readonly barcode?: string | undefined }): { barcode?: string | undefined } =>
  barcode === undefined ? {} : { barcode: barcode.trim() || undefined }

export const productsRules: ServiceRules<'products'> = {
  narrow: narrowToLow,
  prepareCreate: async ({ params }, work, data) => {
    await assertSameGroup(work, params, data.categoryId, data.group)
    const { cost, ...rest } = data
    const fields: Partial<StoredOf<'products'>> = {
      ...rest,
      ...barcodeIn(data),
      ...(data.group === 'goods' && cost !== undefined ? { cost } : {}),
      slug: await freeSku(work, data.slug ?? data.name),
      unit: data.unit?.trim() || 'ea.',
      ...params.besides,
    }
    return fields
  },
  preparePatch: async ({ caller, params }, work, before, data) => {
    if (data.categoryId) await assertSameGroup(work, params, data.categoryId, before.group)
    const { cost, subItems, vatRate, vatReduced, industry, ...rest } = data
    return {
      ...rest,
      ...(vatRate === undefined ? {} : { vatRate: vatRate ?? undefined }),
      ...(vatReduced === undefined ? {} : { vatReduced: vatReduced ?? undefined }),
      ...(industry === undefined ? {} : { industry: industry ?? undefined }),
      ...barcodeIn(data),
      ...(before.group === 'goods' && cost !== undefined ? { cost } : {}),
      ...(subItems === undefined ? {} : { subItems: await partsOf(caller, work, before, subItems) }),
    }
  },
  /** Goods that have a name on marketplaces now: orders that waited for it go on. */
  patch: async ({ app, caller, params }, _id, data, next) => {
    const after = await next()
    if (data.aliasForItems && !params.within) await app.get('whenGoodsAreNamed')(app, caller.workspaceId)
    return after
  },
  reports: {
    transactions: stockCard,
    notshipped,
    sales: productSales,
    inventory,
    stockValue,
    averageCost,
    categories: (call) => countsBy(call, 'categoryId'),
  },
}
