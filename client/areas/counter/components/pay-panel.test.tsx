import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { PayPanel, type Payment } from './pay-panel'

const company = {
  _id: workspaceId,
  rev: 1,
  name: 'Mộc Sương',
  zone: 'Asia/Ho_Chi_Minh',
  cfg: {},
  apps: [],
  opts: { fundLabels: ['Tiền mặt', 'Vietcombank'] },
}

let sold: Payment[] = []
let opens: boolean[] = []
const open = async (sale: {
  readonly total: number
  readonly balance?: number
  readonly hasCustomer?: boolean
  readonly away?: boolean
}) => {
  sold = []
  opens = []
  startFakeServer(({ path }) => (path.startsWith('workspaces') ? { body: company } : pageOf([])))
  const ignore = (): void => undefined
  renderApp(
    <PayPanel
      shift={{ _id: 's1', counter: 'Quầy 1', label: 'Tiền mặt' } as never}
      saleKey="m1-abc"
      over={0}
      vat={0}
      canSell
      provisional={sale.away ? 'Q1-000137' : null}
      back={null}
      told={() => null}
      outbox={null}
      busy={false}
      failure={null}
      last={null}
      prints={false}
      onPrints={ignore}
      opensDrawer={false}
      onOpensDrawer={(on) => opens.push(on)}
      onHold={ignore}
      onSell={(payment) => sold.push(payment)}
      total={sale.total}
      balance={sale.balance ?? 0}
      hasCustomer={sale.hasCustomer ?? false}
    />,
    { session: sessionOf(['/sales']) },
  )
  await screen.findByRole('button', { name: 'Transfer' })
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const ways = (): string[] =>
  ['Cash', 'Transfer', 'Balance', 'On credit'].filter(
    (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
  )

test('one press pays all by transfer; a sum written beside it leaves the rest in cash', async () => {
  await open({ total: 754_000 })
  expect(ways()).toEqual(['Cash'])
  await press('Transfer')
  expect(ways()).toEqual(['Transfer'])
  await press('Sell')
  const field = screen.getByRole('textbox', { name: 'Transfer' })
  await userEvent.type(field, '500,000')
  expect(ways()).toEqual(['Cash', 'Transfer'])
  await press('300,000')
  await press('Sell')
  expect(sold).toMatchObject([
    { payments: [{ label: 'Vietcombank', amount: 754_000 }], received: null },
    {
      payments: [
        { label: 'Tiền mặt', amount: 254_000 },
        { label: 'Vietcombank', amount: 500_000 },
      ],
      received: 300_000,
      change: 46_000,
    },
  ])
})

test('a customer’s balance pays what it holds, and the rest may be owed; Cash goes back to cash alone', async () => {
  await open({ total: 754_000, balance: 120_000, hasCustomer: true })
  await press('Balance')
  await press('On credit')
  expect(ways()).toEqual(['Balance', 'On credit'])
  await press('Sell')
  await press('Cash')
  expect(ways()).toEqual(['Cash'])
  await press('Sell')
  expect(sold).toMatchObject([
    { payments: [], ofBalance: 120_000 },
    { payments: [{ label: 'Tiền mặt', amount: 754_000 }], ofBalance: 0 },
  ])
})

test('without a connection balance and credit stay in sight with their reason; the drawer is opened where one wants it', async () => {
  await open({ total: 96_000, away: true })
  for (const name of ['Balance', 'On credit']) expect(screen.getByRole('button', { name })).toBeDisabled()
  expect(screen.getByText(/^Balance and credit need the books\./)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open the drawer for cash' }))
  expect(opens).toEqual([true])
})
