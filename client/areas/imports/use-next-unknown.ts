import { useEffect } from 'react'

/** F8 opens the next head of which nothing is known, in which Enter takes the guess; while there is one. */
export const useNextUnknown = (enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey) return
      const heads = [...document.querySelectorAll<HTMLButtonElement>('[data-unknown-head]')]
      const from = heads.findIndex((head) => head === document.activeElement || head.getAttribute('aria-expanded') === 'true')
      const next = heads[(from + 1) % heads.length]
      if (!next) return
      event.preventDefault()
      event.stopPropagation()
      next.focus()
      if (next.getAttribute('aria-expanded') !== 'true') next.click()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [enabled])
}
