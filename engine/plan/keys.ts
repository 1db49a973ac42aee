import type { Key } from '../bson/key'
import type { KeyCursor, Store, View } from '../store/store'
import type { IndexScan, Stretch } from './plan'

/** The keys of a scan's stretches, in the wanted order where there is one. */
export function keysOf(store: Store, view: View, { stretches, reverse, merge }: IndexScan): KeyCursor {
  if (stretches.length === 1) return stretchKeys(store, view, stretches[0]!, reverse)
  return merge ? mergedKeys(store, view, stretches, reverse) : chainedKeys(store, view, stretches, reverse)
}

function stretchKeys(store: Store, view: View, { low, high, isDocument }: Stretch, reverse: boolean): KeyCursor {
  if (!isDocument) return store.keys(view, low, high, reverse)
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

function chainedKeys(store: Store, view: View, stretches: readonly Stretch[], reverse: boolean): KeyCursor {
  const order = reverse ? [...stretches].reverse() : stretches
  let i = 0
  let cursor: KeyCursor | null = null
  return {
    next() {
      for (; i < order.length; i++) {
        cursor ??= stretchKeys(store, view, order[i]!, reverse)
        const key = cursor.next()
        if (key !== undefined) return key
        cursor = null
      }
      return undefined
    },
    close: () => cursor?.close(),
  }
}

function mergedKeys(store: Store, view: View, stretches: readonly Stretch[], reverse: boolean): KeyCursor {
  const heads: { cursor: KeyCursor; key: Key; rank: Key; mergeAt: number }[] = []
  for (const stretch of stretches) {
    const { mergeAt } = stretch
    const cursor = stretchKeys(store, view, stretch, reverse)
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
