import { isEqual } from '@shared/foundation/equal'
import { declareOwn } from '@shared/foundation/own-services/declare'
import { isReference, namedBy, type OwnFieldKind, type PlugIn } from '@shared/foundation/own-services/plug-in'
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

/** The fields that a field of this kind fills: of a reference its id, and what is kept of the record. */
const filledBy = (field: string, kind: string | undefined): string[] =>
  isReference({ kind: kind as OwnFieldKind }) ? [field, namedBy(field)] : [field]

/**
 * What brings a document to what the plug-in declares by now.
 * @param before the kinds of all fields that it ever had
 */
export const fitted = (plugIn: PlugIn, before: Kinds, document: Document): { readonly $set: Document; readonly $unset?: Document } => {
  const after: Document = { ...document }
  const leftOut: Document = { ...(document['leftOut'] as Document | undefined) }
  const move = (from: Document, field: string, to: Document, as = field): void => {
    if (from[field] === undefined || to[as] !== undefined) return
    to[as] = from[field]
    delete from[field]
  }
  for (const [from, to] of renamesOf(plugIn)) {
    const kind = plugIn.fields[to]?.kind
    for (const [at, field] of filledBy(from, kind).entries()) move(after, field, after, filledBy(to, kind)[at])
  }
  for (const [field, kind] of Object.entries(before))
    for (const filled of filledBy(field, kind)) if (!(field in plugIn.fields)) move(after, filled, leftOut)
  for (const [field, { kind }] of Object.entries(plugIn.fields)) for (const filled of filledBy(field, kind)) move(leftOut, filled, after)
  for (const [field, value] of Object.entries(defaultsOf(plugIn))) after[field] ??= value
  if (Object.keys(leftOut).length > 0) after['leftOut'] = leftOut
  else delete after['leftOut']
  const declaration = declareOwn(plugIn)
  const changed = Object.entries(after).filter(([field, value]) => !isEqual(document[field], value))
  const gone = Object.keys(document).filter((field) => !(field in after))
  return {
    $set: { ...Object.fromEntries(changed), words: searchWords(after, declaration.search ?? []), ...allKeys(declaration, after) },
    ...(gone.length > 0 ? { $unset: Object.fromEntries(gone.map((field) => [field, ''])) } : {}),
  }
}

const fit = async (database: SocaiDatabase, plugIn: PlugIn, before: Kinds): Promise<void> => {
  const collection = database.collection(plugIn.path as RecordService)
  let writes: AnyBulkWriteOperation[] = []
  const send = async (): Promise<void> => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false })
    writes = []
  }
  for await (const document of collection.find({})) {
    // What somebody changed since it was read was written by a node that fits it already.
    const asRead = { _id: document._id, rev: (document as Document)['rev'] as number }
    writes.push({ updateOne: { filter: asRead, update: fitted(plugIn, before, document) } })
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
  const due: (readonly [PlugIn, Kinds, string])[] = []
  for (const plugIn of ownServices()) {
    const noted = (await settings.one({ name: markOf(plugIn) }))?.value
    const before = noted === undefined ? {} : (JSON.parse(noted) as { readonly kinds: Kinds }).kinds
    assertFits(plugIn, before)
    const renamed = new Set(renamesOf(plugIn).map(([from]) => from))
    const kept = Object.fromEntries(Object.entries(before).filter(([field]) => !renamed.has(field)))
    const now = JSON.stringify({ kinds: { ...kept, ...kindsOf(plugIn) }, fields: plugIn.fields })
    if (noted !== now) due.push([plugIn, before, now])
  }
  for (const [plugIn, before, value] of due) {
    await fit(database, plugIn, before)
    await database.collection('settings').updateOne({ name: markOf(plugIn) }, { $set: { value } }, { upsert: true })
  }
}
