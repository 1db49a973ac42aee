import type { Document } from 'mongodb'
import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import type { Right } from '@shared/foundation/rights/rights'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Category } from '@shared/areas/goods/services/categories'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import type { CreateOf } from '@shared/registry/service-types'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { verify } from '../product/books'
import { addMember, signInAgain, signUp, type Actor, type Founder } from './actors'
import type { Api, ErrorAnswer, Loose } from './api'
import type { TestApp } from './app'

type OrderFields = Partial<Loose<CreateOf<'orders'>>>

/** One line of an order: how many of what, and what else of it is not as usual. */
export type Line = Readonly<Record<string, unknown>>

/** A company with a warehouse, a customer, a supplier and a category, in which a test buys, sells and is paid. */
export class Shop {
  readonly app: TestApp
  #founder: Founder
  readonly warehouse: Warehouse
  readonly customer: Asset
  readonly supplier: Asset
  readonly goodsCategory: Category
  readonly servicesCategory: Category

  private constructor(
    app: TestApp,
    founder: Founder,
    own: Pick<Shop, 'warehouse' | 'customer' | 'supplier' | 'goodsCategory' | 'servicesCategory'>,
  ) {
    this.app = app
    this.#founder = founder
    this.warehouse = own.warehouse
    this.customer = own.customer
    this.supplier = own.supplier
    this.goodsCategory = own.goodsCategory
    this.servicesCategory = own.servicesCategory
  }

  /** @param company absent: one of its own */
  static async open(app: TestApp, company?: Founder): Promise<Shop> {
    const founder = company ?? (await signUp(app))
    const { api } = founder
    const [warehouse, customer, supplier, goodsCategory, servicesCategory] = await Promise.all([
      api.create('warehouses', { name: 'Kho chính' }),
      api.create('assets', { group: 'Customers', name: 'Chị Hoa', phone: '0901234567', address: '1 Lê Lợi' }),
      api.create('assets', { group: 'Suppliers', name: 'Nhà máy Gạo' }),
      api.create('categories', { group: 'goods', name: 'Lương thực' }),
      api.create('categories', { group: 'services', name: 'Dịch vụ' }),
    ])
    return new Shop(app, founder, { warehouse, customer, supplier, goodsCategory, servicesCategory })
  }

  get founder(): Founder {
    return this.#founder
  }

  /** For after the clock was set on: yesterday's token has ended. */
  async signInAgain(): Promise<void> {
    this.#founder = { ...this.#founder, ...(await signInAgain(this.app, this.#founder)) }
  }

  /** The founder's calls. */
  get api(): Api {
    return this.founder.api
  }

  member(...rights: Right[]): Promise<Actor> {
    return addMember(this.app, this.founder, rights)
  }

  /** Goods at 1,000 dong; with `stock` units in the warehouse, at `cost` each ('n/a' is unknown). */
  async goods(
    name = 'Gạo',
    { price = 1000, cost, stock = 0 }: { price?: number; cost?: number | 'n/a'; stock?: number } = {},
  ): Promise<Product> {
    const known = typeof cost === 'number' ? { cost } : {}
    const product = await this.api.create('products', { group: 'goods', categoryId: this.goodsCategory._id, name, price, ...known })
    if (stock > 0) await this.receive(product, stock, cost ?? 600)
    return product
  }

  service(name = 'Giao hàng', price = 300): Promise<Product> {
    return this.api.create('products', { group: 'services', categoryId: this.servicesCategory._id, name, price })
  }

  /** A stock take that brings units in. */
  receive(
    product: Pick<Product, '_id'>,
    quantity: number,
    cost: number | 'n/a' = 600,
    warehouse: Pick<Warehouse, '_id'> = this.warehouse,
  ): Promise<Order> {
    return this.api.create('orders', {
      group: 'inventoryIn',
      items: [{ productId: product._id, quantity, cost }],
      status: 'delivered',
      warehouseId: warehouse._id,
      isForce: true,
    })
  }

  /** A sale to the customer. */
  sale(items: readonly Line[], fields: OrderFields = {}, api: Api = this.api): Promise<Order> {
    return api.create('orders', { group: 'sales', customerId: this.customer._id, ...linesOf(items), ...fields })
  }

  purchase(items: readonly Line[], fields: OrderFields = {}, api: Api = this.api): Promise<Order> {
    return api.create('orders', { group: 'purchases', supplierId: this.supplier._id, ...linesOf(items), ...fields })
  }

  /** Ships (or receives) what is named, or all that remains. */
  ship(order: Pick<Order, '_id'>, quantities?: readonly (readonly [Pick<Product, '_id'>, number])[], api: Api = this.api): Promise<Order> {
    return api.patch('orders', order._id, this.shipping(quantities))
  }

  shipping(quantities?: readonly (readonly [Pick<Product, '_id'>, number])[]) {
    return {
      status: 'shipped',
      warehouseId: this.warehouse._id,
      ...(quantities ? { shipping: quantities.map(([{ _id }, quantity]) => ({ productId: _id, quantity })) } : {}),
    }
  }

  move(order: Pick<Order, '_id'>, status: Order['status'], api: Api = this.api): Promise<Order> {
    return api.patch('orders', order._id, { status })
  }

  /** A completed payment of an order, in the group of its direction. */
  pay(order: Pick<Order, '_id' | 'group'>, amount: number, api: Api = this.api): Promise<Fund> {
    return api.create('funds', {
      orderId: order._id,
      group: paymentGroupOf(order.group) ?? '',
      amount,
      name: 'Thanh toán',
      label: 'Tiền mặt',
      status: 'completed',
    })
  }

  /** A bonus of a month (YYYY-MM), of which a member may be given so much. */
  async earned(userId: string, amount: number, month: string): Promise<void> {
    await this.api.create('activities', { group: 'adjustments', userId, amount, body: 'Thưởng', month } as never)
  }

  order(order: Pick<Order, '_id'>): Promise<Order> {
    return this.api.get('orders', order._id)
  }

  /** How many of a product stand in all warehouses, as its own record says. */
  async stockOf(product: Pick<Product, '_id'>): Promise<number> {
    return (await this.api.get('products', product._id)).stockCount
  }

  async partner(partner: Pick<Asset, '_id'>): Promise<{ outstanding: number | undefined; balance: number | undefined }> {
    const { outstanding, partnerBalance } = await this.api.get('assets', partner._id)
    return { outstanding, balance: partnerBalance }
  }

  /** @returns status and text of the refusal of a patch of an order */
  async refusedPatch(order: Pick<Order, '_id'>, data: object, api: Api = this.api): Promise<[number, string]> {
    return saying(await api.refused('PATCH', `orders/${order._id}`, data))
  }

  async refusedOrder(data: object, api: Api = this.api): Promise<ErrorAnswer> {
    return api.refused('POST', 'orders', data)
  }

  /** Every kept figure that isn't what its entries come to: none in sound books. */
  async differences(): Promise<string[]> {
    return differencesIn(this.app)
  }
}

const linesOf = (items: readonly Line[]): OrderFields => (items.length > 0 ? ({ items } as OrderFields) : {})

/** A line of a product. */
export const of = (product: Pick<Product, '_id'>, quantity: unknown, fields: Line = {}): Line => ({
  productId: product._id,
  quantity,
  ...fields,
})

/** What an error says: its status and text. */
export const saying = ({ code, message }: ErrorAnswer): [number, string] => [code, message]

/** Every kept figure of an installation that isn't what its entries come to. */
export const differencesIn = async ({ database }: Pick<TestApp, 'database'>): Promise<string[]> => {
  const found: string[] = []
  for await (const { figure, kept, entries } of verify(database)) found.push(`${figure}: ${kept} instead of ${entries}`)
  return found
}

/** The books are looked at after each test of a suite whose every test has a company of its own: those of that company then, and all of them
 *  once more at the end. To be called before the application is told to close. */
export const watchBooks = (appOf: () => Pick<TestApp, 'database'>): void => {
  const seen: Document[] = []
  afterEach(async () => {
    const found = await differencesIn(appOf())
    const companies = appOf().database.collection('workspaces')
    seen.push(...(await companies.find().toArray()))
    await companies.deleteMany({})
    expect(found).toEqual([])
  })
  afterAll(async () => {
    await appOf().database.collection('workspaces').insertMany(seen)
    expect(await differencesIn(appOf())).toEqual([])
  })
}
