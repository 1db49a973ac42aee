import type { NextFunction } from '@feathersjs/hooks'
import { DEFAULT_ZONE } from '@shared/foundation/days/days'
import type { RecordService } from '@shared/registry/names'
import { declarationOf } from '@shared/registry/declarations'
import type { ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import type { CallParams, FileFormat } from './call'
import type { HookContext } from './application'
import { AppError } from '../platform/errors'
import { groupsFor } from './access'
import { parseFind, parseSelect, parseSort, parseWords, unknownWord, type ZonedViewer } from './parse-query'
import { manyOf } from './patch-many'
import { withoutTwins } from './plain-twins'

const nobody: ZonedViewer = { rights: [], zone: DEFAULT_ZONE, workspaceId: '', userId: null }

/** Reads the query of a call by the declaration, before anything of it reaches the database. */
export const validateQuery = (context: HookContext, next: NextFunction): Promise<void> => {
  const declaration = declarationOf(context.path)
  const params = context.params as CallParams
  const raw = (params.query ?? {}) as Record<string, unknown>
  // Over a socket an id may be anything.
  const id: unknown = context.id
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') throw AppError.of('request.not-found')
  if (namesNoRecord(context)) throw AppError.of('request.no-id', { method: VERBS[context.method] ?? '', path: declaration.path })
  if (context.method === 'find') readFind(declaration, params, withoutTwins(raw))
  else if (context.method === 'get') readGet(declaration, params, raw)
  else if (context.method === 'remove') readRemove(params, raw)
  else if (manyOf(context)) {
    params.by = parseWords(manyOf(context)?.by ?? {}, raw, (params.caller ?? nobody).zone)
    params.query = {}
  } else {
    params.extra = readExtra(raw, [])
    params.query = {}
  }
  return next()
}

const VERBS: Readonly<Record<string, string>> = { patch: 'PATCH', remove: 'DELETE' }

/** A change or removal without an id, where the service takes none of many. */
const namesNoRecord = (context: HookContext): boolean =>
  Object.hasOwn(VERBS, context.method) && (context.id === undefined || context.id === null) && !manyOf(context)

/** A removal names in the query the `rev` it was based on: it has no body. */
const readRemove = (params: CallParams, { rev, ...rest }: Record<string, unknown>): void => {
  params.extra = readExtra(rest, [])
  params.query = {}
  if (rev === undefined) return
  if (!/^\d{1,9}$/.test(String(rev))) throw AppError.of('query.value', { field: 'rev' })
  params.basedOn = Number(rev)
}

const readGet = (
  declaration: ServiceDeclaration & { readonly path: RecordService },
  params: CallParams,
  { $select, ...words }: Record<string, unknown>,
): void => {
  params.extra = readExtra(words, declaration.extraQuery?.get ?? [])
  params.query = {}
  if ($select !== undefined) params.reading = { search: null, counted: false, select: parseSelect(declaration, $select), report: null }
}

const readFind = (
  declaration: ServiceDeclaration & { readonly path: RecordService },
  params: CallParams,
  raw: Record<string, unknown>,
): void => {
  const { format, ...asked } = raw
  if (format !== undefined) {
    params.format = formatAsked(params, format)
    return readFind(declaration, params, { $limit: '-1', ...asked })
  }
  const extra = declaration.extraQuery?.find
  if (extra && extra.trigger in raw) {
    const { $sort, ...words } = raw
    const isSorted = $sort !== undefined && extra.fields.includes('$sort')
    params.extra = readExtra(isSorted ? words : raw, extra.fields)
    params.query = isSorted ? { $sort: parseSort(declaration, $sort, params.caller ?? nobody) } : {}
    return
  }
  const { query, reading } = parseFind(declaration, raw, params.caller ?? nobody)
  params.query = query
  params.reading = reading
  if (params.caller) assertReadableGroups(declaration, params.caller, query['group'])
}

/** @throws AppError 400 for a file there isn't, and over a socket, which carries none */
const formatAsked = ({ provider }: CallParams, format: unknown): FileFormat => {
  if (provider !== 'rest') throw AppError.of('query.field', { field: 'format' })
  if (format !== 'xlsx' && format !== 'csv') throw AppError.of('query.value', { field: 'format' })
  return format
}

/** Naming a group without its right is refused, also among others. */
const assertReadableGroups = (declaration: ServiceDeclaration, viewer: ZonedViewer, named: unknown): void => {
  const readable = groupsFor(declaration, viewer, 'read')
  if (!readable || named === undefined) return
  const groups: unknown[] = typeof named === 'string' ? [named] : ((named as { $in?: unknown[] } | null)?.$in ?? [])
  if (groups.length === 0) throw AppError.of('query.value', { field: 'group' })
  for (const group of groups) {
    if (!Object.hasOwn(declaration.groups ?? {}, String(group))) throw AppError.of('query.value', { field: 'group' })
    if (!readable.includes(String(group))) throw AppError.of('rights.group', { group: String(group) })
  }
}

const readExtra = (raw: Readonly<Record<string, unknown>>, fields: readonly string[]): Readonly<Record<string, string>> => {
  const extra: Record<string, string> = {}
  for (const [field, value] of Object.entries(raw)) {
    if (!fields.includes(field)) throw unknownWord(field, fields)
    if (typeof value !== 'string' || value.length > 200) throw AppError.of('query.value', { field })
    extra[field] = value
  }
  return extra
}
