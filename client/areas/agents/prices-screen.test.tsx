import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { PricesScreen } from './screens/prices-screen'

const record = { workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z' }
const [bronze, silver] = ['1', '2'].map((digit) => digit.repeat(24)) as [string, string]
const [tea, coffee] = ['e', 'f'].map((digit) => digit.repeat(24)) as [string, string]
const category = 'c'.repeat(24)
const product = (_id: string, name: string, price: number, cost: number) => ({
  ...record,
  _id,
  name,
  slug: name.toUpperCase(),
  group: 'goods',
  categoryId: category,
  status: 'active',
  price,
  cost,
  stockCount: 1,
})
const server: FakeHandler = ({ path, method, body }) => {
  if (path === 'apPrices' && method === 'POST')
    return { status: 201, body: { ...record, _id: `${Math.random()}`.slice(2, 14), isCurrent: true, ...(body as object) } }
  if (path === 'apRanks')
    return pageOf([
      { ...record, _id: bronze, name: 'Đồng', level: 1 },
      { ...record, _id: silver, name: 'Bạc', level: 2 },
    ])
  if (path === 'products') return pageOf([product(coffee, 'Cà phê', 92_000, 60_000), product(tea, 'Trà', 105_000, 62_000)])
  if (path === 'categories') return pageOf([{ ...record, _id: category, name: 'Hàng', group: 'goods' }])
  if (path === 'apPrices')
    return pageOf([{ ...record, _id: '9'.repeat(24), rankId: bronze, productId: tea, price: 97_000, isCurrent: true }])
  return pageOf([])
}
const open = (rights: Parameters<typeof sessionOf>[0] = ['bod'], handler = server) => {
  const fake = startFakeServer(handler)
  renderApp(<PricesScreen />, { session: sessionOf(rights) })
  return fake
}
const sheet = () => screen.findByRole('grid', { name: 'Agent prices' })
const cells = async (name: string) => {
  const row = (await within(await sheet()).findByText(name)).closest<HTMLElement>('[role="row"]')
  if (!row) throw new Error('no such row')
  return within(row).getAllByRole('gridcell')
}
/** The cell of a product: 0 is the lowest rank. */
const cell = async (name: string, rank: number) => (await cells(name)).at(3 + rank) as HTMLElement
const posted = (fake: ReturnType<typeof open>) => fake.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('What is typed is unsaved until it is put in force, each changed price once', async () => {
  const fake = open()
  await userEvent.click(await cell('Trà', 1))
  await userEvent.keyboard('92000{Enter}')
  expect(await cell('Trà', 1)).toHaveTextContent('92,000')
  expect(posted(fake)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^In force from now/ }))
  await waitFor(() => expect(posted(fake)).toEqual([{ productId: tea, rankId: silver, price: 92_000 }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^In force from now/ })).not.toBeInTheDocument())
})

test('A formula counts from the selling price of each product', async () => {
  open()
  await userEvent.click(await cell('Cà phê', 1))
  fireEvent.paste(await sheet(), { clipboardData: { getData: () => '=-12%\n=-12%' } })
  expect(await cell('Cà phê', 1)).toHaveTextContent('81,000')
  expect(await cell('Trà', 1)).toHaveTextContent('92,000')
})

test('Ctrl D fills a formula down, not what it came to', async () => {
  open()
  await userEvent.click(await cell('Cà phê', 1))
  await userEvent.keyboard('=-12%{Enter}{Control>}d{/Control}')
  expect(await cell('Cà phê', 1)).toHaveTextContent('81,000')
  expect(await cell('Trà', 1)).toHaveTextContent('92,000')
})

test('A price below cost is told to the board, one that can’t be read is never sent', async () => {
  const fake = open()
  await userEvent.click(await cell('Cà phê', 0))
  await userEvent.keyboard('50000{Enter}abc{Enter}')
  expect(await cell('Cà phê', 0)).toHaveAccessibleName(/Below cost/)
  expect(await cell('Trà', 0)).toHaveAccessibleName(/can’t be read/)
  await userEvent.click(screen.getByRole('button', { name: /^In force from now/ }))
  await waitFor(() => expect(posted(fake)).toEqual([{ productId: coffee, rankId: bronze, price: 50_000 }]))
  expect(screen.getByText('1 cell can’t be read')).toBeInTheDocument()
})

test('A price above the everyday limit is never sent', async () => {
  const fake = open()
  await userEvent.click(await cell('Cà phê', 0))
  await userEvent.keyboard('1000000000000{Enter}1000000000001{Enter}')
  expect(await cell('Trà', 0)).toHaveAccessibleName(/can’t be read/)
  await userEvent.click(screen.getByRole('button', { name: /^In force from now/ }))
  await waitFor(() => expect(posted(fake)).toEqual([{ productId: coffee, rankId: bronze, price: 1_000_000_000_000 }]))
})

test('What the server refuses stays unsaved, with the reason', async () => {
  open(['bod'], (call) =>
    call.method === 'POST' ? refusal(400, 'bad-request', 'Invalid', { errors: { price: 'The price is invalid' } }) : server(call),
  )
  await userEvent.click(await cell('Trà', 0))
  await userEvent.keyboard('96000{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /^In force from now/ }))
  await waitFor(async () => expect(await cell('Trà', 0)).toHaveAccessibleName(/The price is invalid/))
  expect(screen.getByRole('button', { name: /^In force from now/ })).toBeInTheDocument()
})

test('A seller reads the prices, without costs, and changes none', async () => {
  open(['/sales'])
  expect(await sheet()).toHaveAttribute('aria-readonly', 'true')
  expect(screen.queryByText('Cost')).not.toBeInTheDocument()
})

test('A price in force that is emptied ends, once it is put in force', async () => {
  const fake = open()
  await userEvent.click(await cell('Trà', 0))
  await userEvent.keyboard('{Delete}')
  expect(await cell('Trà', 0)).toHaveTextContent('')
  await userEvent.click(screen.getByRole('button', { name: /^In force from now/ }))
  await waitFor(() => expect(fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ isCurrent: false }]))
})
