import { addDays, DEFAULT_ZONE, firstDayOf, lastDayOf, monthOfDay, shiftMonth, startOfDay, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { CreateOf } from '@shared/registry/service-types'
import type { Instant } from '@shared/foundation/declaration/wire'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Catalogue, ForEach } from './catalogue'
import type { Crew } from './crew'
import { voucherNumbers, type DemoContext } from './demo-context'
import { bank } from './fund-labels'

type Mechanics = CreateOf<'apComs'>['mechanics']

/** The ladder, the lowest first: what it takes, and what agents pay of the public price. */
const ladder = [
  { name: 'Đồng', desc: 'Mới vào, có đơn đầu tiên.', share: 0.92 },
  { name: 'Bạc', desc: 'Tự bán từ 10 triệu một quý.', share: 0.88 },
  { name: 'Vàng', desc: 'Nhánh từ 40 triệu một quý, không nợ quá 30 ngày.', share: 0.84 },
  { name: 'Kim cương', desc: 'Nhánh từ 120 triệu một quý, ít nhất hai đại lý Bạc, không nợ quá 30 ngày.', share: 0.81 },
] as const
type RankName = (typeof ladder)[number]['name']

/** Agents by their place in the catalogue: rank, and who brought them. */
const standings: readonly { readonly agent: number; readonly rank: RankName; readonly by?: number }[] = [
  { agent: 0, rank: 'Bạc' },
  { agent: 1, rank: 'Bạc' },
  { agent: 2, rank: 'Đồng', by: 1 },
  { agent: 3, rank: 'Bạc', by: 0 },
  { agent: 5, rank: 'Bạc', by: 0 },
  { agent: 4, rank: 'Đồng', by: 5 },
]
const unranked = { name: 'Đại lý Thảo Nguyên', phone: '0912 406 338', address: '27 Nguyễn Tất Thành, Kon Tum' }

/** How many goods have prices of their own for agents; the others cost what they cost everybody. */
const MAX_PRICED_GOODS = 32
const roundToThousand = (amount: number): number => Math.round(amount / 1000) * 1000

const percentOf = (x: number): Mechanics[number] => ({ sourceName: 'own', methodName: 'percent of revenue', x })
const forEvery = (x: number, comValue: number): Mechanics[number] => ({
  sourceName: 'referred',
  methodName: 'every [X] dong of revenue',
  x,
  comValue: dong(comValue),
})

/** The ranks with their ids. */
export type Ranks = ReadonlyMap<RankName, Id<'apRanks'>>

/** Ranks, prices, schemes and first reviews, before anything is sold. */
export const makeNetwork = async (crew: Crew, catalogue: Catalogue, forEach: ForEach): Promise<Ranks> => {
  const made = await forEach(ladder, ({ name, desc }) =>
    crew.create('founder', 'apRanks', { name, desc, level: ladder.findIndex((rank) => rank.name === name) + 1 }),
  )
  const ranks = new Map(ladder.map(({ name }, at) => [name, idAt(made, at)]))
  const priced = ladder.flatMap(({ name, share }) =>
    catalogue.goods
      .slice(0, MAX_PRICED_GOODS)
      .map(({ _id, price }) => ({ rank: name, productId: _id, price: roundToThousand(price * share) })),
  )
  await forEach(priced, ({ rank, productId, price }) =>
    crew.create('founder', 'apPrices', { rankId: rankId(ranks, rank), productId, price: dong(price) }),
  )
  await forEach(schemes(catalogue), ({ rank, mechanics }) => crew.create('founder', 'apComs', { rankId: rankId(ranks, rank), mechanics }))
  // One after the other: a review changes all who stand above the agent by then.
  for (const standing of standings)
    await forEach([standing], ({ agent, rank, by }) =>
      crew.create('founder', 'apAgents', {
        agentId: idAt(catalogue.agents, agent),
        rankId: rankId(ranks, rank),
        ...(by === undefined ? {} : { p1Id: idAt(catalogue.agents, by) }),
      }),
    )
  await forEach([unranked], (agent) => crew.create('seller', 'assets', { group: 'Sales Agents', ...agent }))
  return ranks
}

const schemes = ({ goods }: Catalogue): { readonly rank: RankName; readonly mechanics: Mechanics }[] => {
  const gift = goods.find(({ name }) => name === 'Hộp quà Tết Mộc Sương Phú')
  const ofGifts: Mechanics = gift
    ? [{ sourceName: 'own', methodName: 'every [X] units', x: 1, comValue: dong(40_000), productId: gift._id }]
    : []
  const everyTen: Mechanics[number] = { sourceName: 'own', methodName: 'every [X] units', x: 10, comValue: dong(45_000) }
  return [
    { rank: 'Đồng', mechanics: [percentOf(2)] },
    { rank: 'Bạc', mechanics: [everyTen, forEvery(1_000_000, 8_000)] },
    { rank: 'Vàng', mechanics: [everyTen, forEvery(1_000_000, 12_000), ...ofGifts] },
    { rank: 'Kim cương', mechanics: [percentOf(4), forEvery(1_000_000, 15_000)] },
  ]
}

/** What becomes of the network: a review in the second month, commissions paid, a proposal and a scheme that wait. */
export const planNetwork = ({ crew, agenda, catalogue, last }: DemoContext, ranks: Ranks, first: Day): void => {
  const [head, , hopeful] = catalogue.agents
  if (!head || !hopeful) return
  const afterMonths = shiftMonth(monthOfDay(first), 2)
  // Prices of orders hang on the rank: in the order of the sales.
  agenda.enter(firstDayOf(afterMonths), 'preparing', ['numbers of sales'], () =>
    crew.createAs('giabao', 'apAgents', { agentId: head._id, rankId: rankId(ranks, 'Vàng'), note: 'Nhánh vượt 40 triệu hai quý liền' }),
  )
  for (let month = monthOfDay(first); lastDayOf(month) < last; month = shiftMonth(month, 1)) {
    // The last month still waits to be paid.
    if (lastDayOf(shiftMonth(month, 1)) >= last) continue
    for (const { _id } of catalogue.agents)
      agenda.enter(addDays(lastDayOf(month), 5), 'paying', [voucherNumbers], async () => {
        const payable = await crew.commissionOf(_id, month)
        if (payable > 0) await crew.create('founder', 'funds', { group: FUND_GROUPS.commissions.name, agentId: _id, month, label: bank })
      })
  }
  agenda.enter(last, 'paying', [], () =>
    crew.create('seller', 'apAgents', { agentId: hopeful._id, rankId: rankId(ranks, 'Bạc'), note: 'Bán đều ba tháng nay' }),
  )
  const next = firstDayOf(shiftMonth(monthOfDay(last), 1))
  agenda.enter(last, 'paying', [], () =>
    crew.create('founder', 'apComs', {
      rankId: rankId(ranks, 'Vàng'),
      created: startOfDay(next, DEFAULT_ZONE).toISOString() as Instant,
      mechanics: [percentOf(5), forEvery(1_000_000, 18_000)],
    }),
  )
}

const idAt = <I>(list: readonly { readonly _id: I }[], at: number): I => {
  const found = list[at]
  if (!found) throw new Error('the demo asks for what was not made')
  return found._id
}

const rankId = (ranks: Ranks, name: RankName): Id<'apRanks'> => {
  const found = ranks.get(name)
  if (!found) throw new Error(`the demo has no rank ${name}`)
  return found
}
