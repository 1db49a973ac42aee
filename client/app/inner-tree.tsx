import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { useMaybeMe } from '../api/session/use-me'
import { BrokenScreen } from './broken-screen'
import { devRoutes } from './dev-routes'
import { startPage } from './navigation'
import { redirects, routes } from './routes'
import { screenObject } from './screen-object'

const loadFrame = () => import('./frame')
const Frame = lazy(async () => ({ default: (await loadFrame()).Frame }))

/** Starts loading rail and top bar. */
export const preloadFrame = (): void => void loadFrame().catch(() => undefined)

/** Rail and top bar around the screen, for those who are signed in. */
const Framed = () => {
  const me = useMaybeMe()
  if (!me) return <Outlet />
  return (
    <Suspense fallback={null}>
      <Frame />
    </Suspense>
  )
}

const Redirect = ({ to }: { to: string }) => {
  const { search } = useLocation()
  return <Navigate replace to={to + search} />
}

/** Where `/` leads while no screen answers to it: the first page the member may open. */
const Start = () => {
  const me = useMaybeMe()
  return <Navigate replace to={me ? startPage(routes, me.rights) : '/sign_in'} />
}

/** Every address but those of signing in. */
export const innerTree: RouteObject[] = [
  ...[...routes, ...devRoutes].filter((route) => route.bare).map(screenObject),
  {
    element: <Framed />,
    children: [
      {
        errorElement: <BrokenScreen framed />,
        children: [
          ...routes.filter((route) => !route.bare).map(screenObject),
          ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
          ...(routes.some(({ path }) => path === '/') ? [] : [{ path: '/', element: <Start /> }]),
        ],
      },
    ],
  },
]
