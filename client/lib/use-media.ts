import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; follows changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Below 768: one thumb, full pages, rows of two lines. A sheet of paper is no phone. */
export const useIsPhone = (): boolean => useMedia('screen and (width < 768px)')
