import { afterPrefix, type Key } from '../bson/key'
import { i32 } from '../bson/raw'
import { namespaceNotFound } from '../errors'
import type { IndexBuild, Collection, Index, IndexSpec } from '../store/catalog'
import { entryKey, fieldKeys, idOfEntry } from '../store/index-keys'
import { Operation, type EngineContext } from './operation'
import { Yielder } from './yield'
import { duplicateKey } from './change-document'

/** Entries written between two flushes. */
const ENTRIES_PER_FLUSH = 20_000

/** Builds an index, after any other build of the collection.   @param replaced the index that it replaces */
export async function buildIndex(
  operation: Operation,
  collection: Collection,
  spec: IndexSpec,
  replaced: Index | null = null,
): Promise<void> {
  while (collection.building) await collection.building
  const build = operation.context.catalog.newIndex(collection, spec, replaced)
  try {
    await blockWriters(collection, () => runBuild(operation, build))
  } catch (error) {
    abandonBuild(operation.context, build)
    throw error
  }
}

/** Resumes the builds that the last owner did not finish, each from its last saved key.   @returns stops them until the next start */
export function resumeBuilds(context: EngineContext): () => Promise<void> {
  const operation = new Operation(context, context, null, null, Infinity)
  const running = context.catalog.interruptedBuilds().map(async (build) => {
    const name = `the index ${build.index.name} of ${build.collection.db}.${build.collection.name}`
    context.log(`engine: goes on building ${name}`, 'info')
    try {
      await blockWriters(build.collection, () => runBuild(operation, build))
    } catch (error) {
      if (operation.isCancelled) return
      context.log(`engine: ${name} could not be built: ${String(error)}`)
      abandonBuild(context, build)
    }
  })
  return async () => {
    operation.isCancelled = true
    await Promise.all(running)
  }
}

function abandonBuild({ catalog, sweeper }: EngineContext, { index }: IndexBuild): void {
  catalog.abandonBuild(index)
  sweeper.wake()
}

async function blockWriters(collection: Collection, build: () => Promise<void>): Promise<void> {
  const building = build()
  collection.building = building.then(
    () => undefined,
    () => undefined,
  )
  try {
    await building
  } finally {
    collection.building = null
  }
}

/** Writes the entries of all documents after the last saved key, and publishes the index. Until then it is not read. */
async function runBuild(operation: Operation, build: IndexBuild): Promise<void> {
  const { store, catalog } = operation.context
  const { collection, index, replaced, reached } = build
  collection.version++ // transactions that have written under the old set of indexes cannot commit any more
  const view = store.view()
  store.advanceEpoch()
  const start = reached === '' ? collection.prefix : `${collection.prefix}${reached}\0`
  const cursor = store.keys(view, start, afterPrefix(collection.prefix))
  try {
    const yielder = new Yielder(operation)
    let written = 0
    for (let key = cursor.next(); key !== undefined; key = cursor.next()) {
      const id = key.slice(4)
      written += writeEntries(operation.context, index, store.get(view, key)!, id)
      await yielder.yieldIfDue()
      if (written < ENTRIES_PER_FLUSH) continue
      written = 0
      catalog.saveBuild({ ...build, reached: id })
      await store.durable()
    }
    if (index.unique) await assertNoDuplicates(operation, collection, index)
    if (catalog.find(collection.db, collection.name) !== collection) throw namespaceNotFound(collection.db, collection.name)
  } finally {
    cursor.close()
    store.release(view)
  }
  catalog.addIndex(collection, index, replaced)
}

/** @returns how many */
function writeEntries({ store }: EngineContext, index: Index, document: Buffer, id: Key): number {
  const multikey: boolean[] = []
  const found = fieldKeys(index, document, 0, multikey)
  for (const fields of found) store.write(entryKey(index, fields, id), Buffer.from([1]))
  multikey.forEach((is, i) => {
    if (is) index.multikey[i] = true
  })
  return found.length
}

async function assertNoDuplicates(operation: Operation, collection: Collection, index: Index): Promise<void> {
  const { store } = operation.context
  await store.durable()
  const view = store.view()
  store.advanceEpoch()
  const cursor = store.keys(view, index.prefix, afterPrefix(index.prefix))
  try {
    const yielder = new Yielder(operation)
    let last: Key = ''
    let lastId: Key = ''
    for (let entry = cursor.next(); entry !== undefined; entry = cursor.next()) {
      const id = idOfEntry(entry)
      const fields = entry.slice(0, entry.length - 2 - id.length)
      if (fields === last && id !== lastId) {
        const bytes = store.get(view, collection.prefix + id)!
        throw duplicateKey(collection, index, Buffer.from(bytes.subarray(0, i32(bytes, 0))))
      }
      last = fields
      lastId = id
      await yielder.yieldIfDue()
    }
  } finally {
    cursor.close()
    store.release(view)
  }
}
