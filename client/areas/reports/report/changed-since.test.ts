import { actsOf, grossOf, leadsToNow, linesOf, type Changed } from './changed-since'

const entry = (digit: string, over: Partial<Changed['data'][number]>): Changed['data'][number] => ({
  _id: digit.repeat(24),
  service: 'orders',
  recordId: 'f'.repeat(24),
  act: 'sale-shipped',
  less: false,
  day: '2026-10-31' as never,
  at: '2026-11-03T09:42:00.000Z',
  by: null,
  changes: [],
  ...over,
})
const money = (value: number) => value as never

/** The drawn October: 66,670,000 as printed, 63,110,000 now. */
const october: Changed = {
  since: '2026-10-01' as never,
  until: '2026-10-31' as never,
  at: '2026-11-02T02:40:00.000Z',
  howCalculateRevenue: 'shipped',
  figures: [
    { figure: 'revenue', known: money(604_500_000), now: money(612_480_000) },
    { figure: 'cost', known: money(-394_580_000), now: money(-401_260_000) },
    { figure: 'group', group: 'Other Expenses', known: money(-27_010_000), now: money(-31_870_000) },
  ],
  netProfit: { known: money(66_670_000), now: money(63_110_000) },
  data: [
    entry('1', { changes: [{ figure: 'revenue', before: money(604_500_000), after: money(613_140_000) }] }),
    entry('2', {
      changes: [{ figure: 'cost', before: money(-394_580_000), after: money(-400_060_000) }],
    }),
    entry('3', {
      recordId: 'e'.repeat(24),
      changes: [{ figure: 'group', group: 'Other Expenses', before: money(-27_010_000), after: money(-31_870_000) }],
    }),
  ],
  hidden: { count: 1, changes: [{ figure: 'cost', before: money(-400_060_000), after: money(-401_260_000) }] },
  rest: [{ figure: 'revenue', before: money(613_140_000), after: money(612_480_000) }],
  isComplete: false,
}

it('What is told of each figure, also without names, leads from what was printed to what is now', () => {
  expect(leadsToNow(october)).toBe(true)
  expect(leadsToNow({ ...october, rest: [] })).toBe(false)
  expect(linesOf(october).map(({ figure, aside }) => [figure, aside])).toEqual([
    ['revenue', undefined],
    ['cost', undefined],
    ['group', undefined],
    ['cost', 'hidden'],
    ['revenue', 'rest'],
  ])
  expect(grossOf(october)).toEqual({ known: 209_920_000, now: 211_220_000 })
})

it('Entries of one record at one moment are one act', () => {
  expect(actsOf(october.data).map(({ changes, net }) => [changes.length, net])).toEqual([
    [2, 3_160_000],
    [1, -4_860_000],
  ])
})
