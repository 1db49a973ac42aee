import type { ScreenRoute } from '../components/screen-route'
import { areaOf, areasFor, startPage } from './navigation'

const screen = (path: string, right?: ScreenRoute['right']): ScreenRoute => ({
  path,
  title: { id: path, defaultMessage: path },
  ...(right ? { right } : null),
  lazy: () => Promise.resolve(() => null),
})
const routes = [
  screen('/sales/orders/:search?/:byId?', '/sales'),
  screen('/assets/:group', ['/sales', '/purchases']),
  screen('/products/goods'),
  screen('/report', '/report'),
  screen('*'),
]
const keys = (rights: Parameters<typeof areasFor>[1]): string[] => areasFor(routes, rights).map(({ key }) => key)

it('The rail shows the areas that the rights allow and a screen answers to', () => {
  expect(keys(['/purchases'])).toEqual(['partners', 'products'])
  expect(keys(['/sales', '/report'])).toEqual(['sales', 'partners', 'products', 'reports'])
  expect(keys(['bod'])).toEqual(['sales', 'partners', 'products', 'reports'])
  expect(keys([])).toEqual(['products'])
})

it('A buyer sees the suppliers and not the customers', () => {
  const partners = areasFor(routes, ['/purchases']).find(({ key }) => key === 'partners')
  expect(partners?.pages.map(({ to }) => to)).toEqual(['/assets/Suppliers'])
})

it('An address belongs to the area of the page it begins with', () => {
  const shown = areasFor(routes, ['bod'])
  expect(areaOf(shown, '/sales/orders/byId/5')?.key).toBe('sales')
  expect(areaOf(shown, '/assets/Sales%20Agents')?.key).toBe('partners')
  expect(areaOf(shown, '/product/5')?.key).toBe('products')
  expect(areaOf(shown, '/403')).toBeUndefined()
})

it('Without a home screen the first page one may open is the start', () => {
  expect(startPage(routes, ['/sales'])).toBe('/sales/orders')
  expect(startPage(routes, [])).toBe('/products/goods')
})
