import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { belowOf, isOfStanding, sortedAgents, treeLines, type NetworkRow } from './network-rows'

const agent = (_id: string, p1Id?: string, more: Partial<NetworkRow> = {}): NetworkRow => ({
  _id: _id as Id<'assets'>,
  name: _id,
  ...(p1Id ? { p1Id: p1Id as Id<'assets'> } : {}),
  rankId: 'silver' as Id<'apRanks'>,
  own: dong(0),
  branch: dong(0),
  ...more,
})
const rows = [agent('hieu'), agent('chau', 'hieu'), agent('loc', 'hieu'), agent('tram', 'loc'), agent('tra'), agent('lost', 'gone')]
const shown = (lines: ReturnType<typeof treeLines>) => lines.map(({ agent: { _id }, depth }) => `${'  '.repeat(depth)}${_id}`)

test('Each agent stands below who brought them; one whose referrer is gone heads a branch', () => {
  expect(shown(treeLines(rows, new Set()))).toEqual(['hieu', '  chau', '  loc', '    tram', 'tra', 'lost'])
})

test('A folded branch is one line', () => {
  expect(shown(treeLines(rows, new Set(['hieu'])))).toEqual(['hieu', 'tra', 'lost'])
})

test('Who is sought is shown with everybody above, folded or not', () => {
  const lines = treeLines(rows, new Set(['hieu']), ({ _id }) => _id === 'tram')
  expect(shown(lines)).toEqual(['hieu', '  loc', '    tram'])
  expect(lines.map(({ isAround }) => isAround)).toEqual([true, true, false])
})

test('The lines of a branch go on as far as it does', () => {
  expect(treeLines(rows, new Set()).map(({ goesOn }) => goesOn)).toEqual([
    [true],
    [true, true],
    [true, false],
    [true, false, false],
    [true],
    [false],
  ])
})

test('Below an agent are those they brought, then those these brought', () => {
  const { direct, indirect } = belowOf(rows, 'hieu')
  expect([direct.map(({ _id }) => _id), indirect.map(({ _id }) => _id)]).toEqual([['chau', 'loc'], ['tram']])
})

test('Agents are kept by rank, by a proposal, and by having none', () => {
  const pending = { _id: 'r' as Id<'apAgents'>, rankId: 'gold' as Id<'apRanks'>, rank: 'Gold', created: '2026-11-20T00:00:00.000Z' }
  const proposed = agent('ban', undefined, { pending } as Partial<NetworkRow>)
  const { rankId: _none, ...unranked } = agent('nguyen')
  expect(['silver', 'gold', 'pending', 'unranked'].map((standing) => isOfStanding(standing, proposed))).toEqual([true, false, true, false])
  expect(isOfStanding('unranked', unranked)).toBe(true)
})

test('A shop on a marketplace is no agent whose rank is still to be given', () => {
  const { rankId: _none, ...unranked } = agent('gian-shopee')
  const shop: NetworkRow = { ...unranked, platformName: 'shopee' }
  expect(['', 'unranked', 'shops'].map((standing) => isOfStanding(standing, shop))).toEqual([true, false, true])
  expect(['unranked', 'shops'].map((standing) => isOfStanding(standing, unranked))).toEqual([true, false])
  expect(isOfStanding('silver', agent('gian-lazada', undefined, { platformName: 'lazada' }))).toBe(true)
})

test('The list is sorted by name, rank or a figure', () => {
  const some = [agent('b', undefined, { own: dong(1) }), agent('a', undefined, { own: dong(5) }), agent('c', undefined, { own: dong(3) })]
  const ids = (sort: string) =>
    sortedAgents(
      some,
      sort,
      () => 1,
      (id) => (id === 'b' ? 9 : 0),
    ).map(({ _id }) => _id)
  expect([ids('name'), ids('-own'), ids('-commission')]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
  ])
})
