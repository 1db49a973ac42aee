import type { Reference } from '@shared/services/define-service'
import type { RecordService } from '@shared/services/index'
import { fail } from '../../errors'
import type { SocaiDatabase } from '../../declarations'

type Fields = Record<string, unknown>

const pick = (record: object, fields: readonly string[]): Fields => {
  const source = record as Fields
  const picked: Fields = { _id: source['_id'] }
  for (const field of fields) if (source[field] !== undefined) picked[field] = source[field]
  return picked
}

const isCopyOf = (copy: unknown, id: unknown): boolean => typeof copy === 'object' && copy !== null && '_id' in copy && copy._id === id

/**
 * Checks that every record named by the fields being written exists in the same workspace (and group), and copies
 * what is kept of it. One read for each field named.
 * @throws Failure 400 on the field
 */
export const withReferences = async (
  database: SocaiDatabase,
  workspaceId: string,
  references: Readonly<Record<string, Reference>>,
  fields: Readonly<Fields>,
): Promise<Fields> => {
  const whole: Fields = { ...fields }
  await Promise.all(
    Object.entries(references).map(async ([field, { service, as, fields: kept = [], keep, groups }]) => {
      if (!(field in fields)) return
      const id = fields[field]
      // The server put the copy there itself: the record was read in this very command.
      if (as !== undefined && isCopyOf(fields[as], id)) return
      if (id === null || id === undefined) {
        whole[field] = undefined
        if (as !== undefined && keep === 'frozen') whole[as] = undefined
        return
      }
      const only = ['group', 'status', ...kept]
      const named = typeof id === 'string' ? await database.records(service as RecordService, workspaceId).byId(id, { only }) : null
      const group: unknown = named && 'group' in named ? named.group : undefined
      if (!named || (groups && !groups.includes(String(group)))) {
        throw fail('data.reference', { field }, { problems: [{ path: field, code: 'data.reference', values: { field } }] })
      }
      if (as !== undefined && keep === 'frozen') whole[as] = pick(named, kept)
    }),
  )
  return whole
}

/** Puts what is kept live of referenced records into answers: one read a referenced service, whatever the number of records. */
export const addLiveReferences = async (
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
