import { day } from '@shared/foundation/days/days'
import type { Fund } from '@shared/areas/money/services/funds'
import { fundOf } from '../../../testing/funds'
import { amountOf, emptyEntry, entryErrors, toCreate, toPatch, valuesOf, type EntryValues } from './entry-values'
import { momentOn } from '../../../lib/moment-on'

const zone = 'Asia/Ho_Chi_Minh'
const now = new Date('2026-11-21T07:03:00.000Z')
const same = (name: string): string => name
const entry = (part: Partial<EntryValues>): EntryValues => ({ ...emptyEntry(day('2026-11-21')), ...part })
const line = (name: string, quantity: number | null, price: number | null) => ({ key: name, itemId: '', name, quantity, free: 0, price })
const sales = { value: 'Sales', label: 'Bán hàng' }

it('An amount is written, or it is the sum of the items', () => {
  expect(amountOf({ amount: 6_650_000, items: [] })).toBe(6_650_000)
  expect(amountOf({ amount: 1, items: [line('Hộp', 3, 150_000), line('Nơ', 2.5, 10_001)] })).toBe(450_000 + 25_003)
  expect(amountOf({ amount: 1, items: [line('Hộp', 1e9, 1e9)] })).toBeNull()
})

it.each([
  ['nothing at all', {}, ['group: funds.group-required', 'amount: funds.amount-invalid']],
  ['an amount of zero', { group: sales, amount: 0 }, ['amount: funds.amount-invalid']],
  ['a date before the month two months back', { group: sales, amount: 1, created: day('2026-08-31') }, ['created: funds.date-too-early']],
  ['an item without a name', { group: sales, items: [line(' ', 1, 1)] }, ['items.0.name: funds.item-name-invalid']],
  ['an item without a quantity', { group: sales, items: [line('Hộp', 0, 1)] }, ['items.0.quantity: funds.price-or-quantity-invalid']],
])('An entry with %s is refused', (_, part, expected) => {
  expect(entryErrors(entry(part), { now, zone }).map(({ path, code }) => `${path}: ${code}`)).toEqual(expected)
})

it('An entry of more than a thousand billion is refused; an older one that is more may be saved as it is', () => {
  const large = entry({ group: sales, amount: 1_000_000_000_001 })
  const said = (before?: typeof large) => entryErrors(large, { now, zone }, before).map(({ path, code }) => `${path}: ${code}`)
  expect(said()).toEqual(['amount: money.above-limit'])
  expect(said(large)).toEqual([])
  expect(said(entry({ group: sales, amount: 5 }))).toEqual(['amount: money.above-limit'])
})

it('The first day of the month two months back may still be entered', () => {
  expect(entryErrors(entry({ group: sales, amount: 1, created: day('2026-09-01') }), { now, zone })).toEqual([])
})

it('An old entry keeps its old date', () => {
  const before = entry({ group: sales, amount: 1, created: day('2026-03-01') })
  expect(entryErrors({ ...before, name: 'x' }, { now, zone }, before)).toEqual([])
})

it('An entry of another day keeps the time of day, an entry of today gets the moment of the server', () => {
  expect(momentOn(day('2026-11-03'), now, zone)).toBe('2026-11-03T07:03:00.000Z')
  const values = entry({ group: sales, amount: 5000, name: ' Thu tiền ' })
  expect(toCreate(values, { now, zone }, { status: 'completed' })).toEqual({
    name: 'Thu tiền',
    group: 'Sales',
    status: 'completed',
    amount: 5000,
  })
  expect(toCreate({ ...values, created: day('2026-11-03') }, { now, zone }, { status: 'pending' })).toMatchObject({
    created: '2026-11-03T07:03:00.000Z',
  })
})

it('Items travel without an amount: the server adds them up', () => {
  const sent = toCreate(entry({ group: sales, amount: 1, items: [line('Hộp', 2, 1000)] }), { now, zone }, { status: 'pending' })
  expect(sent).toMatchObject({ items: [{ name: 'Hộp', quantity: 2, price: 1000 }] })
  expect(sent).not.toHaveProperty('amount')
})

it('Only what was changed is sent', () => {
  const fund: Fund = fundOf({ name: 'Tiền điện', label: 'Tiền mặt', amount: -4_860_000, note: 'tháng 10' })
  const values = valuesOf(fund, zone, same)
  expect(values).toMatchObject({ direction: 'out', amount: 4_860_000, created: '2026-11-21', label: 'Tiền mặt' })
  const changes = { note: '', label: '' }
  expect(toPatch({ ...values, ...changes }, changes, { zone, at: fund.created })).toEqual({ note: '', label: '' })
  expect(toPatch({ ...values, amount: 5 }, { amount: 5 }, { zone, at: fund.created })).toEqual({ amount: 5 })
  expect(toPatch({ ...values, created: day('2026-11-02') }, { created: day('2026-11-02') }, { zone, at: fund.created })).toEqual({
    created: '2026-11-02T04:26:00.000Z',
  })
})
