import type { Right } from '@shared/foundation/rights/rights'
import type { Notice as Told } from '@shared/areas/people/services/activities'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setTitleOwner } from '../../../lib/document-title'
import { useReadNotice } from '../../../components/notices/use-read-notice'
import { pageOf, startFakeServer, type FakeServer } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp, renderAppHook } from '../../../testing/render-app'
import { Bell } from './bell'

type Notice = Pick<Told, 'kind' | 'values' | 'target' | 'status'> & { _id: string; rev: number; created: string; creatorId: string }

const notice = (at: number, more: Partial<Notice> = {}) => ({
  _id: `${'b'.repeat(22)}${String(at).padStart(2, '0')}`,
  rev: 1,
  group: 'notifications',
  created: '2026-11-21T01:00:00.000Z',
  creatorId: 'aaaaaaaaaaaaaaaaaaaaaaa9',
  creator: { _id: 'aaaaaaaaaaaaaaaaaaaaaaa9', name: 'Lê Khánh Ly' },
  kind: 'order-created',
  values: { number: `S0000${at}`, partner: 'Quán Nhà Gió', amount: '8930000', group: 'sales' },
  target: { service: 'orders', _id: 'cccccccccccccccccccccc01' },
  audience: ['/sales'],
  status: 'unread',
  ...more,
})

/** The company, and counts of what waits elsewhere: none. */
const besides = ({ path, query }: { path: string; query: URLSearchParams }) =>
  path.startsWith('workspaces') && !query.has('report')
    ? { body: { _id: 'd'.repeat(24), apps: [], opts: {} } }
    : query.get('$limit') === '0'
      ? { body: { total: 0, limit: 0, skip: 0, data: [] } }
      : null

/** @param older ids of unread notices further down than the list shows */
const start = (notices: readonly ReturnType<typeof notice>[], older: readonly string[] = []): FakeServer =>
  startFakeServer(({ method, path, query }) => {
    const other = besides({ path, query })
    if (other) return other
    if (query.has('report'))
      return { body: { ids: [...older, ...notices.filter(({ status }) => status === 'unread').map(({ _id }) => _id)] } }
    if (method !== 'PATCH') return pageOf(notices)
    const found = notices.find(({ _id }) => path.endsWith(_id))
    return { body: { ...found, rev: 2, status: 'read' } }
  })
const open = () => renderApp(<Bell />, { session: sessionOf(['/sales']) })
const patches = ({ calls }: FakeServer) => calls.filter(({ method }) => method === 'PATCH')

beforeEach(() => {
  setTitleOwner('Mộc Sương · Sổ Cái')
})

it('The bell and the tab tell how many are unread', async () => {
  start([notice(3), notice(2), notice(1, { status: 'read' })])
  open()
  expect(await screen.findByRole('button', { name: 'Notices, 2 unread' })).toBeInTheDocument()
  expect(document.title).toBe('Mộc Sương · Sổ Cái (2)')
  cleanup()
  expect(document.title).toBe('Mộc Sương · Sổ Cái')
})

it('Unread notices count however far down they stand, and are read with the others', async () => {
  const server = start([notice(2), notice(1, { status: 'read' })], ['d'.repeat(24), 'e'.repeat(24)])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 3 unread' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }))
  await waitFor(() => expect(patches(server)).toHaveLength(3))
})

it('A notice is read by a second under the pointer, not by passing over it', async () => {
  const server = start([notice(2), notice(1)])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 2 unread' }))
  const line = await screen.findByRole('link', { name: /S00002/ })
  jest.useFakeTimers()
  try {
    fireEvent.pointerEnter(line)
    act(() => jest.advanceTimersByTime(900))
    fireEvent.pointerLeave(line)
    act(() => jest.advanceTimersByTime(2000))
    expect(patches(server)).toHaveLength(0)
    fireEvent.pointerEnter(line)
    act(() => jest.advanceTimersByTime(1000))
  } finally {
    jest.useRealTimers()
  }
  await waitFor(() => expect(patches(server)).toHaveLength(1))
  expect(patches(server)[0]).toMatchObject({ path: `activities/${notice(2)._id}`, body: { status: 'read' } })
  expect(await screen.findByRole('button', { name: 'Notices, 1 unread' })).toBeInTheDocument()
})

it('All are read at once when asked', async () => {
  const server = start([notice(3), notice(2), notice(1, { status: 'read' })])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 2 unread' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }))
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeInTheDocument()
  expect(patches(server).map(({ path }) => path)).toEqual([`activities/${notice(3)._id}`, `activities/${notice(2)._id}`])
})

it('A colleague’s notice arrives by itself', async () => {
  start([notice(1, { status: 'read' })])
  const { hub } = open()
  await screen.findByRole('button', { name: 'Notices' })
  await screen.findByRole('status')
  await waitFor(() => expect(document.title).toBe('Mộc Sương · Sổ Cái'))
  act(() => hub.onEvent('activities', 'created', notice(7)))
  expect(await screen.findByRole('button', { name: 'Notices, 1 unread' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('New notice: Lê Khánh Ly created order S00007')
})

const read = (more: Partial<Notice>, rights: Right[]) =>
  renderAppHook(useReadNotice, { session: sessionOf(rights) }).result.current(notice(1, more) as unknown as Told)

it.each<[Partial<Notice>, string, string]>([
  [{}, 'Lê Khánh Ly created order S00001', 'Quán Nhà Gió · 8,930,000\u00a0₫'],
  [
    { kind: 'order-shipped', values: { number: 'P000071', partner: 'Cầu Đất', group: 'purchases' } },
    'Lê Khánh Ly received P000071',
    'Cầu Đất',
  ],
  [
    { kind: 'payment-completed', values: { amount: '-27884000', name: 'Trả tiền đơn P000071', number: 'P000071', group: 'Purchases' } },
    'Lê Khánh Ly paid 27,884,000\u00a0₫',
    'Trả tiền đơn P000071',
  ],
  [{ kind: 'member-created', values: { name: 'Bùi Hoài An' } }, 'Lê Khánh Ly added a member', 'Bùi Hoài An'],
])('A notice is said in the reader’s words: %#', (more, title, about) => {
  startFakeServer(() => pageOf([]))
  expect(read(more, ['/sales'])).toMatchObject({ title, about })
})

it('A payment opens in the books, or at its order for those who can’t read the books', () => {
  startFakeServer(() => pageOf([]))
  const payment: Partial<Notice> = {
    kind: 'payment-completed',
    target: { service: 'funds', _id: 'f'.repeat(24) },
    values: { number: 'S000431', group: 'Sales' },
  }
  expect(read(payment, ['/funds']).to).toBe(`/funds?open=${'f'.repeat(24)}`)
  expect(read(payment, ['/sales']).to).toBe('/sales/orders?q=S000431')
})

it('The bell begins with what waits for the board’s decision: one press confirms it as it was seen', async () => {
  const waiting = {
    service: 'funds',
    _id: 'f'.repeat(24),
    rev: 4,
    act: 'completed',
    name: 'Thuê kho tháng 12',
    recipientName: 'Kho Tân Bình',
    amount: -18000000,
    by: 'Lê Khánh Ly',
    at: '2026-11-21T06:40:00.000Z',
    isOwn: false,
  }
  const server = startFakeServer(({ method, path, query }) => {
    const other = besides({ path, query })
    if (other) return other
    if (query.get('report') === 'waiting') return { body: { total: 2, data: [waiting, { ...waiting, _id: 'e'.repeat(24), isOwn: true }] } }
    if (query.has('report')) return { body: { ids: [] } }
    return method === 'PATCH' ? { body: { _id: waiting._id, rev: 5, status: 'completed' } } : pageOf([])
  })
  renderApp(<Bell />, { session: sessionOf(['bod']) })
  await userEvent.click(await screen.findByRole('button', { name: 'Notices' }))
  const [line, own] = await screen.findAllByRole('listitem')
  expect(line).toHaveTextContent('Lê Khánh Ly pays 18,000,000 ₫')
  expect(line).toHaveTextContent('Thuê kho tháng 12 · Kho Tân Bình')
  expect(own).toHaveTextContent('somebody else of the board confirms')
  expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(patches(server)).toHaveLength(1))
  expect(patches(server)[0]).toMatchObject({ path: `funds/${waiting._id}`, body: { status: 'completed', rev: 4 } })
})

it('What waits for one’s own word stands in one place, each kind once with the way to it', async () => {
  startFakeServer(({ path, query }) => {
    const total =
      path === 'activities' && query.get('status') === 'pending' ? 3 : path === 'tasks' && query.get('status') === 'done' ? 2 : 0
    if (query.get('report') === 'waiting') return { body: { total: 0, data: [] } }
    if (query.has('report')) return { body: { ids: [] } }
    if (path.startsWith('workspaces')) return { body: { _id: 'd'.repeat(24), apps: [], opts: {} } }
    return { body: { total, limit: 0, skip: 0, data: [] } }
  })
  renderApp(<Bell />, { session: sessionOf(['bod']) })
  await userEvent.click(await screen.findByRole('button', { name: 'Notices' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'For me 5' }))
  expect(screen.getByRole('link', { name: '3 check-ins to approve' })).toHaveAttribute('href', '/office/payroll?act=approve')
  expect(screen.getByRole('link', { name: '2 tasks done, to be checked' })).toHaveAttribute('href', '/tasks')
  expect(screen.queryByText(/to confirm/)).not.toBeInTheDocument()
})
