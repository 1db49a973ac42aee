import type { Id } from '../../../foundation/ids'
import { dong } from '../../../foundation/money/money'
import type { OrderDocument } from '../../../foundation/documents/order-types'
import { earnedSoFar, withEarnings, type Earning } from './earnings'

const [tea, coffee] = ['tea', 'coffee'] as Id<'products'>[]
const order = (changes: Partial<OrderDocument> = {}): OrderDocument & { earnings?: readonly Earning[] } => ({
  group: 'sales',
  status: 'delivered',
  created: new Date('2026-10-03T02:00:00Z'),
  agentId: 'hieu' as Id<'assets'>,
  items: [
    { productId: tea, group: 'goods', name: 'Trà', price: 100_000, quantity: 12, quantityGift: 2, shipped: 12 },
    { productId: coffee, group: 'goods', name: 'Cà phê', price: 50_000, quantity: 4, shipped: 4 },
  ],
  discount: 120_000,
  total: 1_080_000,
  paid: 1_080_000,
  shipments: [
    {
      time: new Date('2026-10-04T02:00:00Z'),
      lines: [
        { index: 0, productId: tea!, quantity: 12 },
        { index: 1, productId: coffee!, quantity: 4 },
      ],
      net: 1_080_000,
      cost: 700_000,
    },
  ],
  ...changes,
})
const now = new Date('2026-10-05T02:00:00Z')
const later = new Date('2026-11-02T02:00:00Z')

test('An order of an agent earns once it is delivered and paid in full, after discount and without gifts', () => {
  expect(withEarnings(order({ status: 'shipped' }), now)).toEqual([])
  expect(withEarnings(order({ paid: 1_079_999 }), now)).toEqual([])
  expect(withEarnings(order({ agentId: null }), now)).toEqual([])
  expect(withEarnings(order(), now)).toEqual([
    {
      at: now,
      lines: [
        { index: 0, quantity: 10, net: 900_000, cost: 600_000 },
        { index: 1, quantity: 4, net: 180_000, cost: 100_000 },
      ],
    },
  ])
})
test('An order that stays as it is earns once', () => {
  const earnings = withEarnings(order(), now)
  expect(withEarnings({ ...order(), earnings }, later)).toBe(earnings)
})
test('A return takes back on its day exactly what the order earned', () => {
  const earnings = withEarnings(order(), now)
  const after = withEarnings({ ...order({ status: 'returned', returnedAt: later }), earnings }, later)
  expect(after).toHaveLength(2)
  expect(after[1]).toEqual({
    at: later,
    lines: [
      { index: 0, quantity: -10, net: -900_000, cost: -600_000 },
      { index: 1, quantity: -4, net: -180_000, cost: -100_000 },
    ],
  })
  expect([...earnedSoFar(after).values()].every(({ net, quantity }) => net === 0 && quantity === 0)).toBe(true)
})
test('A payment that is refunded takes back what the order earned, and earns again when it is paid again', () => {
  const earnings = withEarnings(order(), now)
  const refunded = withEarnings({ ...order({ paid: 0 }), earnings }, later)
  expect(earnedSoFar(refunded).get(0)?.net).toBe(0)
  const again = withEarnings({ ...order(), earnings: refunded }, new Date('2026-11-03T02:00:00Z'))
  expect(earnedSoFar(again).get(0)).toEqual({ index: 0, quantity: 10, net: dong(900_000), cost: dong(600_000) })
})
