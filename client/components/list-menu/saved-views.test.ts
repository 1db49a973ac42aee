import { day } from '@shared/foundation/days/days'
import { addressOfView, viewQuery, viewsUnder } from './saved-views'

const today = day('2026-11-18')

it('A view keeps filters, order and columns, not what is open or the page', () => {
  expect(viewQuery('?sort=-owed&open=abc&page=3&chip=unsettled&cols=goods,paid', today)).toBe('chip=unsettled&cols=goods%2Cpaid&sort=-owed')
})

it('A period that has a word goes on meaning it; other days stay as they are', () => {
  expect(viewQuery('?since=2026-11-16&until=2026-11-22', today)).toBe('period=week')
  expect(viewQuery('?since=2026-10-05&until=2026-10-09', today)).toBe('since=2026-10-05&until=2026-10-09')
})

it('A list offers the views of its own screens', () => {
  const views = [
    { name: 'A', path: '/sales/orders', query: '' },
    { name: 'B', path: '/sales/orders/receivable', query: 'sort=-owed' },
    { name: 'C', path: '/sales/orders-of-old', query: '' },
  ]
  expect(viewsUnder(views, '/sales/orders').map(addressOfView)).toEqual(['/sales/orders', '/sales/orders/receivable?sort=-owed'])
})
