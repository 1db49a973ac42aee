import { can, type Right } from '@shared/domain/rights/rights'
import type { MessageDescriptor } from 'react-intl'
import { matchPath } from 'react-router-dom'
import { rightsOf, type ScreenRoute } from '../components/screen-route'
import type { IconName } from '../ui/icons/Icon'
import { appMessages } from './messages'

export interface AreaPage {
  readonly to: string
  readonly title: MessageDescriptor
}

export interface Area {
  readonly key: string
  readonly title: MessageDescriptor
  readonly icon: IconName
  readonly pages: readonly AreaPage[]
  /** Beginnings of further addresses that belong to it. */
  readonly also?: readonly string[]
}

/** The areas of the rail with their pages. A page shows once a screen answers to it and the member may open it. */
export const areas: readonly Area[] = [
  { key: 'home', title: appMessages.home, icon: 'home', pages: [{ to: '/', title: appMessages.home }] },
  {
    key: 'sales',
    title: appMessages.sales,
    icon: 'bag',
    pages: [
      { to: '/sales/orders', title: appMessages.orders },
      { to: '/sales/liabilities', title: appMessages.liabilities },
    ],
  },
  { key: 'purchases', title: appMessages.purchases, icon: 'inbox', pages: [{ to: '/purchases/orders', title: appMessages.orders }] },
  { key: 'funds', title: appMessages.funds, icon: 'wallet', pages: [{ to: '/funds', title: appMessages.funds }] },
  {
    key: 'partners',
    title: appMessages.partners,
    icon: 'people',
    pages: [
      { to: '/assets/Customers', title: appMessages.customers },
      { to: '/assets/Sales Agents', title: appMessages.agents },
      { to: '/assets/Suppliers', title: appMessages.suppliers },
    ],
  },
  {
    key: 'products',
    title: appMessages.products,
    icon: 'box',
    also: ['/product'],
    pages: [
      { to: '/products/goods', title: appMessages.goods },
      { to: '/products/services', title: appMessages.services },
    ],
  },
  {
    key: 'warehouses',
    title: appMessages.warehouses,
    icon: 'warehouse',
    pages: [
      { to: '/warehouses', title: appMessages.stock },
      { to: '/inventory/ordersWithoutInvoices', title: appMessages.inventoryOrders },
    ],
  },
  { key: 'office', title: appMessages.office, icon: 'calendar', pages: [{ to: '/office/hr', title: appMessages.members }] },
  { key: 'reports', title: appMessages.reports, icon: 'chart', pages: [{ to: '/report', title: appMessages.business }] },
]

/** Rights of groups of partners, whose screens share one route. */
const pageRights: Readonly<Record<string, readonly Right[]>> = {
  '/assets/Customers': ['/sales'],
  '/assets/Sales Agents': ['/sales'],
  '/assets/Suppliers': ['/purchases'],
}

const mayOpen = (routes: readonly ScreenRoute[], rights: readonly Right[], { to }: AreaPage): boolean => {
  const route = routes.find(({ path }) => path !== '*' && matchPath(path, encodeURI(to)) !== null)
  const needed = route && (pageRights[to] ?? rightsOf(route))
  return route !== undefined && (!needed || can(rights, needed))
}

/** The areas a member may enter, each with the pages they may open. */
export const areasFor = (routes: readonly ScreenRoute[], rights: readonly Right[]): Area[] =>
  areas
    .map((area) => ({ ...area, pages: area.pages.filter((page) => mayOpen(routes, rights, page)) }))
    .filter((area) => area.pages.length > 0)

/** The first page a member may open. */
export const startPage = (routes: readonly ScreenRoute[], rights: readonly Right[]): string =>
  areasFor(routes, rights)[0]?.pages[0]?.to ?? '/404'

/** The area an address belongs to: the one with the page that is the longest beginning of it. */
export const areaOf = (shown: readonly Area[], pathname: string): Area | undefined => {
  const path = decodeURI(pathname)
  const fits = (to: string): number => (to === '/' ? Number(path === '/') : path === to || path.startsWith(`${to}/`) ? to.length : 0)
  const best = shown
    .map((area) => ({ area, length: Math.max(...[...area.pages.map(({ to }) => to), ...(area.also ?? [])].map(fits)) }))
    .sort((a, b) => b.length - a.length)[0]
  return best && best.length > 0 ? best.area : undefined
}
