import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepOrder, letIn, orderAnew, type KeptOrder, type LiveRows } from './stable-order'

/** How long rows that were waited for stay highlighted. */
const HIGHLIGHT_MS = 4000
const none: ReadonlySet<string> = new Set()

interface KeptOrderOptions<T> {
  readonly rows: readonly T[] | undefined
  readonly rowKey: (row: T) => string
  /** Without it rows are shown as they are given. */
  readonly live: LiveRows<T> | undefined
  /** Nobody can be looking at the list. */
  readonly isHidden: boolean
  /** The person holds nothing in it, and it is scrolled to its top. */
  readonly isFree: () => boolean
}

const next = <T>(kept: KeptOrder<T> | null, { rows, rowKey, live, isHidden }: Omit<KeptOrderOptions<T>, 'isFree'>): KeptOrder<T> | null => {
  if (!rows) return null
  if (!live) return kept?.source === rows ? kept : orderAnew('', rows, rowKey)
  if (kept && live.of === undefined) return kept
  if (!kept || kept.of !== live.of || (isHidden && (kept.source !== rows || kept.isOld)))
    return orderAnew(live.of ?? kept?.of ?? '', rows, rowKey)
  return kept.source === rows ? kept : keepOrder(kept, rows, rowKey, live)
}

/**
 * The rows of a list that changes while it is looked at, in an order that doesn't: nothing moves until it is asked for, but rows
 * that come in above a list which is at its top and left alone.
 */
export const useStableOrder = <T>(options: KeptOrderOptions<T>) => {
  const { rowKey, live, isFree } = options
  const [known, setKnown] = useState<KeptOrder<T> | null>(null)
  const [arrived, setArrived] = useState(none)
  const kept = next(known, options)
  if (kept !== known) setKnown(kept)

  const latest = useRef({ mayEnter: isFree, rowKey })
  useLayoutEffect(() => {
    latest.current = { mayEnter: () => !live?.isLater && isFree(), rowKey }
  })
  // Looked at when something changes, not whenever the list is let go of.
  useLayoutEffect(() => {
    const now = latest.current
    if (kept?.waitsOnTop && now.mayEnter()) setKnown(letIn(kept, now.rowKey))
  }, [kept])
  useEffect(() => {
    if (arrived.size === 0) return
    const timer = setTimeout(() => setArrived(none), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [arrived])

  return {
    kept,
    /** Rows that were waited for and are shown now. */
    arrived,
    /** Shows the list as it is now. @returns the first row that was waited for */
    renew: (): string | undefined => {
      if (!kept) return undefined
      setKnown(orderAnew(kept.of, kept.source, rowKey))
      setArrived(new Set(live?.isLater ? [] : kept.waiting))
      return kept.waiting[0]
    },
  }
}
