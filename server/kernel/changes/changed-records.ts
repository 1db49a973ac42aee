import type { Declared } from '@shared/foundation/declaration/define-service'
import { declarationOf } from '@shared/registry/declarations'
import { isOfCompany } from '@shared/registry/own'
import { allows } from '../access'
import type { Caller } from '../call'
import type { ChangedRecords, ChangeRow, SocaiDatabase } from '../collections'
import { complete } from '../references'
import { sees, serialize } from '../serialize'
import { readChanges } from './written-changes'

/** One record that changed, as whoever asks may see it now. */
export interface ToldChange {
  readonly service: string
  /** `many`: so many of the service's records that they are asked for by `updated`; they are told by no id. */
  readonly type: ChangedRecords['type']
  readonly at: Date
  readonly _id?: string
  /** The record; absent of one that is gone, and where events carry the id alone. */
  readonly record?: Readonly<Record<string, unknown>>
}

/** Whether a caller could read records of a service at all. */
export const isOpenTo = ({ access, app, realtime, own }: Declared, caller: Caller): boolean =>
  realtime !== 'off' &&
  isOfCompany({ own }, caller.company) &&
  allows(access.get ?? access.find, caller) &&
  (!app || !caller.apps || caller.apps.includes(app))

/** The last that rows tell of each record, in the order of these, by the rights of whoever asks. */
export const readableChanges = async (
  database: SocaiDatabase,
  caller: Caller,
  rows: readonly ChangeRow[],
  services: readonly string[],
): Promise<ToldChange[]> => {
  const changes = lastTold(rows, services)
  const views = await viewsOf(database, caller, changes)
  return changes.flatMap((each) => (each._id === undefined ? each : (views.get(keyOf(each)) ?? [])))
}

/** What one row tells of one record. */
export interface ToldEvent extends ToldChange {
  /** The number of the row. */
  readonly seq: number
}

/** What each row by itself tells of each record, the record as it is now; of one that is gone meanwhile only its id. */
export const readableEvents = async (
  database: SocaiDatabase,
  caller: Caller,
  rows: readonly ChangeRow[],
  services: readonly string[],
): Promise<ToldEvent[]> => {
  const views = await viewsOf(database, caller, lastTold(rows, services))
  return rows.flatMap((row) =>
    lastTold([row], services).flatMap((each): ToldEvent | ToldEvent[] => {
      const view = each._id === undefined ? each : views.get(keyOf(each))
      return view ? { ...view, type: each.type, at: row.at, seq: row.seq ?? 0 } : []
    }),
  )
}

const keyOf = ({ service, _id = '' }: Pick<ToldChange, 'service' | '_id'>): string => `${service} ${_id}`

/** Each record that rows tell of once, with the last that became of it. */
export const lastTold = (rows: readonly ChangeRow[], services: readonly string[]): readonly ToldChange[] => {
  const last = new Map<string, ToldChange>()
  for (const { at, told } of rows)
    for (const { service, type, ids } of readChanges(told)) {
      if (!services.includes(service)) continue
      for (const _id of type === 'many' ? [undefined] : ids) {
        const key = `${service} ${_id ?? ''}`
        const isNew = type === 'created' || (type === 'patched' && last.get(key)?.type === 'created')
        // What changed last stands last.
        last.delete(key)
        last.set(key, { service, type: isNew ? 'created' : type, at, ...(_id === undefined ? {} : { _id }) })
      }
    }
  return [...last.values()]
}

const viewsOf = async (
  database: SocaiDatabase,
  caller: Caller,
  changes: readonly ToldChange[],
): Promise<ReadonlyMap<string, ToldChange>> => {
  const views = new Map<string, ToldChange>()
  for (const service of new Set(changes.map((each) => each.service))) {
    const own = changes.filter((each) => each.service === service)
    for (const [key, view] of await seenOf(database, caller, declarationOf(service), own)) views.set(key, view)
  }
  return views
}

/** Records of one service as the caller may see them; what they may not see isn't among them. */
const seenOf = async (
  database: SocaiDatabase,
  caller: Caller,
  declaration: Declared,
  changes: readonly ToldChange[],
): Promise<ReadonlyMap<string, ToldChange>> => {
  const { path, scope, realtime } = declaration
  const ids = changes.flatMap(({ _id }) => _id ?? [])
  // Of what belongs to the installation a company is told of itself alone.
  const own = scope === 'workspace' ? ids : ids.filter((id) => id === caller.workspaceId)
  const records = scope === 'workspace' ? database.records(path, caller.workspaceId) : database.platformRecords(path)
  const found: readonly (object & { _id: string })[] = await records.byIds(own)
  await complete(database, caller.workspaceId, declaration, found)
  const known = new Map(found.map((record) => [record._id, record]))
  const gone = await asTheyWere(
    database,
    caller.workspaceId,
    declaration,
    own.filter((id) => !known.has(id)),
  )
  const unseen = found.filter((record) => !sees(declaration, record, caller))
  const lost = await outOfSight(database, caller, declaration, { unseen, since: changes.map(({ at }) => at) })
  return new Map(
    changes.flatMap((change): [string, ToldChange][] => {
      const { _id = '' } = change
      const record = known.get(_id)
      const view = serialize(declaration, record ?? gone.get(_id) ?? {}, caller)
      if (lost.has(_id)) return [[`${path} ${_id}`, { ...change, type: 'removed' }]]
      if (!view || !(record ?? gone.has(_id))) return []
      if (!record) return [[`${path} ${_id}`, { ...change, type: 'removed' }]]
      return [[`${path} ${_id}`, realtime === 'merge' ? { ...change, record: view } : change]]
    }),
  )
}

/**
 * Records that stand there still, and that the caller saw until one of these changes: another group, another privacy, other people. To
 * whoever keeps a copy they are gone.
 */
const outOfSight = async (
  database: SocaiDatabase,
  caller: Caller,
  declaration: Declared,
  { unseen, since }: { readonly unseen: readonly (object & { _id: string })[]; readonly since: readonly Date[] },
): Promise<ReadonlySet<string>> => {
  const { path, rows, groups, scope } = declaration
  if (unseen.length === 0 || scope !== 'workspace' || !(rows ?? groups)) return new Set()
  const from = new Date(Math.min(...since.map((at) => at.getTime())))
  const ids = unseen.map(({ _id }) => _id)
  const changed = await database
    .records('audits', caller.workspaceId)
    .find({ recordId: { $in: ids }, service: path, action: 'patch', at: { $gte: from } }, { sort: { at: -1, _id: -1 } })
  const were = new Map<string, Record<string, unknown>>(unseen.map((record) => [record._id, { ...record }]))
  const lost = new Set<string>()
  for (const { recordId, changes = {} } of changed) {
    const before = were.get(recordId)
    if (!before) continue
    for (const [field, change] of Object.entries(changes)) before[field] = change.before
    if (sees(declaration, before, caller)) lost.add(recordId)
  }
  return lost
}

/** Records that are gone, as they were when they went: whoever could see them then is told that they are gone. */
export const asTheyWere = async (
  database: SocaiDatabase,
  workspaceId: string,
  declaration: Declared,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> => {
  if (ids.length === 0) return new Map()
  const removals = await database
    .records('audits', workspaceId)
    .find({ recordId: { $in: [...ids] }, service: declaration.path, action: 'remove' })
  const were = removals.map(({ recordId, changes = {} }) => ({
    ...Object.fromEntries(Object.entries(changes).map(([field, { before }]) => [field, before])),
    _id: recordId,
  }))
  await complete(database, workspaceId, declaration, were)
  return new Map(were.map((record) => [record._id, record]))
}
