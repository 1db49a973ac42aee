import type { RollupRow } from '../../../foundation/ledger/rows'
import { openingOf, trialBalance, type BalanceColumns } from './trial-balance'

const turnovers = (sums: Readonly<Record<string, number>>): RollupRow[] => [{ measure: 'turnovers', key: 'all', sums }]
/** What stood before a range in which no year is carried forward. */
const earlier = (sums: Readonly<Record<string, number>>) => ({ turnovers: turnovers(sums), ofEarlierYears: null })
const columns = (row: BalanceColumns): number[] => [
  row.openingDebit,
  row.openingCredit,
  row.debit,
  row.credit,
  row.closingDebit,
  row.closingCredit,
]

test('a balance is carried on; income and expenses begin at nothing, and what they came to is the result of earlier periods', () => {
  const before = earlier({ d111: 900, c111: 100, c411: 500, c511: 700, d632: 400 })
  expect(['111', '411', '421', '511', '632'].map((account) => openingOf(before, account as '111'))).toEqual([800, -500, -300, 0, 0])
  const { data, total } = trialBalance(before, turnovers({ d131: 50, c511: 50 }))
  expect(data.map((row) => [row.account, ...columns(row)])).toEqual([
    ['111', 800, 0, 0, 0, 800, 0],
    ['131', 0, 0, 50, 0, 50, 0],
    ['411', 0, 500, 0, 0, 0, 500],
    ['421', 0, 300, 0, 0, 0, 300],
    ['511', 0, 0, 0, 50, 0, 50],
  ])
  expect(columns(total)).toEqual([800, 800, 50, 50, 850, 850])
})

test('what was taken back stays in red on its side: an account with nothing left but turnovers of 0 has no row', () => {
  const { data } = trialBalance(earlier({}), turnovers({ d131: 0, c511: 0, d111: -5, c112: -5 }))
  expect(data.map((row) => [row.account, row.debit, row.credit])).toEqual([
    ['111', -5, 0],
    ['112', 0, -5],
  ])
})

test('costs with fractions of a dong come to whole dong, and debits still to credits', () => {
  const { data, total } = trialBalance(earlier({ d156: 10.33, c331: 10.33 }), turnovers({ d156: 100.5, c331: 100, c632: 0.5 }))
  expect(data.map((row) => [row.account, ...columns(row)])).toEqual([
    ['156', 10, 0, 101, 0, 111, 0],
    ['331', 0, 10, 0, 100, 0, 110],
    ['632', 0, 0, 0, 1, 0, 1],
  ])
  expect(columns(total)).toEqual([10, 10, 101, 101, 111, 111])
  const split = trialBalance(earlier({}), turnovers({ d632: 0.4, d156: 0.4, d111: 0.2, c331: 1 }))
  expect([split.total.debit, split.total.credit, split.data.find(({ account }) => account === '632')?.debit]).toEqual([1, 1, 1])
})
