import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { PayCommissionsScreen, PayDayScreen } from '../screens/pay-day-screen'

const [ly, uyen, tam] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string]
const row = (_id: string, name: string, total: number, more: object = {}) => ({
  _id,
  name,
  status: 'active',
  mode: 'days',
  units: 25,
  hours: 0,
  pending: 0,
  days: [],
  total,
  paid: 0,
  left: total,
  payments: [],
  ...more,
})
const rows = [
  row(ly, 'Lê Khánh Ly', 17_200_000, {
    payments: [{ _id: 'a'.repeat(24), amount: 3_000_000, advance: true, status: 'completed', created: '2026-10-20T03:00:00.000Z' }],
  }),
  row(uyen, 'Nguyễn Phương Uyên', 8_627_500),
  row(tam, 'Võ Minh Tâm', 11_298_750, { pending: 8 }),
]
const opts = { fundLabels: ['Tiền mặt', 'Vietcombank'], payroll: 'days', nowd: 'max_ex_sunday' }
const workspace = { _id: workspaceId, rev: 1, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', apps: ['agentpro'], opts, cfg: {} }
const funds = (vietcombank: number) => ({
  body: {
    labels: [
      { label: 'Tiền mặt', balance: 31_250_000 },
      { label: 'Vietcombank', balance: vietcombank },
    ],
  },
})

const open = (answer: (call: Parameters<FakeHandler>[0]) => ReturnType<FakeHandler> | null = () => null, vietcombank = 236_480_000) => {
  const server = startFakeServer((call) => {
    if (call.path.startsWith('workspaces')) return { body: workspace }
    if (call.query.get('report') === 'payroll')
      return {
        body: {
          month: '2026-10',
          workingDays: 27,
          mode: 'days',
          data: rows,
          total: { salary: 0, adjustments: 0, total: 0, paid: 0, left: 0 },
        },
      }
    if (call.query.get('report') === 'funds') return funds(vietcombank)
    return (
      answer(call) ??
      (call.path === 'users'
        ? pageOf([
            { ...member(), _id: ly, bank: 'Techcombank 1903 5518 2207' },
            { ...member(), _id: tam, bank: 'ACB 2288 41907' },
          ])
        : call.method === 'POST'
          ? { status: 201, body: { _id: 'f'.repeat(24), rev: 1 } }
          : pageOf([]))
    )
  })
  renderApp(<PayDayScreen />, { session: sessionOf(['/office/hr', '/funds']), at: '/office/pay-day?month=2026-10' })
  return server
}
afterEach(() => jest.restoreAllMocks())

const cell = (name: string, column: number): HTMLElement => {
  const line = screen.getAllByRole('row').find((each) => within(each).queryByTitle(name))
  const found = line && within(line).getAllByRole('gridcell')[column]
  if (!found) throw new Error(`no cell ${column} of ${name}`)
  return found
}
/** Where account, day and amount stand among the cells of a row, counted from its end. */
const fromEnd = (name: string, back: number): HTMLElement => {
  const line = screen.getAllByRole('row').find((each) => within(each).queryByTitle(name))
  const found = line && within(line).getAllByRole('gridcell').at(-back)
  if (!found) throw new Error(`no cell of ${name}`)
  return found
}
const posts = (server: ReturnType<typeof open>) => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('everybody whose hours are approved is paid their net pay, an entry each that says what was given before', async () => {
  const server = open()
  await screen.findByTitle('Lê Khánh Ly')
  expect(screen.getByText('Võ Minh Tâm is kept back: hours wait for approval.')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paid from' }), 'Vietcombank')
  expect(screen.getByText('balance 236,480,000 → 222,280,000')).toBeInTheDocument()
  expect(screen.getByText('balance 31,250,000 → 22,622,500')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(posts(server)).toHaveLength(2))
  expect(posts(server)).toEqual([
    {
      group: 'Salaries and Incentives',
      userId: ly,
      month: '2026-10',
      amount: 14_200_000,
      givenBefore: 3_000_000,
      label: 'Vietcombank',
    },
    { group: 'Salaries and Incentives', userId: uyen, month: '2026-10', amount: 8_627_500, givenBefore: 0, label: 'Tiền mặt' },
  ])
})

test('Space ticks, 10tr typed leaves a rest, and what is above the net pay is told and blocks', async () => {
  const server = open()
  await screen.findByTitle('Lê Khánh Ly')
  await userEvent.click(fromEnd('Lê Khánh Ly', 1))
  await userEvent.keyboard('10tr{Enter}')
  expect(screen.getByText('Lê Khánh Ly gets 10,000,000; 4,200,000 wait for the next time.')).toBeInTheDocument()
  // Enter went to the row below: Uyên is left out.
  await userEvent.keyboard(' ')
  expect(within(cell('Nguyễn Phương Uyên', 0)).getByRole('checkbox')).not.toBeChecked()
  await userEvent.keyboard('{ArrowUp}20tr{Enter}')
  expect(fromEnd('Lê Khánh Ly', 1)).toHaveAccessibleName(/14,200,000 at most/)
  expect(screen.getByRole('button', { name: /^Pay 1 member/ })).toBeDisabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(posts(server)).toEqual([])
})

test('an account that would fall below zero blocks with what it lacks', async () => {
  open(() => null, 10_000_000)
  await screen.findByTitle('Lê Khánh Ly')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paid from' }), 'Vietcombank')
  expect(screen.getByText('Vietcombank lacks 4,200,000 ₫: pay less, or from another account.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Pay 2 members/ })).toBeDisabled()
})

test('who was paid by somebody else meanwhile is told by name, and the others are paid', async () => {
  const server = open((call) =>
    call.method === 'POST' && (call.body as { userId?: string }).userId === ly
      ? refusal(409, 'conflict', 'Somebody paid Lê Khánh Ly meanwhile: 17,200,000 dong are given of 2026-10')
      : null,
  )
  await screen.findByTitle('Lê Khánh Ly')
  await userEvent.click(screen.getByRole('button', { name: /^Pay 2 members/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody paid Lê Khánh Ly meanwhile')
  expect(posts(server)).toHaveLength(2)
})

const agents = [
  {
    _id: ly,
    name: 'Hoa Ban',
    orders: 9,
    rank: 'Bạc',
    total: 3_287_000,
    paid: 0,
    carried: 0,
    payable: 3_287_000,
    bank: 'Agribank 3200 2051 77816',
  },
  { _id: uyen, name: 'Trà Cổ', orders: 5, rank: 'Đồng', total: 1_674_000, paid: 0, carried: -74_000, payable: 1_600_000 },
  { _id: tam, name: 'Phố Núi', orders: 4, rank: 'Đồng', total: 967_000, paid: 967_000, carried: 0, payable: 0 },
]
const openCommissions = (
  answer: (call: Parameters<FakeHandler>[0]) => ReturnType<FakeHandler> | null = () => null,
  of: readonly object[] = agents,
) => {
  const server = startFakeServer((call) => {
    if (call.path.startsWith('workspaces')) return { body: workspace }
    if (call.query.get('report') === 'commissionsOfAll') return { body: { since: '2026-10-01', until: '2026-10-31', data: of } }
    if (call.query.get('report') === 'funds') return funds(236_480_000)
    return answer(call) ?? (call.method === 'POST' ? { status: 201, body: { _id: 'f'.repeat(24), rev: 1 } } : pageOf([]))
  })
  renderApp(<PayCommissionsScreen />, { session: sessionOf(['/report', '/funds']), at: '/office/pay-day/commissions?month=2026-10' })
  return server
}

test('on a phone the people come first: month, day and account are one line, which opens to change them', async () => {
  const matches = window.matchMedia
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matches(query), matches: /width < (768|1024)px/.test(query) }))
  open()
  expect(await screen.findByRole('button', { name: /Nguyễn Phương Uyên/ })).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Paid from' })).not.toBeInTheDocument()
  expect(screen.queryByText('Given')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^October 2026, paid .* from Vietcombank Change$/ }))
  expect(screen.getByRole('combobox', { name: 'Paid from' })).toHaveValue('Vietcombank')
})

test('commissions are paid the same way: all of what each agent is due, and who was paid by a colleague meanwhile is told', async () => {
  const server = openCommissions((call) =>
    call.method === 'POST' && (call.body as { agentId?: string }).agentId === uyen
      ? refusal(409, 'conflict', 'The commission of 2026-10 was paid already')
      : null,
  )
  await screen.findByTitle('Hoa Ban')
  expect(screen.queryByTitle('Phố Núi')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paid from' }), 'Vietcombank')
  await userEvent.click(fromEnd('Hoa Ban', 1))
  await userEvent.keyboard('1tr{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /^Pay 2 agents/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Trà Cổ The commission of 2026-10 was paid already')
  expect(posts(server)).toEqual([
    { group: 'Agent Commission Expenses', agentId: ly, month: '2026-10', amount: 3_287_000, label: 'Vietcombank' },
    { group: 'Agent Commission Expenses', agentId: uyen, month: '2026-10', amount: 1_600_000, label: 'Tiền mặt' },
  ])
})

test('a month whose commissions are all paid says so', async () => {
  openCommissions(() => null, agents.slice(2))
  expect(await screen.findByText('No commission of October 2026 is left to be paid')).toBeInTheDocument()
})
