import { dong } from '@shared/foundation/money/money'
import { day, DEFAULT_ZONE, endOfDay, lastDayOf, month as asMonth, startOfDay } from '@shared/foundation/days/days'
import { payOfMonth } from '@shared/areas/people/rules/payroll'
import type { Right } from '@shared/foundation/rights/rights'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { member, sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { formatHours } from '../../../lib/hours'
import { PayrollScreen } from './screens/payroll-screen'
import { PayslipScreen } from './screens/payslip-screen'

const month = asMonth('2026-10')
const at = (date: string, hour: number): Date => new Date(startOfDay(day(date), DEFAULT_ZONE).getTime() + hour * 3_600_000)
const adjustmentId = 'd'.repeat(24)

/** Ten days of eight hours, one of nine, one without its end, and a bonus. */
const pay = payOfMonth(
  {
    month,
    baseSalary: dong(13_500_000),
    checkins: [
      ...Array.from({ length: 10 }, (_, index) => ({
        created: at(`2026-10-${String(index + 1).padStart(2, '0')}`, 8),
        checkedOut: at(`2026-10-${String(index + 1).padStart(2, '0')}`, 16),
        status: 'approved' as const,
      })),
      { created: at('2026-10-12', 8), checkedOut: at('2026-10-12', 17), status: 'approved' },
      { created: at('2026-10-13', 8), status: 'approved' },
    ],
    adjustments: [{ _id: adjustmentId as never, amount: dong(500_000), note: 'Thưởng Tết', by: 'Hoài An' }],
  },
  { mode: 'hours', nowd: 'max_ex_sunday', zone: DEFAULT_ZONE },
  endOfDay(lastDayOf(month), DEFAULT_ZONE),
)
const row = (more: object = {}) => ({
  _id: member()._id,
  name: 'Nguyễn Thu Hằng',
  status: 'active',
  division: 'Kho',
  mode: 'hours',
  ...pay,
  paid: 0,
  left: pay.total,
  payments: [],
  ...more,
})
const payroll = (data: readonly object[]) => ({
  body: {
    month,
    workingDays: 27,
    mode: 'hours',
    data,
    total: { salary: pay.salary, adjustments: 500_000, total: pay.total, paid: 0, left: pay.total },
  },
})
const workspace = {
  _id: workspaceId,
  rev: 1,
  name: 'Mộc Sương',
  zone: 'Asia/Ho_Chi_Minh',
  opts: { fundLabels: ['Tiền mặt', 'Ngân hàng'], payroll: 'hours', nowd: 'max_ex_sunday', checkinNeedApproval: 'disabled' },
  cfg: {},
}

const hr = { _id: 'aaaaaaaaaaaaaaaaaaaaaaa9' as ReturnType<typeof member>['_id'], name: 'Bùi Hoài An' }
const open = (rights: Right[], answer: FakeHandler, address = '/office/payroll?month=2026-10') => {
  const server = startFakeServer((call) => {
    if (call.path.startsWith('workspaces')) return { body: workspace }
    return answer(call)
  })
  const session = sessionOf(rights)
  // HR is somebody else than whose month it is; anybody else is that one.
  const user = rights.includes('/office/hr') ? { ...session.user, ...hr } : session.user
  renderApp(<PayrollScreen />, { session: { ...session, user }, at: address })
  return server
}
const usual: FakeHandler = ({ path, query }) => {
  if (query.get('report') === 'payroll') return payroll([row()])
  return path === 'users' ? pageOf([member()]) : pageOf([])
}

afterEach(cleanup)

it.each([
  [8, '8'],
  [5.75, '5¾'],
  [0.5, '½'],
  [0, '0'],
  [1250.25, '1.250¼'],
])('%d hours are written %s', (hours, text) => {
  expect(formatHours(hours, 'vi')).toBe(text)
})

it('A member sees their own month alone, with every part of it', async () => {
  open(['/sales'], usual)
  expect(await screen.findByText('Where it comes from')).toBeInTheDocument()
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  for (const text of ['In shifts', 'Overtime', 'Tuesday 13/10 without check-out', 'Thưởng Tết', 'Pay so far'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add an adjustment' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument()
})

it('HR opens a member’s row, and pays the month from cash', async () => {
  const server = open(['/office/hr'], (call) =>
    call.method === 'POST' ? { status: 201, body: { _id: 'f'.repeat(24), rev: 1 } } : usual(call),
  )
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  const dock = await screen.findByRole('region', { name: 'Nguyễn Thu Hằng' })
  await userEvent.click(within(dock).getByRole('button', { name: /^Pay/ }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Pay salary/ }))
  await waitFor(() => expect(server.calls.find(({ method }) => method === 'POST')).toBeDefined())
  expect(server.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: 'funds',
    body: { group: 'Salaries and Incentives', userId: member()._id, month: '2026-10', amount: pay.total, label: 'Tiền mặt' },
  })
})

it('No more of a salary is paid than what is left; less says what stays to be paid', async () => {
  const server = open(['/office/hr'], usual)
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  await userEvent.click(within(await screen.findByRole('region', { name: 'Nguyễn Thu Hằng' })).getByRole('button', { name: /^Pay/ }))
  const dialog = await screen.findByRole('dialog')
  const amount = within(dialog).getByLabelText(/Amount/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '1,000,000')
  expect(within(dialog).getByText(/stays to be paid/)).toBeInTheDocument()
  await userEvent.clear(amount)
  await userEvent.type(amount, '90,000,000')
  expect(await within(dialog).findByText(/More than what is left to pay/)).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: /^Pay salary/ })).toBeDisabled()
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

it('An advance that waits is not deducted: it stands beneath what is left, with what it will leave', async () => {
  const waiting = { _id: 'f'.repeat(24), amount: 1_000_000, created: at('2026-10-20', 9).toISOString(), status: 'new-entry', advance: true }
  open(['/office/hr'], (call) => (call.query.get('report') === 'payroll' ? payroll([row({ payments: [waiting] })]) : usual(call)))
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  const dock = await screen.findByRole('region', { name: 'Nguyễn Thu Hằng' })
  expect(within(dock).getByText('waits to be completed, not deducted')).toBeInTheDocument()
  const terms = within(dock)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(terms.slice(-3)).toEqual(['Left to pay', expect.stringContaining('Advance 20/10'), 'Left once they are completed'])
})

it('Where nothing is left to pay the dock says why', async () => {
  const all = { _id: 'f'.repeat(24), amount: pay.total, created: at('2026-10-20', 9).toISOString(), status: 'new-entry', advance: true }
  open(['/office/hr'], (call) => (call.query.get('report') === 'payroll' ? payroll([row({ payments: [all] })]) : usual(call)))
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  const dock = await screen.findByRole('region', { name: 'Nguyễn Thu Hằng' })
  expect(within(dock).getByRole('button', { name: /^Pay/ })).toBeDisabled()
  expect(within(dock).getByText('All that is earned was advanced or waits to be completed')).toBeInTheDocument()
})

it('A month’s check-ins stand one by one: when, from where, and who let them count', async () => {
  const came = at('2026-10-12', 8).toISOString()
  const common = { group: 'checkin', userId: member()._id, user: { _id: member()._id, name: 'Nguyễn Thu Hằng' } }
  open(['/office/hr'], (call) =>
    call.path === 'activities' && call.query.get('userId') === member()._id
      ? pageOf([
          {
            ...common,
            _id: '1'.repeat(24),
            created: came,
            checkedOut: at('2026-10-12', 17).toISOString(),
            status: 'approved',
            createdIP: '203.0.113.7',
            data: { supervised: true, supervisorName: 'Hoài An' },
          },
          { ...common, _id: '2'.repeat(24), created: at('2026-10-13', 8).toISOString(), status: 'disapproved', data: { reason: 'Vắng' } },
        ])
      : usual(call),
  )
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  await userEvent.click(await screen.findByRole('button', { name: 'Check-ins, one by one' }))
  const list = await screen.findByRole('dialog', { name: 'Check-ins of October 2026' })
  const [worked, refused] = await within(list).findAllByRole('listitem')
  for (const text of ['Monday 12/10', '08:00 – 17:00', '9 +1', '203.0.113.7 · approved by Hoài An']) expect(worked).toHaveTextContent(text)
  expect(refused).toHaveTextContent('refused: Vắng')
})

it('HR puts a wrong check-in right and says why; what was put right before is told with who and when', async () => {
  const stay = {
    _id: '3'.repeat(24),
    rev: 1,
    group: 'checkin',
    userId: member()._id,
    created: at('2026-10-12', 7.5).toISOString(),
    checkedOut: at('2026-10-12', 15.5).toISOString(),
    status: 'approved',
    corrections: [
      {
        time: at('2026-10-13', 9).toISOString(),
        by: hr,
        why: 'máy hỏng',
        created: at('2026-10-12', 8).toISOString(),
        checkedOut: at('2026-10-12', 15.5).toISOString(),
      },
    ],
  }
  const server = open(['/office/hr'], (call) =>
    call.method === 'PATCH'
      ? { body: stay }
      : call.path === 'activities' && call.query.get('userId') === member()._id
        ? pageOf([stay])
        : usual(call),
  )
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  await userEvent.click(await screen.findByRole('button', { name: 'Check-ins, one by one' }))
  expect(await screen.findByText('08:00 – 15:30 corrected by Bùi Hoài An at 09:00 13/10: máy hỏng')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }))
  const dialog = await screen.findByRole('dialog', { name: 'Correct a check-in' })
  const save = within(dialog).getByRole('button', { name: /Save the times/ })
  await userEvent.click(save)
  expect(await within(dialog).findByText('Say why')).toBeInTheDocument()
  expect(within(dialog).getByText('These are the times that stand there already')).toBeInTheDocument()
  fireEvent.change(within(dialog).getByLabelText('Left at'), { target: { value: '17:30' } })
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'quên bấm')
  await userEvent.click(save)
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `activities/${'3'.repeat(24)}`,
      body: { checkedOut: at('2026-10-12', 17.5).toISOString(), why: 'quên bấm' },
    }),
  )
})

it('An adjustment needs an amount and a note; a deduction is sent with its sign', async () => {
  const server = open(['/office/hr'], (call) =>
    call.method === 'POST' ? { status: 201, body: { _id: 'e'.repeat(24), rev: 1 } } : usual(call),
  )
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  await userEvent.click(await screen.findByRole('button', { name: 'Add an adjustment' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText('Note is required')).toBeInTheDocument()
  expect(within(dialog).getByText('Invalid amount')).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Deduction' }))
  await userEvent.type(within(dialog).getByLabelText(/Amount/), '880')
  await userEvent.type(within(dialog).getByLabelText(/Note/), 'Vỡ ly')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.calls.find(({ method }) => method === 'POST')).toBeDefined())
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    group: 'adjustments',
    userId: member()._id,
    month: '2026-10',
    amount: -880,
    body: 'Vỡ ly',
  })
})

it('An adjustment above 100 billion is asked about before it is booked', async () => {
  const server = open(['/office/hr'], usual)
  await userEvent.click(await screen.findByTitle('Nguyễn Thu Hằng'))
  await userEvent.click(await screen.findByRole('button', { name: 'Add an adjustment' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/Amount/), '150,000,000,000')
  await userEvent.type(within(dialog).getByLabelText(/Note/), 'Thưởng')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }))
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

it('HR is told, in place of a button, that their own month is adjusted by somebody else', async () => {
  open(['/office/hr'], (call) => (call.query.get('report') === 'payroll' ? payroll([row(hr)]) : usual(call)))
  await userEvent.click(await screen.findByTitle(hr.name))
  expect(await screen.findByText('Adjustments of your own salary are made by somebody else of HR, or by BOD')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add an adjustment' })).not.toBeInTheDocument()
})

it('`?act=checkin` opens the check-in; now is the server’s to tell, and a refusal stands in the dialog', async () => {
  const server = open(
    ['/sales'],
    (call) => (call.method === 'POST' ? refusal(409, 'conflict', 'You have already checked in') : usual(call)),
    '/office/payroll?act=checkin',
  )
  const dialog = await screen.findByRole('dialog', { name: 'Check in' })
  const now = within(dialog).getByRole('button', { name: 'Check in now' })
  await waitFor(() => expect(now).toBeEnabled())
  await userEvent.click(now)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You have already checked in')
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ group: 'checkin' })
})

it('HR writes that somebody came; another member is asked for anew', async () => {
  const server = open(
    ['/office/hr'],
    (call) => {
      if (call.method === 'POST') return { status: 201, body: { _id: 'f'.repeat(24), rev: 1 } }
      return call.path === 'users' && !call.query.get('report') ? pageOf([member(), { ...member(), ...hr }]) : usual(call)
    },
    '/office/payroll?act=checkin',
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Check out' }))
  await userEvent.selectOptions(dialog.getByLabelText('Who'), 'Nguyễn Thu Hằng')
  expect(dialog.getByRole('radio', { name: 'Check in' })).toBeChecked()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Check in now' })).toBeEnabled())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ group: 'checkin', userId: member()._id })
})

it('A month that can’t be read says so, and asks again', async () => {
  let fails = true
  open(['/office/hr'], (call) =>
    call.query.get('report') === 'payroll' && fails ? refusal(500, 'general-error', 'Something went wrong') : usual(call),
  )
  const again = await screen.findByRole('button', { name: 'Reload' })
  fails = false
  await userEvent.click(again)
  expect(await screen.findByTitle('Nguyễn Thu Hằng')).toBeInTheDocument()
})

/** A check-in without its end, so many days ago. */
const stay = (daysAgo: number) => ({
  _id: 'c'.repeat(24),
  userId: member()._id,
  name: 'Nguyễn Thu Hằng',
  created: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  status: 'approved',
})
const withStay =
  (daysAgo: number): FakeHandler =>
  (call) =>
    call.query.get('report') === 'atWork' ? { body: { data: [stay(daysAgo)] } } : usual(call)

it('HR reads who is late with the check-out, and writes it from there', async () => {
  open(['/office/hr'], withStay(3), '/office/payroll')
  const late = await screen.findByRole('region', { name: 'At work now' })
  expect(within(late).getByText('Nobody is at work')).toBeInTheDocument()
  expect(within(late).getByText('1 late with check-out')).toBeInTheDocument()
  expect(within(late).getByText(/^since \d\d:\d\d on \d\d\/\d\d, counts 4 hours$/)).toBeInTheDocument()
  await userEvent.click(within(late).getByRole('button', { name: 'Write check-out Nguyễn Thu Hằng' }))
  expect(await screen.findByRole('dialog', { name: 'Check out' })).toBeInTheDocument()
})

it('A past month says nothing of who is in now', async () => {
  open(['/office/hr'], withStay(3))
  await screen.findByTitle('Nguyễn Thu Hằng')
  expect(screen.queryByRole('region', { name: 'At work now' })).toBeNull()
})

it('A member who didn’t check out is told so; what lies too far back is HR’s to write', async () => {
  open(['/sales'], withStay(3), '/office/payroll')
  const late = await screen.findByRole('region', { name: 'At work now' })
  expect(late).toHaveTextContent('You haven’t checked out')
  expect(late).toHaveTextContent('Ask HR to write when you left.')
  expect(within(late).queryByRole('button')).toBeNull()
})

it('On paper the month has every declared column and none of its days', async () => {
  open(['/office/hr'], usual)
  await screen.findByRole('columnheader', { name: 'Overtime' })
  expect(screen.queryByRole('columnheader', { name: 'Left to pay' })).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Member',
    'Division',
    'Base salary',
    'Hours',
    'Days',
    'Overtime',
    'Adjustments',
    'Pay so far',
    'Paid',
    'Left to pay',
  ])
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

it('A payslip tells the amount in Vietnamese words', async () => {
  startFakeServer(({ path }) =>
    path.startsWith('workspaces')
      ? { body: workspace }
      : {
          body: {
            _id: 'f'.repeat(24),
            rev: 1,
            group: 'Salaries and Incentives',
            isCredit: false,
            amount: -8_809_000,
            status: 'completed',
            created: '2026-11-05T03:00:00.000Z',
            month: '2026-10',
            recipientName: 'Phạm Đức Thịnh',
            payslip: { mode: 'hours', ...pay, advances: 3_000_000, bank: 'Vietcombank 0071 0028 99412' },
          },
        },
  )
  renderApp(<PayslipScreen />, { session: sessionOf(['bod']), at: '/print/payslip/x' })
  expect(await screen.findByText('Tám triệu tám trăm lẻ chín nghìn đồng')).toBeInTheDocument()
  expect(screen.getByText('Vietcombank 0071 0028 99412')).toBeInTheDocument()
})

const voucherOf = (cfg: object, changed: object = {}) => {
  const orderId = 'a'.repeat(24)
  const created = '2026-11-21T03:00:00.000Z'
  const order = {
    _id: orderId,
    order_number: 'S000427',
    status: 'delivered',
    total: 15_000_000,
    paid: 8_000_000,
    usePartnerBalance: 350_000,
  }
  const entry = { group: 'Sales', isCredit: true, amount: 6_650_000, status: 'completed', number: 'T000318', orderId, ...changed }
  startFakeServer(({ path }) => ({
    body: path.startsWith('workspaces')
      ? { _id: workspaceId, rev: 1, created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', cfg, opts: {}, apps: [] }
      : path.startsWith('orders/')
        ? { ...order, rev: 1, created, group: 'sales', items: [], shipments: [] }
        : { ...entry, _id: 'f'.repeat(24), rev: 1, created },
  }))
  renderApp(<PayslipScreen />, { session: sessionOf(['bod']), at: '/print/payslip/x' })
}

test('the voucher of a payment tells how its order stands', async () => {
  voucherOf({})
  const stands = await screen.findByText(/Order S000427/)
  expect(stands).toHaveTextContent(/15,000,000.*paid .*8,000,000.*from the balance .*350,000.*due .*6,650,000/)
  expect(screen.queryByText('Slip 1: kept')).toBeNull()
})

test('a workspace may have vouchers in two slips, and leave out what is unpaid', async () => {
  voucherOf({ BreakReceiptIntoPages: true, HideUnpaidOnReceipt: true })
  expect(await screen.findAllByText(/Order S000427/)).toHaveLength(2)
  expect(screen.getByText('Slip 2: for the buyer')).toBeInTheDocument()
  expect(screen.queryByText(/due/)).toBeNull()
})

test('a voucher that was cancelled or given back is marked across its paper; one that counts is not', async () => {
  voucherOf({}, { status: 'cancelled' })
  expect(await screen.findByText('CANCELLED')).toBeInTheDocument()
  cleanup()
  voucherOf({}, { status: 'cancelled', refundedAt: '2026-11-22T03:00:00.000Z' })
  expect(await screen.findByText('CANCELLED')).toBeInTheDocument()
  cleanup()
  // Each slip is kept by somebody else.
  voucherOf({ BreakReceiptIntoPages: true }, { status: 'cancelled' })
  expect(await screen.findAllByText('CANCELLED')).toHaveLength(2)
  cleanup()
  voucherOf({})
  expect(await screen.findByText(/Order S000427/)).toBeInTheDocument()
  expect(screen.queryByText('CANCELLED')).not.toBeInTheDocument()
})

test('a voucher that still waits says so: it is no proof yet', async () => {
  voucherOf({}, { status: 'pending', number: undefined })
  expect(await screen.findByText('Waiting, not yet entered')).toBeInTheDocument()
})

it('Why a shift can’t be approved yet stands below it', async () => {
  const waiting = {
    ...stay(0),
    rev: 1,
    workspaceId,
    group: 'checkin',
    audience: [],
    user: { _id: member()._id, name: 'Nguyễn Thu Hằng' },
    status: 'pending',
  }
  open(['/office/hr'], (call) => (call.query.get('status') === 'pending' ? pageOf([{ ...waiting, userId: 'f'.repeat(24) }]) : usual(call)))
  await userEvent.click(await screen.findByRole('button', { name: /Approve/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled()
  expect(dialog.getByText('Still at work: to be approved after checking out')).toBeInTheDocument()
})
