import { Type, type Static } from '@feathersjs/typebox'
import { productGroups } from './categories.schema'
import {
  creatorFields,
  id,
  list,
  money,
  name,
  oneOf,
  optional,
  shape,
  text,
  unitCost,
  whole,
  updaterFields,
  workspaceFields,
} from './schema-kit'

export const productStatuses = ['active', 'disabled'] as const

const fields = {
  group: oneOf(productGroups),
  categoryId: id('categories', { error: 'products.category-required' }),
  name: name('products.name-required'),
  price: optional(money({ minimum: 0, error: 'products.price-invalid' })),
  /** What the next purchase is expected to cost; goods only. */
  cost: optional(unitCost({ error: 'products.cost-invalid' })),
  unit: optional(text(30)),
  avatar: optional(text(300)),
  /** Warn when stock falls to this count. */
  lowStock: optional(whole()),
  aliasForItems: optional(list(text())),
  status: optional(oneOf(productStatuses)),
}

export const product = shape({
  _id: id('products'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(productStatuses),
  unit: text(30),
  /** The SKU: made from the name, unique in the workspace. */
  slug: text(),
  stockCount: whole(),
  category: optional(shape({ _id: id('categories'), name: text() })),
})
export type Product = Static<typeof product>
export const productCreate = shape({ ...fields, slug: optional(text()) })
export type ProductCreate = Static<typeof productCreate>
export const productPatch = Type.Partial(Type.Omit(shape(fields), ['group']), { additionalProperties: false })
