import type { Day } from '../../../../lib/format'
import { memberPayee } from './payees'
import type { PayRow } from '../pay'
import { outflows, payLines, withCell, type Draft, type Usual } from './pay-sheet'

const today = '2026-12-01' as Day
const labels = ['Tiền mặt', 'Vietcombank']
const reading = { labels, today, locale: 'vi' as const }
const bounds = { labels, earliest: '2026-11-01' as Day, today }
const usual: Usual = { label: 'Vietcombank', cash: 'Tiền mặt', day: today, isAdvance: false }
const row = (_id: string, total: number, more: object = {}): PayRow =>
  ({ _id, name: _id, total, pending: 0, payments: [], ...more }) as unknown as PayRow
const rows = [
  row('bao', 28_800_000, { payments: [{ _id: 'a', amount: 5_000_000, advance: true }] }),
  row('tam', 11_298_750, { pending: 8 }),
  row('uyen', 8_627_500),
  row('paid', 1, { payments: [{ _id: 'b', amount: 1, advance: false }] }),
]
const bankOf = new Map([
  ['bao', 'Vietcombank 0071 0033 81902'],
  ['tam', 'ACB 2288 41907'],
])
const none: Draft = new Map()
const lines = (draft: Draft = none, of: Usual = usual) =>
  payLines(
    rows.map((each) => memberPayee(each, bankOf.get(each._id) ?? '')),
    draft,
    of,
    bounds,
  )

test('everybody who is left to be paid gets all of it; who has no account is paid from cash, who has shifts that wait isn’t ticked', () => {
  expect(lines().map(({ row: { name }, ticked, label, amount }) => [name, ticked, label, amount])).toEqual([
    ['bao', true, 'Vietcombank', 23_800_000],
    ['tam', false, 'Vietcombank', 11_298_750],
    ['uyen', true, 'Tiền mặt', 8_627_500],
  ])
})

test('cells are read as people type: 20tr, 30/11, the beginning of an account’s name; an emptied cell is as usual again', () => {
  const typed = (['amount', 'day', 'label'] as const).reduce(
    (draft, cell) => withCell(draft, 'bao', cell, { amount: '20tr', day: '30/11', label: 'tien' }[cell], reading),
    none,
  )
  // 30 November of the year of today.
  expect(lines(typed)[0]).toMatchObject({ amount: 20_000_000, day: '2026-11-30', label: 'Tiền mặt', problems: {} })
  expect(lines(withCell(typed, 'bao', 'amount', '', reading))[0]).toMatchObject({ amount: 23_800_000 })
})

test('an amount above what is left, one that can’t be read, an account there isn’t and a day to come are told in their cells', () => {
  const with_ = (cell: 'amount' | 'label' | 'day', text: string) => lines(withCell(none, 'bao', cell, text, reading))[0]?.problems
  expect(with_('amount', '23.800.001')).toEqual({ amount: 'above' })
  expect(with_('amount', 'hai chục')).toEqual({ amount: 'amount' })
  expect(with_('label', 'ACB')).toEqual({ label: 'label' })
  expect(with_('day', '2/12')).toEqual({ day: 'day-late' })
  expect(with_('day', '31/10')).toEqual({ day: 'day-early' })
})

test('of a month that isn’t over nobody is given anything until an amount is typed', () => {
  const advance = { ...usual, isAdvance: true }
  expect(lines(none, advance).filter(({ ticked }) => ticked)).toEqual([])
  expect(lines(withCell(none, 'tam', 'amount', '3tr', reading), advance)[1]).toMatchObject({ ticked: true, amount: 3_000_000 })
})

test('what leaves each account stands with what is left there', () => {
  expect(outflows(lines(), new Map([['Vietcombank', 20_000_000]]))).toEqual([
    { label: 'Vietcombank', people: 1, amount: 23_800_000, before: 20_000_000, after: -3_800_000 },
    { label: 'Tiền mặt', people: 1, amount: 8_627_500, before: 0, after: -8_627_500 },
  ])
  expect(outflows(lines(), null)[0]).toMatchObject({ before: null, after: null })
})
