import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below this width some columns are left out. */
const narrowBelow = 640

/**
 * Follows the width of a table: tells whether it is narrow, and keeps the heads over their columns
 * when the rows have a scroll bar (its width is `--gutter` on the table).
 */
export const useNarrow = (body: RefObject<HTMLElement | null>): boolean => {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const measure = (): void => {
      element.closest<HTMLElement>('.ui-table')?.style.setProperty('--gutter', `${element.offsetWidth - element.clientWidth}px`)
      setNarrow(element.offsetWidth > 0 && element.offsetWidth < narrowBelow)
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => resized.disconnect()
  }, [body])
  return narrow
}
