import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { AverageReport } from './screens/average-report'

const rice = 'eeeeeeeeeeeeeeeeeeeeee01'
const figures = {
  openingQuantity: 0,
  openingValue: 0,
  inQuantity: 20,
  inValue: 3000,
  outQuantity: 15,
  outValue: 2250,
  closingQuantity: 5,
  closingValue: 750,
  bookOutValue: 2000,
  bookClosingValue: 1000,
  difference: 250,
}
const none = Object.fromEntries(Object.keys(figures).map((key) => [key, 0]))
const months = [
  { month: '2026-10', ...none, outValue: 1000, bookOutValue: 900, difference: 100, average: 150 },
  { month: '2026-11', ...none, outValue: 1250, bookOutValue: 1100, difference: 150, average: 150 },
]

const open = () => {
  const { calls } = startFakeServer(({ path, query }) => {
    if (path.startsWith('workspaces/'))
      return { body: { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {} } }
    if (query.get('report') !== 'averageCost') return pageOf([])
    const row = { _id: rice, name: 'Gạo', slug: 'GAO', unit: 'kg', ...figures, average: 150, unknown: 0 }
    const [since, until, method] = ['since', 'until', 'method'].map((name) => query.get(name))
    return { body: { since, until, method, total: figures, data: [query.get('productId') ? { ...row, months } : row] } }
  })
  renderApp(<AverageReport />, { session: sessionOf(['bod']), at: '/report/averageCost?since=2026-10-01&until=2026-11-30' })
  return calls
}

it('Cost by average stands beside the books’ own, and their difference opens the months it is made of', async () => {
  open()
  const list = await screen.findByRole('grid', { name: 'Weighted average cost' })
  const [, row] = await within(list).findAllByRole('row')
  if (!row) throw new Error('nothing is listed')
  for (const figure of ['2,250', '250']) expect(within(row).getByText(figure)).toBeInTheDocument()
  await userEvent.click(within(row).getByText('250'))
  const entries = await screen.findByRole('dialog', { name: /Gạo · Difference/ })
  expect(await within(entries).findByText('October 2026')).toBeInTheDocument()
  expect(within(entries).getByText('The months add up to the figure of the report')).toBeInTheDocument()
})

it('The average is one a month, unless it is asked to move with each receipt', async () => {
  const calls = open()
  await screen.findByRole('grid', { name: 'Weighted average cost' })
  await userEvent.click(screen.getByRole('radio', { name: 'With each receipt' }))
  await screen.findByRole('grid', { name: 'Weighted average cost' })
  const asked = calls.flatMap(({ query }) => (query.get('report') === 'averageCost' ? [query.get('method')] : []))
  expect([asked[0], asked.at(-1)]).toEqual(['month', 'moving'])
})
