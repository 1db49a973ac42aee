import { isReturn } from '@shared/foundation/documents/order-returns'
import { planShipmentEdit } from '@shared/foundation/documents/order-shipping'
import { can } from '@shared/foundation/rights/rights'
import { renamedWord } from '@shared/foundation/text/renamed-word'
import { declarations } from '@shared/registry/declarations'
import type { Declared } from '@shared/foundation/declaration/define-service'
import { MAX_TAKEN_BACK, type HistoryEntry, type TakenBack } from '@shared/areas/history/services/history'
import type { RecordService } from '@shared/registry/names'
import type { Stored } from '@shared/foundation/declaration/wire'
import { isDeepStrictEqual } from 'node:util'
import type { CallParams } from '../../../../kernel/call'
import type { Audit, StoredOf } from '../../../../kernel/collections'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { serialize } from '../../../../kernel/serialize'
import { dryRun } from '../../../../kernel/unit-of-work'
import { AppError, toFeathersError } from '../../../../platform/errors'
import { readable, type Entry } from './entries'
import { unitsCostOf } from './units-cost'

type HistoryCall = Call<'history'>
type Fields = Readonly<Record<string, unknown>>
type Outcome = Stored<TakenBack>

/** What takes one change back: what its record's service is asked for, and what of it stays. */
interface WayBack {
  readonly way: NonNullable<TakenBack['way']>
  /** Another service than the record's, asked to change all that `by` names. */
  readonly many?: { readonly service: RecordService; readonly by: Readonly<Record<string, string>> }
  readonly data: Fields
  /** What fields hold now, and what they get. */
  readonly changes: NonNullable<TakenBack['changes']>
  /** Fields that were changed since. */
  readonly left: readonly string[]
}

/**
 * Takes changes back, the latest first, each by the rules of its record's service: what can't be taken back stays, and says why.
 * @returns what became of each, or would; `next` names where to go on
 */
export const takeChangesBack: NonNullable<ServiceRules<'history'>['patchMany']> = async (call, by, { preview = false, fields }) => {
  const rows = await rowsOf(call, by)
  const page = rows.slice(0, MAX_TAKEN_BACK)
  const entries = new Map((await readable(call.app.get('database'), call.caller, page)).map((entry) => [entry._id as string, entry]))
  const data: Outcome[] = []
  for (const row of page) {
    const entry = entries.get(row._id)
    if (entry) data.push(await takeOne(call, row, entry, { preview, fields }))
  }
  return { data, next: rows.length > page.length ? ((page.at(-1)?._id as HistoryEntry['_id'] | undefined) ?? null) : null }
}

/** The changes meant, the latest first; one more than a command takes. */
const rowsOf = ({ app, caller }: HistoryCall, { bulkId, entryId, after }: { bulkId?: string; entryId?: string; after?: string }) => {
  if ((bulkId === undefined) === (entryId === undefined)) throw AppError.atField('bulkId', 'data.field-required', { field: 'bulkId' })
  const meant = entryId === undefined ? { bulkId, ...(after === undefined ? {} : { _id: { $lt: after } }) } : { _id: entryId }
  return app
    .get('database')
    .records('audits', caller.workspaceId)
    .find(meant, { sort: { _id: -1 }, limit: MAX_TAKEN_BACK + 1 })
}

/** Whether it is only told, and the fields that are meant where it isn't all of them. */
interface Meant {
  readonly preview: boolean
  readonly fields: readonly string[] | undefined
}

const takeOne = async (call: HistoryCall, row: Audit, entry: Entry, { preview, fields }: Meant): Promise<Outcome> => {
  const { service, recordId, name } = entry
  const about = { _id: entry._id, service, recordId, ...(name === undefined ? {} : { name }) }
  try {
    const record = await recordOf(call, row)
    const back = fields ? fieldsBack(row, entry, record, fields) : wayBack(row, entry, record)
    const after = await carryOut(call, row, back, preview)
    const follows = back.many ? {} : followed(call, row, record, after, back)
    return {
      ...about,
      way: back.way,
      changes: back.changes,
      ...(Object.keys(follows).length > 0 ? { follows } : {}),
      ...(back.left.length > 0 ? { left: [...back.left] } : {}),
    }
  } catch (thrown) {
    return { ...about, refused: reasonOf(thrown, call.params) }
  }
}

/** The figures of a record, and its status, that are others after the command than before it and weren't asked for. */
const followed = (
  { caller }: HistoryCall,
  row: Audit,
  record: Fields,
  after: unknown,
  { changes }: WayBack,
): NonNullable<TakenBack['follows']> => {
  const declaration = declarationsByPath.get(row.service)
  const before = declaration && serialize(declaration, record, caller)
  if (!before || typeof after !== 'object' || after === null) return {}
  const told = Object.entries(after).filter(
    ([field, is]) => !(field in changes) && field !== 'rev' && (typeof is === 'number' || field === 'status') && !same(before[field], is),
  )
  return Object.fromEntries(told.map(([field, is]) => [field, { before: before[field], after: is as unknown }]))
}

const recordOf = async (call: HistoryCall, row: Audit): Promise<Fields> => {
  const { app, caller } = call
  const { service, recordId } = row
  if (service === 'stocks') return unitsCostOf(call, row)
  const database = app.get('database')
  const isOwn = service === 'workspaces' && recordId === caller.workspaceId
  if (!isOwn && declarationsByPath.get(service)?.scope !== 'workspace') throw AppError.of('history.stays')
  const record = isOwn
    ? await database.platformRecords('workspaces').byId(recordId)
    : await database.records(service as 'orders', caller.workspaceId).byId(recordId)
  if (!record) throw AppError.of('request.not-found')
  return record as object as Fields
}

/** Why it was refused, as the caller reads it. @throws what is no refusal */
const reasonOf = (thrown: unknown, { language = 'en' }: CallParams): string => {
  const error = thrown instanceof AppError ? toFeathersError(thrown, language) : thrown
  if (!(error instanceof Error) || !('code' in error) || Number(error.code) >= 500) throw error
  const [field] = Object.values(('errors' in error ? error.errors : null) ?? {})
  return (typeof field === 'string' ? field : error.message).slice(0, 1000)
}

const declarationsByPath: ReadonlyMap<string, Declared> = new Map(declarations.map((declaration) => [declaration.path, declaration]))

/** Another cost of many units: all have the one they had, if it was one and they still have the new one. */
const unitsCostBack = ({ recordId: productId, changes = {} }: Audit, { cost: now }: Fields): WayBack => {
  const { cost, since, until } = changes
  if (typeof cost?.before !== 'number' || !since || !until) throw AppError.of('history.stays')
  assertAsLeft('cost', cost, { cost: now })
  return {
    way: 'fields',
    many: { service: 'stocks', by: { productId, since: String(since.after), until: String(until.after) } },
    data: { cost: cost.before },
    changes: { cost: { before: cost.after, after: cost.before } },
    left: [],
  }
}

/** By service: how changes go back that are more than the values of fields. Undefined: as fields do. */
const commands: Readonly<Record<string, (row: Audit, record: Fields) => WayBack | undefined>> = {
  orders: ({ changes = {} }, record) => {
    const order = record as object as StoredOf<'orders'>
    return shipmentsBack(changes['shipments'], order) ?? wholeReturnBack(changes, order) ?? statusBack(changes['status'], record)
  },
  stocks: unitsCostBack,
  workspaces: ({ changes = {} }, { opts }) => renameBack(changes['opts'], opts as Options),
  funds: ({ action, changes = {} }, { status }) => {
    const completed = action === 'create' ? status === 'completed' : changes['status']?.after === 'completed'
    if (action !== 'create' && !changes['status']) return undefined
    if (changes['status']?.after === 'cancelled') throw AppError.of('history.stays')
    if (status === 'cancelled') throw AppError.of('history.is-back')
    if (completed) return { way: 'refund', data: { status: 'refunded' }, changes: {}, left: [] }
    if (action === 'create') return { way: 'cancel', data: { status: 'cancelled' }, changes: {}, left: [] }
    throw AppError.of('history.stays')
  },
}

type Change = NonNullable<Audit['changes']>[string]
type Shipment = StoredOf<'orders'>['shipments'][number]

/** What a change did to one shipment of an order, or return of a part. */
interface ShipmentChange {
  readonly was?: Shipment
  readonly is?: Shipment
}

/** @throws AppError 409 for shipments told by their number alone, several at once and what only corrects what was booked */
const shipmentChanged = ({ before = [], after }: Change): ShipmentChange => {
  if (!Array.isArray(before) || !Array.isArray(after)) throw AppError.of('history.stays')
  const [shipmentsBefore, shipmentsAfter] = [before as Shipment[], after as Shipment[]]
  const changed: ShipmentChange[] = [
    ...shipmentsBefore.flatMap((was) => {
      const is = atTime(shipmentsAfter, was.time)
      return same(piecesOf(was), piecesOf(is)) ? [] : [{ was, ...(is ? { is } : {}) }]
    }),
    ...shipmentsAfter.filter(({ time }) => !atTime(shipmentsBefore, time)).map((is) => ({ is })),
  ]
  const [only, ...others] = changed
  if (!only || others.length > 0 || [only.was, only.is].some((each) => each?.lines.length === 0)) throw AppError.of('history.stays')
  return only
}
const sameTime = (a: Date, b: Date): boolean => a.getTime() === b.getTime()
const atTime = (shipments: readonly Shipment[], at: Date): Shipment | undefined => shipments.find(({ time }) => sameTime(time, at))

/** How what a change did to an order's shipments goes back; undefined when it did nothing to them. */
const shipmentsBack = (change: Change | undefined, order: StoredOf<'orders'>): WayBack | undefined => {
  if (!change) return undefined
  const { was, is } = shipmentChanged(change)
  if (was) return correctionBack(was, is, order)
  if (!is) return undefined
  return isReturn(is) ? partReturnBack(is, order) : shipmentBack(is, order)
}

const assertStands = ({ time }: Shipment, { shipments }: StoredOf<'orders'>): void => {
  if (!atTime(shipments, time)?.lines.length) throw AppError.of('history.is-back')
}

const shipmentBack = (added: Shipment, order: StoredOf<'orders'>): WayBack => {
  assertStands(added, order)
  const plan = planShipmentEdit(order, added.time, 'nothing')
  const { status } = plan.ok ? plan : order
  return {
    way: 'shipment',
    data: { undoShipment: added.time.toISOString() },
    changes: status === order.status ? {} : { status: { before: order.status, after: status } },
    left: [],
  }
}

/** A shipment that was corrected, or taken out: it has the quantities again that it had. */
const correctionBack = (was: Shipment, is: Shipment | undefined, { shipments }: StoredOf<'orders'>): WayBack => {
  const [before, after, now] = [piecesOf(was), piecesOf(is), piecesOf(atTime(shipments, was.time))]
  if (same(now, before)) throw AppError.of('history.is-back')
  if (!same(now, after)) throw AppError.of('history.changed-since')
  const products = [...new Set([...before.keys(), ...after.keys()])]
  const isTold = !isReturn(was) && products.every((productId) => productId !== null || before.get(null) === after.get(null))
  if (!isTold) throw AppError.of('history.stays')
  const { time, warehouseId } = was
  return {
    way: 'correction',
    data: {
      status: 'shipped',
      shippingTime: time.toISOString(),
      ...(warehouseId ? { warehouseId } : {}),
      shipping: products.flatMap((productId) => (productId ? [{ productId, quantity: before.get(productId) ?? 0 }] : [])),
    },
    changes: {},
    left: [],
  }
}

/** How many of each product; under null what is of no product. */
const piecesOf = (shipment: Shipment | undefined): ReadonlyMap<string | null, number> => {
  const pieces = new Map<string | null, number>()
  for (const { productId, quantity } of shipment?.lines ?? []) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return pieces
}

const partReturnBack = (added: Shipment, order: StoredOf<'orders'>): WayBack => {
  assertStands(added, order)
  return returnBack(added.time)
}

/** The return of a whole order: it stands again where it stood. */
const wholeReturnBack = ({ status, returnedAt }: NonNullable<Audit['changes']>, order: StoredOf<'orders'>): WayBack | undefined => {
  if (status?.after !== 'returned' || !(returnedAt?.after instanceof Date)) return undefined
  if (order.status !== 'returned') throw AppError.of('history.is-back')
  if (!order.returnedAt || !sameTime(order.returnedAt, returnedAt.after)) throw AppError.of('history.changed-since')
  return { ...returnBack(returnedAt.after), changes: { status: { before: 'returned', after: status.before } } }
}

const returnBack = (at: Date): WayBack => ({ way: 'return', data: { undoReturn: at.toISOString() }, changes: {}, left: [] })

type Options = StoredOf<'workspaces'>['opts']

/** The words of a workspace that records are marked with, and who gives them another name. */
const renamed = [
  { option: 'fundLabels', service: 'funds', word: 'label', shownAs: 'label' },
  { option: 'orderTags', service: 'orders', word: 'tag', shownAs: 'tags' },
] as const

/** The change of settings by which one label or tag got another name: it gets the one before, wherever it stands. */
const renameBack = (change: Change | undefined, now: Options): WayBack => {
  const [was, is] = [change?.before, change?.after].map((opts) => (opts ?? {}) as Partial<Options>)
  for (const { option, service, word, shownAs } of renamed) {
    const found = renamedWord(was?.[option] ?? [], is?.[option] ?? [])
    if (!found) continue
    const { from, to } = found
    if (!now[option].includes(to)) throw AppError.of(now[option].includes(from) ? 'history.is-back' : 'history.changed-since')
    return {
      way: 'rename',
      many: { service, by: { [word]: to } },
      data: { [word]: from },
      changes: { [shownAs]: { before: to, after: from } },
      left: [],
    }
  }
  throw AppError.of('history.stays')
}

const statusBack = (change: Change | undefined, record: Fields): WayBack | undefined => {
  if (!change) return undefined
  assertAsLeft('status', change, record)
  if (change.before === 'partial-shipped') throw AppError.of('orders.shipping-decides')
  return {
    way: 'status',
    data: { status: change.before },
    changes: { status: { before: record['status'], after: change.before } },
    left: [],
  }
}

/** @throws AppError 409 when a field is as it was before, or was changed since */
const assertAsLeft = (field: string, { before, after }: Change, record: Fields): void => {
  if (same(record[field], before)) throw AppError.of('history.is-back')
  if (!same(record[field], after)) throw AppError.of('history.changed-since')
}

const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null)

const wayBack = (row: Audit, entry: Entry, record: Fields): WayBack => {
  const command = commands[row.service]?.(row, record)
  return command ?? fieldsBack(row, entry, record)
}

/** Fields get what they held. @param meant only these, also where they were changed since; absent: all that the change is of */
const fieldsBack = (row: Audit, entry: Entry, record: Fields, meant?: readonly string[]): WayBack => {
  const writable = (declarationsByPath.get(row.service)?.patch?.['properties'] ?? {}) as Fields
  // What the asker may not see of a change isn't theirs to take back.
  const seen = entry.changes ?? {}
  const fields = Object.entries(row.changes ?? {}).filter(
    ([field, change]) => field in seen && field in writable && !isBrief(change) && (meant === undefined || meant.includes(field)),
  )
  if (row.action === 'create' || fields.length === 0) throw AppError.of('history.stays')
  const others = fields.filter(([field, { before }]) => !same(record[field], before))
  const changed = meant ? [] : others.filter(([field, { after }]) => !same(record[field], after))
  const due = others.filter((each) => !changed.includes(each))
  if (due.length === 0) throw AppError.of(changed.length > 0 ? 'history.changed-since' : 'history.is-back')
  return {
    way: 'fields',
    data: Object.fromEntries(due.map(([field, { before, after }]) => [field, before ?? emptyLike(after)])),
    changes: Object.fromEntries(
      due.map(([field, { before }]) => [
        field,
        { ...(record[field] === undefined ? {} : { before: record[field] }), ...(before === undefined ? {} : { after: before }) },
      ]),
    ),
    left: changed.map(([field]) => field),
  }
}

/** A long list is told by its length: what it held isn't known. */
const isBrief = ({ before, after }: Change): boolean =>
  [before, after].some((value) => typeof value === 'object' && value !== null && 'entries' in value)

/** How a field is emptied that was absent. */
const emptyLike = (value: unknown): unknown => (Array.isArray(value) ? [] : typeof value === 'string' ? '' : null)

/** Asks the record's service for it, as the caller would; the board sets the order of statuses aside where that alone bars it. */
const carryOut = async (call: HistoryCall, row: Audit, back: WayBack, preview: boolean): Promise<unknown> => {
  try {
    return await ask(call, row, back, preview)
  } catch (thrown) {
    if (back.way !== 'status' || !can(call.caller.rights, ['bod'])) throw thrown
    return ask(call, row, { ...back, data: { ...back.data, isForce: true } }, preview)
  }
}

const ask = async (
  { app, caller, params: { language } }: HistoryCall,
  row: Audit,
  { many, data }: WayBack,
  preview: boolean,
): Promise<unknown> => {
  const { service, id, query } = many ? { service: many.service, id: null, query: many.by } : { service: row.service, id: row.recordId }
  const patch = (within: Pick<CallParams, 'within'>) =>
    app.service(service as 'orders').patch(id, JSON.parse(JSON.stringify(data)) as never, {
      caller,
      ...(query ? { query } : {}),
      ...(language ? { language } : {}),
      ...within,
    })
  if (!preview) return patch({})
  let answer: unknown
  await dryRun(app.get('work'), { workspaceId: caller.workspaceId, now: app.get('now'), zone: caller.zone }, async (work) => {
    answer = await patch({ within: work })
  })
  return answer
}
