import { outcomeOf, plainReference } from './matching'

const owed = { status: 'shipped', outstanding: 1_250_000, waiting: [] } as const

describe('a transfer', () => {
  test.each([
    ['of what the order is owed is exact', 1_250_000, owed, false, 'exact'],
    ['of an entry that waits for it is exact', 500_000, { ...owed, waiting: [500_000] }, false, 'exact'],
    ['of less is short', 1_000_000, owed, false, 'short'],
    ['of more is over', 1_300_000, owed, false, 'over'],
    ['that names no order is unknown', 1_250_000, null, false, 'unknown'],
    ['for an order that is paid is doubled', 1_250_000, { ...owed, outstanding: 0 }, false, 'doubled'],
    ['for an order that was paid too much is doubled', 1, { ...owed, outstanding: -5 }, false, 'doubled'],
    ['for a cancelled order is late', 1_250_000, { ...owed, status: 'cancelled' }, false, 'late'],
    ['for a returned order is late', 1_250_000, { ...owed, status: 'returned' }, false, 'late'],
    ['of a day that is closed is late', 1_250_000, owed, true, 'late'],
  ] as const)('%s', (_rule, amount, order, isClosed, outcome) => {
    expect(outcomeOf(amount, order, isClosed)).toBe(outcome)
  })
})

test('a reference is the same however a bank writes it', () => {
  expect(plainReference('ft23084 737-001')).toBe(plainReference('FT23084737001'))
})
