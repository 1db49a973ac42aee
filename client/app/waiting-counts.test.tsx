import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { startFakeServer } from '../testing/fake-server'
import { sessionOf } from '../testing/people'
import { renderApp } from '../testing/render-app'
import { useWaitingCounts } from './waiting-counts'

const shown = ['/tasks', '/funds/transfers', '/sales/orders']

const Counted = () => {
  const [pages, setPages] = useState(shown)
  const { of, readers } = useWaitingCounts(pages.map((to) => ({ to })))
  return (
    <>
      {readers}
      <p>{shown.map((to) => `${to}: ${of(to)}`).join(', ')}</p>
      <button onClick={() => setPages(['/tasks'])}>Take the funds away</button>
    </>
  )
}

const counts: Readonly<Record<string, number>> = { 'tasks assigned': 3, 'tasks done': 1, 'bankTransfers waiting': 2 }

beforeEach(() => {
  startFakeServer(({ path, query }) => ({
    body: { total: counts[`${path} ${query.get('status')}`] ?? 99, limit: 0, skip: 0, data: [] },
  }))
})

it('Tasks to do or to judge and bank transfers to place are counted at their pages, of which a member has lost some', async () => {
  renderApp(<Counted />, { session: sessionOf(['bod']) })
  expect(await screen.findByText('/tasks: 4, /funds/transfers: 2, /sales/orders: 0')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Take the funds away'))
  expect(await screen.findByText('/tasks: 4, /funds/transfers: 0, /sales/orders: 0')).toBeInTheDocument()
})
