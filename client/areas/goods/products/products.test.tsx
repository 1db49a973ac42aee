import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { day as asDay, daysBetween } from '@shared/foundation/days/days'
import type { Right } from '@shared/foundation/rights/rights'
import { pageOf, refusal, startFakeServer, type FakeHandler, type SeenCall } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { feature } from './manifest'
import { flowOf, kindOf, orderLink, placesOf, unitCostOf } from './movements'
import { createOf, isLow, patchOf, valuesOf } from './product-values'
import { GoodsScreen } from './screens/products-screen'

const category = { _id: 'cccccccccccccccccccccc01', workspaceId, rev: 1, created: '2026-11-01T00:00:00.000Z', group: 'goods', name: 'Trà' }
const tea = {
  _id: 'dddddddddddddddddddddd01',
  workspaceId,
  rev: 3,
  created: '2026-11-01T00:00:00.000Z',
  group: 'goods',
  categoryId: category._id,
  category: { _id: category._id, name: 'Trà' },
  name: 'Trà sen Tây Hồ',
  slug: 'TRA_SEN_TAY_HO',
  unit: 'hộp',
  price: 185000,
  cost: 96400,
  lowStock: 10,
  stockCount: 4,
  status: 'active',
}

const server: FakeHandler = ({ path, method, query, body }) => {
  if (path === 'categories') return pageOf([category])
  if (path === 'products' && method === 'POST')
    return { status: 201, body: { ...tea, ...(body as object), _id: 'dddddddddddddddddddddd02' } }
  if (query.get('report') === 'categories') return { body: { counts: [{ _id: category._id, count: 7 }], complete: true } }
  if (path === 'products') return pageOf(query.get('status') === 'active' ? [tea] : [])
  return pageOf([])
}
const open = (rights: Right[], at = '/products/goods', handler = server) => {
  const fake = startFakeServer((call) => (call.path.startsWith('workspaces/') ? { body: { opts: {} } } : handler(call)))
  renderApp(<GoodsScreen />, { session: sessionOf(rights), at })
  return fake
}

describe('The list of goods', () => {
  it('marks what is low, and shows costs only to those who may see them', async () => {
    open(['/purchases'])
    expect(await screen.findByText('Trà sen Tây Hồ')).toBeInTheDocument()
    expect(screen.getByText('low, reorder at 10')).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: /Cost/ })).toBeInTheDocument()
  })

  it('shows no cost to a seller, and nothing to write to a reader', async () => {
    open(['/report'])
    await screen.findByText('Trà sen Tây Hồ')
    expect(screen.queryByRole('columnheader', { name: /Cost/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /New product/ })).not.toBeInTheDocument()
  })

  it('says what sold in the last 30 days, and for how much, to whoever reads sales', async () => {
    const sales = { ordered: 12, shipped: 9, gift: 0, revenueOrdered: 2_220_000, revenueShipped: 1_665_000 }
    const { calls } = open(['/sales'], '/products/goods', (call) =>
      call.query.get('report') === 'sales'
        ? { body: { total: sales, data: [{ _id: tea._id, name: tea.name, slug: tea.slug, unit: tea.unit, ...sales }] } }
        : server(call),
    )
    const row = await screen.findByRole('row', { name: /Trà sen Tây Hồ/ })
    expect(await within(row).findByText('12 hộp')).toBeInTheDocument()
    expect(row).toHaveTextContent('2,220,000')
    const asked = calls.find(({ query }) => query.get('report') === 'sales')?.query
    expect(asked && daysBetween(asDay(asked.get('since') ?? ''), asDay(asked.get('until') ?? ''))).toBe(29)
  })

  it('tells a buyer, who reads no sales, nothing of them', async () => {
    const { calls } = open(['/purchases'])
    await screen.findByText('Trà sen Tây Hồ')
    expect(screen.queryByRole('columnheader', { name: /Sold/ })).not.toBeInTheDocument()
    expect(calls.some(({ query }) => query.get('report') === 'sales')).toBe(false)
  })

  it('buys what runs low up to its level, from whom it came last', async () => {
    const supplierId = 'eeeeeeeeeeeeeeeeeeeeee01'
    const before = { _id: 'aaaaaaaaaaaaaaaaaaaaaa01', status: 'delivered', supplierId, supplier: { _id: supplierId, name: 'Nông trại' } }
    const items = [{ productId: tea._id, name: tea.name, quantity: 50, quantityGift: 0, shipped: 50 }]
    const { calls } = open(['/purchases'], '/products/goods?low=true', (call) => {
      if (call.path !== 'orders') return server(call)
      return call.method === 'POST' ? { status: 201, body: { ...before, order_number: 'P000007' } } : pageOf([{ ...before, items }])
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy 1 product' }))
    expect(await screen.findByRole('textbox', { name: 'Quantity of Trà sen Tây Hồ' })).toHaveValue('7')
    await userEvent.click(screen.getByRole('button', { name: /Create 1 purchase/ }))
    await waitFor(() => expect(calls.some(({ path, method }) => path === 'orders' && method === 'POST')).toBe(true))
    expect(calls.find(({ path, method }) => path === 'orders' && method === 'POST')?.body).toEqual({
      group: 'purchases',
      supplierId,
      items: [{ productId: tea._id, quantity: 7 }],
    })
  })

  it('has pages of 50', async () => {
    const { calls } = open(['/sales'])
    await screen.findByText('Trà sen Tây Hồ')
    expect(calls.find(({ path, query }) => path === 'products' && query.has('$sort[name]'))?.query.get('$limit')).toBe('50')
  })

  it('says how many stand in each category', async () => {
    open(['/sales'])
    const chips = within(await screen.findByRole('group', { name: 'Category' }))
    await waitFor(() => expect(chips.getByRole('button', { name: /^All/ })).toHaveTextContent('All7'))
    expect(chips.getByRole('button', { name: /^Trà/ })).toHaveTextContent('Trà7')
  })

  it('says when it could not be loaded', async () => {
    open(['/sales'], '/products/goods', ({ path }) => (path === 'products' ? refusal(503, 'unavailable', 'Back in a moment') : pageOf([])))
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a moment')
  })

  it('offers to clear the filter when it hides everything', async () => {
    open(['/sales'], '/products/goods?status=disabled')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filter' }))
    expect(await screen.findByText('Trà sen Tây Hồ')).toBeInTheDocument()
  })
})

describe('A new product', () => {
  it('needs a name and a category', async () => {
    open(['/sales'], '/products/goods?open=new')
    await userEvent.click(await screen.findByRole('button', { name: /^Save(?! and)/ }))
    expect(await screen.findByText('Please enter name')).toBeInTheDocument()
    expect(screen.getByText('Please select a product Category')).toBeInTheDocument()
  })

  it('is sent with what was filled in, and nothing else', async () => {
    const { calls } = open(['/sales'], '/products/goods?open=new')
    const dock = within(await screen.findByRole('form', { name: 'New product' }))
    await userEvent.type(dock.getByLabelText(/^Name/), ' Trà lài ')
    await userEvent.click(dock.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: 'Trà' }))
    await userEvent.type(dock.getByLabelText('Price'), '120k')
    await userEvent.click(dock.getByRole('button', { name: /^Save(?! and)/ }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      group: 'goods',
      name: 'Trà lài',
      categoryId: category._id,
      price: 120000,
      unit: 'ea.',
    })
  })
})

describe('Opening stock', () => {
  const places =
    (count: number): FakeHandler =>
    (call) =>
      call.path === 'warehouses'
        ? pageOf(
            Array.from({ length: count }, (_, at) => ({
              _id: `eeeeeeeeeeeeeeeeeeeeee0${at}`,
              rev: 1,
              name: `Kho ${at}`,
              status: 'active',
            })),
          )
        : call.path === 'orders'
          ? { status: 201, body: {} }
          : server(call)
  const write = async (count: string, cost: string) => {
    const dock = within(await screen.findByRole('form', { name: 'New product' }))
    await userEvent.type(dock.getByLabelText(/^Name/), 'Trà lài')
    await userEvent.click(dock.getByRole('combobox', { name: /Category/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Trà' }))
    await userEvent.type(await dock.findByLabelText('Quantity in stock'), count)
    if (cost) await userEvent.type(dock.getByLabelText('Unit cost'), cost)
    return dock
  }
  const booked = (calls: readonly SeenCall[]) =>
    calls.filter(({ method, path }) => method === 'POST' && path === 'orders').map(({ body }) => body)

  it('comes in with a new product, at its cost, into the one warehouse there is', async () => {
    const { calls } = open(['/sales', '/purchases'], '/products/goods?open=new', places(1))
    const dock = await write('12', '45k')
    await userEvent.click(dock.getByRole('button', { name: /^Save(?! and)/ }))
    await waitFor(() => expect(booked(calls)).toHaveLength(1))
    expect(booked(calls)[0]).toEqual({
      group: 'inventoryIn',
      status: 'delivered',
      isForce: true,
      isOpening: true,
      warehouseId: 'eeeeeeeeeeeeeeeeeeeeee00',
      note: 'Opening stock',
      items: [{ productId: 'dddddddddddddddddddddd02', quantity: 12, cost: 45000 }],
    })
  })

  it('asks nobody for a cost who sees none', async () => {
    open(['/sales'], '/products/goods?open=new', places(1))
    await write('12', '')
    expect(screen.queryByLabelText('Unit cost')).not.toBeInTheDocument()
  })

  it('of unknown cost is never taken for free; of several warehouses one is chosen', async () => {
    const { calls } = open(['/sales', '/purchases'], '/products/goods?open=new', places(2))
    const dock = await write('3', '')
    await userEvent.click(dock.getByRole('button', { name: /^Save(?! and)/ }))
    expect(await dock.findAllByText('Choose a warehouse')).not.toHaveLength(0)
    expect(booked(calls)).toHaveLength(0)
    await userEvent.selectOptions(dock.getByLabelText(/Warehouse/), 'Kho 1')
    await userEvent.click(dock.getByRole('button', { name: /^Save(?! and)/ }))
    await waitFor(() => expect(booked(calls)).toHaveLength(1))
    expect(booked(calls)[0]).toMatchObject({ warehouseId: 'eeeeeeeeeeeeeeeeeeeeee01', items: [{ cost: 'n/a' }] })
  })
})

describe('A category written down with the product', () => {
  const fill = async () => {
    const dock = within(await screen.findByRole('form', { name: 'New product' }))
    await userEvent.type(dock.getByLabelText(/^Name/), 'Trà lài')
    await userEvent.type(dock.getByRole('combobox'), 'Hoa')
    await userEvent.click(await screen.findByRole('option', { name: /Hoa/ }))
    await userEvent.click(dock.getByRole('button', { name: /^Save(?! and)/ }))
    return dock
  }
  const posted = (calls: readonly SeenCall[], path: string) => calls.filter((call) => call.method === 'POST' && call.path === path)

  it('is waited for when Save is pressed before the server has answered', async () => {
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { calls } = open(['/sales'], '/products/goods?open=new', async (call) => {
      if (call.method !== 'POST' || call.path !== 'categories') return server(call)
      await held
      return { body: { ...category, _id: 'ca0000000000000000000009', name: 'Hoa' } }
    })
    await fill()
    expect(posted(calls, 'categories')).toHaveLength(1)
    expect(posted(calls, 'products')).toHaveLength(0)
    expect(screen.queryByText('Please select a product Category')).not.toBeInTheDocument()
    answer()
    await waitFor(() => expect(posted(calls, 'products')[0]?.body).toMatchObject({ categoryId: 'ca0000000000000000000009' }))
  })

  it('that the server refuses is told by its field, and nothing is saved', async () => {
    const { calls } = open(['/sales'], '/products/goods?open=new', (call) =>
      call.method === 'POST' && call.path === 'categories' ? refusal(400, 'bad-request', 'There is such a category') : server(call),
    )
    const dock = await fill()
    expect(await dock.findByText('There is such a category')).toBeInTheDocument()
    expect(posted(calls, 'products')).toHaveLength(0)
  })
})

it('A new product begins with its name, behind the picture', async () => {
  open(['/sales'], '/products/goods?open=new')
  expect(await screen.findByLabelText(/^Name/)).toHaveFocus()
})

it('A category’s new name is taken back by Undo, over the revision that was saved', async () => {
  const { calls } = open(['/sales'], '/products/goods?open=categories', (call) =>
    call.method === 'PATCH' ? { body: { ...category, ...(call.body as object), rev: 2 } } : server(call),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Trà' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Rename Trà' }), ' lá{Enter}')
  expect(await screen.findByText('Category renamed to Trà lá')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findByText('Taken back')
  expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([
    { name: 'Trà lá', rev: 1 },
    { name: 'Trà', rev: 2 },
  ])
})

describe('Writing that isn’t saved', () => {
  beforeEach(() => localStorage.clear())
  const write = async () => {
    const dock = within(await screen.findByRole('form', { name: 'New product' }))
    await userEvent.type(dock.getByLabelText(/^Name/), 'Trà lài')
    await userEvent.click(dock.getByRole('button', { name: 'Close' }))
  }

  it('is kept as a draft when one says so on closing, and is there again', async () => {
    open(['/sales'], '/products/goods?open=new')
    await write()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep draft' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New product' })).not.toBeInTheDocument())
    await userEvent.click((await screen.findAllByRole('button', { name: /New product/ }))[0]!)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Trà lài')
  })

  const saved = (calls: readonly { method: string; path: string }[]) =>
    calls.filter(({ method, path }) => method === 'POST' && path === 'products').length
  const choose = async (name: string) => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

  it('whose save on closing is refused leads back into the form, to what is missing', async () => {
    const { calls } = open(['/sales'], '/products/goods?open=new')
    await write()
    await choose('Save')
    const dock = within(screen.getByRole('form', { name: 'New product' }))
    await waitFor(() => expect(dock.getByRole('combobox', { name: /Category/ })).toHaveFocus())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(dock.getByLabelText(/^Name/)).toHaveValue('Trà lài')
    expect(saved(calls)).toBe(0)
  })

  it('is saved when one says so on closing, and the form is left', async () => {
    const { calls } = open(['/sales'], '/products/goods?open=new')
    const dock = within(await screen.findByRole('form', { name: 'New product' }))
    await userEvent.click(dock.getByRole('combobox', { name: /Category/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Trà' }))
    await write()
    await choose('Save')
    await waitFor(() => expect(saved(calls)).toBe(1))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New product' })).not.toBeInTheDocument())
    expect(screen.queryByRole('form', { name: 'Trà lài' })).not.toBeInTheDocument()
    expect(saved(calls)).toBe(1)
  })

  it('is gone when it is discarded', async () => {
    open(['/sales'], '/products/goods?open=new')
    await write()
    const asked = await screen.findByRole('dialog', { name: 'What is written isn’t saved' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New product' })).not.toBeInTheDocument())
    await userEvent.click((await screen.findAllByRole('button', { name: /New product/ }))[0]!)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('')
  })
})

describe('Values of a product', () => {
  it('unknown cost stays unknown; an emptied level counts as none', () => {
    expect(patchOf({ cost: null, lowStock: null, aliases: ' Lotus tea \n\n Sen ' })).toEqual({
      lowStock: 0,
      aliasForItems: ['Lotus tea', 'Sen'],
    })
    expect(createOf('services', { ...valuesOf(undefined, 'cái'), name: 'Giao hàng', category: { value: 'c1', label: 'Dịch vụ' } })).toEqual(
      {
        group: 'services',
        name: 'Giao hàng',
        categoryId: 'c1',
        unit: 'cái',
      },
    )
  })

  it('services are never low', () => {
    expect(isLow({ group: 'goods', stockCount: 10, lowStock: 10 })).toBe(true)
    expect(isLow({ group: 'services', stockCount: 0, lowStock: 10 })).toBe(false)
  })
})

describe('Movements of stock', () => {
  const movement = (order_number: string, quantity: number, more = {}) => ({
    _id: order_number,
    orderId: 'o1',
    order_number,
    time: '2026-11-21T02:38:00.000Z',
    warehouseId: 'w1',
    quantity,
    balance: 0,
    ...more,
  })

  it('what comes back of a sale, or goes back of a purchase, is a return', () => {
    expect(kindOf(movement('S000420', 2))).toBe('back')
    expect(kindOf(movement('P000092', -2))).toBe('back')
    expect(kindOf(movement('S000427', -24))).toBe('out')
    expect(kindOf(movement('I000018', 3))).toBe('in')
    expect(kindOf(movement('P000092', 0))).toBe('priced')
  })

  it('the cost of a unit counts only those whose cost is known', () => {
    expect(unitCostOf(movement('P1', 4, { cost: 300, unknown: 1 }))).toBe(100)
    expect(unitCostOf(movement('I1', 3, { cost: 0, unknown: 3 }))).toBeNull()
  })

  it('opening + in − out = closing', () => {
    const data = [movement('S1', -115), movement('P1', 145, { unknown: 3 })]
    expect(flowOf({ opening: 7, closing: 37, more: false, data })).toEqual({
      opening: 7,
      incoming: 145,
      outgoing: 115,
      closing: 37,
      unknown: 3,
    })
  })

  it('each warehouse has its card, empty ones too, after all of them together', () => {
    const levels = [{ productId: 'p', warehouseId: 'w1', count: 37, value: 3566800, unknown: 0 }]
    expect(placesOf(levels, ['w1', 'w2']).map(({ warehouseId, count }) => [warehouseId, count])).toEqual([
      ['', 37],
      ['w1', 37],
      ['w2', 0],
    ])
  })

  it('a movement leads to its order', () => {
    expect(orderLink('o1', 'P000092')).toBe('/purchases/orders/byOrder/o1')
    expect(orderLink('o1', 'O000031')).toBe('/inventory/ordersWithoutInvoices/byOrder/o1')
  })
})

it('Old addresses of the catalogue lead to the lists that took their place', () => {
  expect(feature.redirects).toEqual({ '/stock/goods': '/products/goods', '/stock/services': '/products/services' })
})
