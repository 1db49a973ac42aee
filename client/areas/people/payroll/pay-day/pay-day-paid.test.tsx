import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { PayDayScreen } from '../screens/pay-day-screen'

const opts = { fundLabels: ['Tiền mặt', 'Vietcombank'], payroll: 'days', nowd: 'max_ex_sunday' }
const workspace = { _id: workspaceId, rev: 1, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', apps: [], opts, cfg: {} }
const entry = (at: number, recipientName: string, amount: number, own: object = {}) => ({
  _id: String(at).repeat(24),
  rev: 1,
  group: 'Salaries and Incentives',
  status: 'completed',
  number: `C00021${at}`,
  created: '2026-11-01T02:31:00.000Z',
  month: '2026-10',
  userId: String(at).repeat(24),
  label: 'Vietcombank',
  recipientInfo: 'BIDV 3141 0008 27734',
  recipientName,
  amount: -amount,
  ...own,
})
const told = (state: string, own: object = {}) => ({
  arrival: { state, at: '2026-11-01T02:33:08.000Z', by: 'Vietcombank (SePay)', byHand: false, ...own },
})
const entries = [
  entry(1, 'Lê Khánh Ly', 17_200_000, told('received', { told: 17_200_000 })),
  entry(2, 'Đặng Thị Ngọc', 10_000_000, told('differs', { told: 9_000_000 })),
  entry(3, 'Bùi Hoài An', 13_000_000, told('returned', { told: 0 })),
  entry(4, 'Phạm Đức Thịnh', 9_322_000),
  entry(5, 'Nguyễn Phương Uyên', 8_627_500, { label: 'Tiền mặt', recipientInfo: '' }),
]
const advance = entry(6, 'Võ Minh Tâm', 1_500_000, { month: undefined, label: 'Tiền mặt', recipientInfo: '' })
const open = (advances: readonly object[] = []) => {
  const server = startFakeServer((call) => {
    if (call.path.startsWith('workspaces')) return { body: workspace }
    if (call.path === 'funds') return pageOf(call.query.has('month') ? entries : advances)
    if (call.method === 'PATCH') return { body: entries[3] }
    if (call.path === 'monthLinks' && call.method === 'POST')
      return { body: { _id: 'a'.repeat(24), ...(call.body as object), name: 'Lê Khánh Ly', status: 'active', uses: 0, token: 'T0ken' } }
    if (call.path === 'users') return pageOf([{ _id: '1'.repeat(24), name: 'Lê Khánh Ly', phone: '0903 551 822' }])
    return pageOf([])
  })
  renderApp(<PayDayScreen />, { session: sessionOf(['/office/hr', '/funds']), at: '/office/pay-day?month=2026-10&view=paid' })
  return server
}
const line = (name: string): HTMLElement => {
  const found = screen.getAllByRole('row').find((each) => within(each).queryByTitle(name))
  if (!found) throw new Error(`no row of ${name}`)
  return found
}
const patches = (server: ReturnType<typeof open>) =>
  server.calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path.slice(-24, -23), body])

test('each payment says how far its money is, and the sums above add up', async () => {
  open()
  await screen.findByTitle('Lê Khánh Ly')
  expect(line('Lê Khánh Ly')).toHaveTextContent('Receivedthe bank told it')
  expect(line('Đặng Thị Ngọc')).toHaveTextContent('Bank says 9,000,000books say 10,000,000')
  expect(line('Bùi Hoài An')).toHaveTextContent('Came back')
  expect(line('Phạm Đức Thịnh')).toHaveTextContent('On its way')
  expect(line('Nguyễn Phương Uyên')).toHaveTextContent('In the books')
  // 17,200,000 and what was handed over, + 9,322,000 + 23,000,000.
  for (const sum of ['25,827,500', '9,322,000', '23,000,000', '58,149,500'])
    expect(screen.getAllByText((_text, element) => element?.textContent?.startsWith(sum) ?? false).length).toBeGreaterThan(0)
})

test('what came back says what to do, and is marked by hand where it was sent again', async () => {
  const server = open()
  await userEvent.click(await screen.findByTitle('Bùi Hoài An'))
  const dock = screen.getByRole('region', { name: 'Bùi Hoài An' })
  expect(dock).toHaveTextContent('The money is back in Vietcombank.')
  expect(dock).toHaveTextContent('LUONG 10 BUI HOAI AN C000213')
  await userEvent.click(within(dock).getByRole('button', { name: 'Mark as transferred' }))
  await waitFor(() => expect(patches(server)).toEqual([['3', { arrived: true }]]))
})

test('one press marks all that the bank said nothing of, and is taken back by another', async () => {
  const server = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark 1 as transferred' }))
  await waitFor(() => expect(patches(server)).toEqual([['4', { arrived: true }]]))
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(patches(server).at(-1)).toEqual(['4', { arrived: false }]))
})

test('the bank’s file sends nobody’s money a second time: neither cash, nor what the bank told, but what came back', async () => {
  open()
  const file = within(await screen.findByRole('region', { name: 'Bank file' }))
  expect(await file.findByText('2 lines, 22,322,000 ₫')).toBeInTheDocument()
})

test('payslips by link are made where people were paid, once for each, and not for an advance alone', async () => {
  open([advance])
  await screen.findByTitle('Võ Minh Tâm')
  await userEvent.click(screen.getByRole('button', { name: 'Payslips by link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Payslips of October 2026 by link' }))
  expect(await dialog.findByRole('checkbox', { name: 'Everybody (5)' })).toBeInTheDocument()
  expect(dialog.getByRole('checkbox', { name: /^Lê Khánh Ly/ })).not.toBeChecked()
})

test('a link opens for as long as is chosen, and is sent by SMS from the phone of whoever made it', async () => {
  const server = open()
  await screen.findByTitle('Bùi Hoài An')
  await userEvent.click(screen.getByRole('button', { name: 'Payslips by link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Payslips of October 2026 by link' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Lê Khánh Ly/ }))
  await userEvent.click(dialog.getByRole('radio', { name: '7 days' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Make 1 link' }))
  const sms = await screen.findByRole('link', { name: 'SMS to 0903 551 822' })
  const made = server.calls.find(({ path, method }) => path === 'monthLinks' && method === 'POST')?.body as { until: string }
  const inDays = (count: number): string => new Date(Date.now() + (count * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
  expect(made).toMatchObject({ kind: 'payslip', month: '2026-10', userId: '1'.repeat(24), until: inDays(7) })
  expect(sms.getAttribute('href')).toMatch(/^sms:0903551822\?&body=Payslip%20October%202026/)
  expect(decodeURIComponent(sms.getAttribute('href') ?? '')).toContain('#T0ken')
})
