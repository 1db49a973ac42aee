import type { Key } from '../bson/key'

/** A value that is put, or null where the key is removed. */
export type Change = Buffer | null

/** A change, and the earlier ones of the same key that older views still see. */
interface Version {
  value: Change
  /** The epoch of the store in which it was written. */
  readonly since: number
  readonly older: Version | undefined
}

/** The keys of one collection or index. */
interface KeySpace {
  readonly keys: Key[]
  isSorted: boolean
}

/** Writes that a reader sees although the file does not hold them yet: a transaction's own, or those that are not on disk yet. */
export class Layer {
  private readonly changes = new Map<Key, Version>()
  /** Built when a range is first read. */
  private spaces: Map<number, KeySpace> | null = null

  get size(): number {
    return this.changes.size
  }

  /** The change of a key up to an epoch, or undefined. */
  get(key: Key, upTo: number): Change | undefined {
    return versionAt(this.changes.get(key), upTo)?.value
  }

  /** @returns whether nothing of the key was in here before */
  set(key: Key, value: Change, since: number): boolean {
    const latest = this.changes.get(key)
    if (latest?.since === since) {
      latest.value = value
      return false
    }
    this.changes.set(key, { value, since, older: latest })
    if (latest) return false
    if (this.spaces) addToSpace(this.spaces, key)
    return true
  }

  /** Whether anything of a collection or index is in here.   @param key of any of its entries */
  touches(key: Key): boolean {
    return this.space(key) !== undefined
  }

  /** The latest change of every key, in no particular order. */
  *entries(): Generator<readonly [Key, Change]> {
    for (const [key, { value }] of this.changes) yield [key, value]
  }

  /** Adds the changes with start ≤ key < end, up to an epoch, to a map; later layers overwrite earlier ones. */
  collect(start: Key, end: Key, upTo: number, into: Map<Key, Change>): void {
    const space = this.space(start)
    if (!space) return
    const { keys } = space
    if (!space.isSorted) keys.sort(byKey)
    space.isSorted = true
    for (let i = lowerBound(keys, start); i < keys.length; i++) {
      const key = keys[i]!
      if (key >= end) return
      const version = versionAt(this.changes.get(key), upTo)
      if (version) into.set(key, version.value)
    }
  }

  /** What is in here of a key's collection or index. */
  private space(key: Key): KeySpace | undefined {
    if (!this.spaces) {
      this.spaces = new Map()
      for (const each of this.changes.keys()) addToSpace(this.spaces, each)
    }
    return this.spaces.get(spaceOf(key))
  }
}

/** Adds a new key to its collection or index. */
function addToSpace(spaces: Map<number, KeySpace>, key: Key): void {
  const id = spaceOf(key)
  const space = spaces.get(id)
  if (!space) spaces.set(id, { keys: [key], isSorted: true })
  else if (space.isSorted && space.keys.length > MAX_UNSORTED_KEYS) space.keys.splice(lowerBound(space.keys, key), 0, key)
  else {
    space.keys.push(key)
    space.isSorted = false
  }
}

/** Up to so many keys are sorted again when a range is read, rather than kept in order all the time. */
const MAX_UNSORTED_KEYS = 64

/** The collection or index of a key: its first four bytes. */
const spaceOf = (key: Key): number => (key.charCodeAt(0) << 24) | (key.charCodeAt(1) << 16) | (key.charCodeAt(2) << 8) | key.charCodeAt(3)

function versionAt(latest: Version | undefined, upTo: number): Version | undefined {
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
