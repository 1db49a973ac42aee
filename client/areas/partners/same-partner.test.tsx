import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { customer } from '../../testing/partners'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { PartnersScreen } from './screens/partners-screen'

const lan = customer

const open = (at: string) => {
  const server = startFakeServer(({ method, path, query }) =>
    method === 'POST' && path === 'assets'
      ? { body: { ...lan, _id: 'b'.repeat(24), name: 'Quán Trà Sen' } }
      : path.startsWith('workspaces/')
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
  return server
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

describe('A second partner of a phone that is there already', () => {
  const save = async () => {
    const { calls } = open('/assets/Customers?open=new')
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Quán Trà Sen')
    await userEvent.type(screen.getByLabelText(/^Phone/), '0912345678')
    // Faster than the hint comes.
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    return () => calls.filter(({ method, path }) => method === 'POST' && path === 'assets').length
  }

  it('isn’t saved unasked, even before the hint is there', async () => {
    const made = await save()
    const question = await screen.findByRole('dialog', { name: 'Save a second one?' })
    expect(question).toHaveTextContent('Chị Lan has this phone already. Is it the same?')
    expect(made()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    expect(made()).toBe(0)
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Quán Trà Sen')
  })

  it('is saved once it is meant', async () => {
    const made = await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Save all the same' }))
    await waitFor(() => expect(made()).toBe(1))
  })
})
