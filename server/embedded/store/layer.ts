import type { Key } from '../bson/key'

/** A value that is put, or null where the key is removed. */
export type Change = Buffer | null

/** Changes of one collection or index, by key. */
interface Space {
  readonly changes: Map<Key, Change>
  sorted: Key[] | null
}

/** Writes that a reader sees although the file does not hold them yet: a transaction's own, or those on their way to the disk. */
export class Layer {
  private readonly spaces = new Map<string, Space>()
  size = 0

  get(key: Key): Change | undefined {
    return this.spaces.get(key.slice(0, 4))?.changes.get(key)
  }

  set(key: Key, value: Change): void {
    const id = key.slice(0, 4)
    let space = this.spaces.get(id)
    if (!space) this.spaces.set(id, (space = { changes: new Map(), sorted: null }))
    if (!space.changes.has(key)) {
      space.sorted = null
      this.size++
    }
    space.changes.set(key, value)
  }

  /** Whether anything of a collection or index is in here. */
  touches(spaceId: string): boolean {
    return this.spaces.has(spaceId)
  }

  /** Calls back with every change, in no particular order. */
  each(take: (key: Key, value: Change) => void): void {
    for (const { changes } of this.spaces.values()) for (const [key, value] of changes) take(key, value)
  }

  /** Adds the changes with start ≤ key < end to a map; later layers overwrite earlier ones. */
  collect(start: Key, end: Key, into: Map<Key, Change>): void {
    const space = this.spaces.get(start.slice(0, 4))
    if (!space) return
    const sorted = (space.sorted ??= [...space.changes.keys()].sort(byKey))
    for (let i = lowerBound(sorted, start); i < sorted.length; i++) {
      const key = sorted[i]!
      if (key >= end) return
      into.set(key, space.changes.get(key)!)
    }
  }
}

/** Byte order of keys. */
export const byKey = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0)

function lowerBound(sorted: readonly Key[], key: Key): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}
