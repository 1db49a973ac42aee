import { afterReport, type Moving, type Reported } from './reported'
import { statusOfWord } from './statuses'

/** What happens to parcels of GHN, by its words, an hour apart. */
const STORIES = [
  ['ready_to_pick', 'picking', 'picked', 'transporting', 'delivering', 'delivered'],
  ['ready_to_pick', 'picked', 'delivering', 'delivery_fail', 'delivering', 'delivered'],
  ['ready_to_pick', 'picked', 'delivering', 'delivery_fail', 'waiting_to_return', 'returning', 'returned'],
  ['ready_to_pick', 'cancel'],
]
const HOUR_MS = 3_600_000

const reportedOf = (words: readonly string[]): Reported[] =>
  words.map((word, nth) => ({
    code: '5DH1',
    status: statusOfWord('ghn', word) ?? 'lost',
    word,
    at: new Date(Date.UTC(2026, 10, 20) + nth * HOUR_MS),
    fee: 20_000 + nth,
    cod: 100_000 - nth,
  }))
const begun: Moving = { carrier: 'ghn', status: 'waiting', cod: 100_000, codState: 'none', events: [] }
const ended = (told: readonly Reported[]): Moving => {
  let state: Moving = begun
  for (const each of told) state = Object.assign({}, state, afterReport(state, each) as Moving)
  return state
}

/** A generator whose numbers are the same in every run. */
const seeded = (seed: number) => (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, by: random() }))
    .sort((one, other) => one.by - other.by)
    .map(({ item }) => item)

test.each(STORIES.map((words) => [words.join(' '), words] as const))(
  '%s: told twice and in any order it ends as in its own',
  (_name, words) => {
    const random = seeded(words.length)
    const told = reportedOf(words)
    const inOrder = ended(told)
    for (let round = 0; round < 100; round++) expect(ended(shuffled([...told, ...told], random))).toEqual(inOrder)
  },
)

test('money is due from the carrier once it is delivered, and stays paid whatever is told later', () => {
  const delivered = ended(reportedOf(STORIES[0] ?? []))
  expect(delivered).toMatchObject({ status: 'delivered', codState: 'due', cod: 99_995, charged: 20_005 })
  const later = { ...reportedOf(['delivered'])[0], at: new Date('2027-01-01T00:00:00Z') } as Reported
  expect(afterReport({ ...delivered, codState: 'paid' }, later).codState).toBe('paid')
  expect(ended(reportedOf(STORIES[2] ?? [])).codState).toBe('none')
})
