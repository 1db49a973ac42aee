import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { addDays, type Day } from '@shared/foundation/days/days'
import { SeededRandom } from './random'
import { OrderToCome, stockOf, voucherNumbers, type DemoContext } from './demo-context'
import { bank } from './fund-labels'

/** Every so many days the shops are refilled from the main warehouse. */
const DAYS_BETWEEN_TRANSFERS = 16
const [MAIN, SHOP, LAST_PLACE] = [0, 1, 2]

/** Some goods go from the main warehouse to the shop, as far as nobody was promised them. */
export const planTransfers = (context: DemoContext, first: Day, day: Day): void => {
  const { crew, catalogue, agenda, shelf } = context
  const age = Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000)
  if (age === 0 || age % DAYS_BETWEEN_TRANSFERS !== 0) return
  const random = new SeededRandom(age)
  const goods = random.some(
    catalogue.goods.filter((product) => shelf.left(MAIN, product) > 10),
    3,
  )
  if (goods.length === 0) return
  const items = goods.map((product) => ({ productId: product._id, quantity: shelf.take(MAIN, product, random.whole(3, 8)) }))
  const touches = ['numbers of transfers', ...stockOf(MAIN, goods), ...stockOf(SHOP, goods)]
  agenda.enter(day, 'buying', touches, () =>
    crew.create('storekeeper', 'stockTransfers', {
      fromWarehouseId: catalogue.warehouse(MAIN),
      toWarehouseId: catalogue.warehouse(SHOP),
      items,
      note: 'Bổ sung hàng cho cửa hàng',
    }),
  )
  for (const [index, product] of goods.entries()) shelf.put(SHOP, product, items[index]?.quantity ?? 0)
}

/** So many days before the end of the story a warehouse is counted; on its last day another count is under way. */
const DAYS_SINCE_COUNT = 13

/** A count that found one piece too few and two too many; and one that isn't over. */
export const planCounts = (context: DemoContext, first: Day, day: Day): void => {
  const { crew, catalogue, agenda, shelf, last } = context
  const closes = day === addDays(last, -DAYS_SINCE_COUNT)
  if (day === first || (!closes && day !== last)) return
  const goods = new SeededRandom(14).some(
    catalogue.goods.filter((product) => shelf.left(LAST_PLACE, product) > 3),
    5,
  )
  const [short, found] = goods
  if (!short || !found) return
  if (closes) shelf.take(LAST_PLACE, short, 1)
  const warehouseId = catalogue.warehouse(LAST_PLACE)
  agenda.enter(day, 'delivering', ['numbers of counts', ...stockOf(LAST_PLACE, goods)], async () => {
    const reason = closes ? 'Kiểm kê giữa tháng' : 'Kiểm kê cuối tháng'
    const { _id } = await crew.create('storekeeper', 'stocktakes', { warehouseId, reason })
    const counts: { productId: (typeof short)['_id']; counted: number }[] = []
    for (const product of closes ? goods : goods.slice(0, 3)) {
      const there = await crew.standing(product._id, warehouseId)
      const difference = !closes ? 0 : product === short ? -1 : product === found ? 2 : 0
      counts.push({ productId: product._id, counted: there + difference })
    }
    await crew.patch('storekeeper', 'stocktakes', _id, { counts })
    if (closes) await crew.patch('storekeeper', 'stocktakes', _id, { status: 'closed' })
  })
}

/** A customer has a service every month, until it is cancelled; the first month is paid. */
export const planMonthlyOrder = ({ crew, catalogue, agenda, last }: DemoContext, first: Day): void => {
  const [service] = catalogue.services
  const [customer] = catalogue.customers
  if (!service || !customer) return
  const started = addDays(last, -12)
  if (started <= first) return
  const order = new OrderToCome('every month')
  agenda.enter(started, 'selling', ['numbers of sales', order.touched], async () => {
    order.made = await crew.create('seller', 'orders', {
      group: 'sales',
      customerId: customer._id,
      items: [{ productId: service._id, quantity: 1 }],
      note: 'Dịch vụ hằng tháng',
      started,
      period: 1,
      moPaymentDate: Math.min(28, Number(started.slice(8))),
    })
  })
  agenda.enter(addDays(started, 2), 'paying', ['numbers of sales', order.touched, voucherNumbers], async () => {
    await crew.create('accountant', 'funds', {
      orderId: order.made._id,
      group: FUND_GROUPS.sales.name,
      name: `Thu tiền đơn ${order.made.order_number}`,
      recipientName: customer.name,
      amount: order.made.total,
      label: bank,
      status: 'completed',
    })
    await crew.patch('seller', 'orders', order.made._id, { period: 0 } as never)
  })
}
