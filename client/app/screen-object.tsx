import { Suspense } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { FeatureManifest, ScreenRoute } from '../components/feature/manifest'
import { withTexts } from '../i18n/texts'
import { lazyPart } from '../lib/lazy-part'
import { Guard } from './guard'
import { OnlyFor } from './only-for'
import { Splash } from './splash'

/** A screen as the router takes it: guarded, and its code and texts loaded when it is gone to. */
const screenObject = ({ name, entry, app, isFor, begins }: FeatureManifest, route: ScreenRoute): RouteObject => {
  const load = route.early ? route.lazy : () => withTexts('parts', route.lazy)
  const Screen = lazyPart(() => (entry ? route.lazy() : withTexts(name, load)))
  const shown = (
    <Suspense fallback={<Splash />}>
      <Screen />
    </Suspense>
  )
  return {
    path: route.path,
    handle: { preload: Screen.preload, isUrgent: route.urgent === true },
    element: (
      <Guard route={route} app={app}>
        {isFor && begins ? (
          <OnlyFor isFor={isFor} begins={begins}>
            {shown}
          </OnlyFor>
        ) : (
          shown
        )}
      </Guard>
    ),
  }
}

/** The screens of features, of those routes that are asked for. */
export const screensOf = (features: readonly FeatureManifest[], which: (route: ScreenRoute) => boolean = () => true): RouteObject[] =>
  features.flatMap((feature) => (feature.routes ?? []).filter(which).map((route) => screenObject(feature, route)))

interface Preloadable {
  readonly preload: () => Promise<unknown>
}
const isPreloadable = (handle: unknown): handle is Preloadable => typeof handle === 'object' && handle !== null && 'preload' in handle

const handleAt = (tree: RouteObject[], pathname: string): unknown => matchRoutes(tree, pathname)?.at(-1)?.route.handle

/** Whether somebody waits at the screen at an address. */
export const isUrgent = (tree: RouteObject[], pathname: string): boolean => {
  const handle = handleAt(tree, pathname)
  return typeof handle === 'object' && handle !== null && 'isUrgent' in handle && handle.isUrgent === true
}

/** Loads the code of the screen at an address, so that it doesn't wait for the frame's. A failure shows when the screen is drawn. */
export const preloadScreen = async (tree: RouteObject[], pathname: string): Promise<void> => {
  const handle = handleAt(tree, pathname)
  if (isPreloadable(handle)) await handle.preload().catch(() => undefined)
}
