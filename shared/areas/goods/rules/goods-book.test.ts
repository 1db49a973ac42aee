import fc from 'fast-check'
import { day, DEFAULT_ZONE } from '../../../foundation/days/days'
import type { BookMovement } from './average-cost'
import { goodsBook, type GoodsCosts } from './goods-book'

const move = (on: string, order_number: string, quantity: number, cost: number, sign: 1 | -1 = order_number.startsWith('S') ? -1 : 1) =>
  ({ time: new Date(`${on}T03:00:00Z`), sign, quantity, cost, unknown: 0, order_number }) satisfies BookMovement

const ask = (movements: readonly BookMovement[], since: string, until: string, costs: GoodsCosts = 'books') =>
  goodsBook(movements, { since: day(since), until: day(until), zone: DEFAULT_ZONE, costs })

const told = ({ rows }: ReturnType<typeof ask>) =>
  rows.map(({ movement, isIn, quantity, price, value, left }) => [
    movement.order_number,
    isIn ? 'in' : 'out',
    quantity,
    price,
    value,
    left.quantity,
    left.value,
  ])

/** 10 at 100 and 10 at 200; 15 sold, of which 2 came back; in April 4 more. */
const trade = [
  move('2026-03-02', 'P000001', 10, 1000),
  move('2026-03-05', 'P000002', 10, 2000),
  move('2026-03-09', 'S000001', 15, 2000),
  move('2026-03-20', 'S000001', 2, 400, 1),
  move('2026-04-08', 'S000002', 4, 800),
]

test('by the books a product has its opening, each thing that came in or left at what it cost, and what was left then', () => {
  const march = ask(trade, '2026-03-01', '2026-03-31')
  expect(told(march)).toEqual([
    ['P000001', 'in', 10, 100, 1000, 10, 1000],
    ['P000002', 'in', 10, 200, 2000, 20, 3000],
    ['S000001', 'out', 15, 133.33, 2000, 5, 1000],
    ['S000001', 'out', -2, 200, -400, 7, 1400],
  ])
  expect([march.opening, march.incoming, march.outgoing, march.closing]).toEqual([
    { quantity: 0, value: 0 },
    { quantity: 20, value: 3000 },
    { quantity: 13, value: 1600 },
    { quantity: 7, value: 1400 },
  ])
  const april = ask(trade, '2026-04-01', '2026-04-30')
  expect([april.opening, told(april), april.closing]).toEqual([
    { quantity: 7, value: 1400 },
    [['S000002', 'out', 4, 200, 800, 3, 600]],
    { quantity: 3, value: 600 },
  ])
})

test('by the average of the month each piece that leaves costs the same; the difference to the books is told', () => {
  const march = ask(trade, '2026-03-01', '2026-03-31', 'month')
  expect(told(march)).toEqual([
    ['P000001', 'in', 10, 100, 1000, 10, 1000],
    ['P000002', 'in', 10, 200, 2000, 20, 3000],
    ['S000001', 'out', 15, 150, 2250, 5, 750],
    ['S000001', 'out', -2, 150, -300, 7, 1050],
  ])
  expect([march.outgoing, march.closing, march.difference]).toEqual([{ quantity: 13, value: 1950 }, { quantity: 7, value: 1050 }, 350])
})

test('goods that only went from one warehouse to another are no row; a corrected price is one without pieces', () => {
  const between = [
    ...trade.slice(0, 1),
    { ...move('2026-03-03', 'T000001', 4, 400, -1), transferId: 't' },
    { ...move('2026-03-03', 'T000001', 4, 400, 1), transferId: 't' },
    move('2026-03-04', 'P000001', 0, 50),
  ]
  expect(told(ask(between, '2026-03-01', '2026-03-31'))).toEqual([
    ['P000001', 'in', 10, 100, 1000, 10, 1000],
    ['P000001', 'in', 0, null, 50, 10, 1050],
  ])
})

test('whatever is traded, at odd costs too: rows sum to the sums, opening and what moved to the closing, and a quarter to its months', () => {
  const days = fc.integer({ min: 1, max: 90 }).map((n) => new Date(Date.UTC(2026, 0, n, 3)).toISOString().slice(0, 10))
  const pair = fc.record({ on: days, later: days, quantity: fc.integer({ min: 1, max: 9 }), cost: fc.integer({ min: 0, max: 99_999 }) })
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), fc.constantFrom<GoodsCosts>('books', 'month'), (pairs, costs) => {
      const movements = pairs.flatMap(({ on, later, quantity, cost }, at) => [
        move(on < later ? on : later, `P00000${at}`, quantity, cost / 100),
        ...(at % 3 === 0 ? [] : [move(on < later ? later : on, `S00000${at}`, quantity, cost / 100)]),
      ])
      const quarter = ask(movements, '2026-01-01', '2026-03-31', costs)
      const sumOf = (isIn: boolean, of: 'quantity' | 'value') =>
        quarter.rows.reduce((sum, row) => sum + (row.isIn === isIn ? row[of] : 0), 0)
      expect([sumOf(true, 'quantity'), sumOf(false, 'quantity')]).toEqual([quarter.incoming.quantity, quarter.outgoing.quantity])
      expect([sumOf(true, 'value'), sumOf(false, 'value')]).toEqual([quarter.incoming.value, quarter.outgoing.value])
      expect(quarter.rows.at(-1)?.left ?? quarter.opening).toEqual(quarter.closing)
      const months = ['01-31', '02-28', '03-31'].map((last) => ask(movements, `2026-${last.slice(0, 2)}-01`, `2026-${last}`, costs))
      expect(months.map(({ opening }) => opening).slice(1)).toEqual(months.map(({ closing }) => closing).slice(0, -1))
      expect(months.at(-1)?.closing).toEqual(quarter.closing)
    }),
  )
})
