import type { AnyBulkWriteOperation } from '../platform/mongo/documents'
import type { SocaiDatabase } from './collections'
import { definitions } from './collections'
import { markedMigration } from './migration'
import { allKeys, type SortKeys } from './sort-keys'

const BATCH_SIZE = 500

export const fillSortKeys = markedMigration({
  name: 'sort keys',
  // Another number whenever other keys are made: all are then made anew.
  version: '2',
  about: 'gives records the keys that lists are sorted by',
  run: async (database) => {
    for (const definition of definitions)
      if (definition.sortByKey || definition.sortByFigure) await fill(database, definition.name, definition)
  },
})

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
