import { outcomeOf } from './outcomes'
import { whyFull } from './limits'
import { codeOf, provisionalOf, salesOfFile } from './outbox'

test.each([
  ['Quầy 2', 'Q2'],
  ['Quầy thu ngân 10', 'QTN10'],
  ['Counter 1', 'C1'],
  ['12', 'Q12'],
])('%s is %s in numbers', (counter, code) => {
  expect(codeOf(counter)).toBe(code)
})

test('two devices at one counter never give the same number', () => {
  const at = (device: number) => provisionalOf('Quầy 2', device, 137)
  expect([0, 1, 2, 26, 27, 53].map(at)).toEqual(['Q2-000137', 'Q2A-000137', 'Q2B-000137', 'Q2Z-000137', 'Q2AA-000137', 'Q2BA-000137'])
})

test('500 sales, or 72 hours, and no more is sold', () => {
  const at = '2026-11-21T07:00:00.000Z'
  const hour = 3_600_000
  const now = Date.parse(at)
  const waiting = (count: number) => Array.from({ length: count }, () => ({ at }))
  expect(whyFull([], now)).toBeNull()
  expect([whyFull([{ at }], now + 71 * hour), whyFull([{ at }], now + 73 * hour)]).toEqual([null, 'hours'])
  expect([whyFull(waiting(499), now), whyFull(waiting(500), now)]).toEqual([null, 'count'])
})

test('a file of something else is none of an outbox', () => {
  expect([salesOfFile('{'), salesOfFile('null'), salesOfFile('{"kind":"orders","sales":[]}')]).toEqual([null, null, null])
  expect(salesOfFile('{"kind":"outbox","sales":[{"key":"a","body":{"counter":{}}},{"key":1}]}')).toEqual([
    { key: 'a', body: { counter: {} } },
  ])
})

test('what became of a sale is told by its order: entered, or to be settled and why', () => {
  expect(outcomeOf({ order_number: 'S000571' })).toEqual({ state: 'entered', number: 'S000571' })
  const toSettle = { reason: 'stock', words: 'Thiếu 1 Hồng trà', soldAt: '2026-11-21T07:00:00.000Z' }
  expect(outcomeOf({ order_number: 'S000571', toSettle })).toEqual({ state: 'settle', number: 'S000571', why: 'Thiếu 1 Hồng trà' })
  expect(outcomeOf({ order_number: 'S000571', toSettle: { ...toSettle, settled: '2026-11-21T08:00:00.000Z' } })).toMatchObject({
    state: 'entered',
  })
  expect(outcomeOf(null)).toBeNull()
})
