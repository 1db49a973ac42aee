import fc from 'fast-check'
import type { OrderItem } from '../../../foundation/documents/order-types'
import { itemsTotal, orderTotal, vatOf } from '../../../foundation/documents/order-totals'
import { returnedTotalOf } from '../../../foundation/documents/order-returns'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { sale } from '../../../testing/examples'
import { adjustmentOf, contentOf, invoiceOf, standingLines } from './invoice-lines'

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
