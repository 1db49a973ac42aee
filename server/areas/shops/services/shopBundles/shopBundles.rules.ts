import type { ShopBundleCreate } from '@shared/areas/shops/services/shopBundles'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { repairOrders } from '../../repair'

type Bundle = StoredOf<'shopBundles'>

/** @throws AppError 400 for a product that isn't there, or stands in the bundle twice */
const itemsOf = async (work: SocaiUnitOfWork, sent: Stored<ShopBundleCreate>['items']): Promise<Bundle['items']> => {
  const found = new Map(
    (await work.read('products').byIds([...new Set(sent.map(({ productId }) => productId))], { only: ['name'] })).map((each) => [
      each._id,
      each,
    ]),
  )
  const seen = new Set<string>()
  return sent.map(({ productId, quantity }, at) => {
    const path = `items.${at}.productId`
    const product = found.get(productId)
    if (!product) throw AppError.atField(path, 'data.reference', { field: path })
    if (seen.has(productId)) throw AppError.atField(path, 'shops.bundle-twice', { name: product.name })
    seen.add(productId)
    return { productId, name: product.name, quantity }
  })
}

/** Bundles: orders of shops that waited for one go on as soon as it is known. */
export const shopBundlesRules: ServiceRules<'shopBundles'> = {
  create: async ({ app, service, params, caller }, data) => {
    const bundle = await service.run(params, [], async (work) =>
      service.add(work, params, { ...data, items: await itemsOf(work, data.items) }),
    )
    await repairOrders(app, caller.workspaceId)
    return bundle
  },
  preparePatch: async (_call, work, _before, { items, ...fields }) => ({
    ...fields,
    ...(items ? { items: await itemsOf(work, items) } : {}),
  }),
  patch: async ({ app, caller }, _id, data, next) => {
    const after = await next()
    if (data.items) await repairOrders(app, caller.workspaceId)
    return after
  },
}
