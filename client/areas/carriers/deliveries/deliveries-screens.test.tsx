import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { HomeParcels } from './components/home-parcels'
import { ScanReturnDialog } from './components/scan-return-dialog'
import { OutcomesScreen } from './screens/outcomes-screen'

const company = { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: { carriers: true } }
const figures = { sent: 4, delivered: 3, failed: 1, success: 0.75, days: 2.5, quoted: 60_000, charged: 69_000, dearer: 9_000 }

it('What carriers took stands beside what they had said, by carrier', async () => {
  startFakeServer(({ path, query }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    if (query.get('report') !== 'outcomes') return pageOf([])
    return { body: { data: [{ _id: 'own', name: 'own', ...figures }], total: figures } }
  })
  renderApp(<OutcomesScreen />, { session: sessionOf(['/sales']), at: '/report/deliveries' })
  const list = await screen.findByRole('grid', { name: 'How parcels fared' })
  expect(await within(list).findByText('Own driver')).toBeInTheDocument()
  expect(within(list).getAllByText('9,000').length).toBeGreaterThan(0)
})

it('The first page says how many parcels need somebody, each kind leading to its list', async () => {
  startFakeServer(({ path, query }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    return { body: { total: query.get('status') === 'returning' ? 2 : 0, limit: 0, skip: 0, data: [] } }
  })
  renderApp(<HomeParcels />, { session: sessionOf(['/sales']), at: '/' })
  expect(await screen.findByRole('link', { name: '2 parcels are coming back' })).toHaveAttribute(
    'href',
    '/sales/deliveries?shown=comingBack',
  )
  expect(screen.queryByText(/delivered/)).not.toBeInTheDocument()
})

it('A code that is scanned and belongs to nothing says so', async () => {
  startFakeServer(({ path }) => (path.startsWith('workspaces/') ? { body: company } : pageOf([])))
  renderApp(<ScanReturnDialog onClose={() => undefined} />, { session: sessionOf(['/sales']), at: '/sales/deliveries' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Code on the label/ }), '5DHX9{Enter}')
  expect(await screen.findByText('No delivery has the code 5DHX9')).toBeInTheDocument()
})
