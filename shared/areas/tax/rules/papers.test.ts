import { day } from '../../../foundation/days/days'
import { lacksOf } from './papers'
import { KNOWN_LAW } from './tax-law'

const on = day('2026-09-05')

test('a cost lacks its invoice, and from 5 million at a time a payment that isn’t in cash', () => {
  const told = [4_999_999, 5_000_000].flatMap((amount) =>
    [true, false].map((inCash) => [
      lacksOf({ day: on, amount, hasInvoice: true, inCash }, KNOWN_LAW),
      lacksOf({ day: on, amount, hasInvoice: false, inCash }, KNOWN_LAW),
    ]),
  )
  expect(told).toEqual([
    [[], ['invoice']],
    [[], ['invoice']],
    [['cash'], ['invoice', 'cash']],
    [[], ['invoice']],
  ])
})

test('before July 2025 the law of cash is another, which isn’t told here', () => {
  expect(lacksOf({ day: day('2025-06-30'), amount: 9_000_000, hasInvoice: true, inCash: true }, KNOWN_LAW)).toEqual([])
})
