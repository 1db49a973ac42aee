import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { keepState } from './permission-state'
import { ListingsScreen } from './screens/listings-screen'
import { PermissionScreen } from './screens/permission-screen'
import { SettlementScreen } from './screens/settlement-screen'
import { ShopsScreen } from './screens/shops-screen'
import { UnknownScreen } from './screens/unknown-screen'

const company = { _id: workspaceId, rev: 1, created: '2026-11-01T00:00:00.000Z', name: 'Mộc Sương' }
const assetId = 'aaaaaaaaaaaaaaaaaaaaaa01'
const shop = {
  _id: 'bbbbbbbbbbbbbbbbbbbbbb01',
  rev: 1,
  created: '2026-11-01T00:00:00.000Z',
  assetId,
  asset: { _id: assetId, name: 'Mộc Sương Official', group: 'Sales Agents' },
  platformName: 'shopee',
  code: '600000',
  state: 'connected',
  connected: '2026-11-01T00:00:00.000Z',
  agentId: assetId,
  listedAt: '2026-11-21T07:00:00.000Z',
}
const product = {
  _id: 'cccccccccccccccccccccc01',
  rev: 1,
  group: 'goods',
  name: 'Trà sen',
  slug: 'TRA_SEN',
  status: 'active',
  stockCount: 9,
  price: 120_000,
}
const listing = {
  _id: 'dddddddddddddddddddddd01',
  rev: 1,
  created: '2026-11-21T07:00:00.000Z',
  assetId,
  platformName: 'shopee',
  ref: '1/0',
  sku: 'TRA-SEN',
  name: 'Trà sen trên sàn',
  stock: 9,
  price: 115_000,
  lookedAt: '2026-11-21T07:00:00.000Z',
  items: [{ productId: product._id, name: 'Trà sen', quantity: 1 }],
  free: 5,
  ownPrice: 120_000,
  state: 'differs',
}
const order = { _id: 'eeeeeeeeeeeeeeeeeeeeee01', order_number: 'S000007', code: '2611218QJ2C', buyer: 'Nguyễn T*** H***', quantity: 2 }
const unknown = {
  totalQty: 2,
  totalOrder: 1,
  data: [
    {
      sku: 'COMBO',
      name: 'Bộ trà',
      platformName: 'shopee',
      price: 150_000,
      totalQty: 2,
      totalOrder: 1,
      since: '2026-11-21T02:00:00.000Z',
      orders: [order],
    },
  ],
}
const sums = { total: 150_000, paidOut: 80_000, fees: 20_000, unexplained: 5000, owed: 50_000 }
const settled = {
  total: { orders: 2, late: 1, ...sums },
  shops: [{ assetId, name: 'Mộc Sương Official', platformName: 'shopee', orders: 2, ...sums }],
  strays: { count: 1, amount: 7000 },
  data: [
    {
      _id: order._id,
      order_number: 'S000007',
      code: 'A1',
      shop: 'Mộc Sương Official',
      platformName: 'shopee',
      created: '2026-11-20T02:00:00.000Z',
      status: 'delivered',
      total: 100_000,
      paidOut: 80_000,
      fees: 20_000,
      unexplained: 5000,
      owed: 0,
      state: 'differs',
    },
    {
      _id: 'eeeeeeeeeeeeeeeeeeeeee02',
      order_number: 'S000008',
      code: 'A2',
      shop: 'Mộc Sương Official',
      platformName: 'shopee',
      created: '2026-11-20T02:00:00.000Z',
      status: 'delivered',
      total: 50_000,
      paidOut: 0,
      fees: 0,
      unexplained: 0,
      owed: 50_000,
      state: 'late',
    },
  ],
}
const reports: Readonly<Record<string, unknown>> = {
  unknown,
  settlement: settled,
  figures: { data: [{ _id: shop._id, orders: 3, total: 450_000, unsettled: 150_000, errors: 1 }] },
  counts: { total: 0, kinds: [], open: 0 },
}

const handler: FakeHandler = ({ path, method, query, body }) => {
  if (path.startsWith('workspaces/')) return { body: { ...company, apps: ['ecoms'], opts: {}, cfg: {}, zone: 'Asia/Ho_Chi_Minh' } }
  const report = query.get('report')
  if (report) return { body: reports[report] }
  if (path === 'shopBundles') return { body: { _id: 'ffffffffffffffffffffff01', rev: 1, ...(body as object) } }
  if (method === 'PATCH') return { body: { ...shop, rev: 2, ...(body as object) } }
  if (path === 'shops') return pageOf([shop])
  if (path === 'shopListings') return pageOf([listing])
  if (path === 'products') return pageOf([product])
  if (path.startsWith('assets/')) return { body: { _id: assetId, rev: 1, group: 'Sales Agents', name: 'Mộc Sương Official' } }
  return pageOf([])
}

const open = (path: string, at: string, element: ReactElement, answers: FakeHandler = handler) => {
  const server = startFakeServer(answers)
  renderApp(
    <Routes>
      <Route path={path} element={element} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at, session: sessionOf(['/sales']) },
  )
  return {
    sent: () => server.calls.filter(({ method }) => method !== 'GET').map(({ method, path: to, body }) => [method, to, body]),
  }
}

test('a shop shows what it brought, and is fetched from: orders, then payouts', async () => {
  const { sent } = open('/apps/ecoms', '/apps/ecoms', <ShopsScreen />)
  const card = (await screen.findByText('Mộc Sương Official')).closest('li')
  if (!card) throw new Error('there is no card')
  expect(await within(card).findByText('3 · 450,000')).toBeInTheDocument()
  await userEvent.click(within(card).getByRole('button', { name: 'Synchronise Mộc Sương Official' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PATCH', `shops/${shop._id}`, { fetch: 'Orders' }],
      ['PATCH', `shops/${shop._id}`, { fetch: 'Payments' }],
    ]),
  )
})

test('access that ended on another day says its day', async () => {
  const ended = { ...shop, state: 'expired', expiredAt: '2025-11-20T06:42:00.000Z' }
  open('/apps/ecoms', '/apps/ecoms', <ShopsScreen />, (call) =>
    call.path === 'shops' && !call.query.get('report') ? pageOf([ended]) : handler(call),
  )
  expect(await screen.findByText('access ended 20/11/2025 13:42')).toBeInTheDocument()
})

test('all shops are fetched from in a dialog: a spinner while one is asked, then 1, or -1 and why', async () => {
  const other = { ...shop, _id: 'aaaaaaaaaaaaaaaaaaaaaaa9', asset: { ...shop.asset, name: 'Mộc Sương Tea' }, platformName: 'lazada' }
  open('/apps/ecoms', '/apps/ecoms', <ShopsScreen />, (call) => {
    if (call.path === 'shops' && !call.query.get('report')) return pageOf([shop, other])
    if (call.path === `shops/${other._id}` && call.method === 'PATCH') return refusal(409, 'Conflict', 'Lazada can’t be reached now')
    return handler(call)
  })
  await screen.findByText('Mộc Sương Tea')
  await userEvent.click(screen.getByRole('button', { name: /Synchronise all/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Synchronise all' }))
  expect(await dialog.findByText('1')).toHaveAccessibleName('1: went well')
  expect(await dialog.findByText('-1')).toHaveAccessibleName('-1: failed')
  expect(dialog.getByText('Lazada can’t be reached now').closest('li')).toHaveTextContent('Mộc Sương Tea')
})

test('stock that differs from the platform’s is told in one press; the shop may be told by itself', async () => {
  const { sent } = open('/apps/ecoms/listings', '/apps/ecoms/listings', <ListingsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tell 1 stock' }))
  await waitFor(() => expect(sent()).toEqual([['PATCH', `shops/${shop._id}`, { send: { what: 'stock', ids: [listing._id] } }]]))
  await userEvent.click(screen.getByRole('switch', { name: 'Tell stock by itself' }))
  await waitFor(() => expect(sent().at(-1)).toEqual(['PATCH', `shops/${shop._id}`, { sendsStock: true }]))
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
  await waitFor(() => expect(sent().at(-1)).toEqual(['PATCH', `shops/${shop._id}`, { fetch: 'Goods' }]))
})

test('what the platform refuses is said by its name', async () => {
  open('/apps/ecoms/listings', '/apps/ecoms/listings', <ListingsScreen />, (call) =>
    call.method === 'PATCH' ? refusal(409, 'conflict', 'Shopee can’t be reached, it will be tried again') : handler(call),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('Mộc Sương Official: Shopee can’t be reached, it will be tried again')).toBeInTheDocument()
})

test('an unknown SKU is said to be a bundle of several goods, each so many times', async () => {
  const { sent } = open('/apps/ecoms/errors', '/apps/ecoms/errors', <UnknownScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Match COMBO' }))
  await userEvent.click(screen.getByRole('radio', { name: 'A bundle of several' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Add goods' }))
  await userEvent.click(await screen.findByRole('option', { name: /Trà sen/ }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Add goods' }))
  await userEvent.click(await screen.findByRole('option', { name: /Trà sen/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Match and repair 1 order' }))
  await waitFor(() => expect(sent()).toEqual([['POST', 'shopBundles', { sku: 'COMBO', items: [{ productId: product._id, quantity: 2 }] }]]))
})

test('goods that are one product are matched by Ctrl+Enter; what is refused keeps the dialog', async () => {
  let refuses = true
  const { sent } = open('/apps/ecoms/errors', '/apps/ecoms/errors', <UnknownScreen />, (call) =>
    refuses && call.method === 'PATCH' ? refusal(409, 'conflict', 'Another product has this SKU') : handler(call),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Match COMBO' }))
  await userEvent.click(screen.getByRole('combobox', { name: /^Product/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Trà sen/ }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findAllByText('Another product has this SKU')).not.toHaveLength(0)
  refuses = false
  await userEvent.click(screen.getByRole('button', { name: 'Match and repair 1 order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const matched = ['PATCH', `products/${product._id}`, { aliasForItems: ['COMBO'] }]
  expect(sent()).toEqual([matched, matched])
})

test('a price that differs from the books is said before goods are matched', async () => {
  open('/apps/ecoms/errors', '/apps/ecoms/errors', <UnknownScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Match COMBO' }))
  await userEvent.click(screen.getByRole('combobox', { name: /^Product/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Trà sen/ }))
  expect(screen.getByText('The books have 120,000: 30,000 more there.')).toBeInTheDocument()
})

test('goods are matched by Ctrl and Enter, as the button says; a price that can’t be meant makes no product', async () => {
  const { sent } = open('/apps/ecoms/errors', '/apps/ecoms/errors', <UnknownScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Match COMBO' }))
  await userEvent.click(screen.getByRole('radio', { name: 'A new product' }))
  await screen.findByRole('textbox', { name: /^Category/ })
  const price = screen.getByRole('textbox', { name: 'Price' })
  await userEvent.clear(price)
  await userEvent.type(price, '1500000000000')
  await userEvent.click(screen.getByRole('heading', { name: /^Which product/ }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^At most 1,000,000,000,000/)).toBeInTheDocument()
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: 'A bundle of several' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Add goods' }))
  await userEvent.click(await screen.findByRole('option', { name: /Trà sen/ }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent()).toEqual([['POST', 'shopBundles', { sku: 'COMBO', items: [{ productId: product._id, quantity: 1 }] }]]))
})

test('in a company without any goods the first group of them is made with the first of them', async () => {
  const answers: FakeHandler = (call) =>
    call.method === 'POST' ? { body: { ...product, ...(call.body as object), _id: product._id } } : handler(call)
  const { sent } = open('/apps/ecoms/errors', '/apps/ecoms/errors', <UnknownScreen />, answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Match COMBO' }))
  await userEvent.click(screen.getByRole('radio', { name: 'A new product' }))
  expect(await screen.findByRole('textbox', { name: /^Category/ })).toHaveValue('Goods')
  await userEvent.click(screen.getByRole('button', { name: /^Match and repair/ }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(([method, path]) => [method, path])).toEqual([
    ['POST', 'categories'],
    ['POST', 'products'],
    ['PATCH', `products/${product._id}`],
  ])
})

test('settlement says what platforms paid, kept and owe, and what doesn’t add up', async () => {
  open('/apps/ecoms/settlement', '/apps/ecoms/settlement', <SettlementScreen />)
  expect(await screen.findByText('5,000 without a name')).toBeInTheDocument()
  expect(screen.getByText('1 order late')).toBeInTheDocument()
  expect(screen.getByText('1 payout of orders that aren’t here, 7,000')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Late/ }))
  await waitFor(() => expect(screen.queryByText('S000007')).not.toBeInTheDocument())
  expect(screen.getByText('S000008')).toBeInTheDocument()
})

test('a permission that we asked for connects the shop at once, one that somebody sends us waits for a press', async () => {
  keepState('asked')
  const path = '/assets/:group/:platform/:assetId'
  const at = `/assets/Sales%20Agents/shopee/${assetId}?code=abc&shop_id=600000`
  const first = open(path, `${at}&state=asked`, <PermissionScreen />)
  const connected = ['PATCH', `assets/${assetId}`, { platformName: 'shopee', platformCode: 'abc', platformShop: '600000' }]
  await waitFor(() => expect(first.sent()).toEqual([connected]))
  const second = open(path, `${at}&state=strange`, <PermissionScreen />)
  const connect = await screen.findByRole('button', { name: 'Connect' })
  expect(second.sent()).toEqual([])
  await userEvent.click(connect)
  await waitFor(() => expect(second.sent()).toEqual([connected]))
})

test('a new shop is made with the permission, under the name it was asked for', async () => {
  keepState('named', 'Mộc Sương Official')
  const at = '/assets/Sales%20Agents/shopee/new?code=abc&shop_id=600000&state=named'
  const { sent } = open('/assets/:group/:platform/:assetId', at, <PermissionScreen />)
  const made = { group: 'Sales Agents', name: 'Mộc Sương Official', platformName: 'shopee', platformCode: 'abc', platformShop: '600000' }
  await waitFor(() => expect(sent()).toEqual([['POST', 'assets', made]]))
})

test('whoever closes the dialog has made nothing; Tiki’s token goes with the new shop', async () => {
  const { sent } = open('/apps/ecoms', '/apps/ecoms', <ShopsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Connect a shop' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Name of the shop/ }), 'Gian Tiki')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Connect a shop' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Tiki' }))
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('Please enter the name')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: /^Name of the shop/ }), 'Gian Tiki')
  await userEvent.type(screen.getByLabelText(/^Access token of Tiki/), 'own-app:own-secret')
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  const made = { group: 'Sales Agents', name: 'Gian Tiki', platformName: 'tiki', platformToken: 'own-app:own-secret' }
  await waitFor(() => expect(sent()).toEqual([['POST', 'assets', made]]))
})
