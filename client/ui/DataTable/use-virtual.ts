import { useInsertionEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { usePrinting } from '../../lib/use-printing'
import { useThemePoints } from '../../lib/use-theme-points'
import { scrollTo } from './scroller'
import { offsetsOf, windowOf, type TableItem } from './window-of'

/** Up to this many items all are drawn. */
const MAX_UNWINDOWED_ROWS = 100

/** Rows of one line and of two, as they are drawn and as they are without a style sheet. */
const heights = { 1: ['--row-1', 36], 2: ['--row-2', 50] } as const

/** Draws only the rows in sight of a long table; all of them on paper. */
export const useVirtual = <T>(body: RefObject<HTMLElement | null>, items: TableItem<T>[], lines: 1 | 2, enabled: boolean) => {
  const [view, setView] = useState({ top: 0, height: 800 })
  const [name, unstyled] = heights[lines]
  const row = useThemePoints(name, unstyled)
  // Paper doesn't scroll.
  const isPrinting = usePrinting()
  const on = enabled && !isPrinting && items.length > MAX_UNWINDOWED_ROWS
  const offsets = useMemo(() => offsetsOf(items, row, 29), [items, row])
  const [first, end] = on ? windowOf(offsets, view.top, view.height) : [0, items.length]

  useLayoutEffect(() => {
    const element = body.current
    if (!element || !on) return
    const look = (): void => setView({ top: element.scrollTop, height: element.clientHeight || 800 })
    look()
    element.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [body, on])

  const places = useRef({ items, offsets })
  // Known before anything is measured anew.
  useInsertionEffect(() => {
    places.current = { items, offsets }
  }, [items, offsets])
  /** Where a row begins, from the first one's top; the same function always. */
  const [offsetOf] = useState(() => (key: string): number | undefined => {
    const element = body.current
    const row = element?.querySelector(`[data-key="${CSS.escape(key)}"]`)
    if (element && row) return row.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop
    const at = places.current.items.findIndex((item) => item.key === key)
    return at < 0 ? undefined : places.current.offsets[at]
  })

  /** Brings an item into sight; drawn at once, so that it can take focus. */
  const reveal = (at: number): void => {
    const element = body.current
    if (!element || !on) return
    const top = offsets[at] ?? 0
    const bottom = offsets[at + 1] ?? top
    if (top < element.scrollTop) scrollTo(element, top)
    else if (bottom > element.scrollTop + element.clientHeight) scrollTo(element, bottom - element.clientHeight)
    setView({ top: element.scrollTop, height: element.clientHeight || 800 })
  }
  return {
    reveal,
    offsetOf,
    shown: items.slice(first, end),
    before: on ? (offsets[first] ?? 0) : 0,
    after: on ? (offsets.at(-1) ?? 0) - (offsets[end] ?? 0) : 0,
  }
}
