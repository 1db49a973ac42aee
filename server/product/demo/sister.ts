import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { addDays, firstDayOf, monthOfDay, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import type { Application } from '../../kernel/application'
import { withTaxes } from '../../kernel/auth/callers'
import type { Caller } from '../../kernel/call'
import type { Collections, StoredOf } from '../../kernel/collections'
import type { KnownProduct } from './catalogue'
import { company, sister } from './company'
import { callerFor } from './crew'
import { foundWorkspace } from './found-workspace'
import { OrderToCome, stockOf, voucherNumbers, type DemoContext } from './demo-context'
import { bank } from './fund-labels'

/** Days before the story's last one on which the roastery delivers to the first company. */
const DELIVERY_DAYS = [1, 5, 10, 15, 20, 34, 48, 62, 76] as const
const UNITS_PER_DELIVERY = 24
/** Every so many days an outside customer buys. */
const DAYS_BETWEEN_SALES = 5
const UNITS_PER_SALE = 6
/** What roasting costs of what the first company pays, and what others pay of it. */
const [COST_PERCENT, OUTSIDE_PERCENT] = [72, 118]
/** On the latest delivery the buyer wrote down this much less: both boards see that their books differ. */
const MISMATCH = 350_000
const RENT = 9_500_000
/** All that the roastery does is done in order. */
const roastery = 'the roastery'

/** The founder's second company, called by its founder. */
export class Sister {
  readonly #app: Application
  readonly caller: Caller

  private constructor(app: Application, caller: Caller) {
    this.#app = app
    this.caller = caller
  }

  /** Signs the company up; its founder is the first one's, with the same password. */
  static async found(app: Application, password: string): Promise<Sister> {
    const head = await foundWorkspace(app, sister.slug, password)
    const made = new Sister(app, callerFor(head))
    await made.patch('workspaces', head.workspaceId, { slogan: sister.slogan, opts: { howCalculateRevenue: 'shipped' } })
    return made
  }

  create<Name extends RecordService>(service: Name, data: CreateOf<Name>): Promise<StoredOf<Name>> {
    return this.#app.service(service).create(data, { caller: this.caller, language: 'vi' })
  }

  patch<Name extends RecordService>(service: Name, id: string, data: PatchOf<Name>): Promise<StoredOf<Name>> {
    return this.#app.service(service).patch(id, data, { caller: this.caller })
  }

  /** The oldest of its records, of that name where one is said. @throws Error when there is none */
  async first<Name extends 'assets' | 'products' | 'warehouses'>(
    service: Name,
    named: { readonly name?: string } = {},
  ): Promise<Collections[Name]> {
    const { workspaceId } = this.caller
    const [found] = await this.#app
      .get('database')
      .records(service, workspaceId)
      .find(named, { sort: { _id: 1 }, limit: 1 })
    return made(found)
  }

  /** Says what taxpayer it is. Resolves to the company that deals as one. */
  async asTaxpayer(tax: CompanyTax): Promise<Sister> {
    const workspace = await this.patch('workspaces', this.caller.workspaceId, { opts: { tax } })
    return new Sister(this.#app, { ...this.caller, ...withTaxes(workspace) })
  }
}

/** What both companies need of each other before they deal. */
interface Ties {
  warehouseId?: Id<'warehouses'>
  /** The first company, as the roastery's customer. */
  buyerId?: Id<'assets'>
  /** The roastery, as the first company's supplier. */
  supplierId?: Id<'assets'>
  readonly customerIds: Id<'assets'>[]
  /** By the first company's product: what the roastery calls it. */
  readonly products: Map<string, Id<'products'>>
}

interface Dealing {
  readonly context: DemoContext
  readonly own: Sister
  readonly ties: Ties
  readonly beans: readonly KnownProduct[]
}

/** Writes into the agenda what the two companies do with each other, and what the roastery sells besides. */
export const planSister = (context: DemoContext, own: Sister, first: Day): void => {
  const beans = context.catalogue.goods
    .filter(({ name }) => name.startsWith('Cà phê'))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, 2)
  const ties: Ties = { customerIds: [], products: new Map() }
  const dealing = { context, own, ties, beans }
  const begun = addDays(first, 1)
  planTies(dealing, begun)
  const from = addDays(begun, 1)
  for (const before of DELIVERY_DAYS) {
    const day = addDays(context.last, -before)
    if (day >= from) planDelivery(dealing, day, before === DELIVERY_DAYS[0] ? MISMATCH : 0)
  }
  for (let [day, turn] = [from, 0]; day <= context.last; day = addDays(day, DAYS_BETWEEN_SALES), turn++) planSale(dealing, day, turn)
  for (let month = monthOfDay(context.last); firstDayOf(month) >= from; month = monthOfDay(addDays(firstDayOf(month), -1)))
    planMonth(dealing, addDays(firstDayOf(month), 1))
}

/** Each names the other as its sister; the roastery has goods on its shelves. */
const planTies = ({ context: { crew, agenda }, own, ties, beans }: Dealing, day: Day): void => {
  const theirs = crew.paramsOf('founder').caller.workspaceId as Id<'workspaces'>
  agenda.enter(day, 'preparing', [roastery, 'the register'], async () => {
    await crew.proveMail()
    await crew.proveMail(own.caller)
    const { name, slug: _slug, slogan } = company
    const buyer = { group: 'Customers' as const, name, note: slogan, sisterWorkspaceId: theirs }
    ties.buyerId = (await own.create('assets', buyer))._id
    const supplier = { group: 'Suppliers' as const, name: sister.name, note: sister.slogan, address: sister.warehouse.address }
    const sisterWorkspaceId = own.caller.workspaceId as Id<'workspaces'>
    ties.supplierId = (await crew.create('founder', 'assets', { ...supplier, sisterWorkspaceId }))._id
    ties.warehouseId = (await own.create('warehouses', sister.warehouse))._id
    const category = await own.create('categories', { group: 'goods', name: 'Cà phê rang' })
    for (const { _id, name: called, unit, cost } of beans) {
      const price = dong(percentOf(cost, OUTSIDE_PERCENT))
      const data = { group: 'goods' as const, categoryId: category._id, name: called, unit, price, cost: percentOf(cost, COST_PERCENT) }
      ties.products.set(_id, (await own.create('products', data))._id)
    }
    for (const customer of sister.customers) ties.customerIds.push((await own.create('assets', { group: 'Customers', ...customer }))._id)
    const items = beans.map(({ _id, cost }) => ({ productId: productOf(ties, _id), quantity: 420, cost: percentOf(cost, COST_PERCENT) }))
    await own.create('orders', { group: 'inventoryIn', status: 'delivered', isForce: true, warehouseId: made(ties.warehouseId), items })
  })
}

/** To the thousand. */
const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100_000) * 1000

const made = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the roastery asks for what was not made')
  return value
}

const productOf = ({ products }: Ties, id: string): Id<'products'> => made(products.get(id))

/** The roastery's sale is the first company's purchase; both pay and are paid two days later. */
const planDelivery = ({ context: { crew, catalogue, agenda, last }, own, ties, beans }: Dealing, day: Day, mismatch: number): void => {
  const place = 0
  const [sale, purchase] = [new OrderToCome(`${day} to ${company.name}`), new OrderToCome(`${day} from ${sister.name}`)]
  agenda.enter(day, 'preparing', [roastery, sale.touched], async () => {
    const items = beans.map(({ _id, cost }) => ({ productId: productOf(ties, _id), quantity: UNITS_PER_DELIVERY, price: dong(cost) }))
    const order = await own.create('orders', { group: 'sales', customerId: made(ties.buyerId), items })
    sale.made = await own.patch('orders', order._id, { status: 'shipped', warehouseId: made(ties.warehouseId) })
  })
  agenda.enter(day, 'buying', ['numbers of purchases', purchase.touched, roastery, ...stockOf(place, beans)], async () => {
    const items = beans.map(({ _id, cost }) => ({ productId: _id, quantity: UNITS_PER_DELIVERY, cost }))
    const discount = mismatch > 0 ? { discount: dong(mismatch) } : {}
    const order = await crew.create('buyer', 'orders', { group: 'purchases', supplierId: made(ties.supplierId), items, ...discount })
    purchase.made = await crew.patch('buyer', 'orders', order._id, { status: 'shipped', warehouseId: catalogue.warehouse(place) })
  })
  const paid = addDays(day, 2)
  if (paid > last) return
  agenda.enter(paid, 'paying', [purchase.touched, voucherNumbers], () =>
    crew.create('accountant', 'funds', {
      ...paymentOf(purchase, FUND_GROUPS.purchases.name),
      name: `Trả tiền đơn ${purchase.made.order_number}`,
      recipientName: sister.name,
    }),
  )
  agenda.enter(paid, 'paying', [sale.touched, roastery], () =>
    own.create('funds', {
      ...paymentOf(sale, FUND_GROUPS.sales.name),
      name: `Thu tiền đơn ${sale.made.order_number}`,
      recipientName: company.name,
    }),
  )
}

const paymentOf = ({ made: { _id, total } }: OrderToCome, group: string) => ({
  orderId: _id,
  group,
  amount: total,
  label: bank,
  status: 'completed' as const,
})

const planSale = ({ context: { agenda }, own, ties, beans }: Dealing, day: Day, turn: number): void =>
  agenda.enter(day, 'selling', [roastery], async () => {
    const bean = made(beans[turn % beans.length])
    const customerId = made(ties.customerIds[turn % ties.customerIds.length])
    const items = [{ productId: productOf(ties, bean._id), quantity: UNITS_PER_SALE + (turn % 5) }]
    const sale = new OrderToCome(`${day} of the roastery`)
    const order = await own.create('orders', { group: 'sales', customerId, items })
    sale.made = await own.patch('orders', order._id, { status: 'shipped', warehouseId: made(ties.warehouseId) })
    await own.create('funds', { ...paymentOf(sale, FUND_GROUPS.sales.name), name: `Thu tiền đơn ${sale.made.order_number}` })
  })

const planMonth = ({ context: { agenda }, own }: Dealing, day: Day): void =>
  agenda.enter(day, 'paying', [roastery], () => {
    const rent = { group: FUND_GROUPS.otherExpenses.name, name: `Thuê xưởng tháng ${day.slice(5, 7)}`, amount: RENT, label: bank }
    return own.create('funds', { ...rent, status: 'completed' })
  })
