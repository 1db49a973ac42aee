import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { startFakeServer } from '../../../testing/fake-server'
import { renderApp } from '../../../testing/render-app'
import { AccountantScreen } from './screens/accountant-screen'

const token = 'T'.repeat(32)
const code = '7K4M-Q2XR-9TDH-C6WN-3FVA-E8JP-M5ZB-H2YK'
const entryId = '6'.repeat(24)
const opened = {
  workspace: { name: 'Mộc Sương', cfg: {}, zone: 'Asia/Ho_Chi_Minh' },
  name: 'Ms. Hạnh',
  until: '2026-12-05',
  books: ['result', 'position', 'trialBalance', 'journal'],
  month: { since: '2026-10-01', until: '2026-10-31' },
  seal: { code, at: '2026-11-05T10:30:00.000Z', seq: 46_871, checked: { at: '2026-11-21T20:00:00.000Z', holds: true }, later: 1 },
  notes: [{ kind: 'orders-in-error', note: 'Comes back in November', count: 1 }],
  figures: {
    accounts: [],
    howCalculateRevenue: 'shipped',
    revenue: 700_000,
    cost: 420_000,
    groups: [{ _id: 'Other Expenses', isCredit: false, total: -50_000 }],
    netProfit: 230_000,
    depreciation: 10_000,
    netProfitAfterDepreciation: 220_000,
  },
  questions: [
    {
      _id: '9'.repeat(24),
      at: '2026-11-09T02:00:00.000Z',
      text: 'Where is the bill?',
      answer: 'Sent',
      answeredAt: '2026-11-09T03:00:00.000Z',
    },
  ],
  questionsLeft: 49,
}
const sums = { openingDebit: 0, openingCredit: 0, debit: 0, credit: 0 }
const trialBalance = {
  ...opened.month,
  data: [
    { account: '111', ...sums, closingDebit: 650_000, closingCredit: 0 },
    { account: '331', ...sums, closingDebit: 0, closingCredit: 430_000 },
    { account: '511', ...sums, closingDebit: 0, closingCredit: 220_000 },
  ],
  total: { ...sums, closingDebit: 650_000, closingCredit: 650_000 },
}
const journal = {
  ...opened.month,
  total: { debit: 50_000, credit: 50_000 },
  data: [
    {
      day: '2026-10-08',
      at: '2026-10-08T03:00:00.000Z',
      entryId,
      number: 'C000035',
      name: 'Electricity',
      act: 'money-out',
      account: '6422',
      debit: 50_000,
      credit: 0,
    },
    { day: '2026-10-31', withheld: true, account: '6422', debit: 112_000_000, credit: 0 },
  ],
}

const open = (answers: Readonly<Record<string, object>>) => {
  const { calls } = startFakeServer(({ method, path, query }) => {
    if (path === 'workspaces') return { body: { total: 1, limit: 10, skip: 0, data: [{ _id: '1'.repeat(24), name: 'Mộc Sương' }] } }
    if (method === 'POST') return { status: 201, body: { _id: '8'.repeat(24) } }
    const body = answers[query.get('report') ?? '']
    return body ? { body } : { status: 404, body: { name: 'NotFound', message: 'This link has ended', code: 404, className: 'not-found' } }
  })
  renderApp(
    <Routes>
      <Route path="/accountant/:company" element={<AccountantScreen />} />
    </Routes>,
    { at: `/accountant/demo#${token}` },
  )
  return calls
}

const statement = (name: string): (string | null)[] =>
  within(screen.getByLabelText(name, { selector: 'dl' }))
    .getAllByRole('term')
    .map((term) => term.parentElement?.textContent ?? null)

it('The result of the month is read without signing in; the token is in no address', async () => {
  const calls = open({ opened })
  expect(await screen.findByText('Books of October 2026, for Ms. Hạnh')).toBeInTheDocument()
  expect(statement('Business result')).toEqual([
    'Net revenue700,000',
    'Cost of goods sold−420,000',
    'Gross profit280,000',
    'Other Expenses−50,000',
    'Depreciation−10,000',
    'Net profit220,000₫',
  ])
  expect(screen.getByText('1 entry after the seal, not shown here')).toBeInTheDocument()
  expect(screen.getByText(/The books are what was sealed/)).toBeInTheDocument()
  expect(screen.getByText('Sent')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Partners' })).toBeNull()
  expect(JSON.stringify(calls.map(({ path, query }) => [path, query.toString()]))).not.toContain(token)
})

it('What is owned comes to what it comes from, the result of the month among it', async () => {
  open({ opened, trialBalance })
  await userEvent.click(await screen.findByRole('button', { name: 'Assets and sources' }))
  await screen.findByText('111 Cash')
  expect(statement('Assets')).toEqual(['111 Cash650,000', 'Sum650,000₫'])
  expect(statement('What they come from')).toEqual(['331 Suppliers430,000', 'Result of the month220,000', 'Sum650,000₫'])
})

it('A question is about the line that was chosen; pay is told in the sum of its day, about which there is no line to ask', async () => {
  const calls = open({ opened, journal })
  await userEvent.click(await screen.findByRole('button', { name: 'General journal' }))
  const rows = within(await screen.findByRole('grid')).getAllByRole('row')
  const line = rows.find(({ textContent }) => textContent?.includes('50,000') && textContent.includes('6422'))
  if (line) await userEvent.click(line)
  expect(screen.getByText('About: C000035 · Money out · Electricity')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Where is the bill?')
  await userEvent.click(screen.getByRole('button', { name: 'Send the question' }))
  const sent = calls.find(({ method }) => method === 'POST')
  expect([sent?.path, sent?.body]).toEqual(['sealQuestions', { text: 'Where is the bill?', entryId, account: '6422' }])
})

it('A link that has ended shows no figure, and whom to ask', async () => {
  open({})
  expect(await screen.findByText('This link has ended')).toBeInTheDocument()
  expect(await screen.findByText('Ask Mộc Sương for another link.')).toBeInTheDocument()
})
