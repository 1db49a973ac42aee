import type { JournalLine } from '../../../foundation/ledger/journal-lines'
import { counterAccounts } from './counter-accounts'

type Line = Pick<JournalLine, 'act' | 'account' | 'side'>
const debit = (act: Line['act'], account: Line['account']): Line => ({ act, account, side: 'debit' })
const credit = (act: Line['act'], account: Line['account']): Line => ({ act, account, side: 'credit' })
/** Of each line what stands against it. */
const against = (lines: readonly Line[]): string[] => lines.map((line) => `${line.account}: ${counterAccounts(lines, line).join(' ')}`)

test('of a sale revenue stands against what is owed, goods against what they cost', () => {
  const act = 'sale-shipped'
  expect(against([debit(act, '131'), credit(act, '511'), debit(act, '632'), credit(act, '156')])).toEqual([
    '131: 511',
    '511: 131',
    '632: 156',
    '156: 632',
  ])
})

test('of a purchase goods, services and what is between stand against the supplier', () => {
  const act = 'purchase-received'
  expect(against([debit(act, '156'), credit(act, '331'), debit(act, '6422'), debit(act, '632')])).toEqual([
    '156: 331',
    '331: 156 632 6422',
    '6422: 331',
    '632: 331',
  ])
})

test('of pay the expense stands against the member, the member against both it and the money', () => {
  expect(against([debit('pay', '6422'), credit('pay', '334'), debit('pay', '334'), credit('pay', '111')])).toEqual([
    '6422: 334',
    '334: 6422',
    '334: 111',
    '111: 334',
  ])
})

test('of a year that is carried forward each account stands against its result', () => {
  const lines = [debit('year-closed', '511'), credit('year-closed', '421'), debit('year-closed', '421'), credit('year-closed', '632')]
  expect(against(lines)).toEqual(['511: 421', '421: 511', '421: 632', '632: 421'])
})

test('of two acts in one entry each stands by itself', () => {
  const lines = [debit('money-in', '111'), credit('money-in', '131'), debit('depreciation', '6422'), credit('depreciation', '214')]
  expect(against(lines)).toEqual(['111: 131', '131: 111', '6422: 214', '214: 6422'])
})
