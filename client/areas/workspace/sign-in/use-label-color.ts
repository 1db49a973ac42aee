import { useEffect, useRef } from 'react'
import { setWorkspaceBrand } from '../../../lib/theme/theme-store'

/** The colour of a company with a label of its own, as everybody may know it: from what a phone keeps of the app. */
const readColor = async (slug: string, signal: AbortSignal): Promise<string | null> => {
  const answer = await fetch(`/api/manifest?workspace=${encodeURIComponent(slug)}`, { signal })
  const { theme_color: color } = (await answer.json()) as { theme_color?: unknown }
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : null
}

/** Shows the page in that colour while the company is the one being signed in to; afterwards the frame takes care of it. */
export const useLabelColor = (slug: string | undefined): void => {
  const isShown = useRef(false)
  useEffect(() => {
    if (slug === undefined) {
      if (isShown.current) setWorkspaceBrand(null)
      isShown.current = false
      return
    }
    const asking = new AbortController()
    readColor(slug, asking.signal)
      .then((color) => {
        if (asking.signal.aborted) return
        isShown.current = color !== null
        setWorkspaceBrand(color)
      })
      // The product's own colour does as well.
      .catch(() => undefined)
    return () => asking.abort()
  }, [slug])
}
