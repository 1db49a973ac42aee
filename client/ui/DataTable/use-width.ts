import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below the first width some columns are left out, below the second rows stand as on a phone. */
const NARROW_PX = 640
const SLIM_PX = 520

/** Widths are told in steps of this many points: a table isn't drawn anew for each. */
const STEP_PX = 20

export interface TableWidth {
  readonly kind: 'wide' | 'narrow' | 'slim'
  readonly points: number
}

/**
 * Follows the width of a table: tells how wide it is, and keeps the heads over their columns
 * when the rows have a scroll bar (its width is `--gutter` on the table).
 */
export const useTableWidth = (body: RefObject<HTMLElement | null>): TableWidth => {
  const [points, setPoints] = useState(NARROW_PX)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const measure = (): void => {
      element.closest<HTMLElement>('.ui-table')?.style.setProperty('--gutter', `${element.offsetWidth - element.clientWidth}px`)
      // Without layout (in tests) there is no width to go by.
      setPoints(Math.floor((element.offsetWidth || NARROW_PX) / STEP_PX) * STEP_PX)
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => resized.disconnect()
  }, [body])
  return { kind: points < SLIM_PX ? 'slim' : points < NARROW_PX ? 'narrow' : 'wide', points }
}
