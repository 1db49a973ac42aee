import fc from 'fast-check'
import type { OrderItem } from '../../../foundation/documents/order-types'
import { itemsTotal, orderTotal, vatOf } from '../../../foundation/documents/order-totals'
import { returnedTotalOf } from '../../../foundation/documents/order-returns'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { sale } from '../../../testing/examples'
import { adjustmentOf, contentOf, cutIn, gatheredOf, invoiceOf, standingLines } from './invoice-lines'

const line = (index: number, more: Partial<OrderItem>): OrderItem => ({
  group: 'others',
  name: `Hàng ${index}`,
  quantity: 1,
  quantityGift: 0,
  shipped: 0,
  ...more,
})

const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 9_000_000 }),
    quantity: fc.integer({ min: 1, max: 40 }),
    gift: fc.integer({ min: 0, max: 3 }),
    back: fc.integer({ min: 0, max: 40 }),
    vatRate: fc.constantFrom(...VAT_RATES),
    vatIncluded: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)

test('an invoice comes to what its order does, less what came back; its adjustments to what changed since', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (drawn, percent) => {
      const items = drawn.map(({ price, quantity, gift, vatRate, vatIncluded }, index) =>
        line(index, { price, quantity: quantity + gift, quantityGift: gift, shipped: quantity + gift, vatRate, vatIncluded }),
      )
      const discount = Math.floor((itemsTotal(sale({ items })) * percent) / 100)
      const order = sale({ items, discount })
      const whole = invoiceOf(order, 'order')
      expect(whole.total).toBe(orderTotal(order))
      expect(whole.vat).toEqual(vatOf(order))
      expect(invoiceOf(order, 'shipped')).toEqual(whole)
      const after = sale({
        items: items.map((item, index) => ({ ...item, returned: Math.min(item.quantity, drawn[index]?.back ?? 0) })),
        discount,
      })
      const now = invoiceOf(after, 'order')
      expect(now.total).toBe(orderTotal(order) - returnedTotalOf(after))
      const adjustment = adjustmentOf(whole.lines, now.lines)
      expect(contentOf([...whole.lines, ...adjustment]).total).toBe(now.total)
      expect(contentOf(standingLines([...whole.lines, ...adjustment])).vat.filter(({ base }) => base !== 0)).toEqual(
        now.vat.filter(({ base }) => base !== 0),
      )
      expect(adjustmentOf(whole.lines, whole.lines)).toEqual([])
    }),
  )
})

test('a cancelled order is adjusted to nothing; gifts are named and cost nothing', () => {
  const order = sale({ items: [line(0, { price: 45_000, quantity: 12, quantityGift: 2, vatRate: 8 })], discount: 0 })
  const before = invoiceOf(order, 'order')
  expect(before).toMatchObject({ lines: [{ quantity: 12, gifts: 2, price: 45_000, gross: 450_000 }], net: 450_000, total: 486_000 })
  const change = contentOf(adjustmentOf(before.lines, invoiceOf({ ...order, status: 'cancelled' }, 'order').lines))
  expect(change).toMatchObject({ lines: [{ quantity: -12, gifts: -2, net: -450_000, vat: -36_000 }], total: -486_000 })
})

test('what is cut of a percentage of revenue is within the price, and parts of it sum to the whole to the dong', () => {
  const items = [
    line(0, { productId: 'tea' as never, price: 33_333, quantity: 7, shipped: 7 }),
    line(1, { price: 10_000, quantity: 1, shipped: 1 }),
  ]
  const cutOf = ({ productId }: OrderItem): number => (productId ? 0.2 : 0)
  const order = sale({ items, discount: 1_001 })
  const whole = invoiceOf(order, 'order', cutOf)
  // 233.331 less its part of the discount is 232.370: 0,2% of it.
  expect([whole.total, whole.lines.map(({ net, cut }) => [net, cut])]).toEqual([
    242_330,
    [
      [232_371, 465],
      [9_959, undefined],
    ],
  ])
  const back = (returned: number) =>
    invoiceOf(sale({ items: items.map((item, at) => (at === 0 ? { ...item, returned } : item)), discount: 1_001 }), 'order', cutOf)
  const first = adjustmentOf(whole.lines, back(3).lines)
  const second = adjustmentOf([...whole.lines, ...first], back(7).lines)
  expect([cutIn(whole.lines), cutIn(first), cutIn(second)]).toEqual([465, -199, -266])
})

test('sales that come together on one invoice are one line for the same goods at the same price, and come to their sum', () => {
  const of = (price: number, quantity: number) =>
    invoiceOf(sale({ items: [line(0, { price, quantity, vatRate: 8 })], discount: 0 }), 'order')
  const { lines: together, vat, total } = gatheredOf([of(45_000, 2), of(45_000, 1), of(40_001, 1)])
  expect(together.map(({ quantity, price, net }) => [quantity, price, net])).toEqual([
    [3, 45_000, 135_000],
    [1, 40_001, 40_001],
  ])
  // The tax is what each of the sales says, not 8% of their sum.
  expect([vat, total]).toEqual([[{ rate: 8, base: 175_001, amount: 14_000 }], 189_001])
})
