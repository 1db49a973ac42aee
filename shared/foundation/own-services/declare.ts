import { Type, type TSchema } from '@sinclair/typebox'
import type { RecordService } from '../../registry/names'
import type { Right } from '../rights/rights'
import { defineService, type Access, type Declared, type HiddenFields, type Reference } from '../declaration/define-service'
import {
  creatorFields,
  day,
  flag,
  id,
  money,
  name as nameText,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../declaration/schema-kit'
import { isReference, namedBy, type OwnField, type OwnFieldKind, type PlugIn } from './plug-in'

const STATUSES = ['active', 'removed'] as const
const USUAL_TEXT = 200
const LONG_TEXT = 2000

const named: Partial<Record<OwnFieldKind, { readonly service: RecordService; readonly groups?: readonly string[] }>> = {
  member: { service: 'users' },
  customer: { service: 'assets', groups: ['Customers'] },
  supplier: { service: 'assets', groups: ['Suppliers'] },
  product: { service: 'products' },
  warehouse: { service: 'warehouses' },
}

/** Whoever doesn't see partners of a kind finds none of them here either. */
const seenWith: Partial<Record<OwnFieldKind, readonly Right[]>> = { customer: ['/sales'], supplier: ['/purchases'] }

/** Of a field that not everybody sees: the rights of which one is needed, and those of another rule. */
const hiddenOf = (name: string, { kind, visibleTo }: OwnField): HiddenFields[] => {
  const fields = isReference({ kind }) ? [name, namedBy(name)] : [name]
  return [visibleTo, seenWith[kind]].flatMap((rights) => (rights ? [{ fields, visibleTo: rights }] : []))
}

/** The value of a field, as it is sent. */
const sentOf = ({ kind, longest, required, choices = {} }: OwnField): TSchema => {
  const of = named[kind]
  if (of) return id(of.service)
  if (kind === 'choice') return oneOf(Object.keys(choices))
  if (kind === 'longText') return text(longest ?? LONG_TEXT)
  if (kind === 'money') return money()
  if (kind === 'whole') return whole()
  if (kind === 'quantity') return Type.Number({ minimum: -1e9, maximum: 1e9, kind: 'number' })
  if (kind === 'day') return day()
  if (kind === 'flag') return flag()
  return required ? nameText(undefined, longest ?? USUAL_TEXT) : text(longest ?? USUAL_TEXT)
}

/** The value of a field, as it is stored: what was written when more was allowed stays. */
const valueOf = (field: OwnField): TSchema => {
  const value = field.kind === 'choice' || isLikeText(field) ? text(LONG_TEXT) : sentOf(field)
  return field.default === undefined ? value : { ...value, default: field.default }
}

const isLikeText = ({ kind }: OwnField): boolean => kind === 'text' || kind === 'longText'

/**
 * The declaration of a company's own service: what it keeps, who may do what, what it is searched and sorted by. From it follows all that
 * follows for services of the product.
 */
export const declareOwn = ({ path, fields, rights, companies }: PlugIn): Declared => {
  const service = path as RecordService
  const entries = Object.entries(fields)
  const shapeOf = (of: (field: OwnField) => TSchema): Record<string, TSchema> =>
    Object.fromEntries(entries.map(([field, declared]) => [field, of(declared)]))
  const record = {
    _id: id(service),
    ...workspaceFields,
    ...creatorFields,
    ...updaterFields,
    ...shapeOf((field) => (field.required ? valueOf(field) : optional(valueOf(field)))),
    ...Object.fromEntries(
      entries.flatMap(([field, declared]) => {
        const of = named[declared.kind]
        return of ? [[namedBy(field), optional(shape({ _id: id(of.service), name: text() }))] as const] : []
      }),
    ),
    status: oneOf(STATUSES, { default: 'active' }),
  }
  const references = Object.fromEntries(
    entries.flatMap(([field, declared]): [string, Reference][] => {
      const of = named[declared.kind]
      return of ? [[field, { ...of, as: namedBy(field), fields: ['name'], keep: 'frozen' }]] : []
    }),
  )
  const write: Access = rights.write
  return defineService({
    path: service,
    scope: 'workspace',
    methods: ['find', 'get', 'create', 'patch', 'remove'],
    own: companies ? { companies } : {},
    record: shape(record),
    create: shape(shapeOf((field) => (field.required ? sentOf(field) : optional(sentOf(field))))),
    patch: Type.Partial(
      shape({
        ...shapeOf((field) => (field.required || field.default !== undefined ? sentOf(field) : orNull(sentOf(field)))),
        status: oneOf(STATUSES),
      }),
      { additionalProperties: false },
    ),
    access: { find: rights.read, get: rights.read, create: write, patch: write, remove: rights.remove ?? write },
    hidden: entries.flatMap(([field, declared]) => hiddenOf(field, declared)),
    filter: ['_id', 'status', 'created', ...entries.flatMap(([field, declared]) => (declared.kind === 'longText' ? [] : [field]))],
    sort: ['_id', 'name', 'created'],
    sortByKey: ['name'],
    defaultSort: { created: -1, _id: -1 },
    // Words are no way around a right: only what everybody who reads it sees is looked through.
    search: entries.flatMap(([field, declared]) => (isLikeText(declared) && !declared.visibleTo ? [field] : [])),
    references,
    indexes: [{ fields: { status: 1, created: 1 } }, { fields: { 'keys.name': 1, _id: 1 } }, { fields: { updated: 1, _id: 1 } }],
    /** Values of fields that the plug-in no longer has, until it has them again. */
    secret: { leftOut: optional(Type.Record(Type.String(), Type.Unknown())) },
    bringsBack: { not: [] },
    realtime: 'merge',
  })
}
