import type { Key } from '../bson/key'
import { byKey, type Change, type Layer } from './layer'

/** Layers, oldest first, as of one epoch. */
export interface Layered {
  readonly layers: readonly Layer[]
  /** Changes of later epochs are not visible. */
  readonly upTo: number
}

/** Keys of a range, one by one. Close it if it is not read to its end. */
export interface KeyCursor {
  next(): Key | undefined
  close(): void
}

/** What layers change in a range up to an epoch, or null for nothing. */
export function changesInRange({ layers, upTo }: Layered, start: Key, end: Key): Map<Key, Change> | null {
  let changes: Map<Key, Change> | null = null
  for (const layer of layers) if (layer.touches(start)) layer.collect(start, end, upTo, (changes ??= new Map()))
  return changes && changes.size > 0 ? changes : null
}

/** Stored keys with the changes over them. */
export function mergeCursors(stored: KeyCursor, changes: Map<Key, Change>, reverse: boolean): KeyCursor {
  const sorted = [...changes.keys()].sort(byKey)
  if (reverse) sorted.reverse()
  let i = 0
  let head = stored.next()
  const next = (): Key | undefined => {
    for (;;) {
      const change = sorted[i]
      if (change === undefined && head === undefined) return undefined
      if (change === undefined || (head !== undefined && (reverse ? head > change : head < change))) {
        const key = head
        head = stored.next()
        return key
      }
      if (head === change) head = stored.next()
      i++
      if (changes.get(change) !== null) return change
    }
  }
  return { next, close: () => stored.close() }
}
