import { serialize } from 'bson'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { u32Key } from '../bson/key'
import { i32 } from '../bson/raw'
import type { Collection } from '../store/catalog'
import { sizeOfFile } from '../store/file'
import type { View } from '../store/store'
import type { Operation } from './operation'
import { Yielder } from './yield'
import { integer, string, type Request } from './request'

/** What LMDB adds to each entry: its node's header and its slot in the page. */
const ENTRY_OVERHEAD_BYTES = 10

interface Sizes {
  readonly count: number
  /** Bytes of the documents. */
  readonly size: number
  /** The same as they lie in pages: with keys and heads, without what pages have free. */
  readonly storageSize: number
  readonly indexSizes: Record<string, number>
  readonly totalIndexSize: number
}

/** Reads through a collection and its indexes. Documents are stored in the order of their `_id`, so that index takes no space. */
async function sizesOf(operation: Operation, view: View, collection: Collection): Promise<Sizes> {
  const { store } = operation.context
  const yielder = new Yielder(operation)
  const add = async (id: number, take: (key: string) => void): Promise<void> => {
    const keys = store.keys(view, u32Key(id), u32Key(id + 1))
    try {
      for (let key = keys.next(); key !== undefined; key = keys.next()) {
        take(key)
        const pausing = yielder.yieldIfDue()
        if (pausing) await pausing
      }
    } finally {
      keys.close()
    }
  }
  let [count, size, storageSize] = [0, 0, 0]
  await add(collection.id, (key) => {
    const bytes = i32(store.get(view, key)!, 0)
    count++
    size += bytes
    storageSize += bytes + key.length + ENTRY_OVERHEAD_BYTES
  })
  const indexSizes: Record<string, number> = { _id_: 0 }
  for (const index of collection.indexes) {
    let bytes = 0
    await add(index.id, (key) => {
      bytes += key.length + 1 + ENTRY_OVERHEAD_BYTES
    })
    indexSizes[index.name] = bytes
  }
  return { count, size, storageSize, indexSizes, totalIndexSize: Object.values(indexSizes).reduce((sum, bytes) => sum + bytes, 0) }
}

/** What `collStats` and the stage `$collStats` say of a collection; all 0 when it does not exist. */
export async function storageStats(operation: Operation, db: string, name: string, scale: number): Promise<Record<string, unknown>> {
  const collection = operation.context.catalog.find(db, name)
  const view = operation.view()
  try {
    const found = collection
      ? await sizesOf(operation, view, collection)
      : { count: 0, size: 0, storageSize: 0, indexSizes: {}, totalIndexSize: 0 }
    const { count, size, storageSize, indexSizes, totalIndexSize } = found
    const scaled = (bytes: number): number => Math.floor(bytes / scale)
    return {
      size: scaled(size),
      count,
      ...(count > 0 ? { avgObjSize: Math.floor(size / count) } : {}),
      storageSize: scaled(storageSize),
      freeStorageSize: 0,
      capped: false,
      nindexes: collection ? collection.indexes.length + 1 : 0,
      indexBuilds: [],
      totalIndexSize: scaled(totalIndexSize),
      totalSize: scaled(storageSize + totalIndexSize),
      indexSizes: Object.fromEntries(Object.entries(indexSizes).map(([index, bytes]) => [index, scaled(bytes)])),
      scaleFactor: scale,
    }
  } finally {
    operation.release(view)
  }
}

export async function collStats(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, request.name)
  const stats = await storageStats(operation, request.db, name, integer(request.fields, 'scale', 1, 1))
  return Buffer.from(serialize({ ns: `${request.db}.${name}`, ...stats, ok: 1 }))
}

export async function dbStats(operation: Operation, request: Request): Promise<Buffer> {
  const { context } = operation
  const scale = integer(request.fields, 'scale', 1, 1)
  const collections = context.catalog.list(request.db)
  const sums = { objects: 0, dataSize: 0, storageSize: 0, indexSize: 0 }
  const view = operation.view()
  try {
    for (const collection of collections) {
      const { count, size, storageSize, totalIndexSize } = await sizesOf(operation, view, collection)
      sums.objects += count
      sums.dataSize += size
      sums.storageSize += storageSize
      sums.indexSize += totalIndexSize
    }
  } finally {
    operation.release(view)
  }
  const { blocks, bavail, bsize } = await statfs(dirname(context.store.path))
  const scaled = (bytes: number): number => Math.floor(bytes / scale)
  return Buffer.from(
    serialize({
      db: request.db,
      collections: collections.length,
      views: 0,
      objects: sums.objects,
      avgObjSize: sums.objects > 0 ? Math.floor(sums.dataSize / sums.objects) : 0,
      dataSize: scaled(sums.dataSize),
      storageSize: scaled(sums.storageSize),
      indexes: collections.reduce((sum, { indexes }) => sum + indexes.length + 1, 0),
      indexSize: scaled(sums.indexSize),
      totalSize: scaled(sums.storageSize + sums.indexSize),
      scaleFactor: scale,
      fsUsedSize: scaled((blocks - bavail) * bsize),
      fsTotalSize: scaled(blocks * bsize),
      fileSize: scaled(sizeOfFile(context.store.path)),
      ok: 1,
    }),
  )
}

/** How much of the file each database takes: one alone has all of it, several share it by their numbers of entries. */
export async function sizesOnDisk(operation: Operation, databases: readonly string[]): Promise<number[]> {
  const { store, catalog } = operation.context
  const total = sizeOfFile(store.path)
  if (databases.length <= 1) return databases.map(() => total)
  const yielder = new Yielder(operation)
  const view = operation.view()
  try {
    const entries: number[] = []
    for (const db of databases) {
      let n = 1
      for (const { id, indexes } of catalog.list(db))
        for (const space of [id, ...indexes.map((index) => index.id)])
          for (const found of store.countInSteps(view, u32Key(space), u32Key(space + 1))) {
            n += found
            const pausing = yielder.yieldIfDue()
            if (pausing) await pausing
          }
      entries.push(n)
    }
    const all = entries.reduce((sum, n) => sum + n, 0)
    return entries.map((n) => Math.round((total * n) / all))
  } finally {
    operation.release(view)
  }
}
