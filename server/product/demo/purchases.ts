import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { addDays, type Day } from '@shared/foundation/days/days'
import type { KnownProduct } from './catalogue'
import { OrderToCome, stockOf, voucherNumbers, type DemoContext } from './demo-context'
import { bank } from './fund-labels'

const firstStock = { most: 70, least: 26 }
/** How much of the first stock each warehouse holds. */
const stockShares: readonly number[] = [1, 0.5, 0.35]
const REORDER_AT_UNITS = 18
/** A supplier is called for three products or more. */
const MIN_PRODUCTS_PER_ORDER = 3

interface Purchase {
  readonly supplier: number
  readonly place: number
  readonly lines: readonly { readonly product: KnownProduct; readonly quantity: number }[]
}

/** The first purchases fill the warehouses. */
export const planFirstStock = (context: DemoContext, day: Day): void => {
  const { catalogue, random } = context
  for (const place of catalogue.warehouses.keys()) {
    for (const supplier of catalogue.suppliers.keys()) {
      const lines = catalogue.goodsFrom(supplier).map((product) => ({
        product,
        quantity: Math.max(6, Math.round(random.whole(firstStock.least, firstStock.most) * (stockShares[place] ?? 0))),
      }))
      if (lines.length > 0) planPurchase(context, day, { supplier, place, lines })
    }
  }
}

/** What runs short is bought anew. */
export const planPurchases = (context: DemoContext, day: Day): void => {
  const { catalogue, random, shelf } = context
  for (const place of catalogue.warehouses.keys()) {
    for (const supplier of catalogue.suppliers.keys()) {
      const short = catalogue
        .goodsFrom(supplier)
        .filter((product) => shelf.left(place, product) < (place === 0 ? REORDER_AT_UNITS : REORDER_AT_UNITS / 2))
      if (short.length < MIN_PRODUCTS_PER_ORDER) continue
      const lines = short.map((product) => ({ product, quantity: random.whole(20, place === 0 ? 60 : 30) }))
      planPurchase(context, day, { supplier, place, lines })
    }
  }
}

const planPurchase = (context: DemoContext, day: Day, { supplier, place, lines }: Purchase): void => {
  const { crew, catalogue, random, agenda, shelf } = context
  const partner = catalogue.supplier(supplier)
  const warehouseId = catalogue.warehouse(place)
  const order = new OrderToCome(`${day} from ${supplier} for ${place}`)
  const items = lines.map(({ product, quantity }) => ({ productId: product._id, quantity, cost: costOn(random.whole(-3, 3), product) }))
  const goods = lines.map(({ product }) => product)
  agenda.enter(day, 'buying', ['numbers of purchases', order.touched, ...stockOf(place, goods)], async () => {
    const made = await crew.create('buyer', 'orders', { group: 'purchases', supplierId: partner._id, items })
    order.made = await crew.patch('buyer', 'orders', made._id, { status: 'shipped', warehouseId })
  })
  for (const { product, quantity } of lines) shelf.put(place, product, quantity)
  if (random.chance(0.9))
    agenda.enter(addDays(day, random.whole(0, 12)), 'paying', [order.touched, voucherNumbers], () =>
      crew.create('accountant', 'funds', {
        orderId: order.made._id,
        group: FUND_GROUPS.purchases.name,
        name: `Trả tiền đơn ${order.made.order_number}`,
        recipientName: partner.name,
        amount: order.made.total,
        label: bank,
        status: 'completed',
      }),
    )
}

/** What is paid for moves a little around the usual cost, in whole thousands. */
const costOn = (percent: number, { cost }: KnownProduct): number => Math.round((cost * (100 + percent)) / 100_000) * 1000

/** Goods that were found without papers, some of unknown cost. */
export const planStockTake = ({ crew, catalogue, random, agenda }: DemoContext, day: Day): void => {
  const place = 0
  const found = random.some(catalogue.goods, 6)
  const items = found.map(({ _id, cost }, index) => ({
    productId: _id,
    quantity: random.whole(2, 6),
    cost: index < 2 ? ('n/a' as const) : cost,
  }))
  agenda.enter(day, 'buying', stockOf(place, found), () =>
    crew.create('storekeeper', 'orders', {
      group: 'inventoryIn',
      status: 'delivered',
      isForce: true,
      warehouseId: catalogue.warehouse(place),
      refId: 'Kiểm kho',
      items,
    }),
  )
}
