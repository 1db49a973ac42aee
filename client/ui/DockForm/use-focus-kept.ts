import { useEffect, type RefObject } from 'react'

/**
 * What has focus may go away under it: a payment was taken and its field is gone, a line was removed by a colleague.
 * Focus then goes to `heir`; whoever has a better place for it takes it before, in the same commit.
 */
export const useFocusKept = (part: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = part.current
    if (!element) return
    let last: Node | null = element.contains(document.activeElement) ? document.activeElement : null
    const remember = (event: FocusEvent): void => {
      last = event.target instanceof Node ? event.target : null
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = null
      heir.current?.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [part, heir])
}
