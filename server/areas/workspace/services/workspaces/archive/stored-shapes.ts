import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import { MAX_DONG } from '@shared/foundation/money/money'
import { stayLine } from '@shared/areas/people/services/pay-shapes'
import { declarations } from '@shared/registry/declarations'
import type { Declared } from '@shared/foundation/declaration/define-service'
import {
  day,
  id,
  instant,
  list,
  money,
  month,
  name,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  whole,
} from '@shared/foundation/declaration/schema-kit'

/** An id of whatever collection, as text. */
const idText = () => Type.String({ pattern: '^[0-9a-f]{24}$' })
const anyId = () => Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{24}$', kind: 'id' })
const own = { _id: anyId(), workspaceId: id('workspaces') }
const quantity = () => Type.Number({ minimum: -1e9, maximum: 1e9 })
const amount = () => Type.Number({ minimum: -MAX_DONG, maximum: MAX_DONG })
/** A sum of many amounts. */
const sum = () => Type.Number({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
const MAX_TEXT_LENGTH = 16 * 1024 * 1024

const change = shape({ before: optional(Type.Unknown()), after: optional(Type.Unknown()), differs: optional(Type.Unknown()) })

/** What units did in a warehouse. */
const movement = {
  ...own,
  productId: id('products'),
  warehouseId: id('warehouses'),
  orderId: optional(id('orders')),
  transferId: optional(id('stockTransfers')),
  order_number: text(20),
  partner: optional(text()),
  shippingTime: instant(),
  time: instant(),
  sign: Type.Union([Type.Literal(1), Type.Literal(-1)]),
  quantity: whole(),
  cost: amount(),
  unknown: Type.Integer({ minimum: -1e9, maximum: 1e9 }),
  recorded: optional(instant()),
}

/** What the documents of a workspace look like that belong to no service. */
const unserved: Readonly<Record<string, TObject>> = {
  movements: shape(movement),
  takenMovements: shape({ ...movement, taken: instant() }),
  levels: shape({
    ...own,
    productId: id('products'),
    warehouseId: id('warehouses'),
    count: quantity(),
    value: sum(),
    unknown: quantity(),
  }),
  timesheets: shape({
    ...own,
    rev: whole(),
    userId: id('users'),
    month: month(),
    stays: optional(Type.Record(idText(), stayLine)),
    adjustments: optional(Type.Record(idText(), shape({ amount: money(), note: text(500), by: optional(text()) }))),
    paid: optional(text(1_000_000)),
  }),
  commissions: shape({
    ...own,
    rev: whole(),
    schemeId: id('apComs'),
    mechanicIndex: whole(),
    agentId: id('assets'),
    fromId: id('assets'),
    path: list(id('assets'), 1000),
    rankId: id('apRanks'),
    orderId: id('orders'),
    order_number: text(20),
    at: instant(),
    base: amount(),
    rest: amount(),
    multiply: amount(),
    amount: money(),
    opens: Type.Boolean(),
    accrued: optional(Type.Literal(true)),
  }),
  journal: shape({
    ...own,
    slot: Type.Integer({ minimum: -1e9, maximum: 1e9 }),
    n: whole({ minimum: 1 }),
    at: instant(),
    day: day(),
    skew: optional(oneOf(['late', 'ahead'])),
    service: text(40),
    recordId: anyId(),
    rev: whole(),
    opening: optional(Type.Literal(true)),
    partners: optional(list(anyId(), 1000)),
    body: text(MAX_TEXT_LENGTH),
  }),
  audits: shape({
    ...own,
    service: text(40),
    recordId: anyId(),
    action: oneOf(['create', 'patch', 'remove']),
    at: instant(),
    by: orNull(Type.Union([shape({ _id: id('users'), name: text() }), shape({ key: Type.Literal(true), program: optional(text()) })])),
    bulkId: optional(idText()),
    act: optional(anyId()),
    changes: optional(Type.Record(text(), change)),
  }),
  importParts: shape({ ...own, importId: id('imports'), part: oneOf(['rows', 'made']), first: whole(), json: text(MAX_TEXT_LENGTH) }),
  counters: shape({ ...own, name: name(undefined, 100), value: whole() }),
  rollups: shape({
    ...own,
    series: text(60),
    period: text(11, { pattern: '^([Dd][0-9]{4}-[0-9]{2}-[0-9]{2}|M[0-9]{4}-[0-9]{2}|Y[0-9]{4})$' }),
    key: text(500),
    slot: Type.Integer({ minimum: -1e9, maximum: 1e9 }),
    sums: optional(Type.Record(text(), sum())),
    sheet: optional(shape({ keys: text(MAX_TEXT_LENGTH), columns: Type.Record(text(), Type.Unsafe<object>({ bytes: true })) })),
    folds: optional(whole()),
  }),
}

/** What every record of a service carries besides what it declares: see `bookkeeping`. */
const besides = {
  words: optional(list(text(), 200)),
  revs: optional(Type.Record(text(), whole())),
  keys: optional(Type.Record(text(), Type.Union([text(2000), sum()]))),
}

const storedOf = ({ record, secret = {}, perMember = {}, takenIn = {} }: Declared): TObject => {
  const lists = Object.fromEntries(Object.values(perMember).map(({ stored }) => [stored, list(id('users'), 10_000)]))
  const fields: Record<string, TSchema> = { ...(record as TObject).properties, ...secret, ...lists, ...besides }
  const lacking = [...Object.keys(lists), ...(takenIn.mayLack ?? []), ...(takenIn.freshKeys ?? [])]
  return shape({ ...fields, ...Object.fromEntries(lacking.flatMap((field) => (fields[field] ? [[field, optional(fields[field])]] : []))) })
}

/** The shape of a collection's documents as they are stored, and go along in a file; null for one that nothing is declared of. */
export const storedShape = (collection: string): TObject | null => {
  const declared = declarations.find(({ path }) => path === collection)
  return declared ? storedOf(declared) : (unserved[collection] ?? null)
}
