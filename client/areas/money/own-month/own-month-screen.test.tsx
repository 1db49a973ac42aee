import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { startFakeServer } from '../../../testing/fake-server'
import { renderApp } from '../../../testing/render-app'
import { OwnMonthScreen } from './screens/own-month-screen'

const token = 'T'.repeat(32)
const frame = { company: { name: 'Mộc Sương' }, zone: 'Asia/Ho_Chi_Minh', month: '2026-10', until: '2026-12-31' }
const payslip = {
  title: 'Sales',
  settled: true,
  mode: 'days',
  workingDays: 26,
  baseSalary: 13_000_000,
  hours: 190,
  units: 24,
  overtime: 0,
  salary: 12_000_000,
  adjustments: [
    { amount: 500_000, note: 'Diligence' },
    { amount: -200_000, note: 'Broken cup' },
  ],
  total: 12_300_000,
  advances: 2_000_000,
  net: 10_300_000,
  payments: [
    { at: '2026-10-15T03:00:00.000Z', amount: 2_000_000, advance: true },
    { at: '2026-11-05T03:00:00.000Z', amount: 10_300_000, advance: false },
  ],
  paid: 12_300_000,
  left: 0,
}
const commissions = {
  rank: 'Gold',
  mechanics: [
    {
      sourceName: 'own',
      methodName: 'every [X] units',
      x: 10,
      comValue: 45_000,
      total: 90_000,
      count: 1,
      commissions: [{ order: 'S000012', at: '2026-10-08T03:00:00.000Z', depth: 0, base: 25, rest: 5, multiply: 2, amount: 90_000 }],
    },
    { sourceName: 'own', methodName: 'percent of gross profit', x: 10, total: 100_000, count: 3, commissions: [] },
  ],
  total: 190_000,
  carried: -40_000,
  payments: [],
  paid: 0,
  left: 150_000,
}

const open = (body: object | null) => {
  const { calls } = startFakeServer(() =>
    body ? { body } : { status: 404, body: { name: 'NotFound', message: 'This link has ended', code: 404, className: 'not-found' } },
  )
  renderApp(
    <Routes>
      <Route path="/month/:company" element={<OwnMonthScreen />} />
    </Routes>,
    { at: `/month/demo#${token}` },
  )
  return calls
}
const linesUnder = (heading: string): (string | null)[] => {
  const part = screen.getByRole('heading', { name: heading }).parentElement
  return part
    ? within(part)
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent ?? null)
    : []
}

it('A payslip says what is received, of what it is made and what was paid when; the token is in no address', async () => {
  const calls = open({ ...frame, kind: 'payslip', name: 'Lê Thị Lan', payslip })
  expect(await screen.findByRole('heading', { name: 'Payslip October 2026' })).toBeInTheDocument()
  expect(screen.getByText('All paid, last on 05/11/2026')).toBeInTheDocument()
  expect(linesUnder('How it came about')).toEqual([
    'Salary by days13,000,000 × 24 of 26 days · 190 hours at work12,000,000₫',
    'DiligenceBonus500,000₫',
    'Broken cupDeduction−200,000₫',
    'Pay of the month12,300,000₫',
    'Paid in advance−2,000,000₫',
    'You receive10,300,000₫',
  ])
  expect(linesUnder('What was paid')).toEqual([
    '15/10/2026Advance2,000,000₫',
    '05/11/2026Salary10,300,000₫',
    'Paid12,300,000₫',
    'Left to pay0₫',
  ])
  expect(JSON.stringify(calls.map(({ path, query }) => [path, query.toString()]))).not.toContain(token)
})

it('An agent reads each order with its reason; of gross profit the sum alone', async () => {
  open({ ...frame, kind: 'commissions', name: 'Đại lý Hiếu', commissions })
  expect(await screen.findByText('S000012')).toBeInTheDocument()
  expect(screen.getByText('25 pcs · 2 × 45,000 · 5 left over')).toBeInTheDocument()
  expect(screen.getByText(/^3 orders; what each brings is not told/)).toBeInTheDocument()
  expect(screen.getByText('150,000 ₫ still to be paid')).toBeInTheDocument()
  expect(linesUnder('What was paid')).toEqual(['Commission of the month190,000₫', 'From earlier months−40,000₫', 'Left to pay150,000₫'])
})

it('A link that has ended shows no figure, and whom to ask', async () => {
  open(null)
  expect(await screen.findByText('This link has ended')).toBeInTheDocument()
  expect(screen.getByText('Ask the company for another link.')).toBeInTheDocument()
})
