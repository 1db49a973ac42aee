import type { Key } from '../bson/key'
import type { Collection } from '../store/catalog'
import { idOfEntry } from '../store/index-keys'
import type { Store, View } from '../store/store'
import { keysOf } from './keys'
import type { IndexScan, Intersection } from './plan'
import { TimeSlice, type Documents, type Examined } from './rows'

/** Keys that are read in the time of one document. */
export const KEYS_PER_DOCUMENT = 5

/** Documents that several scans of one index have in common: the shortest is read whole and intersected with the next ones,
 *  then the remaining documents are tested. Costs the keys of the scans; a scan that is longer than testing the documents left is skipped. */
export class IntersectionDocuments implements Documents {
  id: Key = ''
  private readonly rows: Generator<Buffer | null, void>
  private readonly store: Store
  private readonly view: View
  private readonly collection: Collection
  private readonly examined: Examined | undefined

  constructor(store: Store, view: View, collection: Collection, plan: Intersection, examined?: Examined) {
    this.store = store
    this.view = view
    this.collection = collection
    this.examined = examined
    this.rows = this.read(plan)
  }

  next(): Buffer | null | undefined {
    const { done, value } = this.rows.next()
    return done ? undefined : value
  }

  close(): void {
    this.rows.return()
  }

  private *read({ scans, residual }: Intersection): Generator<Buffer | null, void> {
    const { store, view, collection, examined } = this
    const byLength = scans.map((scan) => ({ scan, keys: this.countKeys(scan) })).sort((a, b) => a.keys - b.keys)
    const slice = new TimeSlice()
    let common: ReadonlySet<Key> | null = null
    for (const { scan, keys } of byLength)
      if (!common || keys < common.size * KEYS_PER_DOCUMENT) common = yield* this.intersect(common, scan, slice)
    for (const id of common ?? []) {
      if (slice.isOver()) yield null
      const bytes = store.get(view, collection.prefix + id)
      if (examined) examined.documents++
      if (bytes === undefined || !residual(bytes, 0)) continue
      this.id = id
      yield bytes
    }
  }

  /** The documents of a scan that are among those found so far. */
  private *intersect(known: ReadonlySet<Key> | null, scan: IndexScan, slice: TimeSlice): Generator<null, ReadonlySet<Key>> {
    const found = new Set<Key>()
    const cursor = keysOf(this.store, this.view, scan)
    try {
      for (let key = cursor.next(); key !== undefined; key = cursor.next()) {
        if (this.examined) this.examined.keys++
        const id = idOfEntry(key)
        if (!known || known.has(id)) found.add(id)
        if (slice.isOver()) yield null
      }
    } finally {
      cursor.close()
    }
    return found
  }

  private countKeys({ ranges }: IndexScan): number {
    return ranges.reduce((sum, { low, high }) => sum + this.store.count(this.view, low, high), 0)
  }
}
