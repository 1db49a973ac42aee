import { day } from '@shared/foundation/days/days'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import {
  dayOfStep,
  hasSignedIn,
  minutesSince,
  missingSteps,
  openingSums,
  stayedOutOf,
  stepStates,
  type Known,
  type Opening,
} from './opening'

/** The company of the drawing: what it had on the last evening of 2025. */
const opening: Opening = {
  data: [
    { account: '111', debit: 18_400_000, credit: 0, count: 1 },
    { account: '112', debit: 109_055_000, credit: 0, count: 2 },
    { account: '131', debit: 84_215_000, credit: 0, count: 91 },
    { account: '156', debit: 412_650_000, credit: 0, count: 74 },
    { account: '211', debit: 447_600_000, credit: 0, count: 3 },
    { account: '214', debit: 0, credit: 167_300_000, count: 3 },
    { account: '331', debit: 0, credit: 151_300_000, count: 7 },
    { account: '411', debit: 0, credit: 753_320_000, count: 1 },
  ],
  labels: [
    { label: 'Tiền mặt', balance: 18_400_000 },
    { label: 'Vietcombank', balance: 96_750_000 },
    { label: 'MB', balance: 12_305_000 },
  ],
  pieces: 6842,
}
const nothing: Opening = { data: [], labels: [], pieces: 0 }
const known = (own: Partial<Known> = {}): Known => ({
  opening,
  goods: 74,
  categories: 9,
  unknown: 0,
  members: 8,
  signedIn: 8,
  imported: [],
  stayedOut: [],
  begun: undefined,
  ...own,
})

test('a step says the last day on which something of it was entered', () => {
  const dated: Opening = {
    ...nothing,
    data: [
      { account: '131', debit: 1, credit: 0, count: 1, since: day('2026-10-31'), until: day('2026-10-31') },
      { account: '331', debit: 0, credit: 1, count: 1, since: day('2026-11-20'), until: day('2026-11-20') },
    ],
  }
  expect([dayOfStep(dated, 'debts'), dayOfStep(dated, 'stock')]).toEqual(['2026-11-20', undefined])
})

test('assets come to debts and capital, which is what is left over', () => {
  expect(openingSums(opening)).toMatchObject({
    stock: 412_650_000,
    receivable: 84_215_000,
    money: 127_455_000,
    cost: 447_600_000,
    depreciated: 167_300_000,
    assets: 904_620_000,
    payable: 151_300_000,
    capital: 753_320_000,
    off: 0,
  })
})

test('who paid ahead is owed, what was paid to a supplier ahead is there', () => {
  const ahead: Opening = {
    ...nothing,
    data: [
      { account: '131', debit: 5_000_000, credit: 2_000_000, count: 2 },
      { account: '331', debit: 1_000_000, credit: 400_000, count: 2 },
      { account: '411', debit: 0, credit: 3_600_000, count: 1 },
    ],
  }
  expect(openingSums(ahead)).toMatchObject({ assets: 6_000_000, received: 2_000_000, payable: 400_000, capital: 3_600_000, off: 0 })
})

test('a capital of the books that isn’t what is left over is told', () => {
  const broken = { ...opening, data: opening.data.map((row) => (row.account === '411' ? { ...row, credit: 753_320_001 } : row)) }
  expect(openingSums(broken).off).toBe(1)
})

test('a company of the first hour lacks goods, money and people; debts and assets nobody has to have', () => {
  const first = known({ opening: nothing, goods: 0, members: 1 })
  expect(missingSteps(first)).toEqual(['goods', 'cash', 'members'])
  expect(new Set(Object.values(stepStates(first)))).toEqual(new Set(['open']))
})

test('members are done once everybody has signed in with the password they were given', () => {
  expect(stepStates(known({ signedIn: 3 })).members).toBe('begun')
  expect(missingSteps(known({ signedIn: 3 }))).toEqual(['signIns'])
  expect(stepStates(known()).members).toBe('done')
  const given = '2026-11-20T02:00:00.000Z'
  expect([
    hasSignedIn({ given }),
    hasSignedIn({ given, last: '2026-11-19T02:00:00.000Z' }),
    hasSignedIn({ given, last: '2026-11-20T02:00:01.000Z' }),
    hasSignedIn({ last: given }),
  ]).toEqual([false, false, true, true])
})

test('stock is done once every piece has a cost', () => {
  expect(stepStates(known({ unknown: 7 })).stock).toBe('begun')
  expect(missingSteps(known({ unknown: 7 }))).toEqual(['unknown'])
  expect(stepStates(known()).stock).toBe('done')
  expect(missingSteps(known({ opening: { ...opening, pieces: 0 } }))).toEqual(['stock'])
})

test('rows that stayed out are told with what isn’t in the books of them; a file that was left out whole is meant so', () => {
  const sheet = (own: Partial<ImportRecord>): ImportRecord =>
    ({ _id: 'a', name: 'khach.csv', skipped: [], rows: 3, ...own }) as ImportRecord
  const debts = { what: 'debts', told: 1_750_000, kept: 1_500_000, rows: 1 } as const
  expect(
    stayedOutOf([
      sheet({ skipped: [2], checks: [debts, { what: 'sum', row: 4, column: 'openingDebt', told: 9, kept: 8 }] }),
      sheet({ skipped: [1, 2, 3] }),
      sheet({}),
    ]),
  ).toEqual([{ _id: 'a', name: 'khach.csv', rows: 1, amount: 250_000 }])
})

test('the clock runs from the first file on, for a day', () => {
  const begun = '2026-01-05T02:05:00.000Z'
  const at = (time: string): number | null => minutesSince(begun, Date.parse(time))
  expect([at('2026-01-05T02:43:20Z'), at('2026-01-05T02:04:00Z'), at('2026-01-06T02:05:00Z')]).toEqual([38, 0, null])
  expect(minutesSince(undefined, Date.parse(begun))).toBeNull()
})
