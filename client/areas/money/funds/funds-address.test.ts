import { day } from '@shared/foundation/days/days'
import { readFundsView, writeFundsView, type FundsPath } from './funds-address'
import { filterOf, pageQuery } from './funds-query'

const zone = 'Asia/Ho_Chi_Minh'
const today = day('2026-11-21')
const read = (path: FundsPath = {}, query = '') => readFundsView(path, new URLSearchParams(query), today, zone)

it('The plain address is the present month', () => {
  expect(read()).toMatchObject({ of: 'period', since: '2026-11-01', until: '2026-11-30', status: 'all', page: 1, open: '' })
  expect(writeFundsView(read(), today)).toBe('/funds')
})

it.each<[string, FundsPath, Record<string, unknown>]>([
  [
    'a group',
    { search: 'byGroup', byId: 'Other Expenses', since: '2026-10-01', until: '2026-10-31' },
    { since: '2026-10-01', until: '2026-10-31', group: 'Other Expenses' },
  ],
  ['days', { search: 'byDate', byId: 'null', since: '2026-10-01', until: '2026-10-31' }, { since: '2026-10-01', until: '2026-10-31' }],
  [
    'instants, taken as local days',
    { search: 'byDate', byId: 'null', since: '2026-09-30T17:00:00.000Z', until: '2026-10-31T16:59:59.999Z' },
    { since: '2026-10-01', until: '2026-10-31' },
  ],
  [
    'a label',
    { search: 'byLabel', byId: 'Tiền mặt', since: '2026-10-01', until: '2026-10-31' },
    { since: '2026-10-01', until: '2026-10-31', label: 'Tiền mặt' },
  ],
  [
    'an order, of any time',
    { search: 'byOrder', byId: 'aaaaaaaaaaaaaaaaaaaaaaaa' },
    { since: '2000-01-01', orderId: 'aaaaaaaaaaaaaaaaaaaaaaaa' },
  ],
  ['a document number', { search: 'byRefId', byId: 'HĐ 12' }, { since: '2000-01-01', refId: 'HĐ 12' }],
])('A link to %s asks for just that', (_, path, filter) => {
  expect(filterOf(read(path))).toEqual(filter)
})

it('What is chosen survives the way through the address', () => {
  const view = read(
    {},
    'since=2026-09-01&until=2026-09-30&group=Sales&label=Ti%E1%BB%81n+m%E1%BA%B7t&status=waiting&q=%C4%91i%E1%BB%87n&page=3&open=new',
  )
  const [path = '', query = ''] = writeFundsView(view, today).split('?')
  expect(path).toBe('/funds')
  expect(read({}, query)).toEqual(view)
  expect(pageQuery(view, 25)).toMatchObject({ $limit: 25, $skip: 50, status: { $in: ['new-entry', 'pending'] }, search: 'điện' })
})

it('A half or broken period is mended', () => {
  expect(read({}, 'since=2027-02-01')).toMatchObject({ since: '2027-02-01', until: '2027-02-01' })
  expect(read({}, 'since=soon&until=2026-99-99')).toMatchObject({ since: '2026-11-01', until: '2026-11-30' })
})
