import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { entryFeatures } from '../features/entry'
import { withTexts } from '../i18n/texts'
import { BrokenScreen } from './broken-screen'
import { Splash } from './splash'
import { preloadScreen, screensOf } from './screen-object'

const root = 'root'
const tree = (children: RouteObject[]): RouteObject[] => [
  { id: root, errorElement: <BrokenScreen />, hydrateFallbackElement: <Splash />, children },
]
const entryScreens = screensOf(entryFeatures)
const entryTree = tree(entryScreens)
/** The screens behind the sign-in, with the texts of the frame around them. */
const loadInner = () => withTexts('frame', () => import('./inner-tree'))

/** Loads what stands behind the sign-in: called as soon as somebody is in. */
export const preloadInner = async (): Promise<void> => {
  const { innerTree, preloadFrame } = await loadInner()
  preloadFrame()
  preloadScreen(innerTree, window.location.pathname)
}

/**
 * The addresses of signing in are known at once; all others come with a script of their own, which is waited for when the
 * browser is opened at one of them.
 */
export const createRouter = async () => {
  const isEntry = matchRoutes(entryTree, window.location) !== null
  if (isEntry) preloadScreen(entryTree, window.location.pathname)
  // A script that doesn't come is asked for again by the router, which shows what went wrong.
  const inner = isEntry ? null : await loadInner().catch(() => null)
  return createBrowserRouter(inner ? tree([...entryScreens, ...inner.innerTree]) : entryTree, {
    patchRoutesOnNavigation: async ({ patch }) => patch(root, (await loadInner()).innerTree),
  })
}
