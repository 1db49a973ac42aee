import { id } from '../ids'
import { hasAllComeBack, overpaidAfter, planReturn, returnedTotalOf, returnsOf } from './order-returns'
import { planShipment } from './order-shipping'
import type { OrderDocument, OrderItem } from './order-types'

const rice = id<'products'>('b00000000000000000000001')
const shipped = (quantity: number, fields: Partial<OrderItem> = {}): OrderItem => ({
  productId: rice,
  group: 'goods',
  name: 'Gạo',
  price: 1000,
  quantity,
  shipped: quantity,
  ...fields,
})
const sale = (items: OrderItem[], fields: Partial<OrderDocument> = {}): OrderDocument => ({
  group: 'sales',
  status: 'shipped',
  created: new Date('2026-05-01T03:00:00Z'),
  items,
  total: 2900,
  discount: 100,
  shipments: [{ time: new Date('2026-05-02T03:00:00Z'), lines: [{ index: 0, productId: rice, quantity: 3 }], net: 2900, cost: 0 }],
  ...fields,
})

test('each part takes back its share, and the last what is left of the whole', () => {
  const comeBack = (order: OrderDocument, day: number): { order: OrderDocument; net: number } => {
    const plan = planReturn(order, [{ productId: rice, quantity: 1 }])
    if (!plan.ok) throw new Error('refused')
    const entry = { time: new Date(`2026-05-0${day}T03:00:00Z`), lines: plan.lines, net: plan.net, cost: 0 }
    return { order: { ...order, items: plan.items, status: plan.status, shipments: [...(order.shipments ?? []), entry] }, net: plan.net }
  }
  const first = comeBack(sale([shipped(3)]), 3)
  const second = comeBack(first.order, 4)
  const { order, net } = comeBack(second.order, 5)
  const values = [first.net, second.net, net]
  expect(values).toEqual([-967, -966, -967])
  expect(order.status).toBe('returned')
  expect(returnedTotalOf(order)).toBe(2900)
  expect(returnsOf(order).map(({ value }) => value)).toEqual([967, 966, 967])
})

test('gifts come back at what the line is worth a piece', () => {
  const plan = planReturn(
    sale([shipped(4, { quantityGift: 1 })], {
      discount: 0,
      total: 3000,
      shipments: [{ time: new Date(0), lines: [], net: 3000, cost: 0 }],
    }),
    [{ productId: rice, quantity: 2 }],
  )
  expect(plan).toMatchObject({ ok: true, net: -1500, returnedTotal: 1500, goods: [{ quantity: 2 }] })
})

test('what came back isn’t shipped again, and isn’t left to ship', () => {
  const order = sale([shipped(3, { returned: 2 })])
  expect(planShipment(order, {})).toMatchObject({ ok: false, errors: [{ code: 'shipping.nothing' }] })
  expect(planReturn(order, [{ productId: rice, quantity: 2 }])).toMatchObject({
    ok: false,
    errors: [{ path: 'returning.0.quantity', code: 'returns.more-than-shipped', values: { name: 'Gạo', left: 1 } }],
  })
  expect(planReturn(order, [])).toMatchObject({ ok: false, errors: [{ code: 'returns.nothing' }] })
})

test('an order is returned once nothing is kept and nothing is left to ship', () => {
  expect(hasAllComeBack([shipped(2, { returned: 2 })])).toBe(true)
  expect(hasAllComeBack([shipped(2, { returned: 2 }), shipped(1, { shipped: 0 })])).toBe(false)
  expect(hasAllComeBack([shipped(2)])).toBe(false)
})

test('what an order returned as a whole still had comes back on that day', () => {
  const back = new Date('2026-05-09T03:00:00Z')
  expect(returnsOf(sale([shipped(3)], { status: 'returned', returnedAt: back }))).toEqual([{ at: back, value: 2900 }])
  expect(returnsOf(sale([shipped(3)]))).toEqual([])
})

test('what is overpaid counts money and balance used', () => {
  expect(overpaidAfter({ total: 2900, paid: 2000, usePartnerBalance: 500 }, 967)).toBe(567)
  expect(overpaidAfter({ total: 2900, paid: 1000 }, 967)).toBe(0)
})
