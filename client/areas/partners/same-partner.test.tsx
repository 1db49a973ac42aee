import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { customer } from '../../testing/partners'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { PartnersScreen } from './screens/partners-screen'

const lan = customer

const open = (at: string) => {
  startFakeServer(({ path, query }) =>
    path.startsWith('workspaces/')
      ? { body: { _id: workspaceId, name: 'Mộc Sương', apps: [], opts: {} } }
      : query.get('report') === 'assets'
        ? { body: { groups: [] } }
        : query.get('report') === 'totals'
          ? { body: { partners: 1, owing: 0, outstanding: 0, partnerBalance: 0, complete: true } }
          : pageOf([lan]),
  )
  renderApp(
    <Routes>
      <Route path="/assets/:group" element={<PartnersScreen />} />
    </Routes>,
    { session: sessionOf(['/sales', '/purchases']), at },
  )
}
beforeEach(() => localStorage.clear())

it('A new customer with the name of one there already is asked about, accents or not', async () => {
  open('/assets/Customers?open=new')
  await userEvent.type(await screen.findByLabelText(/^Name/), 'chi lan')
  expect(await screen.findByText('Chị Lan is in this list already. Is it the same?')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/assets/Customers?open=${lan._id}`)
})

it('So is one with the same phone, however it is written', async () => {
  open('/assets/Customers?open=new')
  await userEvent.type(await screen.findByLabelText(/^Phone/), '0912345678')
  expect(await screen.findByText('Chị Lan has this phone already. Is it the same?')).toBeInTheDocument()
})

it('Goods go to no supplier: its form asks for no receiver', async () => {
  open('/assets/Suppliers?open=new')
  await screen.findByLabelText(/^Name/)
  expect(screen.queryByLabelText('Receiver')).not.toBeInTheDocument()
})
