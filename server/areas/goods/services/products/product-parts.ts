import { can } from '@shared/foundation/rights/rights'
import { leadsBack } from '@shared/areas/goods/rules/inventory'
import type { PatchOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import { isEqual } from '@shared/foundation/equal'
import type { Caller } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'

type Product = StoredOf<'products'>
type Parts = NonNullable<Product['subItems']>

/**
 * What a product is made of, with the names and units its parts have now.
 * @throws AppError 403 but for the board; 400 for services, for a part named twice, and for parts that lead back to the product
 */
export const partsOf = async (
  { rights }: Caller,
  work: SocaiUnitOfWork,
  product: Product,
  sent: NonNullable<Stored<PatchOf<'products'>>['subItems']>,
): Promise<Parts> => {
  const own = product.subItems ?? []
  const bare = ({ productId, quantity }: (typeof sent)[number]) => ({ productId, quantity })
  if (isEqual(sent.map(bare), own.map(bare))) return own
  if (!can(rights, ['bod'])) throw AppError.of('products.parts-bod')
  // Another's parts may change meanwhile: all that have any are guarded, so that two changes can't close a circle together.
  const made = await work.read('products').find({ 'subItems.0': { $exists: true } }, { only: ['subItems', 'rev'] })
  const partsById = new Map<string, Parts>(made.map(({ _id, subItems = [] }) => [_id, subItems]))
  const found = new Map((await work.read('products').byIds(sent.map(({ productId }) => productId))).map((each) => [each._id, each]))
  const seen = new Set<string>()
  const parts = sent.map(({ productId, quantity }, index) => {
    const path = `subItems.${index}.productId`
    const part = found.get(productId)
    if (!part) throw AppError.atField(path, 'data.reference', { field: path })
    if (part.group !== 'goods') throw AppError.atField(path, 'products.part-goods', { name: part.name })
    if (seen.has(productId)) throw AppError.atField(path, 'products.part-twice', { name: part.name })
    seen.add(productId)
    if (leadsBack(product._id, [{ productId, quantity }], (id) => partsById.get(id) ?? []))
      throw AppError.atField(path, 'products.part-cycle', { name: part.name })
    return { productId, name: part.name, unit: part.unit, quantity }
  })
  for (const { _id, rev } of made) if (_id !== product._id) work.update('products', { _id, rev }, { $set: { rev } })
  return parts
}
