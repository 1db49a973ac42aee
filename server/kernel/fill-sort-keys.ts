import type { AnyBulkWriteOperation } from '../platform/mongo/documents'
import type { SocaiDatabase } from './collections'
import { definitions } from './collections'
import { markedMigration, type MigrationRun } from './migration'
import { allKeys, type SortKeys } from './sort-keys'

const BATCH_SIZE = 500
const sorted = definitions.filter(({ sortByKey, sortByFigure }) => sortByKey ?? sortByFigure)

export const fillSortKeys = markedMigration({
  name: 'sort keys',
  // Another number whenever other keys are made: all are then made anew.
  version: '2',
  about: 'gives records the keys that lists are sorted by',
  extent: async (database) => {
    let count = 0
    for (const { name } of sorted) count += await database.collection(name).estimatedDocumentCount()
    return { what: 'records', count }
  },
  run: async (database, run) => {
    for (const definition of sorted) await fill(database, definition.name, definition, run)
  },
})

const fill = async (database: SocaiDatabase, name: string, keys: SortKeys, { did }: MigrationRun): Promise<void> => {
  const collection = database.collection(name)
  let writes: AnyBulkWriteOperation[] = []
  const send = async (): Promise<void> => {
    await did(writes.length)
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false })
    writes = []
  }
  for await (const document of collection.find({})) {
    // Keys of what was changed since it was read come from whoever changed it.
    const asRead = { _id: document._id, ...('rev' in document ? { rev: document['rev'] as number } : {}) }
    writes.push({ updateOne: { filter: asRead, update: { $set: allKeys(keys, document) } } })
    if (writes.length === BATCH_SIZE) await send()
  }
  await send()
}
