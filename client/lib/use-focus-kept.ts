import { useEffect, type RefObject } from 'react'

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled')

/** Marks a part in the page, so that it is known as the innermost from its first moment. */
const mark = { 'data-keeps-focus': '' } as const

/**
 * What has focus may go away under it or be put out of use: a payment was taken and its field is gone, a line was removed by a
 * colleague, everything is saved. Focus then goes to `heir`; of parts within one another the innermost has its say.
 * Whoever knows a better place takes it before, in the same commit.
 * @returns what the part's element has to be given
 */
export const useFocusKept = (part: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): typeof mark => {
  useEffect(() => {
    const element = part.current
    if (!element) return
    const own = (target: EventTarget | null): Element | null =>
      target instanceof Element && target.closest('[data-keeps-focus]') === element ? target : null
    let last = own(document.activeElement)
    const remember = (event: FocusEvent): void => {
      last = own(event.target)
    }
    const observer = new MutationObserver(() => {
      if (!last || !isGone(last) || ![document.body, last].includes(document.activeElement ?? document.body)) return
      last = null
      heir.current?.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      element.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [part, heir])
  return mark
}
