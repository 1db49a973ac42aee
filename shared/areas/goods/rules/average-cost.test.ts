import fc from 'fast-check'
import { day, DEFAULT_ZONE } from '../../../foundation/days/days'
import { averageCosts, type AverageMethod, type BookMovement } from './average-cost'

const move = (on: string, order_number: string, quantity: number, cost: number, fields: Partial<BookMovement> = {}): BookMovement => ({
  time: new Date(`${on}T03:00:00Z`),
  sign: order_number.startsWith('S') || order_number.startsWith('O') ? -1 : 1,
  quantity,
  cost,
  unknown: 0,
  order_number,
  ...fields,
})
const ask = (movements: readonly BookMovement[], since: string, until: string, method: AverageMethod = 'month', isOneWarehouse = false) =>
  averageCosts(movements, { since: day(since), until: day(until), zone: DEFAULT_ZONE, method, isOneWarehouse })

/** 10 at 100, 10 at 200, 15 sold: the first units cost 10 × 100 + 5 × 200 = 2,000. */
const trade = [move('2026-03-02', 'P000001', 10, 1000), move('2026-03-05', 'P000002', 10, 2000), move('2026-03-09', 'S000001', 15, 2000)]

test('10 at 100 and 10 at 200, 15 sold: each cost 150, in all 2,250; 750 is left. By the units sold first it is 2,000 and 1,000', () => {
  expect(ask(trade, '2026-03-01', '2026-03-31')).toMatchObject({
    openingQuantity: 0,
    inQuantity: 20,
    inValue: 3000,
    average: 150,
    outQuantity: 15,
    outValue: 2250,
    closingQuantity: 5,
    closingValue: 750,
    bookOutValue: 2000,
    bookClosingValue: 1000,
    difference: 250,
  })
})

test('a month opens with what the one before closed with', () => {
  const later = [...trade, move('2026-04-03', 'P000003', 5, 1250), move('2026-04-08', 'S000002', 4, 800)]
  // 5 worth 750 and 5 worth 1,250: 200 each.
  expect(ask(later, '2026-04-01', '2026-04-30')).toMatchObject({
    openingQuantity: 5,
    openingValue: 750,
    average: 200,
    outValue: 800,
    closingValue: 1200,
  })
  expect(ask(later, '2026-03-01', '2026-04-30').months).toMatchObject([
    { month: '2026-03', outValue: 2250, closingValue: 750, average: 150 },
    { month: '2026-04', openingValue: 750, outValue: 800, closingValue: 1200, average: 200 },
  ])
  expect(ask(later, '2026-03-01', '2026-04-30')).toMatchObject({ outValue: 3050, closingValue: 1200, average: 200 })
})

test('moving, what is sold before the dearer goods came costs less', () => {
  const first = [move('2026-03-02', 'P000001', 10, 1000), move('2026-03-03', 'S000001', 5, 500), move('2026-03-05', 'P000002', 10, 2000)]
  const all = [...first, move('2026-03-09', 'S000002', 10, 1500)]
  // 5 at 100; then 5 × 100 + 10 × 200 = 2,500 for 15, of which 10 leave: 1,666.67.
  expect(ask(all, '2026-03-01', '2026-03-31', 'moving')).toMatchObject({ outValue: 500 + 1667, closingValue: 833, average: 166.67 })
  // One average for the month: 3,000 for 20, of which 15 leave.
  expect(ask(all, '2026-03-01', '2026-03-31')).toMatchObject({ outValue: 2250, closingValue: 750, average: 150 })
})

test('the last piece takes what rounding left: three that cost 100 leave one after the other', () => {
  const sold = ['2026-03-03', '2026-04-03', '2026-05-03'].map((on, index) => move(on, `S00000${index + 1}`, 1, 33.33))
  const { months, closingValue } = ask([move('2026-03-02', 'P000001', 3, 100), ...sold], '2026-03-01', '2026-05-31')
  expect(months.map(({ outValue }) => outValue)).toEqual([33, 34, 33])
  expect(closingValue).toBe(0)
})

test('what a customer brings back lessens what left, at the average; what goes back to a supplier lessens what came, at its price', () => {
  const back = move('2026-03-12', 'S000001', 3, 400, { sign: 1 })
  expect(ask([...trade, back], '2026-03-01', '2026-03-31')).toMatchObject({
    outQuantity: 12,
    outValue: 1800,
    closingQuantity: 8,
    closingValue: 1200,
  })
  const returned = move('2026-03-12', 'P000002', 4, 800, { sign: -1 })
  expect(ask([...trade, returned], '2026-03-01', '2026-03-31')).toMatchObject({
    inQuantity: 16,
    inValue: 2200,
    average: 137.5,
    outValue: 2063,
    closingValue: 137,
  })
})

test('no pieces are worth nothing: what is left of a value when all went back to the supplier is cost of goods', () => {
  // A dearer and a cheaper one came, were sold, and one came back; by average it is worth 150, and goes back to its supplier at 100.
  const came = [move('2026-03-02', 'P000001', 1, 100), move('2026-03-02', 'P000002', 1, 200), move('2026-03-03', 'S000001', 2, 300)]
  const back = [move('2026-04-02', 'S000001', 1, 100, { sign: 1 }), move('2026-04-03', 'P000001', 1, 100, { sign: -1 })]
  expect(ask([...came, ...back], '2026-04-01', '2026-04-30', 'moving')).toMatchObject({
    closingQuantity: 0,
    closingValue: 0,
    outValue: -100,
  })
  expect(ask([...came, ...back], '2026-04-01', '2026-04-30')).toMatchObject({ closingQuantity: 0, closingValue: 0, outValue: -100 })
})

test('what comes back when nothing is left comes at what it left with', () => {
  const sold = [move('2026-03-02', 'P000001', 2, 300), move('2026-03-03', 'S000001', 2, 300)]
  const back = move('2026-04-02', 'S000001', 1, 150, { sign: 1 })
  expect(ask([...sold, back], '2026-04-01', '2026-04-30')).toMatchObject({
    outQuantity: -1,
    outValue: -150,
    closingQuantity: 1,
    closingValue: 150,
  })
})

test('a supplier’s price that was corrected is worth more from its day on', () => {
  const corrected = move('2026-03-20', 'P000001', 0, 500)
  expect(ask([...trade, corrected], '2026-03-01', '2026-03-31')).toMatchObject({
    inQuantity: 20,
    inValue: 3500,
    average: 175,
    outValue: 2625,
    closingValue: 875,
  })
})

test('from one warehouse to another nothing comes or leaves, but for a warehouse by itself', () => {
  const transfer = (sign: 1 | -1) => move('2026-03-06', 'T000001', 4, 400, { sign, transferId: 'a' })
  expect(ask([...trade, transfer(1), transfer(-1)], '2026-03-01', '2026-03-31')).toEqual(ask(trade, '2026-03-01', '2026-03-31'))
  const far = [transfer(1), move('2026-03-09', 'S000009', 1, 100)]
  expect(ask(far, '2026-03-01', '2026-03-31', 'month', true)).toMatchObject({
    inQuantity: 4,
    inValue: 400,
    outValue: 100,
    closingValue: 300,
  })
})

test('pieces of unknown cost are worth nothing, and are told', () => {
  const unknown = move('2026-03-03', 'I000001', 10, 0, { unknown: 10 })
  expect(ask([...trade, unknown], '2026-03-01', '2026-03-31')).toMatchObject({ unknown: 10, average: 100, outValue: 1500 })
})

test('a range that ends within a month closes as the next opens', () => {
  const later = [...trade, move('2026-03-20', 'P000003', 5, 3000)]
  const { closingValue } = ask(later, '2026-03-01', '2026-03-15')
  expect(closingValue).toBe(750)
  expect(ask(later, '2026-03-16', '2026-03-31')).toMatchObject({ openingValue: closingValue, inValue: 3000, closingValue: 3750 })
})

const anyTrade = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 119 }),
    into: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 0, max: 100_000 }),
  }),
  { minLength: 1, maxLength: 40 },
)

test('whatever is bought and sold: parts sum to the whole, zero pieces are worth zero, and what came is what left and what is left', () => {
  fc.assert(
    fc.property(anyTrade, fc.constantFrom<AverageMethod>('month', 'moving'), (all, method) => {
      let stock = 0
      const movements = [...all]
        .sort((a, b) => a.at - b.at)
        .flatMap(({ at, into, quantity, price }, index) => {
          if (!into && quantity > stock) return []
          stock += into ? quantity : -quantity
          const time = new Date(Date.parse('2026-01-01T03:00:00Z') + at * 86_400_000 + index * 60_000)
          return [{ ...move('2026-01-01', into ? 'P000001' : 'S000001', quantity, quantity * (price / 100)), time }]
        })
      const year = ask(movements, '2026-01-01', '2026-12-31', method)
      expect(year.closingQuantity).toBe(stock)
      expect(year.openingValue + year.inValue).toBe(year.outValue + year.closingValue)
      expect(year.openingValue + year.inValue).toBe(year.bookOutValue + year.bookClosingValue)
      if (stock === 0) expect(year.closingValue).toBe(0)
      expect(year.months.reduce((sum, { outValue }) => sum + outValue, 0)).toBe(year.outValue)
      let opening = 0
      for (const each of year.months) {
        expect(each.openingValue).toBe(opening)
        if (each.closingQuantity === 0) expect(each.closingValue).toBe(0)
        opening = each.closingValue
        const alone = ask(movements, `${each.month}-01`, `${each.month}-28`, method)
        expect([alone.openingQuantity, alone.openingValue]).toEqual([each.openingQuantity, each.openingValue])
      }
    }),
  )
})
