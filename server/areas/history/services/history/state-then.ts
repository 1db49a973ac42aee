import type { Declared } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { unaudited } from '../../../../kernel/audit'
import type { Caller } from '../../../../kernel/call'
import type { Audit, SocaiDatabase } from '../../../../kernel/collections'
import { complete } from '../../../../kernel/references'
import { serialize } from '../../../../kernel/serialize'
import type { Entry } from './entries'

type Fields = Record<string, unknown>

/** One record of a service. */
interface Of {
  readonly service: string
  readonly recordId: string
}

/** Says nothing to whoever reads what a record began with. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)

/** What every record has, and what only says when and by whom. */
const common: ReadonlySet<string> = new Set(['_id', 'workspaceId', 'created', 'creator', 'creatorProgram'])

/**
 * A record behind one of its changes, or when it was made: as it stands, or stood when it went, with every later change taken out of it, and
 * without what is never told of it. Null for what the caller may not read. Of a list that was too long to be kept in the history only its
 * length is known.
 * @param behind the change; null: its creation
 */
export const viewBehind = async (
  database: SocaiDatabase,
  caller: Caller,
  { service, recordId }: Of,
  behind: Pick<Audit, '_id' | 'at'> | null,
): Promise<Fields | null> => {
  const declaration: Declared | undefined = declarations.find(({ path }) => path === service)
  if (declaration?.scope !== 'workspace') return null
  const isLater = behind ? { $or: [{ at: { $gt: behind.at } }, { at: behind.at, _id: { $gt: behind._id } }] } : {}
  const later = await database
    .records('audits', caller.workspaceId)
    .find({ service, recordId, action: { $in: ['patch', 'remove'] }, ...isLater }, { sort: { at: 1, _id: 1 } })
  const [now] = (await database.records(service as 'orders', caller.workspaceId).byIds([recordId])) as (object & { _id: string })[]
  const then: Fields & { _id: string } = { ...now, _id: recordId }
  const known = new Set<string>()
  for (const { changes = {} } of later)
    for (const [field, { before }] of Object.entries(changes)) {
      if (known.has(field)) continue
      known.add(field)
      if (before === undefined || before === null) delete then[field]
      else then[field] = before
    }
  await complete(database, caller.workspaceId, declaration, [then])
  const view = serialize(declaration, then, caller)
  if (!view) return null
  const untold = unaudited(declaration)
  return Object.fromEntries(Object.entries(view).filter(([field]) => !untold.has(field) && !common.has(field)))
}

/** What a record held behind a change, empty fields left out. */
const stateBehind = async (...of: Parameters<typeof viewBehind>): Promise<Entry['changes'] | null> => {
  const view = await viewBehind(...of)
  return view && Object.fromEntries(Object.entries(view).flatMap(([field, after]) => (isEmpty(after) ? [] : [[field, { after }]])))
}

/** One record's history, its creation with what it began with. */
export const withFirstState = async (
  database: SocaiDatabase,
  caller: Caller,
  of: Of,
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  if (!entries.some(({ action }) => action === 'create')) return entries
  const changes = await stateBehind(database, caller, of, null)
  return changes ? entries.map((entry) => (entry.action === 'create' ? { ...entry, changes } : entry)) : entries
}

/** A change with all that its record held behind it, in place of what it changed; none where that may not be read. */
export const withStateThen = async (database: SocaiDatabase, caller: Caller, entries: readonly Entry[]): Promise<Entry[]> => {
  const told: Entry[] = []
  for (const entry of entries) {
    const row = await database.records('audits', caller.workspaceId).byId(entry._id)
    const changes = row && (await stateBehind(database, caller, entry, row.action === 'create' ? null : row))
    if (changes) told.push({ ...entry, changes })
  }
  return told
}
