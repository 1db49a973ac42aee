import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below the first width some columns are left out, below the second rows stand as on a phone. */
const NARROW_PX = 640
const SLIM_PX = 520

export type TableWidth = 'wide' | 'narrow' | 'slim'

/**
 * Follows the width of a table: tells how narrow it is, and keeps the heads over their columns
 * when the rows have a scroll bar (its width is `--gutter` on the table).
 */
export const useTableWidth = (body: RefObject<HTMLElement | null>): TableWidth => {
  const [width, setWidth] = useState<TableWidth>('wide')
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const measure = (): void => {
      element.closest<HTMLElement>('.ui-table')?.style.setProperty('--gutter', `${element.offsetWidth - element.clientWidth}px`)
      // Without layout (in tests) there is no width to go by.
      const points = element.offsetWidth || NARROW_PX
      setWidth(points < SLIM_PX ? 'slim' : points < NARROW_PX ? 'narrow' : 'wide')
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => resized.disconnect()
  }, [body])
  return width
}
