import { Type, type Static } from '@feathersjs/typebox'
import { id, name, oneOf, shape, workspaceFields } from './schema-kit'

export const productGroups = ['goods', 'services'] as const
export type ProductGroup = (typeof productGroups)[number]

const fields = { group: oneOf(productGroups), name: name('categories.name-required') }
export const category = shape({ _id: id('categories'), ...workspaceFields, ...fields })
export type Category = Static<typeof category>
export const categoryCreate = shape(fields)
export const categoryPatch = Type.Partial(shape({ name: fields.name }), { additionalProperties: false })
