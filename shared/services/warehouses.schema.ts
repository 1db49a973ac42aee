import { Type, type Static } from '@feathersjs/typebox'
import { creatorFields, id, name, oneOf, optional, shape, text, updaterFields, workspaceFields } from './schema-kit'

export const warehouseStatuses = ['active', 'removed'] as const
const fields = { name: name('warehouses.name-required'), address: optional(text(400)) }

export const warehouse = shape({
  _id: id('warehouses'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(warehouseStatuses),
})
export type Warehouse = Static<typeof warehouse>
export const warehouseCreate = shape(fields)
export const warehousePatch = Type.Partial(shape({ ...fields, status: oneOf(warehouseStatuses) }), { additionalProperties: false })
