import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { pageOf, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { placeKey, sortedGoods } from './inventory-sums'
import { InventoryScreen } from './screens/inventory-screen'

const [box, tea] = ['eeeeeeeeeeeeeeeeeeeeee01', 'eeeeeeeeeeeeeeeeeeeeee02']
const category = 'cccccccccccccccccccccc01'
const stocked = (count: number, notshipped: number, used: number, needImport: number, value: number) => ({
  count,
  value,
  unknown: 0,
  notshipped,
  used,
  needImport,
})
const inventory = {
  total: { ...stocked(153, 158, 26, 31, 69_700), products: 2, short: 2 },
  categories: [{ _id: category, name: 'Quà Tết', products: 2, count: 153, value: 69_700, unknown: 0 }],
  data: [
    {
      _id: box,
      name: 'Hộp quà Tết',
      slug: 'HOP_QUA',
      unit: 'hộp',
      categoryId: category,
      ...stocked(70, 96, 0, 26, 60_340),
      places: [{ warehouseId: 'aaaaaaaaaaaaaaaaaaaaaa01', count: 70 }],
      parts: [{ _id: tea, name: 'Trà sen', unit: 'hộp', quantity: 1, count: 83, notshipped: 62, used: 26, needImport: 5 }],
    },
    {
      _id: tea,
      name: 'Trà sen',
      slug: 'TRA_SEN',
      unit: 'hộp',
      categoryId: category,
      ...stocked(83, 62, 26, 5, 9360),
      places: [],
      parts: [],
    },
  ],
}
/** 7 stood in one warehouse on the evening, worth 700. */
const evening = {
  asOf: '2026-10-31',
  total: { products: 1, count: 7, value: 700, unknown: 0 },
  warehouses: [{ _id: 'f'.repeat(24), name: 'Thủ Đức', count: 7, value: 700, unknown: 0 }],
  categories: [],
  data: [
    {
      _id: box,
      name: 'Hộp quà Tết',
      slug: 'HOP',
      unit: 'hộp',
      categoryId: 'c'.repeat(24),
      count: 7,
      value: 700,
      unknown: 0,
      places: [{ warehouseId: 'f'.repeat(24), count: 7, value: 700, unknown: 0 }],
    },
  ],
}
const server: FakeHandler = ({ path, query, method }) => {
  if (path.startsWith('workspaces/'))
    return { body: { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {} } }
  if (method === 'PATCH') return { body: { _id: box, rev: 2 } }
  if (query.get('report') === 'stockValue') return { body: evening }
  return query.get('report') === 'inventory' ? { body: inventory } : pageOf([])
}
const Where = () => <output>{useLocation().pathname}</output>
const open = (rights: Parameters<typeof sessionOf>[0] = ['bod'], at = '/report/inventory') => {
  const { calls } = startFakeServer(server)
  renderApp(
    <>
      <InventoryScreen />
      <Where />
    </>,
    { session: sessionOf(rights), at },
  )
  return calls
}

it('Goods that are short say how many to bring in; what they are made of opens under them', async () => {
  open()
  const list = await screen.findByRole('grid', { name: 'Inventory' })
  expect((await within(list).findAllByRole('row')).length).toBe(4)
  await userEvent.click(within(list).getByRole('button', { name: 'Parts of Hộp quà Tết' }))
  expect(within(list).getByText('1 × Trà sen')).toBeInTheDocument()
})

it('The heads sort by pieces, value and name', async () => {
  open()
  const list = within(await screen.findByRole('grid', { name: 'Inventory' }))
  await list.findByText('Trà sen')
  const firstBy = async (head: string): Promise<string | null | undefined> => {
    await userEvent.click(list.getByRole('button', { name: head }))
    return list.getAllByText(/^(Hộp quà Tết|Trà sen)$/)[0]?.textContent
  }
  // 70 and 83 in stock, worth 60,340 and 9,360.
  expect([await firstBy('In stock'), await firstBy('In stock'), await firstBy('Value of stock')]).toEqual([
    'Trà sen',
    'Hộp quà Tết',
    'Hộp quà Tết',
  ])
  expect([await firstBy('Goods'), await firstBy('Goods')]).toEqual(['Trà sen', 'Hộp quà Tết'])
})

it('Goods are sorted by how many stand in one warehouse, too: 70, 5, none', () => {
  const shop = { _id: 'aaaaaaaaaaaaaaaaaaaaaa01' }
  const held = (name: string, ...counts: number[]) => ({ name, places: counts.map((count) => ({ warehouseId: shop._id, count })) })
  const sorted = sortedGoods(
    [held('Trà', 5), held('Muối'), held('Gạo', 70)],
    { rows: 'data', columns: [] },
    { key: placeKey(shop._id), direction: 'down' },
    [shop],
  )
  expect(sorted.map(({ name }) => name)).toEqual(['Gạo', 'Trà', 'Muối'])
})

it('and of a past evening, too', async () => {
  open(['bod'], '/report/inventory?on=2026-10-31')
  const list = within(await screen.findByRole('grid', { name: 'Inventory' }))
  await list.findByText('Hộp quà Tết')
  expect(list.getAllByRole('columnheader').map((head) => within(head).queryByRole('button') !== null)).not.toContain(false)
})

it('What is ordered and not shipped opens the orders behind it', async () => {
  open()
  const list = await screen.findByRole('grid', { name: 'Inventory' })
  await userEvent.click(await within(list).findByRole('link', { name: '96' }))
  expect(screen.getByText(`/sales/orders/byProductNotShipped/${box}`)).toBeInTheDocument()
})

it('Only goods to bring in are shown when asked for', async () => {
  open(['bod'], '/report/inventory?show=short&q=sen')
  const list = await screen.findByRole('grid', { name: 'Inventory' })
  expect(await within(list).findByText('Trà sen')).toBeInTheDocument()
  expect(within(list).queryByText('Hộp quà Tết')).not.toBeInTheDocument()
})

it('The board changes what goods are made of; others read it', async () => {
  const calls = open(['bod'], `/report/inventory?open=${box}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Trà sen' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ subItems: [] })
})

it('whoever isn’t of the board changes no parts', async () => {
  open(['/sales'], `/report/inventory?open=${box}`)
  expect(await screen.findByText('× 1')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Take out Trà sen' })).not.toBeInTheDocument()
})

it('The value of a product opens its units, whose costs add up to it', async () => {
  const unit = (importId: string, cost: number, at: number) => ({
    _id: `ffffffffffffffffffffff${String(at).padStart(2, '0')}`,
    rev: 1,
    importId,
    cost,
    created: `2026-11-${importId.slice(-2)}T03:00:00.000Z`,
  })
  const [first, second] = ['bbbbbbbbbbbbbbbbbbbbbb03', 'bbbbbbbbbbbbbbbbbbbbbb07']
  const units = [
    ...Array.from({ length: 80 }, (_, at) => unit(first, 112, at)),
    ...Array.from({ length: 3 }, (_, at) => unit(second, 133.33, 80 + at)),
  ]
  const withUnits: FakeHandler = (call) => (call.path === 'stocks' ? pageOf(units) : server(call))
  startFakeServer(withUnits)
  renderApp(<InventoryScreen />, { session: sessionOf(['bod']), at: '/report/inventory' })
  await userEvent.click(await screen.findByRole('button', { name: 'What the value of Trà sen is made of' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Trà sen · Value of stock' }))
  expect(await dialog.findByText('What the units cost adds up to the value')).toBeInTheDocument()
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/inventory/${tea}/${first}`,
    `/inventory/${tea}/${second}`,
  ])
})

describe('a sum of the inventory', () => {
  const sumsOf = async (name: string) => {
    const list = await screen.findByRole('grid', { name: 'Inventory' })
    await userEvent.click(await within(list).findByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name: /^Inventory · / }))
  }
  const linesOf = (dialog: Awaited<ReturnType<typeof sumsOf>>) => dialog.getAllByRole('listitem').map((line) => line.textContent)

  it('of what is ordered and not shipped opens the goods that add up to it, each leading to its orders', async () => {
    open()
    const dialog = await sumsOf('158')
    expect(linesOf(dialog)).toEqual(['Hộp quà Tết96', 'Trà sen62'])
    expect(dialog.getByText('The products add up to the figure of the report')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('link', { name: /Trà sen/ }))
    expect(screen.getByText(`/sales/orders/byProductNotShipped/${tea}`)).toBeInTheDocument()
  })

  it('of value leads on from a product to its units', async () => {
    open()
    const dialog = await sumsOf('69,700')
    expect(linesOf(dialog)).toEqual(['Hộp quà Tết60,340', 'Trà sen9,360'])
    await userEvent.click(dialog.getByRole('button', { name: /Trà sen/ }))
    expect(await screen.findByRole('dialog', { name: 'Trà sen · Value of stock' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: /^Inventory · / })).not.toBeInTheDocument()
  })

  it('over the list opens as the one under it', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^To bring in./ }))
    expect(linesOf(within(await screen.findByRole('dialog', { name: /^Inventory · / })))).toEqual(['Hộp quà Tết26', 'Trà sen5'])
  })
})

describe('what must be bought', () => {
  const [farm, shop] = ['bbbbbbbbbbbbbbbbbbbbbb01', 'bbbbbbbbbbbbbbbbbbbbbb02']
  const purchase = (supplierId: string, name: string, productId: string) => ({
    _id: 'dddddddddddddddddddddd01',
    status: 'delivered',
    supplierId,
    supplier: { _id: supplierId, name },
    items: [{ productId, group: 'goods', name, quantity: 1, quantityGift: 0, shipped: 1 }],
  })
  const earlier = pageOf([purchase(farm, 'Nông trại', box), purchase(shop, 'Hợp tác xã', tea)])
  const start = (answer: FakeHandler, products: readonly object[] = []) =>
    startFakeServer((call) => {
      if (call.path === 'products' && !call.query.has('report')) return pageOf([...products])
      return call.path === 'orders' && call.method === 'GET' ? earlier : call.path === 'orders' ? answer(call) : server(call)
    })
  const made = (number: string) => ({ status: 201, body: { _id: 'dddddddddddddddddddddd09', order_number: number } })

  it('becomes one purchase for each supplier, in the quantities that were seen', async () => {
    const { calls } = start(({ body }) => made((body as { supplierId: string }).supplierId === farm ? 'P000101' : 'P000102'))
    renderApp(
      <>
        <InventoryScreen />
        <Where />
      </>,
      { session: sessionOf(['/purchases']), at: '/report/inventory' },
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Buy 2 products/ }))
    const quantity = await screen.findByRole('textbox', { name: 'Quantity of Trà sen' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '12')
    await userEvent.click(screen.getByRole('button', { name: 'Create 2 purchases' }))
    expect(await screen.findByText('Purchases have been created: P000101, P000102')).toBeInTheDocument()
    expect(calls.filter(({ path, method }) => path === 'orders' && method === 'POST').map(({ body }) => body)).toEqual([
      { group: 'purchases', supplierId: farm, items: [{ productId: box, quantity: 26 }] },
      { group: 'purchases', supplierId: shop, items: [{ productId: tea, quantity: 12 }] },
    ])
    expect(await screen.findByText('/purchases/orders')).toBeInTheDocument()
  })

  it('is made once: after a refusal only the rest is sent again', async () => {
    let refused = false
    const { calls } = start(({ body }) => {
      if ((body as { supplierId: string }).supplierId === farm) return made('P000101')
      if (refused) return made('P000102')
      refused = true
      return { status: 400, body: { name: 'BadRequest', code: 400, message: 'The books are closed until 31/10/2026' } }
    })
    renderApp(<InventoryScreen />, { session: sessionOf(['/purchases']), at: '/report/inventory' })
    await userEvent.click(await screen.findByRole('button', { name: /^Buy 2 products/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create 2 purchases' }))
    expect(await screen.findByText('The books are closed until 31/10/2026')).toBeInTheDocument()
    expect(screen.getByText('Created already: P000101')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Create 1 purchase' }))
    expect(await screen.findByText('Purchases have been created: P000101, P000102')).toBeInTheDocument()
    const sent = calls.filter(({ path, method }) => path === 'orders' && method === 'POST')
    expect(sent.map(({ body }) => (body as { supplierId: string }).supplierId)).toEqual([farm, shop, shop])
  })

  it('of more than 100 billion is asked about before it is made', async () => {
    const dear = { _id: box, rev: 1, name: 'Hộp quà Tết', group: 'goods', cost: 6_000_000_000 }
    const { calls } = start(() => made('P000101'), [dear])
    renderApp(<InventoryScreen />, { session: sessionOf(['/purchases']), at: '/report/inventory' })
    await userEvent.click(await screen.findByRole('button', { name: /^Buy 2 products/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create 2 purchases' }))
    // 26 boxes at 6 billion.
    expect(await screen.findByRole('dialog', { name: /156,000,000,000/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Correct it' }))
    expect(calls.filter(({ path, method }) => path === 'orders' && method === 'POST')).toEqual([])
  })

  it('is offered to those who buy alone', async () => {
    open(['/sales'])
    await within(await screen.findByRole('grid', { name: 'Inventory' })).findByText('Hộp quà Tết')
    expect(screen.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument()
  })
})

it('Of a past evening it tells what stood where and what it was worth, and nothing of what is ordered now', async () => {
  const calls = open(['bod'], '/report/inventory?on=2026-10-31')
  const list = await screen.findByRole('grid', { name: 'Inventory' })
  expect((await within(list).findByText('Hộp quà Tết')).closest('[role=row]')).toHaveTextContent('700')
  expect(screen.getByText('End of 31/10/2026', { selector: '[role=status]' })).toBeVisible()
  expect(screen.queryByText('Not shipped')).toBeNull()
  expect(calls.map(({ query }) => [query.get('report'), query.get('asOf')])).toContainEqual(['stockValue', '2026-10-31'])
  expect(calls.some(({ query }) => query.get('report') === 'inventory')).toBe(false)
})
