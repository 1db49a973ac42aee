import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { id, literalOf, name, oneOf, optional, orNull, shape, workspaceFields } from '../../../foundation/declaration/schema-kit'

export const productGroups = ['goods', 'services'] as const
export type ProductGroup = (typeof productGroups)[number]

const fields = {
  group: oneOf(productGroups),
  name: name('categories.name-required'),
  /** Of products that say none of their own, in a company with VAT. */
  vatRate: optional(literalOf(VAT_RATES)),
}
export const category = shape({ _id: id('categories'), ...workspaceFields, ...fields })
export type Category = Static<typeof category>
export const categoryCreate = shape(fields)
export const categoryPatch = Type.Partial(shape({ name: fields.name, vatRate: orNull(literalOf(VAT_RATES)) }), {
  additionalProperties: false,
})

export const categories = defineService({
  path: 'categories',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: category,
  create: categoryCreate,
  patch: categoryPatch,
  access: {
    find: 'member',
    get: 'member',
    create: ['/sales', '/purchases'],
    patch: ['/sales', '/purchases'],
    remove: ['/sales', '/purchases'],
  },
  remove: 'hard',
  whenReferenced: 'categories.has-products',
  filter: ['_id', 'group', 'name'],
  sort: ['_id', 'name', 'created'],
  sortByKey: ['name'],
  defaultSort: { name: 1, _id: 1 },
  indexes: [
    { fields: { group: 1, name: 1 }, unique: true, whenTaken: 'categories.exists' },
    { fields: { group: 1, 'keys.name': 1, _id: 1 } },
  ],
  bringsBack: { not: [] },
  sandbox: { sample: 'categoryId' },
  realtime: 'merge',
})
