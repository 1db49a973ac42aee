import type { Key } from '../bson/key'
import type { KeyCursor, Store, View } from '../store/store'
import type { IndexScan, KeyRange } from './plan'

/** The keys of a scan's ranges, in the wanted order where there is one. */
export function keysOf(store: Store, view: View, { ranges, reverse, merge }: IndexScan): KeyCursor {
  if (ranges.length === 1) return rangeKeys(store, view, ranges[0]!, reverse)
  return merge ? mergedKeys(store, view, ranges, reverse) : chainedKeys(store, view, ranges, reverse)
}

function rangeKeys(store: Store, view: View, { low, high, isDocumentKey }: KeyRange, reverse: boolean): KeyCursor {
  if (!isDocumentKey) return store.keys(view, low, high, reverse)
  let key: Key | undefined = low
  return {
    next() {
      const only = key
      key = undefined
      return only
    },
    close: () => undefined,
  }
}

function chainedKeys(store: Store, view: View, ranges: readonly KeyRange[], reverse: boolean): KeyCursor {
  const order = reverse ? [...ranges].reverse() : ranges
  let i = 0
  let cursor: KeyCursor | null = null
  return {
    next() {
      for (; i < order.length; i++) {
        cursor ??= rangeKeys(store, view, order[i]!, reverse)
        const key = cursor.next()
        if (key !== undefined) return key
        cursor = null
      }
      return undefined
    },
    close: () => cursor?.close(),
  }
}

function mergedKeys(store: Store, view: View, ranges: readonly KeyRange[], reverse: boolean): KeyCursor {
  const heads: { cursor: KeyCursor; key: Key; rank: Key; mergeAt: number }[] = []
  for (const range of ranges) {
    const { mergeAt } = range
    const cursor = rangeKeys(store, view, range, reverse)
    const key = cursor.next()
    if (key !== undefined) heads.push({ cursor, key, rank: key.slice(mergeAt), mergeAt })
  }
  return {
    next() {
      let first = heads[0]
      if (!first) return undefined
      for (const head of heads) if (reverse ? head.rank > first.rank : head.rank < first.rank) first = head
      const { key } = first
      const next = first.cursor.next()
      if (next === undefined) heads.splice(heads.indexOf(first), 1)
      else {
        first.key = next
        first.rank = next.slice(first.mergeAt)
      }
      return key
    },
    close: () => heads.forEach(({ cursor }) => cursor.close()),
  }
}
