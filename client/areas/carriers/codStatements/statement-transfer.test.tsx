import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { StatementTransfer } from './components/statement-transfer'

const statement = {
  _id: 'dddddddddddddddddddddd01',
  rev: 2,
  created: '2026-11-20T03:00:00.000Z',
  number: 'DS000007',
  carrier: 'ghn',
  status: 'open',
  rows: [],
  net: 411_000,
  told: { count: 2, cod: 450_000, fee: 39_000 },
  booked: { count: 2, cod: 450_000, fee: 39_000 },
} as unknown as CodStatement
const came = {
  _id: 'bbbbbbbbbbbbbbbbbbbbbb01',
  rev: 3,
  created: '2026-11-21T07:03:00.000Z',
  time: '2026-11-21T07:03:00.000Z',
  amount: 400_000,
  content: 'GHN CT COD DOI SOAT',
  status: 'waiting',
}
const ofSomebody = { ...came, _id: 'bbbbbbbbbbbbbbbbbbbbbb02', amount: 405_000, content: 'Chi Hoa tra tien' }

it('A transfer of the carrier that is smaller by the bank’s fee is matched by one press that says so; one of somebody else isn’t shown', async () => {
  const { calls } = startFakeServer(({ path, method }) => {
    if (method === 'PATCH') return { body: { ...came, rev: 4, status: 'settled' } }
    return path === 'bankTransfers' ? pageOf([ofSomebody, came]) : pageOf([])
  })
  renderApp(<StatementTransfer statement={statement} />, { session: sessionOf(['/funds']), at: '/funds/carriers' })
  expect(await screen.findByText(/11,000.* less than the statement says: the bank’s fee/)).toBeInTheDocument()
  expect(screen.queryByText('Chi Hoa tra tien')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /This is it: enter .*400,000.* and a fee of .*11,000/ }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'settled',
      statementId: statement._id,
      feeGroup: 'Other Expenses',
      rev: 3,
    }),
  )
})

it('Once it came less the bank’s fee, the fee is said, and nothing waits to be settled', () => {
  startFakeServer(() => pageOf([]))
  const matched = { ...statement, transfer: { _id: came._id, time: came.time, amount: 400_000, fee: 11_000 } } as unknown as CodStatement
  renderApp(<StatementTransfer statement={matched} />, { session: sessionOf(['/funds']), at: '/funds/carriers' })
  expect(screen.getByText(/The bank took .*11,000.* off it as its fee/)).toBeInTheDocument()
  expect(screen.queryByText(/aren’t entered yet/)).not.toBeInTheDocument()
})
