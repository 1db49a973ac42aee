import { useRef, type PointerEvent, type RefObject } from 'react'
import { scrollerOf, scrollTo } from './scroller'

/** A row that must not move, and where it stands on the screen. */
interface Held {
  readonly key: string
  readonly top: number
}

const rowOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset['key']) || null

interface AnchoredRowOptions {
  readonly body: RefObject<HTMLElement | null>
  /** Room below the rows, so that a short list can be held too. */
  readonly room: RefObject<HTMLElement | null>
  /** Where a row begins that may not be drawn, from the first one's top; undefined when there is none. */
  readonly offsetOf: (key: string) => number | undefined
}

const setHeight = (element: HTMLElement, points: number): void => {
  element.style.height = `${points}px`
}

/**
 * Keeps the row under the focus or the pointer where it is when others come or go above it; without either, the first row
 * in sight of a list that was scrolled. At the very top, and left alone, a list takes new rows as they come.
 */
export const useAnchoredRow = ({ body, room, offsetOf }: AnchoredRowOptions) => {
  const pointed = useRef<string | null>(null)

  const drawn = (key: string): HTMLElement | null => body.current?.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? null
  const topOf = (key: string): number | null => {
    const row = drawn(key)
    if (row) return row.getBoundingClientRect().top
    const offset = offsetOf(key)
    const element = body.current
    return offset === undefined || !element ? null : element.getBoundingClientRect().top - element.scrollTop + offset
  }
  const firstInSight = (element: HTMLElement): string | null => {
    const scroller = scrollerOf(element)
    if (scroller.scrollTop <= 0) return null
    const edge = Math.max(scroller.getBoundingClientRect().top, element.getBoundingClientRect().top)
    const rows = element.querySelectorAll<HTMLElement>('[data-key]')
    return [...rows].find((row) => row.getBoundingClientRect().bottom > edge)?.dataset['key'] ?? null
  }
  const held = (): Held | null => {
    const element = body.current
    if (!element) return null
    const focused = element.contains(document.activeElement) ? rowOf(document.activeElement) : null
    const key = focused ?? (pointed.current && drawn(pointed.current) ? pointed.current : null) ?? firstInSight(element)
    const top = key === null ? null : topOf(key)
    return key === null || top === null ? null : { key, top }
  }
  const hold = (before: Held | null): void => {
    const element = body.current
    const top = before && topOf(before.key)
    if (!element || !before || top === null) return
    const shift = top - before.top
    if (Math.abs(shift) < 1) return
    const scroller = scrollerOf(element)
    const wanted = scroller.scrollTop + shift
    if (wanted < 0) return
    scrollTo(scroller, wanted)
    const missing = wanted - scroller.scrollTop
    if (missing < 1 || !room.current) return
    setHeight(room.current, room.current.offsetHeight + missing)
    scrollTo(scroller, wanted)
  }
  /** Gives back the room below that a scroll has made needless. */
  const giveBack = (): void => {
    const element = body.current
    const height = room.current?.offsetHeight ?? 0
    if (!element || !room.current || height === 0) return
    const scroller = scrollerOf(element)
    const needed = scroller.scrollTop + scroller.clientHeight - (scroller.scrollHeight - height)
    if (needed < height) setHeight(room.current, Math.max(0, needed))
  }
  return {
    held,
    hold,
    giveBack,
    onPointerMove: ({ target, pointerType }: PointerEvent): void => {
      pointed.current = pointerType === 'touch' ? null : rowOf(target)
    },
    onPointerLeave: (): void => {
      pointed.current = null
    },
  }
}
