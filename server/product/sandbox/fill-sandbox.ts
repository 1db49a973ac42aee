import { addDays, dayOf, startOfDay } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import type { Application } from '../../kernel/application'
import type { Caller } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'

const HOUR_MS = 3_600_000
const label = 'Tiền mặt'

const goods = [
  { name: 'Cà phê Arabica Cầu Đất 500 g', unit: 'gói', price: 165_000, cost: 98_000 },
  { name: 'Cà phê Robusta Buôn Hồ 500 g', unit: 'gói', price: 98_000, cost: 61_000 },
  { name: 'Trà ô long 200 g', unit: 'hộp', price: 120_000, cost: 74_000 },
  { name: 'Trà sen Tây Hồ 100 g', unit: 'hộp', price: 210_000, cost: 139_000 },
  { name: 'Phin nhôm', unit: 'cái', price: 45_000, cost: 27_000 },
] as const
const customers = [
  { name: 'Quán Ba Miền', phone: '0901 112 223' },
  { name: 'Khách sạn Sông Hàn', phone: '0236 355 0199' },
  { name: 'Chị Lan, Gò Vấp', phone: '0909 555 121' },
  { name: 'Tiệm bánh Mộc', phone: '0283 990 1177' },
] as const

/** What became of each sale, and how many days ago it was made. */
const sales = [
  {
    before: 20,
    customer: 0,
    lines: [
      [0, 6],
      [4, 2],
    ],
    ending: 'paid',
  },
  { before: 15, customer: 1, lines: [[1, 12]], ending: 'paid' },
  { before: 11, customer: 2, lines: [[3, 1]], ending: 'cancelled' },
  {
    before: 8,
    customer: 1,
    lines: [
      [0, 10],
      [2, 5],
    ],
    ending: 'owed',
  },
  { before: 4, customer: 3, lines: [[2, 4]], ending: 'paid' },
  {
    before: 2,
    customer: 0,
    lines: [
      [1, 8],
      [3, 2],
    ],
    ending: 'owed',
  },
  { before: 1, customer: 2, lines: [[0, 1]], ending: 'open' },
  {
    before: 0,
    customer: 3,
    lines: [
      [1, 3],
      [4, 1],
    ],
    ending: 'open',
  },
] as const

/** Fills the sandbox through the services themselves: a little of everything that a program first asks for. */
export const fillSandbox = async (app: Application, founder: Caller): Promise<void> => {
  const params = () => ({ caller: founder, language: 'vi' as const })
  const create = <Name extends RecordService>(service: Name, data: CreateOf<Name>): Promise<StoredOf<Name>> =>
    app.service(service).create(data, params())
  const patch = <Name extends RecordService>(service: Name, id: string, data: PatchOf<Name>): Promise<StoredOf<Name>> =>
    app.service(service).patch(id, data, params())
  const now = app.get('now')()
  const daysAgo = (days: number) =>
    (days === 0
      ? now
      : new Date(startOfDay(addDays(dayOf(now, founder.zone), -days), founder.zone).getTime() + 9 * HOUR_MS)
    ).toISOString() as CreateOf<'orders'>['created'] & string

  const warehouse = await create('warehouses', { name: 'Kho Thủ Đức', address: '12 Kha Vạn Cân, Thủ Đức' })
  const category = await create('categories', { group: 'goods', name: 'Trà và cà phê' })
  const services = await create('categories', { group: 'services', name: 'Dịch vụ' })
  const products: Id<'products'>[] = []
  for (const { price, ...product } of goods)
    products.push((await create('products', { group: 'goods', categoryId: category._id, price: dong(price), ...product }))._id)
  await create('products', { group: 'services', categoryId: services._id, name: 'Giao tận nơi', price: dong(30_000) })
  const partners: Id<'assets'>[] = []
  for (const partner of customers) partners.push((await create('assets', { group: 'Customers', ...partner }))._id)
  const supplier = await create('assets', { group: 'Suppliers', name: 'Xưởng rang Cầu Đất', phone: '0263 383 4455' })

  const bought = goods.map(({ cost }, place) => ({ productId: made(products[place]), quantity: 80, cost }))
  const purchase = await create('orders', { group: 'purchases', supplierId: supplier._id, items: bought, created: daysAgo(21) })
  await patch('orders', purchase._id, { status: 'shipped', warehouseId: warehouse._id })
  await create('funds', {
    orderId: purchase._id,
    group: FUND_GROUPS.purchases.name,
    name: 'Trả tiền hàng',
    amount: dong(purchase.total / 2),
    label,
    status: 'completed',
  })
  for (const { before, customer, lines, ending } of sales) {
    const items = lines.map(([place, quantity]) => ({ productId: made(products[place]), quantity }))
    const order = await create('orders', { group: 'sales', customerId: made(partners[customer]), items, created: daysAgo(before) })
    if (ending === 'cancelled') await patch('orders', order._id, { status: 'cancelled' })
    if (ending !== 'owed' && ending !== 'paid') continue
    await patch('orders', order._id, { status: 'shipped', warehouseId: warehouse._id })
    if (ending === 'paid')
      await create('funds', {
        orderId: order._id,
        group: FUND_GROUPS.sales.name,
        name: 'Thu tiền bán hàng',
        amount: order.total,
        label,
        status: 'completed',
      })
  }
  await create('funds', {
    group: FUND_GROUPS.otherExpenses.name,
    name: 'Thuê mặt bằng',
    amount: dong(4_000_000),
    label,
    status: 'completed',
    created: daysAgo(5),
  })
}

const made = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the sandbox names what it has not made')
  return value
}
