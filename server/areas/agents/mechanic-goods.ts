import type { Id } from '@shared/foundation/ids'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'

interface Limited {
  readonly categoryId?: Id<'categories'> | undefined
  readonly productId?: Id<'products'> | undefined
}

/**
 * Mechanics with the names of what they are about.
 * @param path of the list in what was sent
 * @throws AppError 400 where one names what isn't there
 */
export const withGoodsNames = async <M extends Limited>(
  reads: Pick<SocaiUnitOfWork, 'read'>,
  mechanics: readonly M[],
  path: string,
): Promise<(M & { categoryName?: string; productName?: string })[]> => {
  const [categories, products] = await Promise.all([
    reads.read('categories').byIds(mechanics.flatMap(({ categoryId }) => categoryId ?? [])),
    reads.read('products').byIds(mechanics.flatMap(({ productId }) => productId ?? [])),
  ])
  return mechanics.map((mechanic, index) => {
    const category = categories.find(({ _id }) => _id === mechanic.categoryId)
    const product = products.find(({ _id }) => _id === mechanic.productId)
    const missing = mechanic.categoryId && !category ? 'categoryId' : mechanic.productId && !product ? 'productId' : null
    if (missing) throw AppError.atField(`${path}.${index}.${missing}`, 'data.reference', { field: `${path}.${index}.${missing}` })
    return {
      ...mechanic,
      ...(category ? { categoryName: category.name } : {}),
      ...(product ? { productName: product.name } : {}),
    }
  })
}
