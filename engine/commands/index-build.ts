import { afterPrefix, type Key } from '../bson/key'
import { i32 } from '../bson/raw'
import { namespaceNotFound } from '../errors'
import type { Build, Collection, Index, IndexSpec } from '../store/catalog'
import { entryKey, fieldKeys, idOfEntry } from '../store/index-keys'
import { Operation, type Parts } from './operation'
import { Turn } from './pause'
import { duplicateKey } from './writes'

/** Entries written between two waits for the disk. */
const entriesPerFlush = 20_000

/** Builds an index when no other one of the collection is being built.   @param replaced the index whose place it takes */
export async function buildAlone(
  operation: Operation,
  collection: Collection,
  spec: IndexSpec,
  replaced: Index | null = null,
): Promise<void> {
  while (collection.building) await collection.building
  const build = operation.parts.catalog.newIndex(collection, spec, replaced)
  try {
    await whileWritersWait(collection, () => complete(operation, build))
  } catch (error) {
    giveUp(operation.parts, build)
    throw error
  }
}

/** Goes on, each from where it was, with the builds that the end of the last owner has cut off.   @returns what stops them, until the next start */
export function resumeBuilds(parts: Parts): () => Promise<void> {
  const operation = new Operation(parts, parts, null, null, Infinity)
  const running = parts.catalog.cutOffBuilds().map(async (build) => {
    const name = `the index ${build.index.name} of ${build.collection.db}.${build.collection.name}`
    parts.log(`engine: goes on building ${name}`, 'info')
    try {
      await whileWritersWait(build.collection, () => complete(operation, build))
    } catch (error) {
      if (operation.isCancelled) return
      parts.log(`engine: ${name} could not be built: ${String(error)}`)
      giveUp(parts, build)
    }
  })
  return async () => {
    operation.isCancelled = true
    await Promise.all(running)
  }
}

function giveUp({ catalog, sweeper }: Parts, { index }: Build): void {
  catalog.giveUp(index)
  sweeper.wake()
}

async function whileWritersWait(collection: Collection, build: () => Promise<void>): Promise<void> {
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

/** Writes the entries of all documents beyond those that a build has reached, and publishes the index. Until then nobody reads it. */
async function complete(operation: Operation, build: Build): Promise<void> {
  const { store, catalog } = operation.parts
  const { collection, index, replaced, reached } = build
  collection.version++ // transactions that have written under the old set of indexes cannot commit any more
  const view = store.view()
  store.freeze()
  const start = reached === '' ? collection.prefix : `${collection.prefix}${reached}\0`
  const cursor = store.keys(view, start, afterPrefix(collection.prefix))
  try {
    const turn = new Turn(operation)
    let written = 0
    for (let key = cursor.next(); key !== undefined; key = cursor.next()) {
      const id = key.slice(4)
      written += writeEntries(operation.parts, index, store.get(view, key)!, id)
      await turn.take()
      if (written < entriesPerFlush) continue
      written = 0
      catalog.saveBuild({ ...build, reached: id })
      await store.durable()
    }
    if (index.unique) await refuseDuplicates(operation, collection, index)
    if (catalog.find(collection.db, collection.name) !== collection) throw namespaceNotFound(collection.db, collection.name)
  } finally {
    cursor.close()
    store.release(view)
  }
  catalog.addIndex(collection, index, replaced)
}

/** @returns how many */
function writeEntries({ store }: Parts, index: Index, document: Buffer, id: Key): number {
  const multikey: boolean[] = []
  const found = fieldKeys(index, document, 0, multikey)
  for (const fields of found) store.write(entryKey(index, fields, id), Buffer.from([1]))
  multikey.forEach((is, i) => {
    if (is) index.multikey[i] = true
  })
  return found.length
}

async function refuseDuplicates(operation: Operation, collection: Collection, index: Index): Promise<void> {
  const { store } = operation.parts
  await store.durable()
  const view = store.view()
  store.freeze()
  const cursor = store.keys(view, index.prefix, afterPrefix(index.prefix))
  try {
    const turn = new Turn(operation)
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
      await turn.take()
    }
  } finally {
    cursor.close()
    store.release(view)
  }
}
