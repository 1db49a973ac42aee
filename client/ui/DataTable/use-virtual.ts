import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { offsetsOf, windowOf, type TableItem } from './window-of'

/** Up to this many items all are drawn. */
const drawAll = 100

const cssPoints = (name: string, fallback: number): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || fallback

const scrollTo = (element: HTMLElement, top: number): void => {
  element.scrollTop = top
}

/** Draws only the rows in sight of a long table, and keeps the rows in sight where they are when others come in above them. */
export const useVirtual = <T>(body: RefObject<HTMLElement | null>, items: TableItem<T>[], lines: 1 | 2, enabled: boolean) => {
  const [view, setView] = useState({ top: 0, height: 800 })
  const [row] = useState(() => ({ 1: cssPoints('--row-1', 36), 2: cssPoints('--row-2', 50) }))
  const on = enabled && items.length > drawAll
  const offsets = useMemo(() => offsetsOf(items, row[lines], 29), [items, row, lines])
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

  // The browser's own scroll anchor can't see rows that aren't drawn.
  const anchor = useRef<{ key: string; offset: number } | null>(null)
  useLayoutEffect(() => {
    const element = body.current
    if (!element || !on) return
    const held = anchor.current
    if (held && element.scrollTop > 0) {
      const at = items.findIndex((item) => item.key === held.key)
      const shift = at < 0 ? 0 : (offsets[at] ?? 0) - held.offset
      if (shift !== 0) scrollTo(element, element.scrollTop + shift)
    }
    return () => {
      const at = windowOf(offsets, element.scrollTop, 1, 0)[0]
      const item = items[at]
      anchor.current = item ? { key: item.key, offset: offsets[at] ?? 0 } : null
    }
  }, [body, items, offsets, on])

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
    shown: items.slice(first, end),
    before: on ? (offsets[first] ?? 0) : 0,
    after: on ? (offsets.at(-1) ?? 0) - (offsets[end] ?? 0) : 0,
  }
}
