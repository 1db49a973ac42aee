import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startFakeServer } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { BooksScreen } from './screens/books-screen'

const workspace = { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {}, cfg: {} }
const range = { since: '2026-11-01', until: '2026-11-30' }
const none = { openingDebit: 0, openingCredit: 0, debit: 0, credit: 0, closingDebit: 0, closingCredit: 0 }
const trial = {
  ...range,
  data: [
    { account: '131', ...none, openingDebit: 500_000, debit: 700_000, closingDebit: 1_200_000 },
    { account: '511', ...none, openingCredit: 500_000, credit: 700_000, closingCredit: 1_200_000 },
  ],
  total: {
    openingDebit: 500_000,
    openingCredit: 500_000,
    debit: 700_000,
    credit: 700_000,
    closingDebit: 1_200_000,
    closingCredit: 1_200_000,
  },
}
const order = '5'.repeat(24)
const line = { day: '2026-11-08', at: '2026-11-08T03:00:00.000Z', counter: '511', credit: 0 }
const account = {
  ...range,
  account: '131',
  opening: 500_000,
  debit: 630_000,
  credit: 0,
  closing: 1_130_000,
  data: [
    {
      ...line,
      entryId: '6'.repeat(24),
      service: 'orders',
      recordId: order,
      group: 'sales',
      number: 'S000007',
      name: 'Chị Hoa',
      of: 'Chị Hoa',
      act: 'sale-shipped',
      by: { _id: '7'.repeat(24), name: 'Khánh Ly' },
      debit: 700_000,
      balance: 1_200_000,
    },
    { ...line, entryId: '8'.repeat(24), act: 'sale-corrected', debit: -70_000, balance: 1_130_000 },
  ],
  next: null,
}

const open = (at: string) => {
  const { calls } = startFakeServer(({ path, query }) => ({
    body: path.startsWith('workspaces/') ? workspace : query.get('report') === 'account' ? account : trial,
  }))
  renderApp(<BooksScreen />, { session: sessionOf(['/report']), at })
  return calls
}

it('The trial balance says of each account what stood, moved and stands, and that debits come to credits', async () => {
  open('/report/books?since=2026-11-01&until=2026-11-30')
  const table = within(await screen.findByRole('table', { name: 'Trial balance' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'No.Name of the accountOpeningTurnoverClosing',
    'DebitCreditDebitCreditDebitCredit',
    '131Customers and agents500,000–700,000–1,200,000–',
    '511Revenue–500,000–700,000–1,200,000',
    'Sum500,000500,000700,000700,0001,200,0001,200,000',
  ])
  expect(screen.getByText('Debits come to credits in all three')).toBeInTheDocument()
})

it('A row of the trial balance opens the ledger of its account: lines with their balance, what was taken back in parentheses', async () => {
  const calls = open('/report/books?since=2026-11-01&until=2026-11-30')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the ledger of 131 Customers and agents' }))
  const ledger = within(await screen.findByRole('grid', { name: 'Ledger' }))
  const rows = ledger.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'DayNumberDescriptionOfAgainstDebitCreditBalance',
    '08/11/2026S000007Goods soldKhánh LyChị Hoa511700,000–1,200,000 Dr',
    '08/11/2026Sale corrected511(70,000)–1,130,000 Dr',
    'Turnover of the period630,000–',
  ])
  expect(screen.getByText('Opening balance')).toHaveTextContent('Opening balance500,000 Dr')
  expect(calls.some(({ path, query }) => path === 'ledger' && query.get('report') === 'account' && query.get('account') === '131')).toBe(
    true,
  )
})
