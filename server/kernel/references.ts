import type { ErrorCode } from '@shared/registry/errors'
import { declarationOf, declarations } from '@shared/registry/declarations'
import type { Reference, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import { AppError } from '../platform/errors'
import { lookUpOnce, madeBefore, type CallParams } from './call'
import type { SocaiDatabase } from './collections'

type Fields = Record<string, unknown>

const pick = (record: object, fields: readonly string[]): Fields => {
  const source = record as Fields
  const picked: Fields = { _id: source['_id'] }
  for (const field of fields) if (source[field] !== undefined) picked[field] = source[field]
  return picked
}

const isCopyOf = (copy: unknown, id: unknown): boolean => typeof copy === 'object' && copy !== null && '_id' in copy && copy._id === id

const isRemoved = (record: object): boolean => 'status' in record && record.status === 'removed'

const removed = (code: ErrorCode, field: string, record: object): AppError =>
  AppError.atField(field, code, { name: 'name' in record ? String(record.name) : '' })

/**
 * Checks that every record named by the fields being written exists in the same workspace (and group), and copies
 * what is kept of it. One read for each field named.
 * @param before the record being changed: what it names already it may go on naming
 * @throws AppError 400 on the field; the reference's own for a record that was removed
 */
export const withReferences = async (
  database: SocaiDatabase,
  workspaceId: string,
  references: Readonly<Record<string, Reference>>,
  fields: Readonly<Fields>,
  before: object | null,
  many: Pick<CallParams, 'lookUps'> = {},
): Promise<Fields> => {
  const written = Object.entries(references).filter(([field]) => field in fields)
  const found = await Promise.all(
    written.map(async ([field, { service, as, fields: kept = [], keep, groups, whenRemoved }]): Promise<Fields> => {
      const id = fields[field]
      // The server put the copy there itself: the record was read in this very command.
      if (as !== undefined && isCopyOf(fields[as], id)) return {}
      const isFrozen = as !== undefined && keep === 'frozen'
      if (id === null || id === undefined) return { [field]: undefined, ...(isFrozen ? { [as]: undefined } : {}) }
      const only = ['name', 'group', 'status', ...kept]
      const read = (_id: string) => database.records(service as RecordService, workspaceId).byId(_id, { only })
      const find = async (_id: string) =>
        (await madeBefore(many, service, _id)) ?? lookUpOnce(many, `${service} ${_id} ${only.join(' ')}`, () => read(_id))
      const named = typeof id === 'string' ? await find(id) : null
      const group: unknown = named && 'group' in named ? named.group : undefined
      if (!named || (groups && !groups.includes(String(group)))) {
        throw AppError.atField(field, 'data.reference', { field })
      }
      if (whenRemoved && isRemoved(named) && (before as Fields | null)?.[field] !== id) throw removed(whenRemoved, field, named)
      return isFrozen ? { [as]: pick(named, kept) } : {}
    }),
  )
  // In the order of the declaration, whichever was read first.
  return Object.assign({ ...fields }, ...found) as Fields
}

/** Puts what is kept live of referenced records into answers: one read a referenced service, whatever the number of records. */
const addLiveReferences = async (
  database: SocaiDatabase,
  workspaceId: string,
  references: Readonly<Record<string, Reference>>,
  records: readonly object[],
): Promise<void> => {
  for (const [field, { service, as, fields = [], keep }] of Object.entries(references)) {
    if (keep !== 'live' || as === undefined) continue
    const ids = [
      ...new Set(records.flatMap((record) => ((record as Fields)[field] === undefined ? [] : [String((record as Fields)[field])]))),
    ]
    const named = await database.records(service as RecordService, workspaceId).byIds(ids, { only: fields })
    const byId = new Map(named.map((record) => [String(record._id), pick(record, fields)]))
    for (const record of records as readonly Fields[]) {
      const found = byId.get(String(record[field]))
      if (found) record[as] = found
    }
  }
}

/**
 * Where the declaration says why a record that others name can't be removed, looks whether any does: one read for each
 * field of a service that may name it.
 * @throws AppError with the declaration's own reason
 */
export const assertNotReferenced = async (
  database: SocaiDatabase,
  workspaceId: string,
  { path, whenReferenced }: ServiceDeclaration,
  id: string,
): Promise<void> => {
  if (whenReferenced === undefined) return
  const naming = declarations.flatMap(({ path: by, references = {} }) =>
    Object.entries(references).flatMap(([field, { service }]) => (service === path ? { by, field } : [])),
  )
  const found = await Promise.all(naming.map(({ by, field }) => database.records(by, workspaceId).one({ [field]: id }, { only: ['_id'] })))
  if (found.some((record) => record !== null)) throw AppError.of(whenReferenced)
}

/**
 * Puts the records that others are about beside them, as `subject`: whoever sees the subject sees them (see `serialize`). One read a
 * service named. A subject that isn't there leaves its record seen by nobody.
 */
export const addSubjects = async (
  database: SocaiDatabase,
  workspaceId: string,
  { about }: ServiceDeclaration,
  records: readonly object[],
): Promise<void> => {
  if (!about) return
  const named = new Map<string, Set<string>>()
  for (const record of records as readonly Fields[]) {
    const service = String(record[about.service])
    named.set(service, (named.get(service) ?? new Set()).add(String(record[about.id])))
  }
  for (const [service, ids] of named) {
    const { path } = declarationOf(service)
    const subjects = await database.records(path, workspaceId).byIds([...ids])
    const byId = new Map(subjects.map((subject) => [String(subject._id), subject]))
    for (const record of records as readonly Fields[])
      if (record[about.service] === service) record['subject'] = byId.get(String(record[about.id]))
  }
}

/** Completes stored records for an answer or an event: live references, and what they are about. */
export const complete = async (
  database: SocaiDatabase,
  workspaceId: string,
  declaration: ServiceDeclaration,
  records: readonly object[],
): Promise<void> => {
  if (declaration.references) await addLiveReferences(database, workspaceId, declaration.references, records)
  await addSubjects(database, workspaceId, declaration, records)
}
