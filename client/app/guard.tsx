import { administersOnly, can } from '@shared/foundation/rights/rights'
import type { App } from '@shared/foundation/rights/apps'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useKnownWorkspace, useMaybeMe } from '../api/session/use-me'
import { useFeatures } from '../components/feature/features-context'
import { rightsOf, type ScreenRoute } from '../components/feature/manifest'
import { startPage } from './navigation'

const AppOff = lazy(async () => ({ default: (await import('../components/error-page/ask-board')).AppOff }))
const Forbidden = lazy(async () => ({ default: (await import('../components/error-page/forbidden')).Forbidden }))

/**
 * Lets in who may enter: guests go to sign in and come back here, members without the right are told which one it takes, everybody that
 * an app is off. Who administers the platform and has no part in a company is led to their own pages.
 * The address stays, so that the page opens as soon as the right is given, by itself or after a reload.
 */
export const Guard = ({ route, app, children }: { route: ScreenRoute; app?: App | undefined; children: ReactNode }) => {
  const me = useMaybeMe()
  const apps = useKnownWorkspace()?.apps
  const { pathname, search } = useLocation()
  const features = useFeatures()
  const isMember = !me || !administersOnly(me.rights)
  if (route.open && (isMember || route.path !== '/')) return children
  if (!me) return <Navigate replace to={pathname === '/' ? '/sign_in' : `/sign_in?next=${encodeURIComponent(pathname + search)}`} />
  const rights = rightsOf(route)
  const isOff = app !== undefined && apps !== undefined && !apps.includes(app)
  if (isOff)
    return (
      <Suspense fallback={null}>
        <AppOff />
      </Suspense>
    )
  if (rights ? can(me.rights, rights) : isMember) return children
  if (!rights) return <Navigate replace to={startPage(features, me.rights)} />
  return (
    <Suspense fallback={null}>
      <Forbidden rights={rights} />
    </Suspense>
  )
}
