import { afterPrefix, type Key } from '../bson/key'
import { parsePath } from '../bson/path'
import type { Filter } from '../query/filter'
import type { Collection, Index } from '../store/catalog'
import { idOfEntry, leadingKey } from '../store/index-keys'
import type { KeyCursor, Store, View } from '../store/store'
import { constraintsOf } from './bounds'
import { Candidate, Conditions } from './candidate'
import type { Examined } from './documents'
import type { IndexScan } from './plan'
import { TimeSlice, type Rows } from './rows'

/** Reads one document for each value of a field, from an index that holds exactly the matching documents. */
export interface DistinctScan {
  readonly scan: IndexScan & { readonly index: Index }
  /** How many leading fields of the index identify a value: the bound ones before it, and the field itself. */
  readonly fields: number
}

/** The index whose keys give the values of a field, or null. It must have no multikey field, must not be partial and must answer the
 *  filter by its keys alone; the fields before the wanted one have to be bound to points. */
export function distinctScan(collection: Collection, filter: Filter, path: string): DistinctScan | null {
  if (parsePath(path).hasPosition) return null
  const conditions = new Conditions(constraintsOf(filter))
  for (const index of collection.indexes) {
    const at = index.fields.findIndex((field) => field.path === path)
    if (at < 0 || index.partial || index.multikey.some(Boolean)) continue
    const candidate = new Candidate(collection, index, conditions, { filter, sort: [], limit: 0, hint: null })
    if (candidate.pointFields < at) continue
    const scan = candidate.scan()
    if (scan.residual === null) return { scan: { ...scan, index }, fields: at + 1 }
  }
  return null
}

/** Keys of one value that are skipped one by one before seeking past the rest. A seek looks at all writes that are not on disk yet. */
const MAX_SKIPPED_KEYS = 8

/** One document for each value; all of those that have none or null, which share a key. */
export class DistinctDocuments implements Rows {
  private readonly slice = new TimeSlice()
  private at = 0
  private keys: KeyCursor | null = null
  /** Smaller keys belong to a value that was given already. */
  private skipBelow: Key = ''
  private skipped = 0
  private readonly maxSkipped: number
  private readonly store: Store
  private readonly view: View
  private readonly collection: Collection
  private readonly wanted: DistinctScan
  private readonly examined: Examined | undefined

  constructor(store: Store, view: View, collection: Collection, wanted: DistinctScan, examined?: Examined) {
    this.store = store
    this.view = view
    this.maxSkipped = MAX_SKIPPED_KEYS + view.layers.reduce((sum, { size }) => sum + size, 0)
    this.collection = collection
    this.wanted = wanted
    this.examined = examined
  }

  next(): Buffer | null | undefined {
    for (;;) {
      if (this.slice.isOver()) return null
      const key = this.nextKey()
      if (key === undefined) return undefined
      if (this.examined) this.examined.keys++
      if (key < this.skipBelow) {
        if (++this.skipped >= this.maxSkipped) this.seek()
        continue
      }
      const bytes = this.store.get(this.view, this.collection.prefix + idOfEntry(key))
      if (bytes === undefined) continue
      if (this.examined) this.examined.documents++
      this.skipped = 0
      const { scan, fields } = this.wanted
      const leading = leadingKey(scan.index, bytes, fields)
      if (leading !== null) this.skipBelow = afterPrefix(scan.index.prefix + leading)
      return bytes
    }
  }

  close(): void {
    this.keys?.close()
  }

  private nextKey(): Key | undefined {
    const { ranges } = this.wanted.scan
    for (; this.at < ranges.length; this.at++) {
      const { low, high } = ranges[this.at]!
      this.keys ??= this.store.keys(this.view, low, high)
      const key = this.keys.next()
      if (key !== undefined) return key
      this.keys = null
    }
    return undefined
  }

  private seek(): void {
    this.keys?.close()
    this.keys = this.store.keys(this.view, this.skipBelow, this.wanted.scan.ranges[this.at]!.high)
    this.skipped = 0
  }
}
