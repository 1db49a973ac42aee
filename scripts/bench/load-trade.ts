import { ObjectId } from 'mongodb'
import { DEFAULT_ZONE } from '@shared/foundation/days/days'
import { itemTotal } from '@shared/foundation/documents/order-totals'
import type { Collections } from '../../server/kernel/collections'
import { postingsOfRecord } from '../../server/ledger/ledger'
import type { Database } from '../../server/platform/mongo/database'
import { Figures, idAt, insert, LoadedJournal, paymentOf } from './load'

const CUSTOMERS = 150
const AGENTS = 50
const PRODUCTS = 80
const WAREHOUSES = 3
const TAGS = ['Gấp', 'Tết', 'Khách quen', 'Giao sáng', 'Xuất hoá đơn']
/** The newest: ordered, nothing shipped of them yet. */
const OPEN_ORDERS = 300
const YEARS = 3
const YEAR_MS = 365 * 86_400_000
const BATCH_SIZE = 2000
/** What came in of each product at first: enough for all that is sold. */
const UNIT_COST = 30_000

/** What the lists and cards are asked for. */
export interface LoadedTrade {
  readonly customers: readonly string[]
  readonly products: readonly string[]
  readonly tags: readonly string[]
}

const newId = (): string => new ObjectId().toHexString()

/**
 * Makes a trading company: customers and agents, goods in three warehouses, so many sales of three lines over three years, most of them
 * shipped and paid, some with gifts, a discount or a tag; with the movements, the levels, the units in stock, the journal and the figures the
 * services would have kept.
 */
export const loadTrade = async (database: Database<Collections>, workspaceId: string, count: number): Promise<LoadedTrade> => {
  const start = Date.now() - YEARS * YEAR_MS
  const common = { workspaceId, rev: 1, created: new Date(start) }
  const categoryId = newId()
  const company = companyOf(common, categoryId)
  const { partners, products, warehouses } = company
  const left = new Map<string, number>()
  const figures = new Figures()
  const journal = new LoadedJournal()
  const step = (Date.now() - start) / count
  for (let first = 0; first < count; first += BATCH_SIZE) {
    const made = Array.from({ length: Math.min(BATCH_SIZE, count - first) }, (_, nth) =>
      saleOf(company, common, first + nth, count, new Date(start + (first + nth) * step)),
    )
    for (const { order, fund } of made) {
      figures.add(postingsOfRecord('orders', order, { zone: DEFAULT_ZONE }))
      if (fund) figures.add(postingsOfRecord('funds', fund, { zone: DEFAULT_ZONE }))
    }
    const movements = made.flatMap((each) => each.movements)
    for (const { productId, warehouseId, quantity } of movements) {
      const key = `${productId} ${warehouseId}`
      left.set(key, (left.get(key) ?? 0) + quantity)
    }
    await insert(
      database,
      'orders',
      made.map(({ order }) => order),
    )
    await insert(
      database,
      'funds',
      made.flatMap(({ fund }) => (fund ? [fund] : [])),
    )
    await insert(database, 'movements', movements)
    const entered = made.flatMap(({ order, fund }) => [
      ...journal.entriesOf(workspaceId, 'orders', [order]),
      ...(fund ? journal.entriesOf(workspaceId, 'funds', [fund]) : []),
    ])
    await insert(database, 'journal', entered)
  }
  const places = products.flatMap(({ _id: productId }, at) =>
    warehouses.map(({ _id: warehouseId }) => ({ productId, warehouseId, count: 20 + (at % 40) })),
  )
  await insert(
    database,
    'movements',
    places.map(({ productId, warehouseId, count: rest }) => {
      const quantity = rest + (left.get(`${productId} ${warehouseId}`) ?? 0)
      return {
        _id: newId(),
        workspaceId,
        productId,
        warehouseId,
        orderId: newId(),
        order_number: 'P000001',
        time: common.created,
        shippingTime: common.created,
        sign: 1,
        quantity,
        cost: quantity * UNIT_COST,
        unknown: 0,
      }
    }),
  )
  await insert(
    database,
    'levels',
    places.map((place) => ({ _id: newId(), workspaceId, ...place, value: place.count * UNIT_COST, unknown: 0 })),
  )
  await insert(
    database,
    'stocks',
    places.flatMap(({ productId, warehouseId, count: units }) =>
      Array.from({ length: units }, () => ({
        ...common,
        _id: newId(),
        productId,
        warehouseId,
        cost: UNIT_COST,
        importId: newId(),
        exported: false,
      })),
    ),
  )
  await insert(database, 'categories', [{ ...common, _id: categoryId, name: 'Trà', group: 'goods', status: 'active' }])
  await insert(database, 'warehouses', warehouses)
  const books = figures.books()
  await insert(
    database,
    'assets',
    partners.map((partner) => ({ ...partner, ...books.get(partner._id) })),
  )
  await insert(
    database,
    'products',
    products.map((product) => ({
      ...product,
      stockCount: places.reduce((sum, { productId, count: here }) => sum + (productId === product._id ? here : 0), 0),
    })),
  )
  await insert(database, 'rollups', figures.rows(workspaceId))
  return {
    customers: partners.slice(0, CUSTOMERS).map(({ _id }) => _id),
    products: products.map(({ _id }) => _id),
    tags: TAGS,
  }
}

interface Common {
  readonly workspaceId: string
  readonly rev: number
  readonly created: Date
}

const companyOf = (common: Common, categoryId: string) => ({
  partners: Array.from({ length: CUSTOMERS + AGENTS }, (_, at) => ({
    ...common,
    _id: newId(),
    group: at < CUSTOMERS ? 'Customers' : 'Sales Agents',
    name: `${at < CUSTOMERS ? 'Cửa hàng' : 'Đại lý'} ${at}`,
    phone: `09${10_000_000 + at * 137}`,
    status: 'active',
  })),
  products: Array.from({ length: PRODUCTS }, (_, at) => ({
    ...common,
    _id: newId(),
    group: 'goods',
    categoryId,
    name: `Trà loại ${at}`,
    slug: `TRA_${at}`,
    unit: 'gói',
    price: 50_000 + at * 1000,
    status: 'active',
  })),
  warehouses: Array.from({ length: WAREHOUSES }, (_, at) => ({ ...common, _id: newId(), name: `Kho ${at}`, status: 'active' })),
})

/** The nth of so many sales: its order, its payment, and what left the warehouse. */
const saleOf = (
  { partners, products, warehouses }: ReturnType<typeof companyOf>,
  { workspaceId }: Common,
  n: number,
  count: number,
  created: Date,
) => {
  const customer = partners[(n * 31) % CUSTOMERS]
  const agent = partners[CUSTOMERS + (n % AGENTS)]
  const warehouse = warehouses[n % WAREHOUSES]
  const isOpen = n >= count - OPEN_ORDERS
  const byAgent = n % 5 === 1
  const partner = byAgent ? agent : customer
  const items = [0, 1, 2].map((line) => {
    const product = products[(n * 13 + line * 29) % products.length]
    const quantity = 2 + ((n + line) % 5)
    return {
      productId: product?._id ?? '',
      group: 'goods',
      name: product?.name ?? '',
      slug: product?.slug ?? '',
      unit: 'gói',
      price: product?.price ?? 0,
      quantity,
      quantityGift: line === 0 && n % 10 === 7 ? 1 : 0,
      shipped: isOpen ? 0 : quantity,
    }
  })
  const discount = n % 10 === 3 ? 5000 : 0
  const total = items.reduce((sum, item) => sum + itemTotal('sales', item), 0) - discount
  const isPaid = !isOpen && n % 7 !== 0
  const pieces = items.reduce((sum, { shipped }) => sum + shipped, 0)
  const _id = idAt(created)
  const order_number = `S${String(n + 1).padStart(6, '0')}`
  const brief = { _id: partner?._id ?? '', name: partner?.name ?? '' }
  const payer = byAgent ? { agentId: brief._id } : { customerId: brief._id }
  const shipments = [
    {
      time: created,
      warehouseId: warehouse?._id,
      lines: items.map(({ productId, quantity }, index) => ({ index, productId, quantity })),
      net: total,
      cost: pieces * UNIT_COST,
    },
  ]
  const order = {
    _id,
    workspaceId,
    rev: 3,
    created,
    updated: created,
    group: 'sales',
    order_number,
    ...payer,
    ...(byAgent ? { agent: brief } : { customer: brief }),
    items,
    total,
    discount,
    usePartnerBalance: 0,
    paid: isPaid ? total : 0,
    status: isOpen ? 'processing' : 'delivered',
    statusPayment: isPaid ? 'completed' : 'pending',
    shipments: isOpen ? [] : shipments,
    cost: isOpen ? 0 : pieces * UNIT_COST,
    ...(n % 4 === 0 ? { tags: [TAGS[(n / 4) % TAGS.length]] } : {}),
  }
  const fund = isPaid ? paymentOf(order, payer, n) : null
  const movements = isOpen
    ? []
    : items.map(({ productId, quantity }) => ({
        _id: idAt(created),
        workspaceId,
        productId,
        warehouseId: warehouse?._id ?? '',
        orderId: _id,
        order_number,
        partner: brief.name,
        time: created,
        shippingTime: created,
        sign: -1,
        quantity,
        cost: quantity * UNIT_COST,
        unknown: 0,
      }))
  return { order, fund, movements }
}
