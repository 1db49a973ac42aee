import { Suspense, useMemo } from 'react'
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { useOwnServices } from '../api/own-services'
import { useKnownWorkspace, useMaybeMe } from '../api/session/use-me'
import { ownFeatures } from '../areas/workspace/own-services/own-features'
import { BrokenScreen } from './broken-screen'
import { devFeatures } from './dev-features'
import { FeaturesContext, featuresOn } from '../components/feature/features-context'
import { features } from './features'
import { startPage } from './navigation'
import { useLanguage } from '../i18n/language'
import { lazyPart } from '../lib/lazy-part'
import { isUrgent, screensOf } from './screen-object'

const Frame = lazyPart(async () => {
  const { Frame: Loaded, preloadParts } = await import('./frame')
  if (!isUrgent(privateRoutes, window.location.pathname)) await preloadParts()
  return Loaded
})

/** Loads sidebar and top bar. What can't be loaded shows when they are drawn. */
export const preloadFrame = async (): Promise<void> => void (await Frame.preload().catch(() => undefined))

/** Sidebar and top bar around the screen, for those who are signed in. */
const Framed = () => {
  const me = useMaybeMe()
  if (!me) return <Outlet />
  return (
    <Suspense fallback={null}>
      <Frame />
    </Suspense>
  )
}

/** What is on in the workspace, for all that shows features. */
const FeaturesOfWorkspace = () => {
  const apps = useKnownWorkspace()?.apps
  const language = useLanguage()
  const isSignedIn = useMaybeMe() !== null
  const { data: own } = useOwnServices(undefined, { skip: !isSignedIn })
  const on = useMemo(() => [...featuresOn(features, apps ?? []), ...(own ? ownFeatures(own, language) : [])], [apps, own, language])
  return (
    <FeaturesContext value={on}>
      <Outlet />
    </FeaturesContext>
  )
}

const Redirect = ({ to }: { to: string }) => {
  const { search } = useLocation()
  return <Navigate replace to={to + search} />
}

/** Where `/` leads while no screen answers to it: the first page the member may open. */
const Start = () => {
  const me = useMaybeMe()
  return <Navigate replace to={me ? startPage(features, me.rights) : '/sign_in'} />
}

const redirects = features.flatMap(({ redirects: former }) => Object.entries(former ?? {}))

/** Every address but those of signing in. */
export const privateRoutes: RouteObject[] = [
  {
    element: <FeaturesOfWorkspace />,
    children: [
      ...screensOf([...features, ...devFeatures], ({ bare }) => bare === true),
      {
        element: <Framed />,
        children: [
          {
            errorElement: <BrokenScreen framed />,
            children: [
              ...screensOf(features, ({ bare }) => !bare),
              ...redirects.map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
              ...(features.some(({ routes }) => routes?.some(({ path }) => path === '/')) ? [] : [{ path: '/', element: <Start /> }]),
            ],
          },
        ],
      },
    ],
  },
]
