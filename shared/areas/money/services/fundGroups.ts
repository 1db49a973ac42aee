import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { flag, id, name, shape, workspaceFields } from '../../../foundation/declaration/schema-kit'

const fields = { name: name('fundGroups.name-required', 100), isCredit: flag() }
export const fundGroup = shape({
  _id: id('fundGroups'),
  ...workspaceFields,
  ...fields,
  builtIn: flag({ default: false }),
  nonBusiness: flag({ default: false }),
})
export type FundGroup = Static<typeof fundGroup>
export const fundGroupCreate = shape({ ...fields, nonBusiness: Type.Optional(flag()) })

export const fundGroups = defineService({
  path: 'fundGroups',
  scope: 'workspace',
  methods: ['find', 'get', 'create'],
  record: fundGroup,
  create: fundGroupCreate,
  access: { find: 'member', get: 'member', create: ['/funds'] },
  filter: ['_id', 'name', 'isCredit'],
  sort: ['_id', 'name', 'isCredit', 'created'],
  sortByKey: ['name'],
  defaultSort: { isCredit: 1, _id: 1 },
  indexes: [{ fields: { name: 1 }, unique: true, whenTaken: 'fundGroups.exists' }, { fields: { 'keys.name': 1, _id: 1 } }],
  realtime: 'merge',
})
