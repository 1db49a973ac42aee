import { useCallback, useSyncExternalStore } from 'react'

const subscribe = (tell: () => void): (() => void) => {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-density'] })
  window.addEventListener('resize', tell)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', tell)
  }
}

/**
 * A length of the theme, as `--row-2`, in points; follows the density and the width of the window.
 * @param fallback where there is no style sheet
 */
export const useThemePoints = (name: string, fallback: number): number =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || fallback, [name, fallback]),
  )
