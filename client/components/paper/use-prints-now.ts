import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Prints the page by itself where its address says so (`?now=1`), once its letters are there: a counter prints without anybody looking at it. */
export const usePrintsNow = (isReady: boolean): void => {
  const [params] = useSearchParams()
  const printsNow = params.get('now') === '1'
  useEffect(() => {
    if (printsNow && isReady) void document.fonts.ready.then(() => window.print())
  }, [printsNow, isReady])
}
