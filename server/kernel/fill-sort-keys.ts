import type { AnyBulkWriteOperation } from '../platform/mongo/documents'
import type { SocaiDatabase } from './collections'
import { definitions } from './collections'
import { allKeys, type SortKeys } from './sort-keys'

/** Another number whenever other keys are made: all are then made anew. */
const version = '2'
const mark = 'sort keys'
const BATCH_SIZE = 500

/**
 * Gives records their sort keys that were stored before there were any, or with other ones. Where that was done it
 * costs one read.
 */
export const fillSortKeys = async (database: SocaiDatabase): Promise<void> => {
  const settings = database.collection('settings')
  if ((await settings.findOne({ name: mark }))?.['value'] === version) return
  for (const definition of definitions)
    if (definition.sortByKey || definition.sortByFigure) await fill(database, definition.name, definition)
  await settings.updateOne({ name: mark }, { $set: { value: version } }, { upsert: true })
}

const fill = async (database: SocaiDatabase, name: string, keys: SortKeys): Promise<void> => {
  const collection = database.collection(name)
  let writes: AnyBulkWriteOperation[] = []
  const send = async (): Promise<void> => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false })
    writes = []
  }
  for await (const document of collection.find({})) {
    writes.push({ updateOne: { filter: { _id: document._id }, update: { $set: allKeys(keys, document) } } })
    if (writes.length === BATCH_SIZE) await send()
  }
  await send()
}
