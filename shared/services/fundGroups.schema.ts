import { Type, type Static } from '@feathersjs/typebox'
import { flag, id, name, shape, workspaceFields } from './schema-kit'

const fields = { name: name('fundGroups.name-required', 100), isCredit: flag() }
export const fundGroup = shape({ _id: id('fundGroups'), ...workspaceFields, ...fields, builtIn: flag(), nonBusiness: flag() })
export type FundGroup = Static<typeof fundGroup>
export const fundGroupCreate = shape({ ...fields, nonBusiness: Type.Optional(flag()) })
