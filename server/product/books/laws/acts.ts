import { ObjectId } from 'mongodb'
import { dayOf, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { propose } from '../../../areas/assistants/propose'
import { addProgram } from '../../../testing/actors'
import type { Api } from '../../../testing/api'
import { uniqueText } from '../../../testing/sample'
import { of, type Shop } from '../../../testing/shop'

/** An act on what was prepared in an earlier month. */
export interface Prepared {
  readonly act: () => Promise<unknown>
  /** Takes it back; absent: nothing does. */
  readonly undo?: () => Promise<unknown>
  /** The same dated on a day of the month it was prepared in: method, path and body. */
  readonly backdated?: readonly [string, string, object]
}

export interface Act {
  /** The commands it stands for, as they are declared. */
  readonly of: readonly string[]
  /** Money or goods that go back are movements of their own: then balances are as before, and both sides keep what moved. */
  readonly goesBack?: true
  /** It leaves all figures as they are, or does so where it would reach closed days. */
  readonly isTraceless?: 'always' | 'of closed days'
  readonly prepare: (shop: Shop) => Promise<Prepared>
}

/** A moment of the month in which acts are prepared. */
const EARLIER = '2029-01-20T03:00:00.000Z'

/** @throws Error when it is refused */
const call = async (api: Api, method: string, path: string, body: object): Promise<unknown> => {
  const answer = await api.send(method, path, body)
  if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const idOf = (record: unknown): string => {
  if (typeof record === 'object' && record !== null && '_id' in record && typeof record._id === 'string') return record._id
  throw new TypeError(`no record was answered: ${JSON.stringify(record)}`)
}

/** Calls of whoever is signed in by then. */
const post = (shop: Shop, path: string, body: object) => call(shop.api, 'POST', path, body)
const patch = (shop: Shop, path: string, body: object) => call(shop.api, 'PATCH', path, body)
const patchOrder = (shop: Shop, { _id }: Pick<Order, '_id'>, body: object) => patch(shop, `orders/${_id}`, body)
const patchFund = (shop: Shop, { _id }: Pick<Fund, '_id'>, body: object) => patch(shop, `funds/${_id}`, body)

interface Sold {
  readonly order: Order
  readonly goods: Pick<Product, '_id'>
  readonly partner: { readonly _id: string }
}

/** What sums can't be split evenly: 7 at 1,001 with a gift, 1 of a service, less 500. */
const sold = async (shop: Shop, shipped: number, own: object = {}): Promise<Sold> => {
  const partner = await shop.api.create('assets', { group: 'Customers', name: uniqueText('Khách') })
  const goods = await shop.goods(uniqueText('Hàng'), { price: 1001, stock: 12, cost: 333 })
  const lines = [of(goods, 7, { quantityGift: 1 })]
  const order = await shop.sale(lines, { customerId: partner._id, discount: 500, ...own })
  return { order: shipped > 0 ? await shop.ship(order, [[goods, shipped]]) : order, goods, partner }
}

const bought = async (shop: Shop, received: number): Promise<Sold> => {
  const partner = await shop.api.create('assets', { group: 'Suppliers', name: uniqueText('Xưởng') })
  const goods = await shop.goods(uniqueText('Hàng'))
  const order = await shop.purchase([of(goods, 7, { cost: 1001 })], { supplierId: partner._id, discount: 500 })
  return { order: received > 0 ? await shop.ship(order, [[goods, received]]) : order, goods, partner }
}

/** The moment of the last shipment, or of the return, of an order as it stands now. */
const lastShipmentOf = async (shop: Shop, order: Pick<Order, '_id'>): Promise<string> =>
  (await shop.order(order)).shipments
    .map(({ time }) => time)
    .sort()
    .at(-1) ?? ''

const undoShipment = async (shop: Shop, order: Pick<Order, '_id'>) =>
  patchOrder(shop, order, { undoShipment: await lastShipmentOf(shop, order) })

const undoReturn = async (shop: Shop, order: Pick<Order, '_id'>) => {
  const { status, returnedAt } = await shop.order(order)
  return patchOrder(shop, order, { undoReturn: status === 'returned' ? returnedAt : await lastShipmentOf(shop, order) })
}

/** A change of an order's own terms and the change back; both are of the order's day while that is open. */
const terms = (of: string, shipped: number, make: (sold: Sold) => readonly [object, object]): Act => ({
  of: [of],
  prepare: async (shop) => {
    const made = await sold(shop, shipped)
    const [there, back] = make(made)
    return { act: () => patchOrder(shop, made.order, there), undo: () => patchOrder(shop, made.order, back) }
  },
})

const line = ({ goods }: Sold, quantity: number, price: number) => ({ productId: goods._id, quantity, quantityGift: 1, price })

const entry = (own: object = {}): object => ({ group: 'Other Income', amount: 1_000, label: 'Tiền mặt', status: 'completed', ...own })

/** An entry that counts, given back on the day it was entered. */
const entered = (of: readonly string[], make: (shop: Shop) => Promise<object>): Act => ({
  of,
  goesBack: true,
  prepare: async (shop) => {
    const body = await make(shop)
    let made = ''
    return {
      act: async () => (made = idOf(await post(shop, 'funds', body))),
      undo: () => patch(shop, `funds/${made}`, { status: 'refunded' }),
      backdated: ['POST', 'funds', { ...body, created: EARLIER }],
    }
  },
})

const fund = (shop: Shop, own: object = {}): Promise<Fund> => shop.api.create('funds', entry(own))

/** An order that is made and called off. */
const ordered = (of: string, make: (shop: Shop) => Promise<object>, isDated = true): Act => ({
  of: ['orders create', of],
  prepare: async (shop) => {
    const body = await make(shop)
    let made = ''
    return {
      act: async () => (made = idOf(await post(shop, 'orders', body))),
      undo: () => patch(shop, `orders/${made}`, { status: 'cancelled' }),
      ...(isDated ? { backdated: ['POST', 'orders', { ...body, created: EARLIER }] as const } : {}),
    }
  },
})

/** Goods that stay within the company: their undo leaves an order of nothing. */
const moved = (group: 'inventoryIn' | 'inventoryOut'): Act => ({
  of: [`orders create group=${group}`, 'orders create status=delivered'],
  prepare: async (shop) => {
    const goods = await shop.goods(uniqueText('Hàng'), { stock: 5, cost: 333 })
    const items = [{ productId: goods._id, quantity: 3, ...(takesGoodsOut(group) ? {} : { cost: 417 }) }]
    const body = { group, items, status: 'delivered', isForce: true, warehouseId: shop.warehouse._id }
    let made = ''
    return {
      act: async () => (made = idOf(await post(shop, 'orders', body))),
      undo: async () => {
        const order = await shop.api.get('orders', made)
        await patchOrder(shop, order, { undoShipment: order.shipments[0]?.time })
        await patchOrder(shop, order, { status: 'cancelled' })
      },
      backdated: ['POST', 'orders', { ...body, shippingTime: EARLIER }],
    }
  },
})

const asset = (shop: Shop, group: 'Owned Assets' | 'Rented Assets') => shop.api.create('assets', { group, name: uniqueText('Máy') })

/** A sale that our own driver brings. */
const sentByDriver = async (shop: Shop) => {
  const goods = await shop.goods(uniqueText('Hàng'), { price: 3_333, stock: 1, cost: 1_001 })
  const order = await shop.ship(await shop.sale([of(goods, 1)]))
  await shop.api.create('carrierAccounts', { carrier: 'own' })
  return shop.api.create('deliveries', {
    orderId: order._id,
    shippingTime: order.shipments[0]?.time ?? '',
    carrier: 'own',
    cod: 3_333,
    weight: 500,
    to: { name: 'Chị Hoa', phone: '0901234567', address: '1 Lê Lợi', division: 'new', province: 'Huế', ward: 'Phường Phú Xuân' },
  })
}

/** The same with 3,333 dong in their hand. */
const deliveredByDriver = async (shop: Shop) => shop.api.patch('deliveries', (await sentByDriver(shop))._id, { action: 'deliver' })

/** All that enters something in the books, each with what takes it back. */
export const acts: Readonly<Record<string, Act>> = {
  'a sale': ordered('orders create group=sales', async (shop) => {
    const goods = await shop.goods(uniqueText('Hàng'), { price: 1001 })
    return { group: 'sales', customerId: shop.customer._id, items: [of(goods, 7, { quantityGift: 1 })], discount: 500 }
  }),
  'a purchase': ordered('orders create group=purchases', async (shop) => {
    const goods = await shop.goods(uniqueText('Hàng'))
    return { group: 'purchases', supplierId: shop.supplier._id, items: [of(goods, 7, { cost: 1001 })] }
  }),
  'a debt from before the books': ordered('orders create isOpening', async (shop) => ({
    group: 'sales',
    customerId: shop.customer._id,
    total: 70_000,
    isOpening: true,
  })),
  'a copy of an order': ordered(
    'orders create copy',
    async (shop) => {
      const { order } = await sold(shop, 7)
      return { copy: order._id, confirmTotal: order.total }
    },
    false,
  ),
  'the orders of a month copied into this one': {
    of: ['orders create copyMonth'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 7)
      return { act: async () => post(shop, 'orders', { copyMonth: order._id, confirmTotal: await totalOfMonth(shop), $limit: 1 }) }
    },
  },
  'goods that were found': moved('inventoryIn'),
  'goods that were taken out': moved('inventoryOut'),
  'goods leave': {
    of: ['orders patch', 'orders patch status=shipped'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 0)
      return {
        act: () => patchOrder(shop, order, shop.shipping()),
        undo: () => undoShipment(shop, order),
        backdated: ['PATCH', `orders/${order._id}`, { ...shop.shipping(), shippingTime: EARLIER }],
      }
    },
  },
  'a part of the goods leaves': {
    of: ['orders patch shipping'],
    prepare: async (shop) => {
      const { order, goods } = await sold(shop, 0)
      return { act: () => patchOrder(shop, order, shop.shipping([[goods, 3]])), undo: () => undoShipment(shop, order) }
    },
  },
  'the rest leaves after a part': {
    of: ['orders patch shipping'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 3)
      return { act: () => patchOrder(shop, order, shop.shipping()), undo: () => undoShipment(shop, order) }
    },
  },
  'goods come': {
    of: ['orders patch status=shipped'],
    prepare: async (shop) => {
      const { order } = await bought(shop, 0)
      return {
        act: () => patchOrder(shop, order, shop.shipping()),
        undo: () => undoShipment(shop, order),
        backdated: ['PATCH', `orders/${order._id}`, { ...shop.shipping(), shippingTime: EARLIER }],
      }
    },
  },
  'the rest comes after a part': {
    of: ['orders patch shipping'],
    prepare: async (shop) => {
      const { order } = await bought(shop, 3)
      return { act: () => patchOrder(shop, order, shop.shipping()), undo: () => undoShipment(shop, order) }
    },
  },
  'an order is delivered at once': {
    of: ['orders patch status=delivered'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 0)
      const forced = { status: 'delivered', isForce: true, warehouseId: shop.warehouse._id }
      return {
        act: () => patchOrder(shop, order, forced),
        undo: () => undoShipment(shop, order),
        backdated: ['PATCH', `orders/${order._id}`, { ...forced, shippingTime: EARLIER }],
      }
    },
  },
  'a service is finished': {
    of: ['orders patch status=finished'],
    prepare: async (shop) => {
      const ride = await shop.service(uniqueText('Giao'), 999)
      const order = await shop.sale([of(ride, 3)])
      return { act: () => patchOrder(shop, order, { status: 'finished', isForce: true }), undo: () => undoShipment(shop, order) }
    },
  },
  'a shipment is corrected': {
    of: ['orders patch shippingTime'],
    prepare: async (shop) => {
      const { order, goods } = await sold(shop, 0)
      const correct = async (quantity: number) =>
        patchOrder(shop, order, {
          status: 'shipped',
          shippingTime: await lastShipmentOf(shop, order),
          shipping: [{ productId: goods._id, quantity }],
        })
      await shop.api.get('orders', order._id)
      return {
        act: async () => {
          await patchOrder(shop, order, shop.shipping([[goods, 5]]))
          await correct(3)
        },
        undo: async () => {
          await correct(5)
          await undoShipment(shop, order)
        },
      }
    },
  },
  'an order comes back': {
    of: ['orders patch status=returned'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 7)
      await shop.move(order, 'delivered')
      return { act: () => patchOrder(shop, order, { status: 'returned' }), undo: () => undoReturn(shop, order) }
    },
  },
  'a purchase goes back': {
    of: ['orders patch status=returned'],
    prepare: async (shop) => {
      const { order } = await bought(shop, 7)
      await shop.move(order, 'delivered')
      return { act: () => patchOrder(shop, order, { status: 'returned' }), undo: () => undoReturn(shop, order) }
    },
  },
  'a paid order comes back': {
    of: ['orders patch status=returned'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 7)
      await shop.pay(order, order.total)
      await shop.move(order, 'delivered')
      return { act: () => patchOrder(shop, order, { status: 'returned' }) }
    },
  },
  'a part comes back': {
    of: ['orders patch returning'],
    prepare: async (shop) => {
      const { order, goods } = await sold(shop, 7)
      const body = { returning: [{ productId: goods._id, quantity: 3 }] }
      return { act: () => patchOrder(shop, order, body), undo: () => undoReturn(shop, order) }
    },
  },
  'a part goes back to the supplier': {
    of: ['orders patch returning'],
    prepare: async (shop) => {
      const { order, goods } = await bought(shop, 7)
      const body = { returning: [{ productId: goods._id, quantity: 3 }] }
      return { act: () => patchOrder(shop, order, body), undo: () => undoReturn(shop, order) }
    },
  },
  'a part comes back, and its money is given back': {
    of: ['orders patch returning'],
    prepare: async (shop) => {
      const { order, goods } = await sold(shop, 7)
      await shop.pay(order, order.total)
      return { act: () => patchOrder(shop, order, { returning: [{ productId: goods._id, quantity: 3 }], refund: true }) }
    },
  },
  'a return of this month is taken back': {
    of: ['orders patch undoReturn'],
    prepare: async (shop) => {
      const { order, goods } = await sold(shop, 7)
      return {
        act: async () => {
          await patchOrder(shop, order, { returning: [{ productId: goods._id, quantity: 2 }] })
          await patchOrder(shop, order, { returning: [{ productId: goods._id, quantity: 1 }] })
          await undoReturn(shop, order)
        },
        undo: () => undoReturn(shop, order),
      }
    },
  },
  'a shipment of this month is taken back': {
    of: ['orders patch undoShipment'],
    prepare: async (shop) => {
      const { order, goods } = await sold(shop, 3)
      return {
        act: async () => {
          await patchOrder(shop, order, shop.shipping([[goods, 2]]))
          await patchOrder(shop, order, shop.shipping([[goods, 1]]))
          await undoShipment(shop, order)
        },
        undo: () => undoShipment(shop, order),
      }
    },
  },
  'the rest is given up': {
    of: ['orders patch close'],
    prepare: async (shop) => {
      const made = await sold(shop, 3)
      return {
        act: () => patchOrder(shop, made.order, { close: true }),
        undo: () => patchOrder(shop, made.order, { items: [line(made, 7, 1001)], discount: 500 }),
      }
    },
  },
  'the rest of a purchase is given up': {
    of: ['orders patch close'],
    prepare: async (shop) => {
      const { order, goods } = await bought(shop, 3)
      return {
        act: () => patchOrder(shop, order, { close: true }),
        undo: () => patchOrder(shop, order, { items: [of(goods, 7, { cost: 1001 })], discount: 500 }),
      }
    },
  },
  'an order is called off': {
    of: ['orders patch status=cancelled'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 0)
      await shop.pay(order, 3_000)
      return { act: () => patchOrder(shop, order, { status: 'cancelled' }) }
    },
  },
  'an order of a program is in error': {
    of: ['orders patch status=error', 'orders create status=error'],
    prepare: async (shop) => {
      const goods = await shop.goods(uniqueText('Hàng'), { price: 1001 })
      const { api } = await addProgram(shop.app, shop.founder, ['/sales'])
      const { _id } = await api.create('orders', { group: 'sales', customerId: shop.customer._id, items: [of(goods, 7)] } as never)
      return {
        act: () => call(api, 'PATCH', `orders/${_id}`, { status: 'error' }),
        undo: () => call(api, 'PATCH', `orders/${_id}`, { status: 'new-order' }),
      }
    },
  },
  'a price is corrected': terms('orders patch items', 3, (made) => [{ items: [line(made, 7, 1234)] }, { items: [line(made, 7, 1001)] }]),
  'more is ordered': terms('orders patch items', 3, (made) => [{ items: [line(made, 9, 1001)] }, { items: [line(made, 7, 1001)] }]),
  'a debt is written off': {
    of: ['orders patch writeOff', 'orders patch undoWriteOff'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 3)
      return {
        act: () => patchOrder(shop, order, { writeOff: { amount: 1_111, reason: 'Khách bỏ trốn' } }),
        undo: async () => patchOrder(shop, order, { undoWriteOff: (await shop.order(order)).writeOffs?.[0]?.at }),
      }
    },
  },
  'more time is given to pay': {
    of: ['orders patch dueDate'],
    prepare: async (shop) => {
      const { order } = await sold(shop, 3)
      await patchOrder(shop, order, { dueDate: '2029-03-15' })
      return {
        act: () => patchOrder(shop, order, { dueDate: '2029-04-15' }),
        undo: () => patchOrder(shop, order, { dueDate: '2029-03-15' }),
      }
    },
  },
  // Of a company without VAT: with it, what has no invoice yet is told beside the input, and follows.
  'the invoice of a seller comes': {
    of: ['orders patch inputInvoice'],
    isTraceless: 'always',
    prepare: async (shop) => {
      const { order } = await bought(shop, 7)
      const inputInvoice = { series: '1C29TMS', number: order.order_number, date: '2029-01-05', sellerTaxCode: '0316882407', vat: 561 }
      return {
        act: () => patchOrder(shop, order, { inputInvoice }),
        undo: () => patchOrder(shop, order, { inputInvoice: null }),
      }
    },
  },
  'a sale above what its customer may owe': ordered('orders create overLimit', async (shop) => {
    const { _id } = await shop.api.create('assets', { group: 'Customers', name: uniqueText('Nợ nhiều'), creditLimit: 1_000 } as never)
    return { group: 'sales', customerId: _id, total: 70_000, overLimit: true }
  }),
  'more is ordered than its customer may owe': {
    of: ['orders patch overLimit'],
    prepare: async (shop) => {
      const made = await sold(shop, 3)
      await patch(shop, `assets/${made.partner._id}`, { creditLimit: 1_000 })
      return {
        act: () => patchOrder(shop, made.order, { items: [line(made, 9, 1001)], overLimit: true }),
        undo: () => patchOrder(shop, made.order, { items: [line(made, 7, 1001)] }),
      }
    },
  },
  'a discount is given': terms('orders patch discount', 3, () => [{ discount: 777 }, { discount: 500 }]),
  'a supplier’s price is corrected': {
    of: ['orders patch items'],
    prepare: async (shop) => {
      const { order, goods } = await bought(shop, 7)
      await shop.ship(await shop.sale([of(goods, 3, { price: 5000 })]))
      return {
        act: () => patchOrder(shop, order, { items: [of(goods, 7, { cost: 1500 })] }),
        undo: () => patchOrder(shop, order, { items: [of(goods, 7, { cost: 1001 })] }),
      }
    },
  },
  'the total of an order without items is corrected': {
    of: ['orders patch total'],
    prepare: async (shop) => {
      const order = await shop.sale([], { total: 70_000 })
      return { act: () => patchOrder(shop, order, { total: 80_000 }), undo: () => patchOrder(shop, order, { total: 70_000 }) }
    },
  },
  'a balance is spent': {
    of: ['orders patch usePartnerBalance'],
    prepare: async (shop) => {
      const { order, partner } = await sold(shop, 0)
      await shop.pay(await shop.sale([], { total: 500, customerId: partner._id }), 800)
      return {
        act: () => patchOrder(shop, order, { usePartnerBalance: 300 }),
        undo: () => patchOrder(shop, order, { usePartnerBalance: 0 }),
      }
    },
  },
  'an order of this month gets another day': {
    of: ['orders patch created'],
    prepare: async (shop) => {
      const goods = await shop.goods(uniqueText('Hàng'), { price: 1001 })
      let made = ''
      return {
        act: async () => {
          made = idOf(await shop.sale([of(goods, 7)]))
          await patch(shop, `orders/${made}`, { created: '2029-02-05T03:00:00.000Z' })
        },
        undo: () => patch(shop, `orders/${made}`, { status: 'cancelled' }),
        backdated: ['PATCH', `orders/${idOf(await shop.sale([of(goods, 1)]))}`, { created: EARLIER }],
      }
    },
  },
  ...Object.fromEntries(
    (
      [
        ['customerId', 'Customers', 'sales'],
        ['agentId', 'Sales Agents', 'sales'],
        ['supplierId', 'Suppliers', 'purchases'],
      ] as const
    ).map(([field, group, orderGroup]): [string, Act] => [
      `an order of this month gets another ${field.slice(0, -2)}`,
      {
        of: [`orders patch ${field}`],
        prepare: async (shop) => {
          const [one, other] = [
            await shop.api.create('assets', { group, name: uniqueText('Một') }),
            await shop.api.create('assets', { group, name: uniqueText('Hai') }),
          ]
          const earlier = idOf(await post(shop, 'orders', { group: orderGroup, total: 10_000, [field]: one._id }))
          let made = ''
          return {
            act: async () => {
              made = idOf(await post(shop, 'orders', { group: orderGroup, total: 70_000, [field]: one._id }))
              await patch(shop, `orders/${made}`, { [field]: other._id })
            },
            undo: () => patch(shop, `orders/${made}`, { status: 'cancelled' }),
            backdated: ['PATCH', `orders/${earlier}`, { [field]: other._id }],
          }
        },
      },
    ]),
  ),
  'the next order of a series': {
    of: ['orders patch period'],
    prepare: async (shop) => {
      const order = await shop.sale([], { total: 70_000, period: 1 } as never)
      return { act: () => patchOrder(shop, order, { period: 0 }) }
    },
  },
  'money comes in': entered(['funds create', 'funds create group', 'funds create status=completed'], async () => entry()),
  'money goes out': entered(['funds create group'], async () => entry({ group: 'Other Expenses' })),
  'a payment of an order': entered(['funds create group'], async (shop) => {
    const { order } = await sold(shop, 3)
    return entry({ group: 'Sales', orderId: order._id, amount: 3_333 })
  }),
  'a supplier is paid too much': entered(['funds create group'], async (shop) => {
    const { order } = await bought(shop, 7)
    return entry({ group: 'Purchases', orderId: order._id, amount: order.total + 1_000 })
  }),
  'money moves from one purse to another': entered(['funds create transferTo'], async () => ({
    label: 'Tiền mặt',
    transferTo: 'Ngân hàng',
    amount: 1_000,
  })),
  'an asset is paid for at once': entered(['funds create instantPayment'], async (shop) => ({
    assetId: (await asset(shop, 'Owned Assets'))._id,
    instantPayment: true,
    assetSince: '2029-02',
    assetUntil: '2029-08',
    amount: 1_000_003,
    name: 'Mua máy',
    status: 'completed',
  })),
  'a rent is paid': {
    of: ['funds create recurringPayment'],
    isTraceless: 'always',
    prepare: async (shop) => {
      const { _id } = await asset(shop, 'Rented Assets')
      const months = { recurringPayment: true, assetSince: '2029-02', assetUntil: '2029-04' }
      return { act: () => post(shop, 'funds', { assetId: _id, ...months, amount: 300_000, name: 'Thuê kho' }) }
    },
  },
  'an entry that waited is completed': {
    of: ['funds patch', 'funds patch status=completed'],
    goesBack: true,
    prepare: async (shop) => {
      const { _id } = await fund(shop, { status: 'new-entry' })
      const waits = await fund(shop, { status: 'new-entry' })
      return {
        act: () => patch(shop, `funds/${_id}`, { created: '2029-02-09T03:00:00.000Z', status: 'completed' }),
        backdated: ['PATCH', `funds/${waits._id}`, { status: 'completed' }],
      }
    },
  },
  'an entry is given back': {
    of: ['funds patch status=refunded'],
    prepare: async (shop) => {
      const paid = await fund(shop)
      return { act: () => patchFund(shop, paid, { status: 'refunded' }) }
    },
  },
  ...Object.fromEntries(
    (
      [
        ['amount', { amount: 1_500 }, { amount: 1_000 }],
        ['group', { group: 'Other Expenses' }, { group: 'Other Income' }],
        ['label', { label: 'Ngân hàng' }, { label: 'Tiền mặt' }],
        ['created', { created: '2029-02-05T03:00:00.000Z' }, { created: '2029-02-10T03:00:00.000Z' }],
        ['items', { items: [{ name: 'Ve chai', price: 500, quantity: 3 }] }, { items: [{ name: 'Ve chai', price: 500, quantity: 2 }] }],
      ] as const
    ).map(([field, there, back]): [string, Act] => [
      `an entry of this month gets another ${field}`,
      {
        of: [`funds patch ${field}`],
        prepare: async (shop) => {
          const earlier = await fund(shop)
          let made = ''
          return {
            act: async () => {
              made = idOf(await post(shop, 'funds', { ...entry(back), created: '2029-02-10T03:00:00.000Z', status: 'new-entry' }))
              await patch(shop, `funds/${made}`, there)
              await patch(shop, `funds/${made}`, { status: 'completed' })
            },
            backdated: ['PATCH', `funds/${earlier._id}`, there],
          }
        },
      },
    ]),
  ),
  // Of a company without VAT: with it, what is deducted is no expense.
  'the invoice of an expense comes': {
    of: ['funds patch inputInvoice'],
    isTraceless: 'always',
    prepare: async (shop) => {
      const paid = await fund(shop, { group: 'Other Expenses' })
      const inputInvoice = { series: '1C29TDL', number: paid.number, date: '2029-01-05', sellerTaxCode: '0314226110', vat: 50 }
      return {
        act: () => patchFund(shop, paid, { inputInvoice }),
        undo: () => patchFund(shop, paid, { inputInvoice: null }),
      }
    },
  },
  'a purse is called otherwise, and as before': {
    of: ['funds patch many'],
    isTraceless: 'always',
    prepare: async (shop) => {
      await fund(shop)
      const rename = (from: string, to: string) => patch(shop, `funds?label=${encodeURIComponent(from)}`, { label: to })
      return {
        act: async () => {
          await rename('Tiền mặt', 'Két')
          await rename('Két', 'Tiền mặt')
        },
        undo: () => Promise.resolve(),
      }
    },
  },
  'an asset is sold': {
    of: ['assets patch', 'assets patch status=removed'],
    prepare: async (shop) => {
      const { _id } = await asset(shop, 'Owned Assets')
      const months = { instantPayment: true, assetSince: '2029-01', assetUntil: '2029-06' }
      await post(shop, 'funds', { assetId: _id, ...months, amount: 600_003, name: 'Mua máy', status: 'completed' })
      return { act: () => patch(shop, `assets/${_id}`, { status: 'removed', disposal: { amount: 250_000, label: 'Tiền mặt' } }) }
    },
  },
  'an asset was owned before the books': {
    of: ['assets create opening', 'assets patch opening'],
    prepare: async (shop) => {
      const opening = { amount: 1_000_003, since: '2028-02', months: 24 }
      let made = ''
      return {
        act: async () => {
          made = idOf(await post(shop, 'assets', { group: 'Owned Assets', name: uniqueText('Lò'), opening }))
          await patch(shop, `assets/${made}`, { opening: { ...opening, depreciated: 7 } })
        },
        undo: () => patch(shop, `assets/${made}`, { opening: null }),
      }
    },
  },
  'an asset is put aside': {
    of: ['assets patch status=removed', 'assets patch status=active'],
    prepare: async (shop) => {
      const { _id } = await asset(shop, 'Owned Assets')
      const months = { instantPayment: true, assetSince: '2029-01', assetUntil: '2029-06' }
      await post(shop, 'funds', { assetId: _id, ...months, amount: 600_003, name: 'Mua máy', status: 'completed' })
      return {
        act: () => patch(shop, `assets/${_id}`, { status: 'removed' }),
        undo: () => patch(shop, `assets/${_id}`, { status: 'active' }),
      }
    },
  },
  'goods go to another warehouse': {
    of: ['stockTransfers create'],
    prepare: async (shop) => {
      const goods = await shop.goods(uniqueText('Hàng'), { stock: 5, cost: 333 })
      const far = await shop.api.create('warehouses', { name: uniqueText('Kho') })
      const items = [{ productId: goods._id, quantity: 3 }]
      const move = (fromWarehouseId: string, toWarehouseId: string) =>
        post(shop, 'stockTransfers', { fromWarehouseId, toWarehouseId, items })
      return { act: () => move(shop.warehouse._id, far._id), undo: () => move(far._id, shop.warehouse._id) }
    },
  },
  'a warehouse is counted': {
    of: ['stocktakes patch status=closed', 'stocktakes create', 'stocktakes patch'],
    prepare: async (shop) => {
      const { _id: warehouseId } = await shop.api.create('warehouses', { name: uniqueText('Kho') })
      const [more, fewer] = [await shop.goods(uniqueText('Thừa')), await shop.goods(uniqueText('Thiếu'))]
      await shop.receive(more, 5, 333, { _id: warehouseId } as never)
      await shop.receive(fewer, 5, 333, { _id: warehouseId } as never)
      return {
        act: async () => {
          const take = idOf(await post(shop, 'stocktakes', { warehouseId, reason: 'Kiểm kê' }))
          await patch(shop, `stocktakes/${take}`, { counts: [{ productId: more._id, counted: 8 }] })
          await patch(shop, `stocktakes/${take}`, { counts: [{ productId: fewer._id, counted: 3 }] })
          await patch(shop, `stocktakes/${take}`, { status: 'closed' })
        },
      }
    },
  },
  'a sale at a counter': {
    of: ['orders create', 'orders patch undoSale', 'shifts create'],
    goesBack: true,
    prepare: async (shop) => {
      const goods = await shop.goods(uniqueText('Hàng'), { price: 1001, stock: 5, cost: 333 })
      const shift = await shop.api.create('shifts', { counter: uniqueText('Quầy'), warehouseId: shop.warehouse._id, opening: 0 })
      const counter = { shiftId: shift._id, payments: [{ label: 'Tiền mặt', amount: 2_002 }] }
      const body = { group: 'sales', items: [of(goods, 3)], discount: 1_001, counter }
      let made = ''
      return {
        act: async () => (made = idOf(await post(shop, 'orders', body))),
        undo: () => patch(shop, `orders/${made}`, { undoSale: true }),
        backdated: ['POST', 'orders', { ...body, created: EARLIER }],
      }
    },
  },
  'goods are exchanged at a counter, and the difference is paid': {
    of: ['orders create', 'orders patch undoSale'],
    goesBack: true,
    prepare: async (shop) => {
      const [goods, other] = [
        await shop.goods(uniqueText('Hàng'), { price: 1001, stock: 5, cost: 333 }),
        await shop.goods(uniqueText('Hàng'), { price: 1503, stock: 5, cost: 777 }),
      ]
      const { _id: shiftId } = await shop.api.create('shifts', { counter: uniqueText('Quầy'), warehouseId: shop.warehouse._id, opening: 0 })
      const cash = (amount: number) => [{ label: 'Tiền mặt', amount }]
      const earlier = { group: 'sales', items: [of(goods, 3)], counter: { shiftId, payments: cash(3_003) } }
      const orderId = idOf(await post(shop, 'orders', earlier))
      const exchange = { orderId, returning: [{ productId: goods._id, quantity: 2 }] }
      let made = ''
      return {
        act: async () => {
          const body = { group: 'sales', items: [of(other, 2)], counter: { shiftId, payments: cash(1_004), exchange } }
          made = idOf(await post(shop, 'orders', body))
        },
        undo: () => patch(shop, `orders/${made}`, { undoSale: true }),
      }
    },
  },
  'a sale that the books couldn’t take is handed over in part, and the rest is given back': {
    of: ['orders patch settle'],
    prepare: async (shop) => {
      const goods = await shop.goods(uniqueText('Hàng'), { price: 1001, stock: 2, cost: 333 })
      const { _id: shiftId } = await shop.api.create('shifts', { counter: uniqueText('Quầy'), warehouseId: shop.warehouse._id, opening: 0 })
      const payments = [{ label: 'Tiền mặt', amount: 3_003 }]
      const counter = { shiftId, payments, provisional: 'Q1-000001', key: uniqueText('sale') }
      const sale = idOf(await post(shop, 'orders', { group: 'sales', items: [of(goods, 3)], counter }))
      const body = { items: [of(goods, 2)], settle: { refund: true }, warehouseId: shop.warehouse._id }
      return { act: () => patch(shop, `orders/${sale}`, body) }
    },
  },
  'a driver hands a parcel over': {
    of: ['deliveries patch action'],
    prepare: async (shop) => {
      const { _id } = await sentByDriver(shop)
      return { act: () => patch(shop, `deliveries/${_id}`, { action: 'deliver' }) }
    },
  },
  'what a driver collected is handed in': {
    of: ['deliveries create', 'deliveries patch action'],
    prepare: async (shop) => {
      const { _id } = await deliveredByDriver(shop)
      return { act: () => patch(shop, `deliveries/${_id}`, { action: 'handIn' }) }
    },
  },
  'a carrier pays what it collected, less its fees': {
    of: ['codStatements patch status=booked', 'codStatements patch undo'],
    goesBack: true,
    prepare: async (shop) => {
      const statement = await statementOfGhn(shop)
      return {
        act: () => patch(shop, `codStatements/${statement._id}`, { status: 'booked', label: 'Tiền mặt' }),
        undo: () => patch(shop, `codStatements/${statement._id}`, { undo: { reason: 'Ghi nhầm sổ' } }),
      }
    },
  },
  'a carrier pays what it collected by a transfer of which the bank takes its fee': {
    of: ['bankTransfers patch status=settled', 'codStatements patch undo'],
    goesBack: true,
    prepare: async (shop) => {
      const { _id } = await statementOfGhn(shop)
      const told = { reference: uniqueText('FT'), time: '2029-02-10T02:00:00Z', amount: 2_033, content: 'GHN COD' }
      const transfer = idOf(await post(shop, 'bankTransfers', { accountId: await bankAccount(shop), ...told }))
      return {
        act: () => patch(shop, `bankTransfers/${transfer}`, { status: 'settled', statementId: _id, feeGroup: 'Other Expenses' }),
        undo: () => patch(shop, `codStatements/${_id}`, { undo: { reason: 'Nhầm khoản' } }),
      }
    },
  },
  'a member confirms the entry that an assistant proposed': {
    of: ['proposals patch status=confirmed'],
    prepare: async (shop) => {
      const { apiKey } = await shop.api.create('apiKeys', { name: uniqueText('Trợ lý'), rights: ['bod'], assistant: 'may write' })
      const data = { group: 'Other Income', name: 'Bán vỏ thùng', amount: 7_007, label: 'Tiền mặt', status: 'completed' }
      return {
        act: async () => {
          const { app } = shop.app
          const caller = await app.get('access').authenticate({ apiKey })
          const { _id } = await propose({ app, caller }, { service: 'funds', act: 'create', data })
          await patch(shop, `proposals/${_id}`, { status: 'confirmed' })
        },
      }
    },
  },
  'a drawer is counted short at the end of a shift': {
    of: ['shifts patch status=closed'],
    prepare: async (shop) => {
      const shift = await shop.api.create('shifts', { counter: uniqueText('Quầy'), warehouseId: shop.warehouse._id, opening: 10_500 })
      return {
        act: () => patch(shop, `shifts/${shift._id}`, { status: 'closed', counted: [{ value: 500, count: 17 }], note: 'Thối nhầm' }),
      }
    },
  },
  'cash is carried from a drawer to the safe, and what is left when its shift ends': {
    of: ['shifts patch carry', 'shifts patch status=closed'],
    prepare: async (shop) => {
      const safe = uniqueText('Két')
      const { opts } = await shop.api.get('workspaces', shop.founder.workspaceId)
      await patch(shop, `workspaces/${shop.founder.workspaceId}`, { opts: { fundLabels: [...opts.fundLabels, safe] } })
      const shift = await shop.api.create('shifts', { counter: uniqueText('Quầy'), warehouseId: shop.warehouse._id, opening: 10_500 })
      return {
        act: async () => {
          await patch(shop, `shifts/${shift._id}`, { carry: { amount: 4_003, label: safe } })
          const counted = { counted: [{ value: 500, count: 12 }], other: 497 }
          await patch(shop, `shifts/${shift._id}`, { status: 'closed', ...counted, kept: 1_000, keepTo: safe })
        },
      }
    },
  },
  'a till is counted short at the end of a day': {
    of: ['dayCloses create', 'dayCloses patch', 'dayCloses patch status=signed', 'dayCloses patch status=cancelled'],
    goesBack: true,
    prepare: async (shop) => {
      const label = uniqueText('Két')
      const { opts } = await shop.api.get('workspaces', shop.founder.workspaceId)
      await patch(shop, `workspaces/${shop.founder.workspaceId}`, { opts: { fundLabels: [...opts.fundLabels, label] } })
      await post(shop, 'funds', { group: 'Other Income', amount: 10_003, label, status: 'completed' })
      let close = ''
      return {
        act: async () => {
          close = idOf(
            await post(shop, 'dayCloses', {
              day: dayOf(shop.app.app.get('now')(), DEFAULT_ZONE),
              label,
              pieces: [{ value: 500, count: 3 }],
            }),
          )
          await patch(shop, `dayCloses/${close}`, { pieces: [{ value: 500, count: 17 }] })
          await patch(shop, `dayCloses/${close}`, { status: 'signed', reason: 'Thối nhầm' })
        },
        undo: () => patch(shop, `dayCloses/${close}`, { status: 'cancelled', takenBackReason: 'Đếm sót' }),
      }
    },
  },
  'a cost is found out later': {
    of: ['stocks patch many'],
    prepare: async (shop) => {
      const goods = await shop.goods(uniqueText('Hàng'))
      return {
        act: async () => {
          await shop.receive(goods, 4, 400)
          await shop.ship(await shop.sale([of(goods, 3)]))
          await patch(shop, `stocks?productId=${goods._id}&since=2029-02-01&until=2029-02-28`, { cost: 500 })
        },
      }
    },
  },
  'a cost of goods of the month before is found out later': {
    of: ['stocks patch many'],
    isTraceless: 'of closed days',
    prepare: async (shop) => {
      const goods = await shop.goods(uniqueText('Hàng'), { stock: 5, cost: 333 })
      await shop.ship(await shop.sale([of(goods, 2)]))
      return { act: () => patch(shop, `stocks?productId=${goods._id}&since=2029-01-01&until=2029-01-31`, { cost: 500 }) }
    },
  },
  ...Object.fromEntries(
    ['products', 'stock', 'orders', 'funds'].map((kind): [string, Act] => [
      `a sheet of ${kind} is brought in, and taken back`,
      {
        of: ['imports patch', 'imports patch status=committed', 'imports patch status=undone'],
        prepare: async (shop) => {
          const goods = await shop.goods(uniqueText('Hàng'), { price: 1001 })
          const rows = sheetOf(kind, { slug: goods.slug ?? '', warehouse: shop.warehouse.name, customer: shop.customer.name })
          let sheet = ''
          return {
            act: async () => {
              sheet = idOf(await post(shop, 'imports', { kind, rows }))
              await patch(shop, `imports/${sheet}`, { status: 'committed' })
            },
            undo: () => patch(shop, `imports/${sheet}`, { status: 'undone' }),
          }
        },
      },
    ]),
  ),
  'a transfer at the bank is said to pay an order': {
    of: ['bankTransfers patch', 'bankTransfers patch status=settled', 'bankTransfers create'],
    goesBack: true,
    prepare: async (shop) => {
      const { order } = await sold(shop, 3)
      const account = await bankAccount(shop)
      const time = '2029-02-10T02:00:00Z'
      const came = { accountId: account, reference: uniqueText('FT'), time, amount: 1_234, content: 'tien hang' }
      let transfer = ''
      return {
        act: async () => {
          transfer = idOf(await post(shop, 'bankTransfers', came))
          await patch(shop, `bankTransfers/${transfer}`, { status: 'settled', orderId: order._id })
        },
        undo: async () => {
          const { fundId } = await shop.api.get('bankTransfers', transfer)
          await patch(shop, `funds/${fundId ?? ''}`, { status: 'refunded' })
        },
      }
    },
  },
}

/** The statement of 3,333 that was collected and of a fee of 700, as if a carrier had brought the parcel: none is asked here. */
const statementOfGhn = async (shop: Shop): Promise<CodStatement> => {
  const { _id, code = '' } = await deliveredByDriver(shop)
  const asGhn = { carrier: 'ghn', codState: 'due', charged: 700 }
  await shop.app.database.collection('deliveries').updateOne({ _id: new ObjectId(_id) } as never, { $set: asGhn })
  return shop.api.create('codStatements', { carrier: 'ghn', rows: [{ code, cod: 3_333, fee: 700 }] })
}

const bankAccount = async (shop: Shop): Promise<string> => {
  const account = String(10_000_000 + Math.floor(performance.now() * 1000))
  return idOf(await post(shop, 'bankAccounts', { bank: '970436', account, holder: 'CONG TY', label: 'Ngân hàng' }))
}

const totalOfMonth = async (shop: Shop): Promise<number> => {
  const { data } = await shop.api.find('orders', { group: 'sales', $limit: -1 })
  return data
    .filter(({ created, status }) => created.startsWith('2029-01') && !['cancelled', 'returned', 'error'].includes(status))
    .reduce((total, order) => total + order.total, 0)
}

const sheetOf = (kind: string, { slug, warehouse, customer }: Readonly<Record<'slug' | 'warehouse' | 'customer', string>>): object[] => {
  if (kind === 'products') return [{ name: uniqueText('Hàng'), category: uniqueText('Nhóm'), quantity: 5, cost: 333 }]
  if (kind === 'stock') return [{ product: slug, warehouse, quantity: 5, cost: 333 }]
  if (kind === 'orders') return [{ 'Mã đơn': uniqueText('CU'), Ngày: '2029-02-05', 'Khách hàng': customer, 'Tổng tiền': 70_000 }]
  return [{ Ngày: '2029-02-05', 'Nhóm thu chi': 'Chi khác', 'Số tiền': 70_000, 'Nội dung': uniqueText('Chi') }]
}
