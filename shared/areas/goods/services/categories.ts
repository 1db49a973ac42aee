import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { id, name, oneOf, shape, workspaceFields } from '../../../foundation/declaration/schema-kit'

export const productGroups = ['goods', 'services'] as const
export type ProductGroup = (typeof productGroups)[number]

const fields = { group: oneOf(productGroups), name: name('categories.name-required') }
export const category = shape({ _id: id('categories'), ...workspaceFields, ...fields })
export type Category = Static<typeof category>
export const categoryCreate = shape(fields)
export const categoryPatch = Type.Partial(shape({ name: fields.name }), { additionalProperties: false })

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
  realtime: 'merge',
})
