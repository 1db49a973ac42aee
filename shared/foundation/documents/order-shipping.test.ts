import fc from 'fast-check'
import { sumDong } from '../money/money'
import { goods, productId, sale, service, warehouseId } from '../../testing/examples'
import { clampQuantity } from './order-lines'
import {
  bookedNet,
  closedTerms,
  freeTime,
  planDelivery,
  planShipment,
  planShipmentEdit,
  receivedCosts,
  shippedNet,
  spreadRequest,
  statusOfShipped,
  valueCorrection,
  type ShippingRequest,
} from './order-shipping'
import { orderTotal } from './order-totals'
import type { OrderDocument, Shipment } from './order-types'

const time = (n: number) => new Date(Date.UTC(2024, 2, n))
const rice = productId(1)
const from = warehouseId(1)

function shipped(order: OrderDocument, request: ShippingRequest, at = time(10)) {
  const plan = planShipment(order, { warehouseId: from, ...request })
  if (!plan.ok) throw new Error(plan.errors.map(({ code }) => code).join())
  const shipment: Shipment = { time: at, warehouseId: from, lines: plan.lines, net: plan.net, cost: 0 }
  return { ...order, items: plan.items, status: plan.status, shipments: [...(order.shipments ?? []), shipment] }
}

const refusal = (order: OrderDocument, request: ShippingRequest) => {
  const plan = planShipment(order, request)
  return plan.ok ? [] : plan.errors.map(({ path, code, values }) => [path, code, values])
}

test('a product on two lines is shipped from the first line first', () => {
  const items = [goods({ quantity: 3, shipped: 1 }), service(), goods({ quantity: 5 })]
  expect(spreadRequest(items, [{ productId: rice, quantity: 4 }]).lines).toEqual([
    { index: 0, productId: rice, quantity: 2 },
    { index: 2, productId: rice, quantity: 2 },
  ])
})

test('the same product asked for twice takes no piece twice', () => {
  const twice = [
    { productId: rice, quantity: 6 },
    { productId: rice, quantity: 6 },
  ]
  expect(spreadRequest([goods()], twice).errors).toEqual([
    { path: 'shipping.1.quantity', code: 'shipping.more-than-remains', values: { name: 'Gạo', left: 4 } },
  ])
})

test('more than remains, an unknown product, a broken unit and nothing at all are refused', () => {
  const order = sale({ items: [goods({ shipped: 8 })] })
  expect(refusal(order, { shipping: [{ productId: rice, quantity: 3 }] })).toEqual([
    ['shipping.0.quantity', 'shipping.more-than-remains', { name: 'Gạo', left: 2 }],
  ])
  expect(refusal(order, { shipping: [{ productId: productId(5), quantity: 1 }] })[0]?.[1]).toBe('shipping.not-in-order')
  expect(refusal(order, { shipping: [{ productId: rice, quantity: 0.5 }] })[0]?.[1]).toBe('shipping.quantity-invalid')
  expect(refusal(order, { shipping: [{ productId: rice, quantity: -1 }] })[0]?.[1]).toBe('shipping.quantity-invalid')
  expect(refusal(order, { shipping: [{ productId: rice, quantity: 0 }] })[0]?.[1]).toBe('shipping.nothing')
  expect(refusal(order, { shipping: [] })[0]?.[1]).toBe('shipping.nothing')
})

test('a warehouse is needed only where goods are shipped', () => {
  expect(refusal(sale(), { shipping: [{ productId: rice, quantity: 1 }] })[0]?.[1]).toBe('shipping.warehouse-required')
  expect(refusal(sale({ items: [service()] }), {})).toEqual([])
})

test('a shipment holds at most 5,000 units', () => {
  const order = sale({ items: [goods({ quantity: 5001 })] })
  expect(refusal(order, { warehouseId: from })[0]?.[1]).toBe('shipping.too-many-units')
  expect(refusal(order, { warehouseId: from, shipping: [{ productId: rice, quantity: 5000 }] })).toEqual([])
})

test('shipping a part makes an order partly shipped, shipping the rest shipped', () => {
  const part = shipped(sale({ items: [goods(), service()], total: 1030 }), { shipping: [{ productId: rice, quantity: 10 }] })
  expect(part.status).toBe('partial-shipped')
  expect(shipped(part, {}).status).toBe('shipped')
})

test('a plan tells what moves in stock, services left out', () => {
  const plan = planShipment(sale({ items: [goods({ quantity: 2 }), service(), goods({ quantity: 3 })] }), { warehouseId: from })
  expect(plan.ok && plan.goods).toEqual([{ productId: rice, quantity: 5 }])
})

test('three pieces worth 100 are booked as 33, 34 and 33', () => {
  let order = sale({ items: [goods({ price: 50, quantity: 3, quantityGift: 1 })], total: 100 })
  for (const n of [1, 2, 3]) order = shipped(order, { shipping: [{ productId: rice, quantity: 1 }] }, time(n))
  expect((order.shipments ?? []).map((each) => each.net)).toEqual([33, 34, 33])
})

test('the discount is part of what each shipment is worth', () => {
  const order = sale({ items: [goods({ quantity: 4 }), service({ price: 100 })], discount: 100, total: 400 })
  expect(shipped(order, { shipping: [{ productId: rice, quantity: 2 }] }).shipments[0]?.net).toBe(160)
})

test('however an order is shipped and edited, its parts sum to the whole', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    gift: fc.integer({ min: 0, max: 30 }),
    discount: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(10)),
      fc.integer({ min: 0, max: 2000 }),
      (lines, parts, price) => {
        const items = lines.map(({ price, quantity, gift }, index) =>
          goods({ productId: productId(index), price, quantity, quantityGift: Math.min(gift, quantity) }),
        )
        const most = orderTotal({ group: 'sales', items })
        const discount = Math.floor((most * (lines[0]?.discount ?? 0)) / 100)
        let order = sale({ items, discount, total: orderTotal({ group: 'sales', items, discount }) })
        parts.forEach((part, n) => {
          const index = part % items.length
          const plan = planShipment(order, { warehouseId: from, shipping: [{ productId: productId(index), quantity: 1 + (part % 3) }] })
          if (!plan.ok) return
          order = shipped(order, { shipping: [{ productId: productId(index), quantity: 1 + (part % 3) }] }, time(n))
          if (part !== 7) return
          order = { ...order, items: order.items.map((item) => ({ ...item, price: (item.price ?? 0) + price })) }
          order.total = orderTotal(order)
          const correction = valueCorrection(order, time(n))
          order = { ...order, shipments: [...(order.shipments ?? []), ...(correction ? [correction] : [])] }
          expect(bookedNet(order)).toBe(shippedNet(order))
        })
        const rest = planShipment(order, { warehouseId: from })
        if (rest.ok) order = shipped(order, {})
        expect(bookedNet(order)).toBe(orderTotal(order))
        expect(order.status).toBe('shipped')
      },
    ),
  )
})

test('a new price after a shipment books the difference at once, without quantity', () => {
  const before = shipped(sale(), { shipping: [{ productId: rice, quantity: 4 }] })
  const edited = { ...before, items: before.items.map((item) => ({ ...item, price: 120 })), total: 1200 }
  expect(valueCorrection(edited, time(20))).toEqual({ time: time(20), lines: [], net: 80, cost: 0 })
  expect(valueCorrection(before, time(20))).toBeNull()
  expect(valueCorrection(sale(), time(20))).toBeNull()
})

test('reducing a line to what was shipped closes a partial order', () => {
  const part = shipped(sale(), { shipping: [{ productId: rice, quantity: 4 }] })
  const { items, discount } = closedTerms({ ...part, items: [...part.items, service()] })
  expect(items).toEqual([{ ...goods({ quantity: 4, shipped: 4 }), quantityGift: 0 }])
  expect(discount).toBe(0)
  expect(statusOfShipped({ status: 'partial-shipped', items })).toBe('shipped')
  expect(statusOfShipped({ status: 'delivered', items })).toBe('delivered')
})

describe('Giving up the rest leaves an order worth what was shipped of it', () => {
  const closed = (order: OrderDocument) => orderTotal({ ...order, ...closedTerms(order) })
  const pieces = (quantity: number) => ({ shipping: [{ productId: rice, quantity }] })

  test('10 at 100,000 less 500,000: 6 of them are 300,000, and the discount shrinks to 300,000', () => {
    const order = sale({ items: [goods({ quantity: 10, price: 100_000 })], discount: 500_000, total: 500_000 })
    const part = shipped(order, pieces(6))
    expect(closedTerms(part).discount).toBe(300_000)
    expect(closed(part)).toBe(300_000)
    expect(closed(shipped(order, pieces(4)))).toBe(200_000)
  })

  test('12 at 100,000 of which 2 are free: 6 of them are 500,000, 1 of them free; 5 are 416,667', () => {
    const order = sale({ items: [goods({ quantity: 12, quantityGift: 2, price: 100_000 })], total: 1_000_000 })
    const part = shipped(order, pieces(6))
    expect(closedTerms(part)).toMatchObject({ discount: 0, items: [{ quantity: 6, quantityGift: 1 }] })
    expect(closed(part)).toBe(500_000)
    expect(closedTerms(shipped(order, pieces(5)))).toMatchObject({ discount: 83_333, items: [{ quantity: 5, quantityGift: 0 }] })
  })
})

test('delivering records all unshipped services, and is refused while goods remain', () => {
  const order = sale({ status: 'partial-shipped', items: [goods({ shipped: 10 }), service()], total: 1030 })
  const delivery = planDelivery({ ...order, shipments: [{ time: time(1), lines: [], net: 1000, cost: 0 }] }, 'delivered')
  expect(delivery).toMatchObject({ ok: true, status: 'delivered', net: 30, lines: [{ index: 1, quantity: 1 }], goods: [] })
  expect(planDelivery(sale(), 'finished')).toMatchObject({ ok: false, errors: [{ code: 'orders.goods-not-shipped' }] })
  expect(planDelivery(shipped(sale(), {}), 'delivered')).toBeNull()
})

test('an order without items is booked whole when it is delivered', () => {
  const debt = sale({ items: [], total: 5_000_000 })
  expect(planDelivery(debt, 'delivered')).toMatchObject({ ok: true, lines: [], net: 5_000_000, status: 'delivered' })
})

test('editing a shipment moves the difference and keeps the value of the shipped part', () => {
  const first = shipped(sale(), { shipping: [{ productId: rice, quantity: 4 }] }, time(1))
  const both = shipped(first, { shipping: [{ productId: rice, quantity: 3 }] }, time(2))
  const edit = planShipmentEdit(both, time(1), { shipping: [{ productId: rice, quantity: 1 }] })
  expect(edit).toMatchObject({ ok: true, net: 100, status: 'partial-shipped', moved: [{ productId: rice, quantity: -3 }] })
  expect(edit.ok && edit.items[0]?.shipped).toBe(4)
  expect(planShipmentEdit(both, time(1), { shipping: [{ productId: rice, quantity: 8 }] })).toMatchObject({
    ok: false,
    errors: [{ code: 'shipping.more-than-remains', values: { left: 7 } }],
  })
  expect(planShipmentEdit(both, time(3), {})).toMatchObject({ ok: false, errors: [{ code: 'shipping.not-found' }] })
})

test('an order nothing of which is shipped any more is being processed again', () => {
  const order = shipped(sale(), { shipping: [{ productId: rice, quantity: 4 }] }, time(1))
  const edit = planShipmentEdit(order, time(1), { shipping: [{ productId: rice, quantity: 0 }] })
  expect(edit).toMatchObject({ ok: true, lines: [], net: 0, status: 'processing' })
})

test('a shipment taken out whole takes its lines without a product with it, also of an order delivered since', () => {
  const carried = { group: 'others' as const, name: 'Công khuân vác', productId: null, price: 30, quantity: 1, shipped: 0 }
  const order = { ...shipped(sale({ items: [goods(), carried] }), {}, time(1)), status: 'delivered' as const }
  const edit = planShipmentEdit(order, time(1), 'nothing')
  expect(edit).toMatchObject({ ok: true, lines: [], net: 0, status: 'processing', items: [{ shipped: 0 }, { shipped: 0 }] })
})

test('units received cost what their line is worth, to the last dong; an unknown cost stays unknown', () => {
  const costs = receivedCosts(goods({ cost: 100 }), 200, 3)
  expect(costs).toEqual([67, 67, 66])
  expect(sumDong(costs.map((cost) => cost ?? 0))).toBe(200)
  expect(receivedCosts(goods({ cost: null }), 0, 2)).toEqual([null, null])
})

test('the form ships between nothing and what remains', () => {
  expect([clampQuantity(12, 10), clampQuantity(-1, 10), clampQuantity(NaN, 10), clampQuantity(3, 10)]).toEqual([10, 0, 0, 3])
})

test('services are shipped in parts of a piece without leaving a crumb', () => {
  let order = sale({ items: [service({ quantity: 0.3, price: 100 })], total: 30 })
  for (const quantity of [0.1, 0.1, 0.1]) order = shipped(order, { shipping: [{ productId: productId(9), quantity }] })
  expect(order.status).toBe('shipped')
  expect(bookedNet(order)).toBe(30)
})

test('a shipping time that is taken moves to the next free millisecond', () => {
  const taken = new Set([time(1).getTime(), time(1).getTime() + 1])
  expect(freeTime(time(1), (at) => taken.has(at.getTime()))).toEqual(new Date(time(1).getTime() + 2))
})
