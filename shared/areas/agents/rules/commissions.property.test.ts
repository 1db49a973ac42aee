import fc from 'fast-check'
import { lastDayOf, month, monthOf, shiftMonth, startOfDay, zone, type Month } from '../../../foundation/days/days'
import type { Id } from '../../../foundation/ids'
import { dong } from '../../../foundation/money/money'
import {
  COMMISSION_METHODS,
  COMMISSION_SOURCES,
  commissionsOf,
  payableOf,
  type Commission,
  type CommissionMonth,
  type CommissionRules,
  type EarningOrder,
  type Mechanic,
  type Scheme,
} from './commissions'
import { networkOf, type RankReview } from './network'

const hanoi = zone('Asia/Ho_Chi_Minh')
const FIRST = month('2026-01')
const MONTHS = 8
const AGENTS = 7
const agentId = (at: number) => `agent${at}` as Id<'assets'>
const rankIds = ['bronze', 'silver', 'gold'] as Id<'apRanks'>[]
const goods = ['tea', 'coffee', 'cup'] as Id<'products'>[]
const at = (of: number, day: number): Date => new Date(startOfDay(lastDayOf(shiftMonth(FIRST, of - 1)), hanoi).getTime() + day * 86_400_000)

const mechanic = fc.record<Mechanic>(
  {
    sourceName: fc.constantFrom(...COMMISSION_SOURCES),
    methodName: fc.constantFrom(...COMMISSION_METHODS),
    x: fc.integer({ min: 1, max: 60 }),
    comValue: fc.integer({ min: 0, max: 90_000 }),
    productId: fc.constantFrom(...goods),
    categoryId: fc.constantFrom('drinks' as Id<'categories'>, 'tools' as Id<'categories'>),
  },
  { requiredKeys: ['sourceName', 'methodName', 'x', 'comValue'] },
)
const scheme = fc
  .record({ rank: fc.nat(2), from: fc.integer({ min: 0, max: MONTHS - 1 }), mechanics: fc.array(mechanic, { minLength: 1, maxLength: 4 }) })
  .map(({ rank, from, mechanics }) => ({ rankId: rankIds[rank] as Id<'apRanks'>, created: at(from, 1), mechanics }))
const schemes = fc
  .array(scheme, { minLength: 1, maxLength: 6 })
  .map((all): Scheme[] => all.map((each, place) => ({ ...each, _id: `scheme${place}` as Id<'apComs'> })))

/** A tree of referrers, each below one of a lower number, with ranks that change now and then. */
const reviews = fc
  .array(
    fc.record({
      above: fc.nat(AGENTS),
      rank: fc.nat(2),
      again: fc.option(fc.record({ rank: fc.nat(2), month: fc.integer({ min: 1, max: 6 }) })),
    }),
    {
      minLength: AGENTS,
      maxLength: AGENTS,
    },
  )
  .map((all) =>
    all.flatMap(({ above, rank, again }, place): RankReview[] => {
      const p1Id = above < place ? agentId(above) : undefined
      const first = {
        _id: `first of ${place}`,
        agentId: agentId(place),
        rankId: rankIds[rank] as Id<'apRanks'>,
        p1Id,
        isPending: false,
        confirmedAt: at(0, 1),
      }
      return again
        ? [first, { ...first, _id: `second of ${place}`, rankId: rankIds[again.rank] as Id<'apRanks'>, confirmedAt: at(again.month, 9) }]
        : [first]
    }),
  )

const order = fc
  .record({
    agent: fc.nat(AGENTS - 1),
    month: fc.integer({ min: 0, max: 3 }),
    day: fc.integer({ min: 2, max: 20 }),
    lines: fc.array(
      fc.record({ product: fc.nat(2), quantity: fc.integer({ min: 1, max: 99 }), net: fc.integer({ min: 0, max: 9_000_000 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    /** In how many parts it comes back, and after how many months. */
    returns: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
  })
  .map(({ agent, month: of, day, lines, returns }) => {
    const sold = lines.map(({ product, quantity, net }, index) => ({
      index,
      quantity,
      net: dong(net),
      cost: dong(Math.floor(net / 2)),
      categoryId: (goods[product] === 'cup' ? 'tools' : 'drinks') as Id<'categories'>,
    }))
    const left = sold.map((line) => ({ ...line }))
    const back = [...returns].sort().map((later, nth) => ({
      at: at(of + later, day + 3 + nth),
      lines: left.map((line) => {
        const isLast = nth === returns.length - 1
        const part = (whole: number): number => (isLast ? whole : Math.floor(whole / 2))
        const gone = { quantity: part(line.quantity), net: part(line.net), cost: part(line.cost) }
        line.quantity -= gone.quantity
        line.net = dong(line.net - gone.net)
        line.cost = dong(line.cost - gone.cost)
        return { ...line, quantity: -gone.quantity, net: dong(-gone.net), cost: dong(-gone.cost) }
      }),
    }))
    return {
      created: at(of, day),
      agentId: agentId(agent),
      items: lines.map(({ product }) => ({ productId: goods[product] })),
      earnings: [{ at: at(of, day + 2), lines: sold }, ...back],
    }
  })
const orders = fc
  .array(order, { minLength: 1, maxLength: 8 })
  .map((all): EarningOrder[] =>
    all.map((each, place) => ({ ...each, _id: `order${place}` as Id<'orders'>, order_number: `S00000${place}` })),
  )

const rulesOf = (network: readonly RankReview[], all: readonly Scheme[]): CommissionRules => ({
  network: networkOf(network, hanoi),
  schemes: all,
  zone: hanoi,
})

const sum = (commissions: readonly Commission[]): number => commissions.reduce((so, { amount }) => so + amount, 0)

/** Pays each month as soon as it is over, by what is known then. */
const paidBy = (commissions: readonly Commission[]): { paid: number; left: number } => {
  const months: { month: Month; total: number; paid: number }[] = []
  for (let place = 0; place < MONTHS; place += 1) {
    const of = shiftMonth(FIRST, place)
    const entry = { month: of, total: sum(commissions.filter((each) => monthOf(each.at, hanoi) === of)), paid: 0 }
    months.push(entry)
    entry.paid = payableOf(months as CommissionMonth[], of).payable
  }
  const end = payableOf(months, shiftMonth(FIRST, MONTHS))
  return { paid: months.reduce((so, { paid }) => so + paid, 0), left: end.carried }
}

test('Whatever is sold and comes back: what is paid over all months, and what is still to be taken back, is the sum of the lines', () => {
  fc.assert(
    fc.property(reviews, schemes, orders, (network, all, sold) => {
      const rules = rulesOf(network, all)
      const commissions = sold.flatMap((each) => commissionsOf(each, rules))
      for (let agent = 0; agent < AGENTS; agent += 1) {
        const own = commissions.filter((each) => each.agentId === agentId(agent))
        const { paid, left } = paidBy(own)
        expect(paid + left).toBe(sum(own))
        expect(left).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test('No order is counted twice for one mechanic, and one that came back whole earned nothing', () => {
  fc.assert(
    fc.property(reviews, schemes, orders, (network, all, sold) => {
      const rules = rulesOf(network, all)
      for (const each of sold) {
        const commissions = commissionsOf(each, rules)
        const places = commissions.map(({ agentId: who, schemeId, mechanicIndex, at: when }) =>
          [who, schemeId, mechanicIndex, when.getTime()].join(' '),
        )
        expect(new Set(places).size).toBe(places.length)
        if (each.earnings.length > 1) expect(sum(commissions)).toBe(0)
      }
    }),
  )
})

test('An agent’s own commissions are those of everybody’s that are theirs', () => {
  fc.assert(
    fc.property(reviews, schemes, orders, fc.nat(AGENTS - 1), (network, all, sold, agent) => {
      const rules = rulesOf(network, all)
      const ofAll = sold.flatMap((each) => commissionsOf(each, rules)).filter((each) => each.agentId === agentId(agent))
      expect(sold.flatMap((each) => commissionsOf(each, rules, agentId(agent)))).toEqual(ofAll)
    }),
  )
})

test('Trying the only scheme of a rank gives what it pays', () => {
  fc.assert(
    fc.property(reviews, schemes, orders, (network, all, sold) => {
      const [one] = all
      if (!one) return
      const always = { ...one, created: at(0, 1) }
      const rules = rulesOf(network, [always, ...all.filter(({ rankId }) => rankId !== one.rankId)])
      const paid = sold.flatMap((each) => commissionsOf(each, rules))
      expect(sold.flatMap((each) => commissionsOf(each, { ...rules, tried: always }))).toEqual(paid)
    }),
  )
})
