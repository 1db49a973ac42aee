import { useEffect, useState, useSyncExternalStore } from 'react'
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

/** What only paper shows: handed to `print` it is drawn, printed, and taken away when the printing is over. */
export const usePrintedContent = <T>(): [paper: T | undefined, print: (content: T) => void] => {
  const [paper, print] = useState<T>()
  useEffect(() => {
    if (paper === undefined) return
    const end = (): void => print(undefined)
    addEventListener('afterprint', end)
    window.print()
    return () => removeEventListener('afterprint', end)
  }, [paper])
  return [paper, print]
}
