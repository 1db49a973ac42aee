import { Suspense, useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { readRemembered } from '../../../../api/session/remembered'
import { useKnownWorkspace, useMaybeMe } from '../../../../api/session/use-me'
import { WallScreen } from './wall-screen'
import type { KnownWorkspace } from '../../../../api/session/session-slice'
import { findWorkspace } from '../../../../api/session/sign-in'
import { lazyPart } from '../../../../lib/lazy-part'

/** What a guest reads. */
const GuestWall = lazyPart(async () => (await import('../components/guest-wall')).GuestWall)

/** The first page: the wall of whoever is in; a guest reads the public wall of the company that is known on this device. */
export const FrontScreen = () => (useMaybeMe() ? <WallScreen /> : <GuestOf slug={readRemembered().slug} />)

/** The public wall of a company by its own address, which it hands out. */
export const PublicWallScreen = () => {
  const { slug = '' } = useParams()
  const own = useKnownWorkspace()
  // Whoever is in reads the company's own wall, in which the public one is; only guests ask for it by its address.
  return own && own.slug === slug ? <Navigate replace to="/" /> : <GuestOf slug={slug} />
}

const GuestOf = ({ slug }: { slug: string }) => {
  const wall = usePublicWall(slug)
  if (wall === undefined) return null
  return wall === null ? (
    <Navigate replace to="/sign_in" />
  ) : (
    <Suspense fallback={null}>
      <GuestWall workspace={wall} />
    </Suspense>
  )
}

/** The workspace with this slug, if its wall is public; null when there is none, undefined while it is being looked for. */
const usePublicWall = (slug: string): KnownWorkspace | null | undefined => {
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
