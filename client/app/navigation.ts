import { administersOnly, can, type Right } from '@shared/foundation/rights/rights'
import { matchPath } from 'react-router-dom'
import {
  rightsOf,
  type CreateAction,
  type AppMenuEntry,
  type FeatureManifest,
  type NavigationArea,
  type NavigationPage,
} from '../components/feature/manifest'

/** A page that a member may open, and the app it belongs to in the area of the apps. */
export interface ShownPage extends NavigationPage {
  readonly app?: AppMenuEntry | undefined
}

/** An area with the pages that a member may open; at least one. */
export interface ShownArea extends NavigationArea {
  readonly pages: readonly ShownPage[]
}

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order
const collect = <T>(features: readonly FeatureManifest[], part: (feature: FeatureManifest) => readonly T[] | undefined): T[] =>
  features.flatMap((feature) => part(feature) ?? [])

type Route = NonNullable<FeatureManifest['routes']>[number]
type FindRoute = (to: string) => Route | undefined
const routeFinders = new WeakMap<readonly FeatureManifest[], FindRoute>()

/** Finds the route that an address leads to; each is looked for once, since every path is tried. */
const findRouteOf = (features: readonly FeatureManifest[]): FindRoute => {
  const known = routeFinders.get(features)
  if (known) return known
  const routes = collect(features, (feature) => feature.routes)
  const found = new Map<string, Route | undefined>()
  const find: FindRoute = (to) => {
    if (!found.has(to))
      found.set(
        to,
        routes.find(({ path }) => path === to) ?? routes.find(({ path }) => path !== '*' && matchPath(path, encodeURI(to)) !== null),
      )
    return found.get(to)
  }
  routeFinders.set(features, find)
  return find
}

const mayOpen = (features: readonly FeatureManifest[], rights: readonly Right[], page: NavigationPage): boolean => {
  const route = findRouteOf(features)(page.to)
  const needed = route && (page.rights ?? rightsOf(route))
  return route !== undefined && (needed ? can(rights, needed) : !administersOnly(rights))
}

/** The areas a member may enter, each with the pages they may open: those of the sidebar, then those of other places. */
export const areasFor = (features: readonly FeatureManifest[], rights: readonly Right[]): ShownArea[] => {
  const pages = collect(features, ({ pages: own, appMenu }) => own?.map((page): ShownPage => ({ ...page, app: appMenu })))
    .sort(byOrder)
    .sort((a, b) => (a.app?.order ?? 0) - (b.app?.order ?? 0))
  return collect(features, (feature) => feature.areas)
    .sort((a, b) => Number(a.place !== undefined) - Number(b.place !== undefined) || byOrder(a, b))
    .map((area) => ({ ...area, pages: pages.filter((page) => page.area === area.key && mayOpen(features, rights, page)) }))
    .filter((area) => area.pages.length > 0)
}

/** The areas that the sidebar shows beside the one in view: of one that stands apart, itself and home alone. */
export const besides = (shown: readonly ShownArea[], current: ShownArea | undefined): readonly ShownArea[] =>
  current?.place === 'apart'
    ? shown.filter((area) => area === current || area.pages.some(({ to }) => to === '/')).map((area) => ({ ...area, place: undefined }))
    : shown.filter(({ place }) => place !== 'apart')

/** The apps among an area's pages, each with the first of its pages. */
export const appsOf = ({ pages }: ShownArea): { readonly app: AppMenuEntry; readonly firstPage: ShownPage }[] =>
  pages.flatMap((page, index) => (page.app && page.app !== pages[index - 1]?.app ? { app: page.app, firstPage: page } : []))

/** What a member may make from anywhere. */
export const createsFor = (features: readonly FeatureManifest[], rights: readonly Right[]): CreateAction[] =>
  collect(features, (feature) => feature.creates)
    .filter((create) => (create.rights ? can(rights, create.rights) : !administersOnly(rights)))
    .sort(byOrder)

/** The first page a member may open. */
export const startPage = (features: readonly FeatureManifest[], rights: readonly Right[]): string =>
  areasFor(features, rights)[0]?.pages[0]?.to ?? '/404'

const isAt = (path: string, to: string): boolean => path === to || (to !== '/' && path.startsWith(`${to}/`))

/** How much of an address is a page's own, or belongs to it; 0: none. */
const lengthOf = ({ to, also = [] }: NavigationPage, pathname: string): number =>
  Math.max(...[to, ...also].map((beginning) => (isAt(decodeURI(pathname), beginning) ? beginning.length : 0)))

/** The page an address belongs to: the longest beginning of it. */
export const pageOf = <Page extends NavigationPage>(pages: readonly Page[], pathname: string): Page | undefined => {
  const [best] = [...pages].sort((a, b) => lengthOf(b, pathname) - lengthOf(a, pathname))
  return best && lengthOf(best, pathname) > 0 ? best : undefined
}

/** The area an address belongs to: the one with the page that is the longest beginning of it. */
export const areaOf = (shown: readonly ShownArea[], pathname: string): ShownArea | undefined => {
  const best = shown
    .map((area) => ({ area, length: Math.max(...area.pages.map((page) => lengthOf(page, pathname))) }))
    .sort((a, b) => b.length - a.length)[0]
  return best && best.length > 0 ? best.area : undefined
}
