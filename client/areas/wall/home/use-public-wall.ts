import { useEffect, useState } from 'react'
import type { KnownWorkspace } from '../../../api/session/session-slice'
import { findWorkspace } from '../../../api/session/sign-in'

/** The workspace with this slug, if its wall is public; null when there is none, undefined while it is being looked for. */
export const usePublicWall = (slug: string): KnownWorkspace | null | undefined => {
  const [found, setFound] = useState<{ readonly slug: string; readonly workspace: KnownWorkspace | null }>()
  useEffect(() => {
    if (slug === '') return
    let isWanted = true
    void findWorkspace(slug).then(({ value }) => {
      const isPublic = value?.status === 'enabled' && value.apps?.includes('publicwall')
      if (isWanted) setFound({ slug, workspace: isPublic ? value : null })
    })
    return () => {
      isWanted = false
    }
  }, [slug])
  if (slug === '') return null
  return found?.slug === slug ? found.workspace : undefined
}
