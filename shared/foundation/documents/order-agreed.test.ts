import { goods, productId, sale, service } from '../../testing/examples'
import { dong } from '../money/money'
import { agreedChange, agreedLineMoves, agreedMoves, touchesTerms } from './order-agreed'
import type { Agreed } from './order-types'

const march = new Date('2024-04-05T03:00:00Z')
const rest: Agreed = {
  orders: 0,
  total: dong(-600),
  given: 0,
  discount: dong(0),
  gifts: dong(0),
  lines: [{ productId: productId(1), quantity: -6, net: dong(-600), gift: 0, giftValue: dong(0) }],
}

test('what is agreed counts on the order’s own day; nothing of one that is cancelled or in error', () => {
  expect(agreedMoves(sale({ discount: 100, total: 900 }))).toEqual([
    { at: sale().created, orders: 1, total: 900, given: 1, discount: 100, gifts: 0 },
  ])
  for (const status of ['cancelled', 'error'] as const) {
    expect(agreedMoves(sale({ status }))).toEqual([{ at: sale().created, orders: 0, total: 0, given: 0, discount: 0, gifts: 0 }])
    expect(agreedLineMoves(sale({ status }))).toEqual([{ at: sale().created, lines: [] }])
  }
})

test('what was given up after its day was closed counts when it was, and the day keeps what it said', () => {
  const closed = sale({ items: [goods({ quantity: 4 })], total: 400, termChanges: [{ at: march, ...rest }] })
  expect(agreedMoves(closed).map(({ at, total, orders }) => [at, total, orders])).toEqual([
    [closed.created, 1000, 1],
    [march, -600, 0],
  ])
  expect(agreedLineMoves(closed).map(({ lines }) => lines.map(({ quantity, net }) => [quantity, net]))).toEqual([
    [[10, 1000]],
    [[-6, -600]],
  ])
})

test('a change is told by product, and is none where only the lines of one are split', () => {
  const before = sale({ items: [goods(), service()], total: 1030 })
  expect(agreedChange(sale(), sale({ items: [goods({ quantity: 4 })], total: 400 }))).toEqual(rest)
  expect(agreedChange(before, { ...before, items: [goods({ quantity: 4 }), service(), goods({ quantity: 6 })] })).toBeNull()
  expect(agreedChange(before, { ...before, status: 'cancelled' })).toMatchObject({ orders: -1, total: -1030, lines: [{}, {}] })
})

test('words alone are a change of terms that no figure tells', () => {
  const renamed = sale({ items: [goods({ name: 'Gạo nếp' })] })
  expect([agreedChange(sale(), renamed), touchesTerms(sale(), renamed), touchesTerms(sale(), sale({ paid: 500 }))]).toEqual([
    null,
    true,
    false,
  ])
})
