import { isEqual } from '@shared/foundation/equal'
import type { PlugIn } from '@shared/foundation/own-services/plug-in'
import { declarationOf } from '@shared/registry/declarations'
import { ownServices } from '@shared/registry/own'
import type { RecordService } from '@shared/registry/names'
import { ConfigError } from '../../config'
import type { SocaiDatabase } from '../../kernel/collections'
import { searchWords } from '../../kernel/search'
import { allKeys } from '../../kernel/sort-keys'
import type { AnyBulkWriteOperation, Document } from '../../platform/mongo/documents'

const BATCH_SIZE = 500

/** What was noted of a plug-in when its records were last brought to its shape. */
type Kinds = Readonly<Record<string, string>>

const markOf = ({ name }: PlugIn): string => `plug-in ${name}`
const kindsOf = ({ fields }: PlugIn): Kinds => Object.fromEntries(Object.entries(fields).map(([field, { kind }]) => [field, kind]))
const defaultsOf = ({ fields }: PlugIn): Document =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, { default: value }]) => (value === undefined ? [] : [[field, value]])))
const renamesOf = ({ fields }: PlugIn): (readonly [from: string, to: string])[] =>
  Object.entries(fields).flatMap(([field, { was }]) => (was === undefined ? [] : [[was, field] as const]))

/** Texts hold what the other held; everything else would have to be guessed. */
const mayBecome = (from: string, to: string): boolean =>
  from === to || (from === 'text' && to === 'longText') || (from === 'whole' && to === 'quantity')

/** @throws ConfigError for a field that holds something else than before */
const assertFits = (plugIn: PlugIn, before: Kinds): void => {
  const renamed = new Map(renamesOf(plugIn).map(([from, to]) => [to, from]))
  for (const [field, { kind }] of Object.entries(plugIn.fields)) {
    const was = before[field] ?? before[renamed.get(field) ?? '']
    if (was !== undefined && !mayBecome(was, kind))
      throw new ConfigError(
        `The plug-in '${plugIn.name}' doesn't fit its records, which are left as they are: fields.${field} was '${was}' and is '${kind}'. ` +
          'Give the new field a name of its own, or bring the plugin.json of before back.',
      )
  }
}

/** The document as the plug-in wants it; null: it is so already. */
const fitted = (plugIn: PlugIn, document: Document): { readonly $set: Document; readonly $unset?: Document } | null => {
  const after: Document = { ...document }
  const gone: Document = {}
  for (const [from, to] of renamesOf(plugIn))
    if (after[from] !== undefined && after[to] === undefined) {
      after[to] = after[from]
      delete after[from]
      gone[from] = ''
    }
  for (const [field, value] of Object.entries(defaultsOf(plugIn))) after[field] ??= value
  const declaration = declarationOf(plugIn.path)
  const changed = Object.fromEntries(Object.entries(after).filter(([field, value]) => document[field] !== value))
  const words = searchWords(after, declaration.search ?? [])
  const $set = { ...changed, ...(isEqual(words, document['words']) ? {} : { words }), ...allKeys(declaration, after) }
  return { $set, ...(Object.keys(gone).length > 0 ? { $unset: gone } : {}) }
}

const fit = async (database: SocaiDatabase, plugIn: PlugIn): Promise<void> => {
  const collection = database.collection(plugIn.path as RecordService)
  let writes: AnyBulkWriteOperation[] = []
  const send = async (): Promise<void> => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false })
    writes = []
  }
  for await (const document of collection.find({})) {
    const update = fitted(plugIn, document)
    // What somebody changed since it was read was written by a node that fits it already.
    if (update) writes.push({ updateOne: { filter: { _id: document._id, rev: (document as Document)['rev'] as number }, update } })
    if (writes.length === BATCH_SIZE) await send()
  }
  await send()
}

/**
 * Brings the records of the companies' own services to the shape that their plug-ins declare by now: fields that have another name, values
 * where nobody said any, words and keys by which they are found. Cut off, it is done again; of several nodes each may do it.
 * @throws ConfigError where a field holds something else than before; nothing is written then
 */
export const fitPlugIns = async (database: SocaiDatabase): Promise<void> => {
  const settings = database.platformRecords('settings')
  const due: (readonly [PlugIn, string])[] = []
  for (const plugIn of ownServices()) {
    const noted = (await settings.one({ name: markOf(plugIn) }))?.value
    const now = JSON.stringify({ kinds: kindsOf(plugIn), defaults: defaultsOf(plugIn), renames: renamesOf(plugIn) })
    if (noted === now) continue
    if (noted !== undefined) assertFits(plugIn, (JSON.parse(noted) as { readonly kinds: Kinds }).kinds)
    due.push([plugIn, now])
  }
  for (const [plugIn, value] of due) {
    await fit(database, plugIn)
    await database.collection('settings').updateOne({ name: markOf(plugIn) }, { $set: { value } }, { upsert: true })
  }
}
