import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { addDays, countDays, type Day } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import type { CreateOf } from '@shared/registry/service-types'
import { tags } from './company'
import { OrderToCome, stockOf, voucherNumbers, type Order, type DemoContext } from './demo-context'
import { bank, cash } from './fund-labels'
import { fateOf, type Fate } from './scenario'

const SALES_PER_DAY = 5.92

interface Sale {
  readonly order: OrderToCome
  readonly place: number
  /** What of the stock it will need. */
  readonly stock: readonly string[]
  readonly data: CreateOf<'orders'>
}

/** The sales orders of a day, and all that happens to them until the story's end. */
export const planSales = (context: DemoContext, day: Day): void => {
  const { random, last } = context
  const expected = SALES_PER_DAY * (isSunday(day) ? 0.45 : 1.09)
  const age = countDays(day, last) - 1
  // Business grows a little over the three months.
  const count = Math.max(1, Math.round(expected * (1.12 - age * 0.0026) + random.whole(-2, 2) * 0.5))
  for (let place = 0; place < count; place++) planSale(context, day, draftSale(context, `${day} ${place}`), fateOf(random, age))
}

const isSunday = (day: Day): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

const draftSale = ({ random, catalogue, shelf }: DemoContext, name: string): Sale => {
  const place = random.chance(0.7) ? 0 : random.chance(0.65) ? 1 : 2
  const toAgent = random.chance(0.18)
  const partner = random.pick(toAgent ? catalogue.agents : catalogue.customers)
  const wholesale = toAgent || random.chance(0.25)
  const lines = shelf.pick(random, place, catalogue.goods, random.whole(1, wholesale ? 6 : 4)).map((product) => {
    const quantity = shelf.take(place, product, wholesale ? random.whole(4, 12) : random.whole(1, 4))
    return { product, quantity, quantityGift: quantity >= 10 && random.chance(0.5) ? 1 : 0 }
  })
  const fee = random.chance(0.3) || lines.length === 0 ? [{ product: random.pick(catalogue.services), quantity: 1, quantityGift: 0 }] : []
  const all = [...lines, ...fee]
  const gross = all.reduce((sum, { product, quantity, quantityGift }) => sum + product.price * (quantity - quantityGift), 0)
  const discount = wholesale && random.chance(0.4) ? Math.floor((gross * random.whole(3, 8)) / 100_000) * 1000 : 0
  return {
    order: new OrderToCome(name),
    place,
    stock: stockOf(
      place,
      lines.map(({ product }) => product),
    ),
    data: {
      group: 'sales',
      ...(toAgent ? { agentId: partner._id } : { customerId: partner._id }),
      items: all.map(({ product, quantity, quantityGift }) => ({
        productId: product._id,
        quantity,
        ...(quantityGift ? { quantityGift } : {}),
      })),
      ...(discount > 0 ? { discount: dong(discount), discountNote: 'Khách mua nhiều' } : {}),
      ...(random.chance(0.35) ? { tags: random.some(tags, random.whole(1, 2)) } : {}),
      ...(random.chance(0.12)
        ? { note: random.pick(['Giao trước 9 giờ', 'Gọi trước khi giao', 'Xuất hoá đơn VAT', 'Gửi bảo vệ nhận giúp']) }
        : {}),
    },
  }
}

const planSale = (
  { crew, agenda, random, catalogue, last }: DemoContext,
  day: Day,
  { order, place, stock, data }: Sale,
  fate: Fate,
): void => {
  const seller = random.whole(0, 1)
  const reservation = fate.ending === 'reserved' ? { reservation: addDays(last, 1) } : {}
  agenda.enter(day, 'selling', ['numbers of sales', order.touched], async () => {
    order.made = await crew.create('seller', 'orders', { ...data, ...reservation }, seller)
  })
  const patch = (by: 'seller' | 'founder', status: Order['status']) => () => crew.patch(by, 'orders', order.made._id, { status }, seller)
  const warehouseId = catalogue.warehouse(place)
  const ship = (part: boolean) =>
    agenda.enter(addDays(day, fate.shipAfter), 'shipping', [order.touched, ...stock], async () => {
      const shipping = piecesOf(order.made, part)
      if (shipping.length > 0) await crew.patch('storekeeper', 'orders', order.made._id, { status: 'shipped', warehouseId, shipping })
    })
  const deliver = () => agenda.enter(addDays(day, fate.deliverAfter), 'delivering', [order.touched], patch('seller', 'delivered'))
  switch (fate.ending) {
    case 'open':
    case 'reserved':
      return
    case 'cancelled':
      return agenda.enter(addDays(day, 1), 'selling', [order.touched], patch('seller', 'cancelled'))
    case 'partial':
      return ship(true)
    case 'owed':
      ship(false)
      return deliver()
    case 'paid': {
      ship(false)
      deliver()
      const inCash = random.chance(0.6)
      return agenda.enter(addDays(day, fate.payAfter), 'paying', [order.touched, voucherNumbers], () =>
        crew.create('accountant', 'funds', paymentOf(order.made, inCash)),
      )
    }
    case 'returned':
      ship(false)
      deliver()
      return agenda.enter(
        addDays(day, fate.deliverAfter + 2),
        'delivering',
        [order.touched, voucherNumbers, ...stock],
        patch('founder', 'returned'),
      )
  }
}

/** What is shipped of an order: all, or half of each of its goods. */
const piecesOf = ({ items }: Order, part: boolean) =>
  items.flatMap(({ productId, quantity, group }) => {
    const pieces = part && group === 'goods' ? Math.floor(quantity / 2) : quantity
    return productId && pieces > 0 ? [{ productId, quantity: pieces }] : []
  })

const MAX_CASH_DONG = 2_000_000

const paymentOf = ({ _id, order_number, customer, agent, total }: Order, inCash: boolean): CreateOf<'funds'> => ({
  orderId: _id,
  group: FUND_GROUPS.sales.name,
  name: `Thu tiền đơn ${order_number}`,
  recipientName: (customer ?? agent)?.name ?? '',
  amount: total,
  label: inCash && total <= MAX_CASH_DONG ? cash : bank,
  status: 'completed',
})
