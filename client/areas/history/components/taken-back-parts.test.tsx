import type { HistoryEntry } from '@shared/areas/history/services/history'
import { screen, within } from '@testing-library/react'
import { startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { TakenBackParts } from './taken-back-parts'

const id = (letter: string): string => letter.repeat(24)
const made = {
  _id: id('a'),
  workspaceId,
  rev: 1,
  created: '2026-11-21T02:41:00.000Z',
  at: '2026-11-21T02:41:00.000Z',
  service: 'funds',
  recordId: id('b'),
  name: 'C000201',
  action: 'create',
  by: { _id: id('c'), name: 'Đặng Thị Ngọc' },
  undone: true,
  undoneBy: { _id: id('d'), by: { _id: id('e'), name: 'Trần Thu Hà' }, at: '2026-11-21T02:52:00.000Z' },
  changes: { label: { after: 'Vietcombank' } },
} as unknown as HistoryEntry & Required<Pick<HistoryEntry, 'undoneBy'>>
const states = [
  { ...made, changes: { status: { after: 'completed', back: 'cancelled' }, refundReason: { back: 'chi nhầm khi chưa hết tháng' } } },
  {
    ...made,
    _id: id('f'),
    service: 'orders',
    name: 'S000427',
    recordId: id('9'),
    action: 'patch',
    changes: { paid: { after: 500, back: 0 } },
  },
]
const entered = (_id: string, at: string, amount: number) => ({
  _id,
  day: '2026-11-21',
  at,
  lines: [
    { act: 'payment', account: '334', side: 'debit', amount, of: 'Lê Khánh Ly' },
    { act: 'payment', account: '112', side: 'credit', amount, of: 'Vietcombank' },
  ],
})
const balances: Readonly<Record<string, number>> = {
  '2026-11-21T02:40:59.999Z': 145_356_000,
  '2026-11-21T02:41:00.000Z': 132_796_000,
  '2026-11-21T02:52:00.000Z': 145_356_000,
}

const render = (rights: Parameters<typeof sessionOf>[0]) => {
  const { calls } = startFakeServer(({ path, query }) => {
    if (path === 'history') return { body: { total: 2, limit: 20, skip: 0, data: states } }
    if (path === 'ledger')
      return {
        body: {
          total: 2,
          limit: 20,
          skip: 0,
          data: [entered(id('1'), made.at, 12_560_000), entered(id('2'), made.undoneBy.at, -12_560_000)],
        },
      }
    return { body: { labels: [{ label: 'Vietcombank', balance: balances[query.get('knownAt') ?? ''] }] } }
  })
  renderApp(<TakenBackParts entry={made} />, { session: sessionOf(rights) })
  return calls
}
const rows = (): string[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')))

it('what was taken back stands in three columns: before, after and since; the books keep both entries, which come to 0', async () => {
  render(['bod'])
  expect(await screen.findByText('The 2 entries come to 0 together')).toBeInTheDocument()
  expect(await screen.findByText('Vietcombank', { selector: 'th' })).toBeInTheDocument()
  expect(rows()).toEqual([
    ['Vietcombank', '145,356,000 ₫', '132,796,000 ₫', '145,356,000 ₫'],
    ['Status', 'not there yet', 'Booked', 'Cancelled'],
    ['Paid S000427', '0 ₫', '500 ₫', '0 ₫'],
  ])
  expect(screen.getByText(/chi nhầm khi chưa hết tháng/)).toHaveTextContent('21/11/2026 09:52 · “chi nhầm khi chưa hết tháng”')
  expect(screen.getByText('Trần Thu Hà took it back').parentElement).toHaveTextContent('after 11 minutes')
})

it('whoever may not read the cash books is told no balance, and asks for none', async () => {
  const calls = render(['/sales'])
  expect(await screen.findByText('Paid')).toBeInTheDocument()
  expect(rows().map(([label]) => label)).toEqual(['Status', 'Paid S000427'])
  expect(calls.filter(({ path }) => path === 'funds' || path === 'ledger')).toEqual([])
})
