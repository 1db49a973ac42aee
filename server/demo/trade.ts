import { countDays, type Day } from '@shared/domain/days/days'
import type { Id } from '@shared/domain/ids'
import { dong } from '@shared/domain/money/money'
import type { CreateOf } from '@shared/services/service-map'
import type { StoredOf } from '../collections'
import { fail } from '../errors'
import type { Catalogue, KnownProduct } from './catalogue'
import { members, monthly, occasional, tags } from './company'
import type { Crew } from './crew'
import type { DayPlan } from './diary'
import type { Dice } from './random'
import { fateOf, type Fate } from './storyboard'

type Order = StoredOf<'orders'>
type Task = () => Promise<unknown>

const salesInAll = 545
const firstStock = { most: 70, least: 26 }
/** How much of the first stock each warehouse holds. */
const stockShares: readonly number[] = [1, 0.5, 0.35]
const reorderAt = 18
const hours = { buying: 8, selling: 9, shipping: 14, delivering: 16, paying: 17 } as const
type Step = keyof typeof hours
const bank = 'Ngân hàng'
const cash = 'Tiền mặt'

interface SaleDraft {
  readonly warehouseId: Id<'warehouses'>
  readonly data: CreateOf<'orders'>
}

/** The demo company's three months of buying, selling, shipping and paying. */
export class Trade {
  readonly #crew: Crew
  readonly #catalogue: Catalogue
  readonly #dice: Dice
  readonly #today: Day
  readonly #agenda = new Map<string, Task[]>()
  /** Pieces not yet promised to an order, by warehouse and product. */
  readonly #free = new Map<string, number>()
  readonly #reordered = new Set<string>()

  constructor(crew: Crew, catalogue: Catalogue, dice: Dice, today: Day) {
    this.#crew = crew
    this.#catalogue = catalogue
    this.#dice = dice
    this.#today = today
  }

  /** Capital, the first purchases that fill the warehouses, and a stock take. */
  async open(day: Day): Promise<void> {
    await this.#crew.create('founder', 'funds', {
      group: 'Opening Balance',
      name: 'Vốn góp ban đầu',
      amount: 1_350_000_000,
      label: bank,
      status: 'completed',
    })
    await this.#crew.create('founder', 'funds', {
      group: 'Opening Balance',
      name: 'Quỹ tiền mặt đầu kỳ',
      amount: 60_000_000,
      label: cash,
      status: 'completed',
    })
    for (const [place, warehouseId] of this.#catalogue.warehouses.entries()) {
      for (const supplier of this.#catalogue.suppliers.keys()) {
        const lines = this.#catalogue.goods
          .filter((product) => product.supplier === supplier)
          .map((product) => ({
            product,
            quantity: Math.max(6, Math.round(this.#dice.whole(firstStock.least, firstStock.most) * (stockShares[place] ?? 0))),
          }))
        if (lines.length > 0) await this.#buy(day, supplier, warehouseId, lines)
      }
    }
    await this.#stockTake('inventoryIn')
  }

  shareDone(first: Day, day: Day): number {
    return countDays(first, day) / countDays(first, this.#today)
  }

  /** What happens on a day: what was put on the agenda before, and what begins on it. */
  plan(day: Day, payday: boolean): DayPlan[] {
    this.#planBuying(day)
    this.#planSelling(day)
    this.#planSpending(day, payday)
    return (Object.keys(hours) as Step[]).map((step) => ({ hour: hours[step], tasks: () => this.#due(day, step) }))
  }

  #due(day: Day, step: Step): Task[] {
    const key = `${day} ${step}`
    const tasks = this.#agenda.get(key) ?? []
    this.#agenda.delete(key)
    return tasks
  }

  #schedule(day: Day, after: number, step: Step, task: Task): void {
    const at = new Date(`${day}T00:00:00Z`)
    at.setUTCDate(at.getUTCDate() + after)
    const on = at.toISOString().slice(0, 10)
    if (on > this.#today) return
    const key = `${on} ${step}`
    this.#agenda.set(key, [...(this.#agenda.get(key) ?? []), task])
  }

  #planSelling(day: Day): void {
    const dayOfWeek = new Date(`${day}T00:00:00Z`).getUTCDay()
    const usual = (salesInAll / 92) * (dayOfWeek === 0 ? 0.45 : 1.09)
    const age = countDays(day, this.#today) - 1
    // Business grows a little over the three months.
    const count = Math.max(1, Math.round(usual * (1.12 - age * 0.0026) + this.#dice.whole(-2, 2) * 0.5))
    for (let n = 0; n < count; n++) {
      const draft = this.#draftSale()
      const fate = fateOf(this.#dice, age)
      const turn = this.#dice.whole(0, 1)
      this.#schedule(day, 0, 'selling', () => this.#sell(day, draft, fate, turn))
    }
  }

  #draftSale(): SaleDraft {
    const dice = this.#dice
    const place = dice.chance(0.7) ? 0 : dice.chance(0.65) ? 1 : 2
    const warehouseId = this.#catalogue.warehouses[place]
    if (!warehouseId) throw fail('shipping.warehouse-required')
    const toAgent = dice.chance(0.18)
    const partner = dice.pick(toAgent ? this.#catalogue.agents : this.#catalogue.customers)
    const wholesale = toAgent || dice.chance(0.25)
    const lines = this.#pickGoods(place, dice.whole(1, wholesale ? 6 : 4)).map((product) => {
      const wanted = wholesale ? dice.whole(4, 12) : dice.whole(1, 4)
      const quantity = this.#take(place, product, wanted)
      const quantityGift = quantity >= 10 && dice.chance(0.5) ? 1 : 0
      return { product, quantity, quantityGift }
    })
    const items = lines.filter(({ quantity }) => quantity > 0)
    const fee =
      dice.chance(0.3) || items.length === 0 ? [{ product: dice.pick(this.#catalogue.services), quantity: 1, quantityGift: 0 }] : []
    const all = [...items, ...fee]
    const gross = all.reduce((sum, { product, quantity, quantityGift }) => sum + product.price * (quantity - quantityGift), 0)
    const discount = wholesale && dice.chance(0.4) ? Math.floor((gross * dice.whole(3, 8)) / 100_000) * 1000 : 0
    return {
      warehouseId,
      data: {
        group: 'sales' as const,
        ...(toAgent ? { agentId: partner._id } : { customerId: partner._id }),
        items: all.map(({ product, quantity, quantityGift }) => ({
          productId: product._id,
          quantity,
          ...(quantityGift ? { quantityGift } : {}),
        })),
        ...(discount > 0 ? { discount: dong(discount), discountNote: 'Khách mua nhiều' } : {}),
        ...(dice.chance(0.35) ? { tags: dice.some(tags, dice.whole(1, 2)) } : {}),
        ...(dice.chance(0.12)
          ? { note: dice.pick(['Giao trước 9 giờ', 'Gọi trước khi giao', 'Xuất hoá đơn VAT', 'Gửi bảo vệ nhận giúp']) }
          : {}),
      },
    }
  }

  async #sell(day: Day, { data, warehouseId }: SaleDraft, fate: Fate, turn: number): Promise<void> {
    const reservation = fate.ending === 'reserved' ? { reservation: this.#today } : {}
    const order = await this.#crew.create('seller', 'orders', { ...data, ...reservation }, turn)
    if (fate.ending === 'open' || fate.ending === 'reserved') return
    if (fate.ending === 'cancelled') {
      this.#schedule(day, 1, 'selling', () => this.#crew.patch('seller', 'orders', order._id, { status: 'cancelled' }, turn))
      return
    }
    const part = fate.ending === 'partial'
    // Tasks of today's hours are still to come when an order is made in the morning.
    this.#schedule(day, fate.shipAfter, 'shipping', () => this.#ship(order, warehouseId, part))
    if (part) return
    this.#schedule(day, fate.deliverAfter, 'delivering', () => this.#deliver(order))
    if (fate.ending === 'paid') this.#schedule(day, fate.payAfter, 'paying', () => this.#collect(order))
    if (fate.ending === 'returned')
      this.#schedule(day, fate.deliverAfter + 2, 'delivering', () =>
        this.#crew.patch('founder', 'orders', order._id, { status: 'returned' }),
      )
  }

  async #ship(order: Order, warehouseId: Id<'warehouses'>, part: boolean): Promise<void> {
    const shipping = order.items.flatMap(({ productId, quantity, group }) => {
      const pieces = part && group === 'goods' ? Math.floor(quantity / 2) : quantity
      return productId && pieces > 0 ? [{ productId, quantity: pieces }] : []
    })
    if (shipping.length > 0)
      await this.#crew.patch('storekeeper', 'orders', order._id, {
        status: 'shipped',
        warehouseId,
        shipping,
        shippingTime: this.#crew.moment(),
      })
  }

  async #deliver(order: Order): Promise<void> {
    await this.#crew.patch('seller', 'orders', order._id, { status: 'delivered' })
  }

  async #collect(order: Order): Promise<void> {
    const label = order.total > 2_000_000 || this.#dice.chance(0.4) ? bank : cash
    await this.#crew.create('accountant', 'funds', {
      orderId: order._id,
      group: 'Sales',
      name: `Thu tiền đơn ${order.order_number}`,
      recipientName: (order.customer ?? order.agent)?.name ?? '',
      amount: order.total,
      label,
      status: 'completed',
    })
  }

  #planBuying(day: Day): void {
    for (const [place, warehouseId] of this.#catalogue.warehouses.entries()) {
      for (const supplier of this.#catalogue.suppliers.keys()) {
        const short = this.#catalogue.goods.filter(
          (product) => product.supplier === supplier && this.#left(place, product) < (place === 0 ? reorderAt : reorderAt / 2),
        )
        const key = `${place} ${supplier}`
        if (short.length < 3 || this.#reordered.has(key)) continue
        this.#reordered.add(key)
        const lines = short.map((product) => ({ product, quantity: this.#dice.whole(20, place === 0 ? 60 : 30) }))
        this.#schedule(day, 0, 'buying', async () => {
          await this.#buy(day, supplier, warehouseId, lines)
          this.#reordered.delete(key)
        })
      }
    }
  }

  async #buy(
    day: Day,
    supplier: number,
    warehouseId: Id<'warehouses'>,
    lines: readonly { product: KnownProduct; quantity: number }[],
  ): Promise<void> {
    const partner = this.#catalogue.suppliers[supplier]
    if (!partner) throw fail('orders.supplier-required')
    const order = await this.#crew.create('buyer', 'orders', {
      group: 'purchases',
      supplierId: partner._id,
      // What is paid for moves a little around the usual cost.
      items: lines.map(({ product, quantity }) => ({
        productId: product._id,
        quantity,
        cost: Math.round((product.cost * (97 + this.#dice.whole(0, 6))) / 100_000) * 1000,
      })),
    })
    await this.#crew.patch('buyer', 'orders', order._id, { status: 'shipped', warehouseId })
    const place = this.#catalogue.warehouses.indexOf(warehouseId)
    for (const { product, quantity } of lines) this.#put(place, product, quantity)
    if (this.#dice.chance(0.9)) this.#schedule(day, this.#dice.whole(0, 12), 'paying', () => this.#paySupplier(order, partner.name))
  }

  async #paySupplier(order: Order, name: string): Promise<void> {
    await this.#crew.create('accountant', 'funds', {
      orderId: order._id,
      group: 'Purchases',
      name: `Trả tiền đơn ${order.order_number}`,
      recipientName: name,
      amount: order.total,
      label: bank,
      status: 'completed',
    })
  }

  #planSpending(day: Day, payday: boolean): void {
    const date = Number(day.slice(8))
    for (const { group, name, recipientName, amount, day: due } of monthly) {
      if (date === due)
        this.#spend(day, {
          group,
          name,
          recipientName,
          amount: amount + (name.startsWith('Tiền') ? this.#dice.whole(-9, 9) * 10_000 : 0),
          label: bank,
        })
    }
    if (this.#dice.chance(0.42)) {
      const { group, name, recipientName, least, most } = this.#dice.pick(occasional)
      this.#spend(day, {
        group,
        name,
        recipientName,
        amount: this.#dice.whole(least / 10_000, most / 10_000) * 10_000,
        label: this.#dice.chance(0.5) ? cash : bank,
      })
    }
    if (!payday) return
    for (const { name, baseSalary } of members)
      this.#spend(day, {
        group: 'Salaries and Incentives',
        name: `Lương tháng ${day.slice(5, 7)}`,
        recipientName: name,
        amount: baseSalary,
        label: bank,
      })
  }

  #spend(day: Day, entry: { group: string; name: string; recipientName: string; amount: number; label: string }): void {
    // The last days' entries still wait to be completed.
    const open = countDays(day, this.#today) <= 2 && this.#dice.chance(0.5)
    this.#schedule(day, 0, 'paying', () => this.#crew.create('accountant', 'funds', { ...entry, status: open ? 'new-entry' : 'completed' }))
  }

  /** Goods that were found without papers, some of unknown cost. */
  async #stockTake(group: 'inventoryIn'): Promise<void> {
    const [warehouseId] = this.#catalogue.warehouses
    if (!warehouseId) return
    const found = this.#dice.some(this.#catalogue.goods, 6)
    await this.#crew.create('storekeeper', 'orders', {
      group,
      status: 'delivered',
      isForce: true,
      warehouseId,
      refId: 'Kiểm kho đầu kỳ',
      items: found.map((product, index) => ({
        productId: product._id,
        quantity: this.#dice.whole(2, 6),
        cost: index < 2 ? 'n/a' : product.cost,
      })),
    })
  }

  #pickGoods(place: number, count: number): KnownProduct[] {
    const left = this.#catalogue.goods.filter((product) => this.#left(place, product) > 0)
    const picked: KnownProduct[] = []
    while (picked.length < count && left.length > 0) {
      let luck = this.#dice.next() * left.reduce((sum, { weight }) => sum + weight, 0)
      const index = left.findIndex(({ weight }) => (luck -= weight) <= 0)
      picked.push(...left.splice(index < 0 ? 0 : index, 1))
    }
    return picked
  }

  #left(place: number, product: KnownProduct): number {
    return this.#free.get(`${place} ${product._id}`) ?? 0
  }

  #put(place: number, product: KnownProduct, quantity: number): void {
    this.#free.set(`${place} ${product._id}`, this.#left(place, product) + quantity)
  }

  /** Promises up to `wanted` pieces; returns how many there were. */
  #take(place: number, product: KnownProduct, wanted: number): number {
    const quantity = Math.min(wanted, this.#left(place, product))
    this.#put(place, product, -quantity)
    return quantity
  }
}
