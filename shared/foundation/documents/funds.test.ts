import { DEFAULT_ZONE, month } from '../days/days'
import { errors, fillText } from '../../registry/errors'
import type { Right } from '../rights/rights'
import { fund, userId } from '../../testing/examples'
import {
  amountOfItems,
  fundAmountErrors,
  fundMoves,
  fundErrors,
  fundStatusMenu,
  signedAmount,
  whyNotCompletedAtOnce,
  whyNotFundChange,
  whyNotFundDate,
  whyNotFundStatus,
  whyNotMonths,
  type FundStatus,
} from './funds'
import { BUILT_IN_GROUPS, countsInBusiness, mayReadEntries } from './fund-groups'

const creator = { userId: userId(1), rights: ['/funds'] as Right[] }
const colleague = { userId: userId(2), rights: ['/funds'] as Right[] }
const board = { userId: userId(3), rights: ['bod'] as Right[] }
const refunder = { userId: userId(4), rights: ['/sales', '/refunds'] as Right[] }
const key = { apiKey: true, rights: ['/funds'] as Right[] }
const at = (status: FundStatus) => fund({ status })

test('the built-in groups and their direction', () => {
  expect(BUILT_IN_GROUPS.map(({ name, isCredit }) => `${name} ${isCredit ? '+' : '−'}`)).toEqual([
    'Sales +',
    'Purchases −',
    'Other Income +',
    'Other Expenses −',
    'Salaries and Incentives −',
    'Agent Commission Expenses −',
    'Assets −',
    'Opening Balance +',
  ])
})

test('the business result is without Sales, Purchases, Assets and the non-business groups', () => {
  const names = [...BUILT_IN_GROUPS.map(({ name }) => name), 'Tiền nhà', 'Vay ngân hàng']
  expect(names.filter((name) => countsInBusiness(name, ['Vay ngân hàng']))).toEqual([
    'Other Income',
    'Other Expenses',
    'Salaries and Incentives',
    'Agent Commission Expenses',
    'Tiền nhà',
  ])
})

test('an amount is entered above 0 and takes the sign of its group', () => {
  expect([signedAmount(500, true), signedAmount(500, false)]).toEqual([500, -500])
  for (const amount of [0, -1, 0.5]) expect(() => signedAmount(amount, true)).toThrow(RangeError)
})

test('an open entry is completed or cancelled by its creator or the board', () => {
  for (const status of ['new-entry', 'pending'] as const) {
    for (const to of ['completed', 'cancelled'] as const) {
      expect(whyNotFundStatus(at(status), to, creator)).toBeNull()
      expect(whyNotFundStatus(at(status), to, board)).toBeNull()
      expect(whyNotFundStatus(at(status), to, colleague)).toBe('funds.creator-or-bod')
    }
  }
})

test('a completed entry is only refunded, by the board and whoever has the right to', () => {
  expect(whyNotFundStatus(at('completed'), 'refunded', board)).toBeNull()
  expect(whyNotFundStatus(at('completed'), 'refunded', refunder)).toBeNull()
  expect(whyNotFundStatus(at('completed'), 'refunded', creator)).toBe('funds.refund-needs-right')
  expect(whyNotFundStatus(at('completed'), 'cancelled', board)).toBe('funds.no-such-move')
  expect(whyNotFundStatus(at('new-entry'), 'refunded', board)).toBe('funds.no-such-move')
  expect(fundStatusMenu(at('completed'), creator)).toEqual([{ status: 'refunded', disabled: 'funds.refund-needs-right' }])
})

test('a cancelled or refunded entry is final', () => {
  expect(whyNotFundStatus(at('cancelled'), 'completed', board)).toBe('funds.final')
  expect(whyNotFundStatus(at('refunded'), 'completed', board)).toBe('funds.final')
  expect(whyNotFundChange(at('cancelled'), ['note'], board)).toBe('funds.final')
})

test('the API key is the creator of what it entered', () => {
  expect(whyNotFundStatus(fund({ status: 'new-entry', creatorId: null }), 'completed', key)).toBeNull()
  expect(whyNotFundStatus(fund({ status: 'new-entry', creatorId: null }), 'completed', creator)).toBe('funds.creator-or-bod')
  expect(whyNotFundStatus(at('new-entry'), 'completed', key)).toBe('funds.creator-or-bod')
})

test('entering a completed entry at once needs /funds or the board', () => {
  expect([whyNotCompletedAtOnce(creator), whyNotCompletedAtOnce(board)]).toEqual([null, null])
  expect(whyNotCompletedAtOnce({ userId: userId(1), rights: ['/sales'] })).toBe('funds.complete-needs-funds')
})

test('a completed entry keeps its group, amount, date and items', () => {
  for (const field of ['group', 'amount', 'created', 'items']) {
    expect(whyNotFundChange(at('completed'), [field, 'note'], creator)).toBe('funds.completed-locked')
    expect(whyNotFundChange(at('pending'), [field], creator)).toBeNull()
  }
  expect(whyNotFundChange(at('completed'), ['note', 'label'], creator)).toBeNull()
  expect(whyNotFundChange(at('completed'), ['note'], colleague)).toBe('funds.creator-or-bod')
  expect(whyNotFundChange(at('completed'), [], colleague)).toBeNull()
})

test('only a completed entry moves the books; a refund takes it back on its own day', () => {
  const created = new Date('2024-03-06T03:00:00Z')
  const refundedAt = new Date('2024-04-02T03:00:00Z')
  expect(fundMoves(at('completed'))).toEqual([{ at: created, amount: 500 }])
  expect(fundMoves(fund({ status: 'cancelled', refundedAt }))).toEqual([
    { at: created, amount: 500 },
    { at: refundedAt, amount: -500 },
  ])
  for (const status of ['new-entry', 'pending', 'cancelled'] as const) expect(fundMoves(at(status))).toEqual([])
})

test('an entry is dated no earlier than the first of the month two months back', () => {
  const now = new Date('2024-03-31T17:00:00Z') // 1 April in Vietnam
  expect(whyNotFundDate(new Date('2024-01-31T17:00:00Z'), now, DEFAULT_ZONE)).toBeNull()
  expect(whyNotFundDate(new Date('2024-01-31T16:59:59.999Z'), now, DEFAULT_ZONE)).toBe('funds.date-too-early')
})

test('an entry has a group and an amount above 0, or lines that come to one', () => {
  const when = { now: new Date('2024-03-31T17:00:00Z'), zone: DEFAULT_ZONE }
  const said = (draft: Parameters<typeof fundErrors>[0]) =>
    fundErrors(draft, when).map(({ path, code, values }) => `${path}: ${fillText(errors[code].en, values)}`)
  const group = 'Other Income'
  const items = [{ name: 'Bàn', price: 150, quantity: 2 }]
  expect(said({ group, amount: 300 })).toEqual([])
  expect(said({ amount: 300 })).toEqual(['group: Group of Fund is required'])
  for (const amount of [undefined, 0, -1, 1.5, '300']) expect(said({ group, amount })).toEqual(['amount: Invalid amount'])
  expect(said({ group, items })).toEqual([])
  expect(said({ group, items, amount: 299 })).toEqual(['amount: The amount is the sum of the items'])
  expect(said({ group, items: [{ name: '', price: 1, quantity: 1 }] })).toEqual(['items.0.name: Invalid name'])
  expect(said({ group, items: [{ name: 'Bàn', price: 1, quantity: 0 }] })).toEqual(['items.0.quantity: Invalid price or/and quantity'])
  expect(said({ group, amount: 1, created: new Date('2024-01-31T16:00:00Z') })).toEqual([
    'created: The collection date cannot be earlier than 2024-02-01',
  ])
  expect(
    amountOfItems([
      { price: 150, quantity: 2 },
      { price: 15, quantity: 0.5 },
      { price: 40, quantity: 3, quantityGift: 1 },
    ]),
  ).toBe(388)
})

test('an asset is paid over months from the present one on, the last not before the first', () => {
  const now = new Date('2024-03-31T17:00:00Z') // April in Vietnam
  const why = (since: string, until: string) => whyNotMonths(month(since), month(until), now, DEFAULT_ZONE)
  expect(why('2024-04', '2024-04')).toBeNull()
  expect(why('2024-05', '2024-04')).toBe('funds.months-invalid')
  expect(why('2024-03', '2024-05')).toBe('funds.months-invalid')
  expect(whyNotMonths(month('2024-04'), null, now, DEFAULT_ZONE)).toBe('funds.months-invalid')
})

test('what pays a member is completed by the board or whoever keeps the funds, not by HR who entered it', () => {
  const hr = { userId: userId(1), rights: ['/office/hr'] as Right[] }
  const pay = fund({ status: 'new-entry', userId: userId(9) })
  expect(whyNotFundStatus(pay, 'completed', hr)).toBe('funds.member-needs-funds')
  expect(whyNotFundStatus(pay, 'cancelled', hr)).toBeNull()
  expect([creator, board].map((actor) => whyNotFundStatus(pay, 'completed', actor))).toEqual([null, null])
  const paid = fund({ status: 'completed', userId: userId(9) })
  expect(whyNotFundStatus(paid, 'refunded', { userId: userId(9), rights: ['/refunds'] })).toBe('funds.refund-needs-right')
  expect(whyNotFundStatus(paid, 'refunded', { userId: userId(9), rights: ['/funds', '/refunds'] })).toBeNull()
})

test('an entry comes to 1,000,000,000,000 at most', () => {
  expect(fundAmountErrors(1_000_000_000_000)).toEqual([])
  expect(fundAmountErrors(1_000_000_000_001).map(({ code }) => code)).toEqual(['money.above-limit'])
})

test('what members are paid is read by HR, funds and the board alone', () => {
  const readers: Right[] = ['/office/hr', '/funds', 'bod', '/report', '/sales', '/purchases']
  expect(readers.filter((right) => mayReadEntries([right], 'Salaries and Incentives'))).toEqual(['/office/hr', '/funds', 'bod'])
  expect(readers.filter((right) => mayReadEntries([right], 'Other Expenses'))).toEqual(readers)
})
