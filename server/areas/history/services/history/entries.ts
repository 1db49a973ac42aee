import { declarations } from '@shared/registry/declarations'
import type { Declared } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Caller } from '../../../../kernel/call'
import type { Audit, SocaiDatabase } from '../../../../kernel/collections'
import { complete } from '../../../../kernel/references'
import { serialize } from '../../../../kernel/serialize'
import { UNDONE_STATUSES } from './kinds'

export type Entry = Stored<HistoryEntry>
type Fields = Record<string, unknown>

const listed = declarations.filter(({ history }) => history !== 'untold')
const byPath: ReadonlyMap<string, Declared> = new Map(listed.map((declaration) => [declaration.path, declaration]))

/** The records of a service by their ids, as they stand; those that are gone as they were when they went. */
const recordsOf = async (
  database: SocaiDatabase,
  workspaceId: string,
  declaration: Declared,
  ids: readonly string[],
): Promise<{ records: Map<string, object>; gone: ReadonlySet<string> }> => {
  const { path, scope } = declaration
  const own = scope === 'platform' ? (path === 'workspaces' ? ids.filter((id) => id === workspaceId) : []) : ids
  const records = scope === 'platform' ? database.platformRecords(path) : database.records(path, workspaceId)
  const found: (object & { _id: string })[] = await records.byIds(own)
  const known = new Set(found.map(({ _id }) => _id))
  const missing = scope === 'platform' ? [] : own.filter((id) => !known.has(id))
  const last =
    missing.length === 0
      ? []
      : await database.records('audits', workspaceId).find({ recordId: { $in: missing }, service: path, action: 'remove' })
  for (const { recordId, changes = {} } of last) found.push({ ...side(changes, 'before'), _id: recordId })
  // Another cost of many units is told of their product.
  if (path === 'stocks') found.push(...(await database.records('products', workspaceId).byIds(missing, { only: ['name'] })))
  await complete(database, workspaceId, declaration, found)
  return { records: new Map(found.map((record) => [record._id, record])), gone: new Set(last.map(({ recordId }) => recordId)) }
}

const side = (changes: NonNullable<Audit['changes']>, of: 'before' | 'after'): Fields =>
  Object.fromEntries(Object.entries(changes).map(([field, values]) => [field, values[of]]))

const nameOf = (view: Fields): string | undefined => {
  const named = [
    'order_number',
    'number',
    'transfer_number',
    'stocktake_number',
    'name',
    'title',
    'desc',
    'text',
    'month',
    'until',
    'sender',
    'phone',
  ].map((field) => view[field])
  return named.find((value): value is string => typeof value === 'string' && value !== '')?.slice(0, 200)
}

const UNDONE: readonly unknown[] = UNDONE_STATUSES

/** Whether what was made counts no more; an entry that gives money back is refunded from the beginning, and counts. */
const isUndone = (service: string, status: unknown): boolean => UNDONE.includes(status) && !(service === 'funds' && status === 'refunded')

/** The fields of a record that name whom it is for, the nearest first. */
const PARTNERS = ['customer', 'supplier', 'agent', 'user', 'asset'] as const
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined)
const namedIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? textIn(value.name) : undefined

const partnerOf = (view: Fields): string | undefined =>
  PARTNERS.flatMap((field) => namedIn(view[field]) ?? [])[0] ?? textIn(view['recipientName']) ?? textIn(view['counterName'])

/** The field of a record that says how much money it is of. */
export const moneyField = (service: string, group?: string): 'total' | 'amount' | null => {
  if (service === 'orders') return 'total'
  return service === 'funds' || service === 'bankTransfers' || (service === 'activities' && group === 'adjustments') ? 'amount' : null
}

const orderIn = (value: unknown): Entry['order'] => {
  if (typeof value !== 'object' || value === null || !('_id' in value) || !('order_number' in value)) return undefined
  const order_number = textIn(value.order_number)
  const group = 'group' in value ? textIn(value.group) : undefined
  return order_number === undefined
    ? undefined
    : { _id: String(value._id) as NonNullable<Entry['order']>['_id'], order_number, group: group ?? 'sales' }
}

/** What a sentence about a change tells beside its fields, of what the asker may see of the record. */
const told = ({ service, action, by }: Audit, view: Fields, isGone: boolean): Partial<Entry> => {
  const group = textIn(view['group'])
  const field = moneyField(service, group)
  const amount = field && view[field]
  const partner = partnerOf(view)
  const order = service === 'orders' ? undefined : orderIn(view['order'])
  const guest =
    by === null && action === 'create'
      ? (textIn(view['guestName']) ?? (service === 'sealQuestions' ? textIn(view['by']) : undefined))
      : undefined
  return {
    ...(guest === undefined ? {} : { guest }),
    ...(typeof amount === 'number' && Number.isSafeInteger(amount) ? { amount: amount as NonNullable<Entry['amount']> } : {}),
    ...(partner === undefined ? {} : { partner }),
    ...(order === undefined ? {} : { order }),
    ...(action === 'create' && (isGone || isUndone(service, view['status'])) ? { undone: true } : {}),
  }
}

/** What only says how far a change went. */
const limits: ReadonlySet<string> = new Set(['since', 'until'])

/** A row as the asker may see it: nothing when they may not see the record, as it was before, is after, or stands now. */
const entryOf = ({ row, declaration, record, isGone }: Listed, caller: Caller): Entry | null => {
  const view = record && serialize(declaration, record, caller)
  if (!view) return null
  const { changes = {} } = row
  const before = serialize(declaration, { ...record, ...side(changes, 'before') }, caller)
  const after = serialize(declaration, { ...record, ...side(changes, 'after') }, caller)
  if (row.action === 'patch' && (!before || !after)) return null
  const fields = Object.keys(changes).flatMap((field) => {
    const [was, is] = [before?.[field], row.action === 'remove' && !after ? undefined : after?.[field]]
    return was === undefined && is === undefined
      ? []
      : [[field, { ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) }]]
  })
  // A change of what the asker may not see isn't told at all.
  if (row.action === 'patch' && fields.every(([field]) => limits.has(String(field)))) return null
  const name = nameOf(view)
  const group = typeof view['group'] === 'string' ? view['group'] : undefined
  return {
    _id: row._id as Entry['_id'],
    workspaceId: row.workspaceId as Entry['workspaceId'],
    rev: 1,
    service: row.service,
    recordId: row.recordId,
    ...(name === undefined ? {} : { name }),
    ...(group === undefined ? {} : { group }),
    action: row.action,
    at: row.at,
    created: row.at,
    by: row.by as Entry['by'],
    ...told(row, view, isGone),
    ...(row.bulkId === undefined ? {} : { bulkId: row.bulkId }),
    ...(fields.length > 0 ? { changes: Object.fromEntries(fields) as NonNullable<Entry['changes']> } : {}),
  }
}

/** A change with what it is of. */
interface Listed {
  readonly row: Audit
  readonly declaration: Declared
  readonly record: object | undefined
  /** The record is no more. */
  readonly isGone: boolean
}

const withRecords = async (database: SocaiDatabase, caller: Caller, rows: readonly Audit[]): Promise<Listed[]> => {
  const services = new Map<string, Set<string>>()
  for (const { service, recordId } of rows) services.set(service, (services.get(service) ?? new Set()).add(recordId))
  const records = new Map<string, object>()
  const gone = new Set<string>()
  for (const [service, ids] of services) {
    const declaration = byPath.get(service)
    if (!declaration) continue
    const found = await recordsOf(database, caller.workspaceId, declaration, [...ids])
    for (const [id, record] of found.records) records.set(`${service} ${id}`, record)
    for (const id of found.gone) gone.add(`${service} ${id}`)
  }
  return rows.flatMap((row) => {
    const declaration = byPath.get(row.service)
    const key = `${row.service} ${row.recordId}`
    return declaration ? [{ row, declaration, record: records.get(key), isGone: gone.has(key) }] : []
  })
}

/** What the caller may read of these changes. */
export const readable = async (database: SocaiDatabase, caller: Caller, rows: readonly Audit[]): Promise<Entry[]> => {
  const listed = await withRecords(database, caller, rows)
  return withNames(
    database,
    caller,
    listed.flatMap((each) => entryOf(each, caller) ?? []),
  )
}

type Change = NonNullable<Entry['changes']>[string]

/** Records that changed fields name are told by what they are called now, where no copy of their names is kept beside the id. */
export const withNames = async (database: SocaiDatabase, caller: Caller, entries: readonly Entry[]): Promise<Entry[]> => {
  const serviceOf = ({ service }: Entry, field: string): RecordService | undefined => {
    const reference = byPath.get(service)?.references?.[field]
    return reference?.keep === 'live' ? reference.service : undefined
  }
  const ids = new Map<RecordService, Set<string>>()
  for (const entry of entries)
    for (const [field, { before, after, back }] of Object.entries(entry.changes ?? {})) {
      const service = serviceOf(entry, field)
      const own = service && (ids.get(service) ?? new Set<string>())
      if (service && own) ids.set(service, own)
      for (const id of [before, after, back]) if (own && typeof id === 'string') own.add(id)
    }
  const names = new Map<string, string>()
  for (const [service, own] of ids)
    for (const record of await database.records(service, caller.workspaceId).byIds([...own], { only: ['name'] as never }))
      if ('name' in record && typeof record.name === 'string') names.set(`${service} ${record._id}`, record.name)
  const named = (service: RecordService, change: Change): Change => {
    const [beforeName, afterName, backName] = [change.before, change.after, change.back].map((id) => names.get(`${service} ${String(id)}`))
    return { ...change, ...(beforeName && { beforeName }), ...(afterName && { afterName }), ...(backName && { backName }) }
  }
  return entries.map((entry) => {
    if (!entry.changes) return entry
    const changes = Object.entries(entry.changes).map(([field, change]): [string, Change] => {
      const service = serviceOf(entry, field)
      return [field, service ? named(service, change) : change]
    })
    return { ...entry, changes: Object.fromEntries(changes) }
  })
}

/** How many of these changes the caller may read: what was made or removed needs no look at its fields. */
export const countReadable = async (database: SocaiDatabase, caller: Caller, rows: readonly Audit[]): Promise<number> =>
  (await withRecords(database, caller, rows)).filter((each) =>
    each.row.action === 'patch' ? entryOf(each, caller) : each.record && serialize(each.declaration, each.record, caller),
  ).length
