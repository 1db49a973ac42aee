import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { entryFeatures } from './features/entry'
import { withTexts } from '../i18n/texts'
import { BrokenScreen } from './broken-screen'
import { Splash } from './splash'
import { preloadScreen, screensOf } from './screen-object'

const root = 'root'
const tree = (children: RouteObject[]): RouteObject[] => [
  { id: root, errorElement: <BrokenScreen />, hydrateFallbackElement: <Splash />, children },
]
const publicRoutes = screensOf(entryFeatures)
const publicTree = tree(publicRoutes)
/** The screens behind the sign-in, with the texts of the frame around them. */
const loadPrivateRoutes = () => withTexts('frame', () => import('./private-routes'))

/** Loads what stands behind the sign-in, with the screen at this address: called as soon as somebody is in. */
export const preloadPrivateRoutes = async (): Promise<RouteObject[]> => {
  const { privateRoutes, preloadFrame } = await loadPrivateRoutes()
  await Promise.all([preloadFrame(), preloadScreen(privateRoutes, window.location.pathname)])
  return privateRoutes
}

/**
 * The addresses of signing in are known at once; all others come with a script of their own, which is waited for when the
 * browser is opened at one of them.
 */
export const createRouter = async () => {
  const isPublic = matchRoutes(publicTree, window.location) !== null
  if (isPublic) void preloadScreen(publicTree, window.location.pathname)
  // A script that doesn't come is asked for again by the router, which shows what went wrong.
  const privateRoutes = isPublic ? null : await preloadPrivateRoutes().catch(() => null)
  return createBrowserRouter(privateRoutes ? tree([...publicRoutes, ...privateRoutes]) : publicTree, {
    patchRoutesOnNavigation: async ({ patch }) => patch(root, (await loadPrivateRoutes()).privateRoutes),
  })
}
