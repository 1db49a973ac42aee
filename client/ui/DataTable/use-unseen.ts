import { useEffect, useRef, useState, type RefObject } from 'react'
import { scrollerOf } from './scroller'

const none: ReadonlySet<string> = new Set()

/**
 * Counts rows that came in above what is in sight, until they are scrolled to.
 * @param fresh keys of rows that have just come; the same list until that changes
 * @param offsetOf where a row begins, from the first one's top
 * @param keys of all rows
 */
export const useUnseen = (
  body: RefObject<HTMLElement | null>,
  fresh: readonly string[],
  offsetOf: (key: string) => number | undefined,
  keys: ReadonlySet<string>,
): number => {
  const [unseen, setUnseen] = useState(none)
  const noted = useRef(new Set<string>())
  const waiting = [...unseen].filter((key) => keys.has(key)).length

  useEffect(() => {
    const element = body.current
    if (!element) return
    const scroller = scrollerOf(element)
    const isAbove = (key: string): boolean => {
      const offset = offsetOf(key)
      const start =
        element === scroller ? 0 : element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      return offset !== undefined && start + offset + 24 < scroller.scrollTop
    }
    const fresher = fresh.filter((key) => !noted.current.has(key) && isAbove(key))
    fresh.forEach((key) => noted.current.add(key))
    if (fresher.length > 0) setUnseen((now) => new Set([...now, ...fresher]))
    if (waiting === 0 && fresher.length === 0) return
    const look = (): void =>
      setUnseen((now) => {
        const next = [...now].filter(isAbove)
        return next.length === now.size ? now : new Set(next)
      })
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [body, fresh, offsetOf, waiting])
  return waiting
}
