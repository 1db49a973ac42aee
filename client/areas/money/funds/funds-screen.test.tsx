import type { Fund } from '@shared/areas/money/services/funds'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { Route, Routes } from 'react-router-dom'
import { useWorkspace } from '../../../api/session/use-workspace'
import { pageOf, startFakeServer, type FakeHandler, type SeenCall } from '../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { HomeMoney } from './components/home-money'
import { FundsScreen } from './screens/funds-screen'
import { fundOf } from '../../../testing/funds'

const workspace = {
  _id: workspaceId,
  rev: 1,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Mộc Sương',
  slug: 'mocsuong',
  apps: [],
  opts: { fundLabels: ['Tiền mặt', 'Ngân hàng'] },
  cfg: {},
  zone: 'Asia/Ho_Chi_Minh',
  status: 'enabled',
}
const report = {
  opening: 1000,
  closing: 1000 + 900 - 640,
  credit: { total: 900, data: [{ _id: 'Sales', total: 900 }] },
  debit: {
    total: -640,
    data: [
      { _id: 'Purchases', total: -400 },
      { _id: 'Salaries and Incentives', total: -200 },
      { _id: 'Other Expenses', total: -30 },
      { _id: 'Rent', total: -10 },
    ],
  },
  labels: [
    { label: '', balance: 60 },
    { label: 'Ngân hàng', balance: -300 },
    { label: 'Tiền mặt', balance: 1500 },
  ],
  steps: [],
}
const groups = [
  { _id: '1', name: 'Other Expenses', isCredit: false },
  { _id: '2', name: 'Sales', isCredit: true },
]
const counted = fundOf({
  name: 'Tiền điện',
  amount: -30,
  balance: 1260 as Fund['amount'],
  label: 'Tiền mặt',
  balanceLabel: 500 as Fund['amount'],
})
const pending = fundOf({ _id: 'ffffffffffffffffffffff02' as Fund['_id'], name: 'Thuê xe', amount: -50, status: 'pending' })
const gone = fundOf({
  _id: 'ffffffffffffffffffffff03' as Fund['_id'],
  name: 'Gõ nhầm',
  amount: 70,
  status: 'cancelled',
  refundedAt: '2026-11-21T05:00:00.000Z' as Fund['created'],
})
const funds = [pending, counted, gone]

const statuses = {
  counts: [
    { _id: 'pending', count: 1 },
    { _id: 'new-entry', count: 2 },
    { _id: 'completed', count: 40 },
    { _id: 'refunded', count: 3 },
    { _id: 'cancelled', count: 4 },
  ],
  complete: true,
}

const server =
  (more: (call: SeenCall) => ReturnType<FakeHandler> | null = () => null): FakeHandler =>
  (call) => {
    const { path, query, method } = call
    const own = more(call)
    if (own) return own
    if (path.startsWith('workspaces/')) return { body: workspace }
    if (path === 'fundGroups') return pageOf(groups)
    if (query.get('report') === 'funds') return { body: report }
    if (query.get('report') === 'statuses') return { body: statuses }
    if (path === 'funds' && method === 'GET') return pageOf(query.has('status[$in][]') ? [pending] : funds, 50)
    if (path.startsWith('funds/')) return { body: funds.find(({ _id }) => path.endsWith(_id)) }
    return pageOf([])
  }

const open = (at = '/funds', session = sessionOf(['/funds'])) =>
  renderApp(
    <Routes>
      <Route path="/funds/:search?/:byId?/:since?/:until?" element={<FundsScreen />} />
    </Routes>,
    { at, session },
  )
const digits = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''))
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]')
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

beforeEach(() => localStorage.clear())
// Toasts outlive the screen they were said on.
// What writes an entry is loaded when one is opened; here it is there before.
beforeAll(() => Promise.all([import('./components/new-entry'), import('./components/open-entry')]))
afterEach(() => act(() => toast.remove()))

it('Opening + in − out = closing, and the groups beneath add up to their figure', async () => {
  startFakeServer(server())
  open()
  await screen.findByText('Closing')
  const values = [...document.querySelectorAll('.ui-equation__value')].map((value) => digits(value.textContent))
  expect(values).toEqual([1000, 900, 640, 1260])
  const parts = [...document.querySelectorAll('.ui-equation__parts')].map((list) =>
    [...list.querySelectorAll('.ui-amount')].map((value) => digits(value.textContent)),
  )
  expect(parts).toEqual([[900], [400, 200, 40]])
  expect(screen.getByText('2 other groups')).toBeInTheDocument()
})

it('A new entry that is opened by its address begins with cash, however late the accounts come', async () => {
  let come: () => void = () => undefined
  const later = new Promise<void>((resolve) => {
    come = resolve
  })
  startFakeServer(server(({ path }) => (path.startsWith('workspaces/') ? later.then(() => ({ body: workspace })) : null)))
  open('/funds?open=new')
  await screen.findByText('Tiền điện')
  expect(screen.queryByRole('button', { name: 'Save as waiting' })).not.toBeInTheDocument()
  await act(async () => come())
  await waitFor(() =>
    expect([...document.querySelectorAll<HTMLSelectElement>('form select')].map(({ value }) => value)).toContain('Tiền mặt'),
  )
})

it('Entries that count have their balances; waiting ones none, refunded ones are struck through', async () => {
  startFakeServer(server())
  open()
  const done = await rowOf('Tiền điện')
  expect(done).toHaveTextContent('−30')
  expect(done).toHaveTextContent('1,260')
  expect(done).toHaveTextContent('500')
  expect(await rowOf('Thuê xe')).toHaveTextContent(/Waiting–$/)
  const struck = await rowOf('Gõ nhầm')
  expect(struck).toHaveTextContent('Refunded')
  expect(within(struck).getByText('Gõ nhầm').tagName).toBe('S')
  expect(await screen.findByText('1 entry waiting')).toBeInTheDocument()
})

it('A receipt says what was given back of it, and what gave it back leads to the receipt', async () => {
  const receipt = fundOf({
    _id: 'ffffffffffffffffffffff04' as Fund['_id'],
    number: 'T000001',
    name: 'Thu tiền đơn',
    amount: 10_000_000,
    status: 'completed',
    refundedAmount: 1_000_000 as Fund['amount'],
    recipientName: 'Chị Hoa',
  })
  const given = fundOf({
    _id: 'ffffffffffffffffffffff05' as Fund['_id'],
    number: 'C000001',
    name: 'Hoàn tiền khách',
    amount: -1_000_000,
    status: 'refunded',
    reverses: receipt._id,
    reversesNumber: 'T000001',
    isPart: true,
  })
  startFakeServer(
    server(({ path, query, method }) => {
      if (path === `funds/${receipt._id}`) return { body: receipt }
      return path === 'funds' && method === 'GET' && !query.has('report') ? pageOf([given, receipt], 2) : null
    }),
  )
  open()
  const kept = await rowOf('Thu tiền đơn')
  expect(kept).toHaveTextContent('1,000,000 ₫ refunded · Chị Hoa')
  expect(within(kept).getByText('Thu tiền đơn').tagName).not.toBe('S')
  const back = await rowOf('Hoàn tiền khách')
  expect(back).toHaveTextContent('−1,000,000')
  expect(within(back).getByRole('link', { name: 'Refund of T000001' })).toHaveAttribute('href', `/funds?open=${receipt._id}`)
})

it('Chips say how many entries stand under each, whichever is chosen', async () => {
  const { calls } = startFakeServer(server())
  open('/funds?status=waiting')
  const chips = await screen.findByRole('group', { name: 'Status' })
  await waitFor(() => expect(within(chips).getByRole('button', { name: /^All/ })).toHaveTextContent('50'))
  expect(
    within(chips)
      .getAllByRole('button')
      .map((chip) => digits(chip.textContent)),
  ).toEqual([50, 3, 43, 4])
  const asked = calls.filter(({ query }) => query.get('report') === 'statuses')
  expect(asked).toHaveLength(1)
  expect([...(asked[0]?.query.keys() ?? [])].some((key) => key.startsWith('status'))).toBe(false)
})

it('What lies in each account and in none is said; each opens its entries, and one below zero says so', async () => {
  startFakeServer(server())
  open()
  const accounts = await screen.findByRole('list', { name: 'In each account' })
  const links = within(accounts).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Tiền mặt1,500', 'Ngân hàng−300below zero', 'no account chosen60'])
  expect(links[1]).toHaveAttribute('href', expect.stringContaining('label=Ng'))
  expect(links[2]).toHaveAttribute('href', expect.stringContaining('unlabelled=1'))
})

it('A completed entry keeps its amount, group and date; its label may change', async () => {
  const { calls } = startFakeServer(
    server(({ method }) => (method === 'PATCH' ? { body: { ...counted, rev: 2, label: 'Ngân hàng' } } : null)),
  )
  open(`/funds?open=${counted._id}`)
  const amount = await screen.findByLabelText('Amount paid')
  expect(amount).toHaveAttribute('readonly')
  expect(screen.getByLabelText(/^Group/, { selector: 'input' })).toBeDisabled()
  expect(screen.getByLabelText('Payment date')).toBeDisabled()
  expect(screen.queryByLabelText('In or out')).not.toBeInTheDocument()
  await userEvent.selectOptions(within(screen.getByRole('form')).getByLabelText('Label'), 'Ngân hàng')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText('Changes have been saved! (Label)')).toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ label: 'Ngân hàng', rev: 1 })
})

it('What was changed in an entry is saved on the way to the next one, when one says so', async () => {
  const { calls } = startFakeServer(
    server(({ method }) => (method === 'PATCH' ? { body: { ...counted, rev: 2, note: 'Đã đối chiếu' } } : null)),
  )
  open(`/funds?open=${counted._id}`)
  await userEvent.type(await screen.findByLabelText('Internal note'), 'Đã đối chiếu')
  await userEvent.click(await rowOf('Thuê xe'))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Changes have been saved! (Internal note)')).toBeInTheDocument()
  expect(await screen.findByDisplayValue('Thuê xe')).toBe(screen.getByLabelText('What for'))
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ note: 'Đã đối chiếu', rev: 1 })
})

it('An entry that is completed together with a new note can’t be taken back, and nothing offers to', async () => {
  const { calls } = startFakeServer(
    server(({ method }) => (method === 'PATCH' ? { body: { ...pending, rev: 2, note: 'Cả tháng', status: 'completed' } } : null)),
  )
  open(`/funds?open=${pending._id}`)
  await userEvent.type(await screen.findByLabelText('Internal note'), 'Cả tháng')
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete' }))
  // Its money lies nowhere yet: first that is chosen.
  expect(await screen.findByText('Choose the account its money lies in')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  await userEvent.selectOptions(within(screen.getByRole('form')).getByLabelText('Label'), 'Ngân hàng')
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete' }))
  expect(await screen.findByText(/completed/i, { selector: '.ui-toast__text' })).toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    note: 'Cả tháng',
    label: 'Ngân hàng',
    status: 'completed',
    rev: 1,
  })
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

it('An entry of somebody else can be changed only by its creator or bod', async () => {
  startFakeServer(server())
  const other = { ...sessionOf(['/funds']), user: member(['/funds'], { _id: 'aaaaaaaaaaaaaaaaaaaaaaa9' as Fund['creatorId'] & string }) }
  open(`/funds?open=${pending._id}`, other)
  expect(await screen.findByText('You must be creator or BOD to make changes')).toBeInTheDocument()
  expect(screen.getByLabelText('Amount paid')).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument()
})

it('A new entry is judged, sent with its group and amount, and said to be added', async () => {
  const { calls } = startFakeServer(server(({ method }) => (method === 'POST' ? { status: 201, body: fundOf({ rev: 1 }) } : null)))
  open('/funds?open=new')
  await userEvent.click(await screen.findByLabelText(/^Amount/))
  await userEvent.tab()
  // An amount that is only left empty isn't wrong yet.
  expect(await screen.findByLabelText(/^Amount/)).toHaveValue('')
  expect(screen.queryByText('Invalid amount')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Record/ }))
  expect(await screen.findByText('Group of Fund is required')).toBeInTheDocument()
  expect(screen.getByText('Invalid amount')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Out' }))
  await userEvent.type(screen.getByLabelText('Amount paid'), '6tr650')
  await userEvent.click(screen.getByLabelText(/^Group/, { selector: 'input' }))
  await userEvent.click((await screen.findAllByRole('option', { name: 'Other Expenses' })).at(-1) as HTMLElement)
  expect(screen.getByText('Six million six hundred fifty thousand dong')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Record/ }))
  expect(await screen.findByText('New entry of funds has been added')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Print voucher' })).toHaveAttribute('href', `/print/payslip/${fundOf()._id}`)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    group: 'Other Expenses',
    amount: 6_650_000,
    status: 'completed',
    label: 'Tiền mặt',
  })
  await waitFor(() => expect(screen.queryByText('New payment')).not.toBeInTheDocument())
})

it('A transfer without an amount isn’t sent: the amount says so itself', async () => {
  const { calls } = startFakeServer(server())
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Labels and groups' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Transfer between labels' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Amount/)).toHaveAccessibleDescription('Invalid amount'))
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

it('A new entry that was left asks what is to become of it; as a draft it is there again', async () => {
  startFakeServer(server())
  open('/funds?open=new')
  await userEvent.type(await screen.findByLabelText('What for', { selector: 'input' }), 'Tiền nhà{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep draft' }))
  await waitFor(() => expect(screen.queryByLabelText('What for', { selector: 'input' })).not.toBeInTheDocument())
  await waitFor(() => expect(localStorage.getItem(`socai.draft.${member()._id}.funds.new`)).toContain('Tiền nhà'))
  cleanup()
  open('/funds?open=new')
  expect(await screen.findByLabelText('What for', { selector: 'input' })).toHaveValue('Tiền nhà')
})

it('After a search the foot says what the entries that were found come to; what waits doesn’t count', async () => {
  startFakeServer(
    server(({ path, query }) =>
      path === 'funds' && query.get('search') === 'tien' && query.has('$select[]')
        ? pageOf([{ ...counted, amount: -30 }, { ...counted, _id: 'x1', amount: 200 }, { ...gone, _id: 'x2' }, pending], 4)
        : null,
    ),
  )
  open('/funds?q=tien')
  const together = await screen.findByText(/together/)
  expect(together).toHaveTextContent(/^In 270₫ · Out 30₫ · together 240₫$/)
})

it('A filter whose answer fails shows that, never the rows of the filter before; a list that can’t be renewed says so', async () => {
  const broken = { status: 500, body: { name: 'GeneralError', message: 'The server failed', code: 500, className: 'general-error' } }
  const fake = startFakeServer(server())
  const { hub } = open()
  await rowOf('Tiền điện')
  fake.answer(server(({ path, query }) => (path === 'funds' && !query.has('report') ? broken : null)))
  act(() => hub.refetchAll())
  expect(await screen.findByText(/These figures may be old/)).toBeInTheDocument()
  expect(screen.getByText('Tiền điện')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^(Cancelled|Gone)/, pressed: false }))
  expect(await screen.findByText(/The server failed/)).toBeInTheDocument()
  expect(screen.queryByText('Tiền điện')).not.toBeInTheDocument()
})

it('The money in and out stands on the figures page, unless the settings leave it out', async () => {
  const steps = [{ day: '2026-11-21', income: 900, expense: -640, balance: 1260 }]
  const Company = () => <p>{useWorkspace()?.name}</p>
  for (const cashflow of ['enabled', 'disabled']) {
    const { calls } = startFakeServer(
      server(({ path, query }) => {
        if (path.startsWith('workspaces/')) return { body: { ...workspace, opts: { ...workspace.opts, cashflow } } }
        return query.get('report') === 'funds' ? { body: { ...report, steps } } : null
      }),
    )
    renderApp(
      <>
        <Company />
        <HomeMoney />
      </>,
      { session: sessionOf(['/funds']) },
    )
    await screen.findByText('Mộc Sương')
    if (cashflow === 'enabled') expect(await screen.findByText('Money in the books')).toBeInTheDocument()
    else expect(calls.filter(({ query }) => query.get('report') === 'funds')).toEqual([])
    cleanup()
  }
})

it('As known at a time only the sums are shown, and nothing can be entered', async () => {
  const { calls } = startFakeServer(server())
  open('/funds?since=2026-10-01&until=2026-10-31&known=2026-11-02T02:40:00.000Z')
  expect(await screen.findByText('1–31/10/2026, as known at 09:40 Monday 02/11/2026')).toBeInTheDocument()
  expect(screen.getByText('Of a time that has passed only the sums are shown')).toBeInTheDocument()
  expect(await screen.findByText('1,260', { exact: false })).toBeInTheDocument()
  expect(screen.queryByText('Tiền điện')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /New entry/ })).not.toBeInTheDocument()
  const asked = calls.findLast(({ query }) => query.get('report') === 'funds')
  expect(asked?.query.get('knownAt')).toBe('2026-11-02T02:40:00.000Z')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Tiền điện')).toBeInTheDocument()
})
