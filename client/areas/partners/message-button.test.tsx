import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { handedOver } from './parts/sms-hand-over'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { customer } from '../../testing/partners'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { PartnersScreen } from './screens/partners-screen'

const lan = { ...customer, outstanding: 250_000 }
const hoa = { ...lan, _id: 'b'.repeat(24), name: 'Chị Hoa', phone: '0901 234 567', outstanding: 0 }

const Handed = () => <output aria-label="handed over">{JSON.stringify(handedOver(useLocation().state))}</output>

const open = (at: string, apps: readonly string[] = ['sms']) => {
  const fake = startFakeServer(({ path, query }) =>
    path.startsWith('workspaces/')
      ? { body: { _id: workspaceId, name: 'Mộc Sương', apps, opts: {} } }
      : query.get('report') === 'assets'
        ? { body: { groups: [] } }
        : query.get('report') === 'totals'
          ? { body: { partners: 2, owing: 1, outstanding: 250_000, partnerBalance: 0, complete: true } }
          : pageOf(query.get('search') ? [lan] : [lan, hoa]),
  )
  renderApp(
    <Routes>
      <Route path="/assets/:group" element={<PartnersScreen />} />
      <Route path="/apps/sms" element={<Handed />} />
    </Routes>,
    { session: sessionOf(['/sales', '/purchases']), at },
  )
  return fake
}
const write = { name: 'Write messages' }
beforeEach(() => localStorage.clear())

it('Those whom the list of customers was searched for are handed over to be written to', async () => {
  const { calls } = open('/assets/Customers?q=lan')
  await userEvent.click(await screen.findByRole('button', write))
  expect(JSON.parse((await screen.findByRole('status', { name: 'handed over' })).textContent)).toEqual({
    partners: [{ _id: lan._id, name: 'Chị Lan', phone: '0912 345 678', outstanding: 250_000 }],
    isReminder: false,
  })
  const asked = calls.findLast(({ path, query }) => path === 'assets' && !query.has('report'))
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ group: 'Customers', status: 'active', search: 'lan', $limit: '1000' })
})

it.each([
  ['messages are switched off', '/assets/Customers', []],
  ['they deliver to us', '/assets/Suppliers', ['sms']],
])('Nobody is handed over where %s', async (_why, at, apps) => {
  const { calls } = open(at, apps)
  await screen.findAllByText('Chị Lan')
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('workspaces/'))).toBe(true))
  expect(screen.queryByRole('button', write)).not.toBeInTheDocument()
})
