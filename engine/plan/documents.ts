import type { Key } from '../bson/key'
import type { Collection } from '../store/catalog'
import { idOfEntry } from '../store/index-keys'
import type { KeyCursor, Store, View } from '../store/store'
import { IntersectionDocuments, KEYS_PER_DOCUMENT } from './intersection'
import { keysOf } from './keys'
import type { IndexScan, Intersection, Plan } from './plan'
import type { Documents, Examined } from './rows'

export type { Documents, Examined }

/** Keys read between two checks of the clock. */
const KEYS_PER_CLOCK_CHECK = 128
const TIME_SLICE_MS = 5

/** Runs a plan on a view. */
export function readPlan(store: Store, view: View, collection: Collection, plan: Plan, examined?: Examined): Documents {
  if (plan.kind === 'union') return new UnionDocuments(plan.scans, (scan) => new ScanDocuments(store, view, collection, scan, examined))
  if (plan.kind === 'intersection') return new IntersectionDocuments(store, view, collection, plan, examined)
  return new ScanDocuments(store, view, collection, plan, examined)
}

/** The same for counting: where the keys settle everything, no document is read, and the bytes are empty. */
export function readIds(store: Store, view: View, collection: Collection, plan: Plan, examined?: Examined): Documents {
  const open = (scan: IndexScan): ScanDocuments => new ScanDocuments(store, view, collection, scan, examined, scan.residual === null)
  if (plan.kind === 'intersection') return new IntersectionDocuments(store, view, collection, plan, examined)
  return plan.kind === 'union' ? new UnionDocuments(plan.scans, open) : open(plan)
}

/** Whether a plan's keys can be counted without reading documents. */
export const countsByKeys = (plan: Plan): plan is IndexScan => plan.kind === 'scan' && plan.residual === null && !plan.repeats

/** So few keys are read and sorted rather than scanning an index that gives the order. */
const SHORT_SCAN_KEYS = 300

/** Whether a plan has so few keys that no other can be better. */
export function isShort(store: Store, view: View, plan: IndexScan | Intersection): boolean {
  return (plan.kind === 'intersection' ? plan.scans : [plan]).some((scan) => {
    const cursor = keysOf(store, view, scan)
    let count = 0
    while (count <= SHORT_SCAN_KEYS && cursor.next() !== undefined) count++
    cursor.close()
    return count <= SHORT_SCAN_KEYS
  })
}

/** Whether a plan costs more than reading so many documents. */
export function costsMore(store: Store, view: View, plan: IndexScan | Intersection, documents: number): boolean {
  const [scans, most] = plan.kind === 'intersection' ? [plan.scans, documents * KEYS_PER_DOCUMENT] : [[plan], documents]
  let n = 0
  for (const scan of scans)
    for (const found of stepsOf(store, view, scan)) {
      n += found
      if (n > most) return true
    }
  return false
}

/** The scan of the fewest keys. All are counted as far as a bound that grows until one has come to its end: this costs about twice the fewest
 *  keys for each scan. */
export function fewestKeys(store: Store, view: View, scans: readonly IndexScan[]): IndexScan {
  const counts = scans.map((scan) => ({ scan, steps: stepsOf(store, view, scan), keys: 0, isWhole: false }))
  for (let most = FIRST_COUNTED_KEYS; ; most *= 2) {
    for (const count of counts)
      while (!count.isWhole && count.keys <= most) {
        const { done, value } = count.steps.next()
        if (done) count.isWhole = true
        else count.keys += value
      }
    const whole = counts.filter(({ isWhole }) => isWhole)
    if (whole.length > 0) return whole.reduce((a, b) => (b.keys < a.keys ? b : a)).scan
  }
}

const FIRST_COUNTED_KEYS = 4000

function* stepsOf(store: Store, view: View, { ranges }: IndexScan): Generator<number, void> {
  for (const { low, high } of ranges) yield* store.countInSteps(view, low, high)
}

const EMPTY_BYTES = Buffer.alloc(0)

class ScanDocuments implements Documents {
  id: Key = ''
  private readonly keys: KeyCursor
  private readonly seen: Set<Key> | null
  private keysRead = 0
  private sliceStart = performance.now()
  private readonly store: Store
  private readonly view: View
  private readonly collection: Collection
  private readonly scan: IndexScan
  private readonly examined: Examined | undefined
  private readonly keysOnly: boolean

  constructor(store: Store, view: View, collection: Collection, scan: IndexScan, examined?: Examined, keysOnly = false) {
    this.keysOnly = keysOnly
    this.store = store
    this.view = view
    this.collection = collection
    this.scan = scan
    this.examined = examined
    this.keys = keysOf(store, view, scan)
    this.seen = scan.repeats ? new Set() : null
  }

  next(): Buffer | null | undefined {
    const { store, view, collection, scan, examined, seen } = this
    for (;;) {
      if (++this.keysRead % KEYS_PER_CLOCK_CHECK === 0) {
        const now = performance.now()
        if (now - this.sliceStart > TIME_SLICE_MS) {
          this.sliceStart = now
          return null
        }
      }
      const key = this.keys.next()
      if (key === undefined) return undefined
      if (examined) examined.keys++
      const id = scan.index ? idOfEntry(key) : key.slice(4)
      if (seen) {
        if (seen.has(id)) continue
        seen.add(id)
      }
      if (this.keysOnly && !scan.ranges[0]?.isDocumentKey) {
        this.id = id
        return EMPTY_BYTES
      }
      const bytes = store.get(view, scan.index ? collection.prefix + id : key)
      if (examined) examined.documents++
      if (bytes === undefined) continue
      if (scan.residual && !scan.residual(bytes, 0)) continue
      this.id = id
      return bytes
    }
  }

  close(): void {
    this.keys.close()
  }
}

/** One scan after the other: there may be thousands, and only one at a time is open. */
class UnionDocuments implements Documents {
  id: Key = ''
  private at = 0
  private current: ScanDocuments | null = null
  private readonly seen = new Set<Key>()
  private readonly scans: readonly IndexScan[]
  private readonly open: (scan: IndexScan) => ScanDocuments

  constructor(scans: readonly IndexScan[], open: (scan: IndexScan) => ScanDocuments) {
    this.scans = scans
    this.open = open
  }

  next(): Buffer | null | undefined {
    for (; this.at < this.scans.length; this.at++) {
      const part = (this.current ??= this.open(this.scans[this.at]!))
      for (let bytes = part.next(); bytes !== undefined; bytes = part.next()) {
        if (bytes === null) return null
        if (this.seen.has(part.id)) continue
        this.seen.add(part.id)
        this.id = part.id
        return bytes
      }
      this.current = null
    }
    return undefined
  }

  close(): void {
    this.current?.close()
  }
}
