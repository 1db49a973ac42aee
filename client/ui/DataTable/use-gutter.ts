import { useLayoutEffect, type RefObject } from 'react'

/** Keeps the heads over their columns when the rows have a scroll bar: its width is `--gutter` on the table. */
export const useGutter = (body: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const measure = (): void =>
      element.closest<HTMLElement>('.ui-table')?.style.setProperty('--gutter', `${element.offsetWidth - element.clientWidth}px`)
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => resized.disconnect()
  }, [body])
}
