import { useEffect, useState } from 'react'
import { findWorkspace } from '../../../api/session/sign-in'
import type { KnownWorkspace } from '../../../api/session/session-slice'

const LOOKUP_DEBOUNCE_MS = 350

/** The workspace whose slug is being typed, found while typing; null while there is none. */
export const useWorkspaceLookup = (slug: string): KnownWorkspace | null => {
  const [found, setFound] = useState<KnownWorkspace | null>(null)
  useEffect(() => {
    if (slug.length < 2) return
    let wanted = true
    const timer = setTimeout(() => {
      void findWorkspace(slug).then(({ value }) => wanted && setFound(value ?? null))
    }, LOOKUP_DEBOUNCE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [slug])
  return found?.slug === slug ? found : null
}
