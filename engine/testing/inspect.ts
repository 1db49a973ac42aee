import { deserialize, type Document } from 'bson'
import { afterPrefix, u32Key } from '../bson/key'
import { i32 } from '../bson/raw'
import { Catalog, type Collection } from '../store/catalog'
import { entryKey, fieldKeys } from '../store/index-keys'
import { Store, type View } from '../store/store'

/** What a data file holds, read without an engine. */
export interface Contents {
  /** Documents by collection, in the order of `_id`. */
  readonly documents: ReadonlyMap<string, readonly Document[]>
  /** Where an index and its documents disagree, in words. */
  readonly disagreements: readonly string[]
}

/** Reads a data file whole.   @param path of `data.mdb` or a copy of it */
export async function inspect(path: string): Promise<Contents> {
  const store = new Store(path)
  try {
    const catalog = new Catalog(store)
    const view = store.view()
    const documents = new Map<string, Document[]>()
    const disagreements: string[] = []
    const known = new Set([0, ...catalog.garbage()])
    for (const db of catalog.databases())
      for (const collection of catalog.list(db)) {
        documents.set(collection.name, readCollection(store, view, collection, disagreements))
        for (const { id } of [collection, ...collection.indexes]) known.add(id)
      }
    disagreements.push(...strays(store, view, known))
    store.release(view)
    return { documents, disagreements }
  } finally {
    await store.close()
  }
}

const keysOf = (store: Store, view: View, prefix: string): string[] => {
  const cursor = store.keys(view, prefix, afterPrefix(prefix))
  const keys: string[] = []
  for (let key = cursor.next(); key !== undefined; key = cursor.next()) keys.push(key)
  cursor.close()
  return keys
}

/** Keys of neither a collection nor an index, nor of a dropped one: they would never be removed. */
function strays(store: Store, view: View, known: ReadonlySet<number>): string[] {
  const found: string[] = []
  for (let id = 0; ;) {
    const cursor = store.keys(view, u32Key(id), u32Key(0xffffffff))
    const key = cursor.next()
    cursor.close()
    if (key === undefined) return found
    const owner = Buffer.from(key.slice(0, 4), 'latin1').readUInt32BE()
    if (!known.has(owner)) found.push(`keys of ${owner}, which is neither a collection nor an index`)
    id = owner + 1
  }
}

function readCollection(store: Store, view: View, collection: Collection, disagreements: string[]): Document[] {
  const documents: Document[] = []
  const expected = new Map(collection.indexes.map((index) => [index, new Set<string>()]))
  for (const key of keysOf(store, view, collection.prefix)) {
    const found = store.get(view, key)!
    const bytes = Buffer.from(found.subarray(0, i32(found, 0)))
    documents.push(deserialize(bytes))
    for (const [index, entries] of expected)
      for (const fields of fieldKeys(index, bytes, 0, [])) entries.add(entryKey(index, fields, key.slice(collection.prefix.length)))
  }
  for (const [index, entries] of expected) {
    const stored = keysOf(store, view, index.prefix)
    const extra = stored.filter((entry) => !entries.delete(entry)).length
    if (extra + entries.size > 0)
      disagreements.push(
        `${collection.name}.${index.name}: ${extra} entries without a document, ${entries.size} documents without an entry`,
      )
  }
  return documents
}
