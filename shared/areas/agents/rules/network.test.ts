import { day, zone } from '../../../foundation/days/days'
import type { Id } from '../../../foundation/ids'
import { closesCircle, networkOf, type RankReview } from './network'

const hanoi = zone('Asia/Ho_Chi_Minh')
const agent = (name: string) => name as Id<'assets'>
const rank = (name: string) => name as Id<'apRanks'>
let made = 0
const review = (agentId: string, rankId: string, on: string, p1Id?: string): RankReview => ({
  _id: `review ${String(++made).padStart(3, '0')}`,
  agentId: agent(agentId),
  rankId: rank(rankId),
  p1Id: p1Id ? agent(p1Id) : undefined,
  isPending: false,
  confirmedAt: new Date(`${on}T03:00:00Z`),
})

const network = networkOf(
  [
    review('hieu', 'silver', '2026-01-04'),
    review('hieu', 'gold', '2026-07-02'),
    review('chau', 'silver', '2026-02-01', 'hieu'),
    review('loc', 'silver', '2026-02-01', 'hieu'),
    review('tram', 'bronze', '2026-03-01', 'loc'),
    { _id: 'proposal', agentId: agent('hieu'), rankId: rank('diamond'), isPending: true },
  ],
  hanoi,
)

test('The rank on a day is that of the last confirmed review not after it', () => {
  expect(network.standingOn('hieu', day('2026-07-01'))?.rankId).toBe('silver')
  expect(network.standingOn('hieu', day('2026-07-02'))?.rankId).toBe('gold')
  expect(network.standingOn('hieu', day('2026-01-03'))).toBeNull()
})
test('A proposal gives no rank', () => {
  expect(network.standingOn('hieu', day('2026-12-31'))?.rankId).toBe('gold')
})
test('A review counts from the local day on which it was confirmed', () => {
  const late = networkOf([{ ...review('hieu', 'gold', '2026-07-02'), confirmedAt: new Date('2026-07-01T17:00:00Z') }], hanoi)
  expect(late.standingOn('hieu', day('2026-07-01'))).toBeNull()
  expect(late.standingOn('hieu', day('2026-07-02'))?.rankId).toBe('gold')
})
test('Of two reviews confirmed at the same instant the one made later holds, in whatever order they are read', () => {
  const [first, second] = [review('hieu', 'silver', '2026-01-04'), review('hieu', 'gold', '2026-01-04')]
  for (const read of [
    [first, second],
    [second, first],
  ])
    expect(networkOf(read, hanoi).standingOn('hieu', day('2026-01-04'))?.rankId).toBe('gold')
})
test('Above an agent stand the referrer, the referrer’s referrer and so on', () => {
  expect(network.above('tram', day('2026-03-01'))).toEqual(['loc', 'hieu'])
  expect(network.above('tram', day('2026-02-28'))).toEqual([])
  expect(network.everBelow('hieu').sort()).toEqual(['chau', 'loc', 'tram'])
})
test('Nobody can be brought by themselves or by somebody below them', () => {
  const today = day('2026-11-22')
  expect(closesCircle(network, 'hieu', 'hieu', today)).toBe(true)
  expect(closesCircle(network, 'hieu', 'tram', today)).toBe(true)
  expect(closesCircle(network, 'tram', 'chau', today)).toBe(false)
})
