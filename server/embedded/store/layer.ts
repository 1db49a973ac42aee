import type { Key } from '../bson/key'

/** A value that is put, or null where the key is removed. */
export type Change = Buffer | null

/** A change, and those of the same key before it that views taken meanwhile still see. */
interface Version {
  value: Change
  /** The moment of the store in which it was written. */
  readonly since: number
  readonly older: Version | undefined
}

/** Changes of one collection or index, by key. */
interface Space {
  readonly changes: Map<Key, Version>
  /** The keys in order, once somebody has asked for a range. */
  sorted: Key[] | null
}

/** Writes that a reader sees although the file does not hold them yet: a transaction's own, or those on their way to the disk. */
export class Layer {
  private readonly spaces = new Map<string, Space>()
  size = 0

  /** The change of a key up to a moment, or undefined. */
  get(key: Key, upTo: number): Change | undefined {
    if (this.size === 0) return undefined
    return seenAt(this.spaces.get(key.slice(0, 4))?.changes.get(key), upTo)?.value
  }

  set(key: Key, value: Change, since: number): void {
    const id = key.slice(0, 4)
    let space = this.spaces.get(id)
    if (!space) this.spaces.set(id, (space = { changes: new Map(), sorted: null }))
    const { changes, sorted } = space
    const latest = changes.get(key)
    if (latest?.since === since) {
      latest.value = value
      return
    }
    changes.set(key, { value, since, older: latest })
    if (latest) return
    this.size++
    sorted?.splice(lowerBound(sorted, key), 0, key)
  }

  /** Whether anything of a collection or index is in here. */
  touches(spaceId: string): boolean {
    return this.spaces.has(spaceId)
  }

  /** Calls back with the latest change of every key, in no particular order. */
  each(take: (key: Key, value: Change) => void): void {
    for (const { changes } of this.spaces.values()) for (const [key, { value }] of changes) take(key, value)
  }

  /** Adds the changes with start ≤ key < end, up to a moment, to a map; later layers overwrite earlier ones. */
  collect(start: Key, end: Key, upTo: number, into: Map<Key, Change>): void {
    const space = this.spaces.get(start.slice(0, 4))
    if (!space) return
    const sorted = (space.sorted ??= [...space.changes.keys()].sort(byKey))
    for (let i = lowerBound(sorted, start); i < sorted.length; i++) {
      const key = sorted[i]!
      if (key >= end) return
      const version = seenAt(space.changes.get(key), upTo)
      if (version) into.set(key, version.value)
    }
  }
}

function seenAt(latest: Version | undefined, upTo: number): Version | undefined {
  let version = latest
  while (version && version.since > upTo) version = version.older
  return version
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
