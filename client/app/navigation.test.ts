import { declarations } from '@shared/registry/declarations'
import { featuresOn } from '../components/feature/features-context'
import type { FeatureManifest, ScreenRoute } from '../components/feature/manifest'
import { features } from './features'
import { shopFeatures } from '../testing/shop-features'
import { appsOf, areaOf, areasFor, createsFor, startPage } from './navigation'

const screen = (path: string, right?: ScreenRoute['right']): ScreenRoute => ({
  path,
  ...(right ? { right } : null),
  lazy: () => Promise.resolve(() => null),
})
/** A product whose screens for funds, members and others aren't made yet: the features' own pages, and these routes. */
const routes = [
  screen('/sales/orders/:search?/:byId?', '/sales'),
  screen('/assets/:group', ['/sales', '/purchases']),
  screen('/products/goods'),
  screen('/report', '/report'),
  screen('*'),
]
const product: readonly FeatureManifest[] = [...shopFeatures.map((feature) => ({ ...feature, routes: [] })), { name: 'screens', routes }]
const keys = (rights: Parameters<typeof areasFor>[1]): string[] => areasFor(product, rights).map(({ key }) => key)

it('The sidebar shows the areas that the rights allow and a screen answers to', () => {
  expect(keys(['/purchases'])).toEqual(['partners', 'products'])
  expect(keys(['/sales', '/report'])).toEqual(['sales', 'partners', 'products', 'reports'])
  expect(keys(['bod'])).toEqual(['sales', 'partners', 'products', 'reports'])
  expect(keys([])).toEqual(['products'])
})

it('A buyer sees the suppliers and not the customers, and what the company has', () => {
  const partners = areasFor(product, ['/purchases']).find(({ key }) => key === 'partners')
  expect(partners?.pages.map(({ to }) => to)).toEqual(['/assets/Suppliers', '/assets/Owned Assets', '/assets/Important Notes'])
})

it('An address belongs to the area of the page it begins with', () => {
  const shown = areasFor(product, ['bod'])
  expect(areaOf(shown, '/sales/orders/byId/5')?.key).toBe('sales')
  expect(areaOf(shown, '/assets/Sales%20Agents')?.key).toBe('partners')
  expect(areaOf(shown, '/product/5')?.key).toBe('products')
  expect(areaOf(areasFor(features, ['/office/hr']), '/office/members/5')?.key).toBe('office')
  expect(areaOf(shown, '/403')).toBeUndefined()
})

it('Without a home screen the first page one may open is the start', () => {
  expect(startPage(product, ['/sales'])).toBe('/sales/orders')
  expect(startPage(product, [])).toBe('/products/goods')
})

it('The founder finds the areas in the order of the day’s work, the settings at the foot', () => {
  const daysWork = [
    'home sidebar',
    'sales sidebar',
    'purchases sidebar',
    'funds sidebar',
    'partners sidebar',
    'products sidebar',
    'warehouses sidebar',
    'office sidebar',
    'reports sidebar',
    'settings foot',
  ]
  expect(areasFor(shopFeatures, ['founder', 'bod']).map(({ key, place }) => [key, place ?? 'sidebar'].join(' '))).toEqual(daysWork)
})

it('The menu of apps holds those that are on, in their order, each leading to its first page; their pages stay together', () => {
  const app = (name: 'agentpro' | 'sms', order: number, to: string): FeatureManifest => {
    const title = { id: name, defaultMessage: name }
    return {
      name,
      app: name,
      appMenu: { title, icon: 'apps', order },
      routes: [screen(to), screen(`${to}/more`)],
      pages: [
        { area: 'apps', to: `${to}/more`, title, order: 10 },
        { area: 'apps', to, title, order: 0 },
      ],
    }
  }
  const area: FeatureManifest = {
    name: 'area',
    areas: [{ key: 'apps', title: { id: 'apps', defaultMessage: 'Apps' }, icon: 'apps', order: 0 }],
  }
  const all = [area, app('sms', 20, '/apps/sms'), app('agentpro', 10, '/apps/agentpro')]
  const [both] = areasFor(featuresOn(all, ['sms', 'agentpro']), ['/sales'])
  expect(both?.pages.map(({ to }) => to)).toEqual(['/apps/agentpro', '/apps/agentpro/more', '/apps/sms', '/apps/sms/more'])
  expect(both && appsOf(both).map((each) => [each.app.title.id, each.firstPage.to])).toEqual([
    ['agentpro', '/apps/agentpro'],
    ['sms', '/apps/sms'],
  ])
  expect(areasFor(featuresOn(all, ['sms']), ['/sales'])[0]?.pages.map(({ to }) => to)).toEqual(['/apps/sms', '/apps/sms/more'])
  expect(areasFor(featuresOn(all, []), ['/sales'])).toEqual([])
})

it('A storekeeper who buys can write purchases, suppliers and goods', () => {
  expect(createsFor(shopFeatures, ['/purchases']).map(({ key }) => key)).toEqual(['new-purchase', 'new-supplier', 'new-goods'])
})

it('Every page stands in an area that a feature opens', () => {
  const opened = features.flatMap(({ areas = [] }) => areas.map(({ key }) => key))
  expect(features.flatMap(({ pages = [] }) => pages).filter(({ area }) => !opened.includes(area))).toEqual([])
  expect(opened).toHaveLength(new Set(opened).size)
})

it('Every group of pages belongs to their area, and its pages follow each other', () => {
  areasFor(features, ['founder', 'bod']).forEach(({ groups = [], pages }) => {
    const found = pages.map(({ group }) => group).filter((group, index, all) => group !== undefined && group !== all[index - 1])
    expect(found).toEqual(groups.map(({ key }) => key))
  })
})

it('Every kind of notice is told by one feature', () => {
  expect(features.flatMap(({ notices = {} }) => Object.keys(notices)).sort()).toEqual(
    declarations.flatMap(({ notices = [] }) => [...notices]).sort(),
  )
})
