import type { Account } from '../../../foundation/ledger/accounts'
import type { Act } from '../../../foundation/ledger/journal-lines'
import type { Right } from '../../../foundation/rights/rights'
import { readableLines } from './readable-lines'

const entry = (act: Act, ...accounts: Account[]) => accounts.map((account) => ({ act, account, of: '' }))
const sale = entry('sale-shipped', '131', '511', '632', '156')
const readBy = (rights: readonly Right[], lines: ReturnType<typeof entry>): string =>
  readableLines(rights, lines)
    .readable.map(({ account }) => account)
    .join(' ')

test('what a sale earned is read with the report, what it cost by the board', () => {
  expect(readBy(['/report'], sale)).toBe('131 511')
  expect(readBy(['/report', '/sales', '/purchases', '/funds'], sale)).toBe('131 511')
  expect(readBy(['bod'], sale)).toBe('131 511 632 156')
})

test('purchases, and goods taken in or out, are read by buyers', () => {
  for (const lines of [entry('purchase-received', '156', '331'), entry('goods-in', '156', '3381'), entry('goods-out', '1381', '156')]) {
    expect(readBy(['/report', '/sales', '/funds'], lines)).toBe('')
    expect(readBy(['/report', '/purchases'], lines)).toBe(lines.map(({ account }) => account).join(' '))
  }
})

test('pay is read by whoever pays it, also where it was entered in another group first', () => {
  const pay = entry('pay', '6422', '334', '334', '111')
  expect([readBy(['/report'], pay), readBy(['/report', '/purchases'], pay)]).toEqual(['', ''])
  expect(readBy(['/report', '/office/hr'], pay)).toBe('6422 334 334 111')
  expect(readBy(['/report', '/funds'], pay)).toBe('6422 334 334 111')
  const moved = [
    ...entry('money-out', '6422', '111'),
    { act: 'money-out' as const, account: '6422' as const, of: 'Salaries and Incentives' },
  ]
  expect(readBy(['/report'], moved)).toBe('')
})

test('what stands in single purses is read by whoever keeps them, what suppliers are paid also by buyers', () => {
  expect(readBy(['/report'], entry('money-moved', '112', '111'))).toBe('')
  expect(readBy(['/report'], entry('opening', '111', '411'))).toBe('')
  expect(readBy(['/report'], entry('money-out', '331', '112'))).toBe('')
  expect(readBy(['/report', '/purchases'], entry('money-out', '331', '112'))).toBe('331 112')
  expect(readBy(['/report'], entry('money-out', '6422', '112'))).toBe('6422 112')
  expect(readBy(['/report'], entry('depreciation', '6422', '214'))).toBe('6422 214')
})

test('what is not read one by one is withheld, and nothing is lost', () => {
  const { readable, withheld } = readableLines(['/report'], sale)
  expect([...readable, ...withheld]).toHaveLength(sale.length)
  expect(withheld.map(({ account }) => account)).toEqual(['632', '156'])
})
