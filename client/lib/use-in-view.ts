import { useEffect, useState } from 'react'

/** Whether an element is in the window; where a browser can't tell, it is taken to be. */
export const useInView = (element: Element | null): boolean => {
  const canTell = typeof IntersectionObserver !== 'undefined'
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element || !canTell) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, canTell])
  return element !== null && (isInView || !canTell)
}
