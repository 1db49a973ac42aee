import { lazy, Suspense } from 'react'
import { createBrowserRouter, matchRoutes, Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { useMaybeMe } from '../api/session/use-me'
import type { ScreenRoute } from '../components/screen-route'
import { BrokenScreen } from './broken-screen'
import { Guard } from './guard'
import { Opening } from './opening'
import { devRoutes } from './dev-routes'
import { redirects, routes } from './routes'
import { startPage } from './navigation'

const loadFrame = () => import('./frame')
const Frame = lazy(async () => ({ default: (await loadFrame()).Frame }))

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

const screen = (route: ScreenRoute): RouteObject => {
  const load = async () => ({ default: await route.lazy() })
  const Screen = lazy(load)
  return {
    path: route.path,
    handle: { title: route.title, preload: () => Promise.all([load(), route.bare ? null : loadFrame()]) },
    element: (
      <Guard route={route}>
        <Suspense fallback={<Opening />}>
          <Screen />
        </Suspense>
      </Guard>
    ),
  }
}

const tree: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    children: [
      ...[...routes, ...devRoutes].filter((route) => route.bare).map(screen),
      {
        element: <Framed />,
        children: [
          {
            errorElement: <BrokenScreen framed />,
            children: [
              ...routes.filter((route) => !route.bare).map(screen),
              ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
              ...(routes.some(({ path }) => path === '/') ? [] : [{ path: '/', element: <Start /> }]),
            ],
          },
        ],
      },
    ],
  },
]

interface Preloadable {
  readonly preload: () => Promise<unknown>
}
const isPreloadable = (handle: unknown): handle is Preloadable => typeof handle === 'object' && handle !== null && 'preload' in handle

/** Starts loading the code of the screen in the address, so that it doesn't wait for the frame's. */
const preload = (): void => {
  const handle: unknown = matchRoutes(tree, window.location)?.at(-1)?.route.handle
  // A failure shows when the screen is drawn.
  if (isPreloadable(handle)) handle.preload().catch(() => undefined)
}

export const createRouter = () => {
  preload()
  return createBrowserRouter(tree)
}
