import { screen, within } from '@testing-library/react'
import { orderDetails } from '@shared/areas/trade/services/orderDetails'
import { assets } from '@shared/areas/partners/services/assets'
import { defineMessages } from 'react-intl'
import { startFakeServer } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { resourceReport } from './resource-report'

const workspace = { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {} }
const { title } = defineMessages({ title: { id: 't.title', defaultMessage: 'Gifts of the month' } })

it('A declared report has its page from its declaration: the rows of its table, sums under them, asked for by its range', async () => {
  const row = { _id: '1'.repeat(24), name: 'Trà sen', sku: 'TS', unit: 'hộp', quantity: 3, value: 45_000 }
  const { calls } = startFakeServer(({ path }) => ({
    body: path.startsWith('workspaces/') ? workspace : { data: [row], total: { quantity: 3, value: 45_000 } },
  }))
  const Gifts = resourceReport({ service: orderDetails, report: 'gifts', screen: title })
  renderApp(<Gifts />, { session: sessionOf(['/report']), at: '/gifts?since=2026-11-01&until=2026-11-24' })
  const table = within(await screen.findByRole('grid', { name: 'Gifts of the month' }))
  expect(await table.findByText('Trà sen')).toBeInTheDocument()
  expect(table.getAllByText('45,000')).toHaveLength(2)
  const asked = calls.flatMap(({ path, query }) =>
    path === 'orderDetails' ? [['report', 'since', 'until'].map((word) => query.get(word))] : [],
  )
  expect(asked).toEqual([['gifts', '2026-11-01', '2026-11-24']])
})

it('A report without a table of its rows has no page', () => {
  expect(() => resourceReport({ service: assets, report: 'totals', screen: title })).toThrow(
    "The report assets totals declares no table of its rows in 'data'",
  )
})
