import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

const subscribe = (tell: () => void): (() => void) => {
  const begin = (): void => {
    printing = true
    // The browser lays the page out for paper as soon as this returns.
    flushSync(tell)
  }
  const end = (): void => {
    printing = false
    tell()
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

/** Whether the page is being printed: what it changes is drawn before the browser lays the page out for paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
