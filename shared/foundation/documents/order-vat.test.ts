import fc from 'fast-check'
import { sumDong } from '../money/money'
import { sale } from '../../testing/examples'
import type { Id } from '../ids'
import { withBookings } from './order-bookings'
import { planReturn, returnedTotalOf } from './order-returns'
import { planShipment } from './order-shipping'
import { itemsTotal, lineDiscounts, lineNets, lineVats, orderTotal, vatOf } from './order-totals'
import type { OrderDocument, OrderItem, Shipment } from './order-types'
import { VAT_RATES } from './vat-rates'

const productId = (index: number) => index.toString(16).padStart(24, 'a') as Id<'products'>
const line = (index: number, more: Partial<OrderItem>): OrderItem => ({
  productId: productId(index),
  group: 'goods',
  name: `Hàng ${index}`,
  quantity: 1,
  quantityGift: 0,
  shipped: 0,
  ...more,
})

describe('VAT of an order', () => {
  const items = [
    line(0, { price: 185_000, quantity: 24, vatRate: 8 }),
    line(1, { price: 168_000, quantity: 40, vatRate: 8 }),
    line(2, { price: 65_000, quantity: 12, vatRate: 10 }),
    line(3, { price: 118_000, quantity: 20, vatRate: 5 }),
    line(4, { price: 120_000, quantity: 1, vatRate: 8 }),
  ]

  test('is rounded once for each rate, on what is left of the lines after their part of the discount', () => {
    const order = sale({ items, discount: 420_000 })
    expect(vatOf(order)).toEqual([
      { rate: 5, base: 2_291_262, amount: 114_563 },
      { rate: 8, base: 10_951_457, amount: 876_117 },
      { rate: 10, base: 757_281, amount: 75_728 },
    ])
    expect(orderTotal(order)).toBe(15_066_408)
    expect(lineVats(order)).toEqual([344_855, 521_942, 75_728, 114_563, 9_320])
  })

  test('stands in the price where that holds it: the total is what was asked', () => {
    const held = items.map((item) => ({ ...item, vatIncluded: true }))
    const order = sale({ items: held.slice(0, 1), discount: 0 })
    expect(orderTotal(order)).toBe(4_440_000)
    expect(vatOf(order)).toEqual([{ rate: 8, base: 4_111_111, amount: 328_889 }])
    const cheaper = sale({ items: held, discount: 420_000 })
    expect(orderTotal(cheaper)).toBe(14_000_000)
    expect(sumDong((vatOf(cheaper) ?? []).map(({ base, amount }) => base + amount))).toBe(14_000_000)
    expect(sumDong(lineDiscounts(cheaper))).toBe(sumDong(lineNets({ ...cheaper, discount: 0 })) - sumDong(lineNets(cheaper)))
  })

  test('half a dong is rounded away from zero', () =>
    expect(vatOf(sale({ items: [line(0, { price: 10, vatRate: 5 })], discount: 0 }))).toEqual([{ rate: 5, base: 10, amount: 1 }]))

  test('is nothing of what is not subject to it; an order without rates has none', () => {
    const exempt = sale({ items: [line(0, { price: 900, vatRate: 'none' }), line(1, { price: 100, vatRate: 0 })], discount: 0 })
    expect(vatOf(exempt)).toEqual([
      { rate: 0, base: 100, amount: 0 },
      { rate: 'none', base: 900, amount: 0 },
    ])
    expect(orderTotal(exempt)).toBe(1_000)
    expect(vatOf(sale({ items: [line(0, { price: 900 })] }))).toBeUndefined()
  })
})

describe('whatever is shipped and comes back in parts', () => {
  const anItem = fc.record({
    price: fc.integer({ min: 0, max: 3_000_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    gift: fc.integer({ min: 0, max: 2 }),
    vatRate: fc.constantFrom(...VAT_RATES),
    vatIncluded: fc.boolean(),
  })
  const aStep = fc.record({
    line: fc.nat(4),
    quantity: fc.integer({ min: 1, max: 4 }),
    isBack: fc.boolean(),
    rate: fc.option(fc.constantFrom(...VAT_RATES)),
  })

  test('parts sum to the whole: bases and VAT of what is with the buyer, and of what came back', () => {
    fc.assert(
      fc.property(
        fc.array(anItem, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(aStep, { maxLength: 12 }),
        (drawn, discounted, steps) => {
          const items = drawn.map(({ gift, vatIncluded, ...item }, index) =>
            line(index, { ...item, quantityGift: Math.min(gift, item.quantity), ...(vatIncluded ? { vatIncluded } : {}) }),
          )
          const whole = itemsTotal({ group: 'sales', items })
          let order: OrderDocument = sale({ status: 'confirmed', items, discount: Math.floor(whole * discounted), shipments: [], paid: 0 })
          let clock = Date.UTC(2029, 1, 5)
          const enter = (plan: { net: number; lines: Shipment['lines']; items: readonly OrderItem[]; status: OrderDocument['status'] }) => {
            const time = new Date((clock += 1000))
            const shipments = [...(order.shipments ?? []), { time, lines: plan.lines, net: plan.net, cost: 0 }]
            order = { ...order, items: plan.items, status: plan.status, shipments }
          }
          for (const { line: index, quantity, isBack, rate } of steps) {
            const at = index % items.length
            const item = order.items[at]
            if (!item) continue
            const left = isBack ? (item.shipped ?? 0) - (item.returned ?? 0) : item.quantity - (item.shipped ?? 0)
            const asked = [{ productId: productId(at), quantity: Math.min(quantity, left) }]
            if (rate !== null) order = { ...order, items: order.items.map((each, i) => (i === at ? { ...each, vatRate: rate } : each)) }
            else if (left > 0) {
              const plan = isBack
                ? planReturn(order, asked)
                : planShipment(order, { shipping: asked, warehouseId: 'b'.repeat(24) as Id<'warehouses'> })
              if (plan.ok) enter(plan)
            }
            order = { ...order, bookings: withBookings(order, new Date((clock += 1000))) }
          }
          const lines = (order.bookings ?? []).flatMap((booking) => booking.lines)
          const sum = (name: 'net' | 'vat' | 'back' | 'vatBack') => sumDong(lines.map((each) => each[name] ?? 0))
          const [vat, total] = [vatOf(order) ?? [], orderTotal(order)]
          expect(sumDong(vat.map(({ base, amount }) => base + amount))).toBe(total)
          expect(sumDong(lineVats(order))).toBe(sumDong(vat.map(({ amount }) => amount)))
          expect(sum('back') + sum('vatBack')).toBe(returnedTotalOf(order))
          if (order.items.every(({ shipped = 0, quantity }) => shipped === quantity))
            expect([sum('net') + sum('back'), sum('vat') + sum('vatBack')]).toEqual([
              sumDong(vat.map(({ base }) => base)),
              sumDong(vat.map(({ amount }) => amount)),
            ])
          for (const rate of VAT_RATES) {
            const booked = lines.filter((each) => each.rate === rate)
            const own = order.items.filter((item) => item.vatRate === rate && (item.shipped ?? 0) > 0)
            if (own.length === 0)
              expect([sumDong(booked.map(({ net }) => net)), sumDong(booked.map((each) => each.vat ?? 0))]).toEqual([0, 0])
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
