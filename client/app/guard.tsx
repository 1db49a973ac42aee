import { can } from '@shared/domain/rights/rights'
import type { App } from '@shared/services/workspaces'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useKnownWorkspace, useMaybeMe } from '../api/session/use-me'
import { rightsOf, type ScreenRoute } from '../components/feature/manifest'

const AppOff = lazy(async () => ({ default: (await import('../components/error-page/app-off')).AppOff }))
const Forbidden = lazy(async () => ({ default: (await import('../components/error-page/forbidden')).Forbidden }))

/**
 * Lets in who may enter: guests go to sign in and come back here, members without the right are told which one it takes, everybody that
 * an app is off.
 * The address stays, so that the page opens as soon as the right is given, by itself or after a reload.
 */
export const Guard = ({ route, app, children }: { route: ScreenRoute; app?: App | undefined; children: ReactNode }) => {
  const me = useMaybeMe()
  const apps = useKnownWorkspace()?.apps
  const { pathname, search } = useLocation()
  if (route.open) return children
  if (!me) return <Navigate replace to={pathname === '/' ? '/sign_in' : `/sign_in?next=${encodeURIComponent(pathname + search)}`} />
  const rights = rightsOf(route)
  const isOff = app !== undefined && apps !== undefined && !apps.includes(app)
  if (isOff)
    return (
      <Suspense fallback={null}>
        <AppOff />
      </Suspense>
    )
  if (!rights || can(me.rights, rights)) return children
  return (
    <Suspense fallback={null}>
      <Forbidden rights={rights} />
    </Suspense>
  )
}
