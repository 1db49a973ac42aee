import type { Declared } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { unaudited } from '../../../../kernel/audit'
import type { Caller } from '../../../../kernel/call'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { complete } from '../../../../kernel/references'
import { serialize } from '../../../../kernel/serialize'
import type { Entry } from './entries'

type Fields = Record<string, unknown>

/** Says nothing to whoever reads what a record began with. */
const isEmpty = (value: unknown): boolean =>
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
 * One record's creation with what it began with: the record as it stands, or stood when it went, with every later change taken out of it.
 * Of a list that was too long to be kept in the history only its length is known.
 */
export const withFirstState = async (
  database: SocaiDatabase,
  caller: Caller,
  { service, recordId }: { readonly service: string; readonly recordId: string },
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  const declaration: Declared | undefined = declarations.find(({ path }) => path === service)
  if (declaration?.scope !== 'workspace' || !entries.some(({ action }) => action === 'create')) return entries
  const later = await database
    .records('audits', caller.workspaceId)
    .find({ service, recordId, action: { $in: ['patch', 'remove'] } }, { sort: { at: 1, _id: 1 } })
  const [now] = (await database.records(service as 'orders', caller.workspaceId).byIds([recordId])) as (object & { _id: string })[]
  const first: Fields & { _id: string } = { ...now, _id: recordId }
  const known = new Set<string>()
  for (const { changes = {} } of later)
    for (const [field, { before }] of Object.entries(changes)) {
      if (known.has(field)) continue
      known.add(field)
      if (before === undefined || before === null) delete first[field]
      else first[field] = before
    }
  await complete(database, caller.workspaceId, declaration, [first])
  const view = serialize(declaration, first, caller)
  if (!view) return entries
  const untold = unaudited(declaration)
  const fields = Object.entries(view).filter(([field, value]) => !untold.has(field) && !common.has(field) && !isEmpty(value))
  const changes = Object.fromEntries(fields.map(([field, after]) => [field, { after }]))
  return entries.map((entry) => (entry.action === 'create' ? { ...entry, changes } : entry))
}
