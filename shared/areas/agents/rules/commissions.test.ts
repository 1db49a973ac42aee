import fc from 'fast-check'
import { month, zone } from '../../../foundation/days/days'
import type { Id } from '../../../foundation/ids'
import { dong } from '../../../foundation/money/money'
import {
  COMMISSION_METHODS,
  commissionsOf,
  commissionTotal,
  payableOf,
  type CommissionRules,
  type EarningOrder,
  type Mechanic,
  type Scheme,
} from './commissions'
import { networkOf, type RankReview } from './network'

const hanoi = zone('Asia/Ho_Chi_Minh')
const agent = (name: string) => name as Id<'assets'>
const rank = (name: string) => name as Id<'apRanks'>
const product = (name: string) => name as Id<'products'>
const at = (on: string) => new Date(`${on}T03:00:00Z`)
const review = (agentId: string, rankId: string, p1Id?: string): RankReview => ({
  _id: `review of ${agentId}`,
  agentId: agent(agentId),
  rankId: rank(rankId),
  p1Id: p1Id ? agent(p1Id) : undefined,
  isPending: false,
  confirmedAt: at('2026-01-01'),
})
const network = networkOf([review('hieu', 'gold'), review('loc', 'silver', 'hieu'), review('tram', 'bronze', 'loc')], hanoi)
const scheme = (rankId: string, mechanics: Mechanic[], created = '2026-01-01'): Scheme => ({
  _id: `${rankId}-${created}` as Id<'apComs'>,
  rankId: rank(rankId),
  created: at(created),
  mechanics,
})
const rules = (...schemes: Scheme[]): CommissionRules => ({
  network,
  schemes,
  zone: hanoi,
})
const order = (
  agentId: string,
  lines: { productId?: string; quantity: number; net: number; cost?: number }[],
  on = '2026-10-03',
): EarningOrder => ({
  _id: `order-${agentId}` as Id<'orders'>,
  order_number: 'S000398',
  created: at(on),
  agentId: agent(agentId),
  items: lines.map(({ productId }) => (productId ? { productId: product(productId) } : {})),
  earnings: [
    {
      at: at('2026-10-05'),
      lines: lines.map(({ productId, quantity, net, cost = 0 }, index) => ({
        index,
        quantity,
        net: dong(net),
        cost: dong(cost),
        categoryId: (productId === 'coffee' ? 'drinks' : 'other') as Id<'categories'>,
      })),
    },
  ],
})
const amounts = (one: EarningOrder, by: CommissionRules) =>
  commissionsOf(one, by).map(({ agentId, multiply, rest, amount }) => ({ agentId, multiply, rest, amount }))

describe('What an order earns its agent', () => {
  test('Every 10 packs of coffee: 45 packs are four times, five are left over', () => {
    const sold = order('hieu', [
      { productId: 'coffee', quantity: 45, net: 2_000_000 },
      { productId: 'tea', quantity: 100, net: 9_000_000 },
    ])
    const by = rules(
      scheme('gold', [
        { sourceName: 'own', methodName: 'every [X] units', x: 10, comValue: 45_000, categoryId: 'drinks' as Id<'categories'> },
      ]),
    )
    expect(amounts(sold, by)).toEqual([{ agentId: 'hieu', multiply: 4, rest: 5, amount: 180_000 }])
  })
  test('Every million of revenue: 21,450,000 is 21 times, 450,000 are left over', () => {
    const by = rules(scheme('gold', [{ sourceName: 'own', methodName: 'every [X] dong of revenue', x: 1_000_000, comValue: 12_000 }]))
    expect(amounts(order('hieu', [{ quantity: 1, net: 21_450_000 }]), by)).toEqual([
      { agentId: 'hieu', multiply: 21, rest: 450_000, amount: 252_000 },
    ])
  })
  test('Every order of at least ten million earns once, a smaller one nothing', () => {
    const by = rules(
      scheme('gold', [{ sourceName: 'own', methodName: 'every order of at least [X] dong', x: 10_000_000, comValue: 100_000 }]),
    )
    expect(amounts(order('hieu', [{ quantity: 1, net: 10_000_000 }]), by)).toMatchObject([{ multiply: 1, amount: 100_000 }])
    expect(amounts(order('hieu', [{ quantity: 1, net: 9_999_999 }]), by)).toEqual([])
  })
  test('Percentages of revenue and of gross profit are rounded order by order, halves away from zero', () => {
    const by = rules(
      scheme('gold', [
        { sourceName: 'own', methodName: 'percent of revenue', x: 3 },
        { sourceName: 'own', methodName: 'percent of gross profit', x: 10 },
      ]),
    )
    expect(amounts(order('hieu', [{ quantity: 1, net: 150, cost: 95 }]), by).map(({ amount }) => amount)).toEqual([5, 6])
  })
  test('The referrer earns by “referred”, everybody above by “network”; each by the own rank', () => {
    const by = rules(
      scheme('gold', [
        { sourceName: 'referred', methodName: 'percent of revenue', x: 5 },
        { sourceName: 'network', methodName: 'percent of revenue', x: 1 },
      ]),
      scheme('silver', [{ sourceName: 'referred', methodName: 'percent of revenue', x: 2 }]),
    )
    const commissions = commissionsOf(order('tram', [{ quantity: 1, net: 1_000_000 }]), by)
    expect(commissions.map(({ agentId, fromId, path, amount }) => ({ agentId, fromId, path, amount }))).toEqual([
      { agentId: 'loc', fromId: 'tram', path: ['loc'], amount: 20_000 },
      { agentId: 'hieu', fromId: 'tram', path: ['loc', 'hieu'], amount: 10_000 },
    ])
  })
  test('The scheme in force on the order’s day counts, also for its return months later', () => {
    const by = rules(
      scheme('gold', [{ sourceName: 'own', methodName: 'percent of revenue', x: 3 }]),
      scheme('gold', [{ sourceName: 'own', methodName: 'percent of revenue', x: 9 }], '2026-10-04'),
    )
    const sold = order('hieu', [{ quantity: 2, net: 1_000_000 }])
    const back = { at: at('2026-12-01'), lines: [{ index: 0, quantity: -2, net: dong(-1_000_000), cost: dong(0) }] }
    const commissions = commissionsOf({ ...sold, earnings: [...sold.earnings, back] }, by)
    expect(commissions.map(({ at: when, amount }) => [when.toISOString().slice(0, 10), amount])).toEqual([
      ['2026-10-05', 30_000],
      ['2026-12-01', -30_000],
    ])
  })
  test('A part that comes back takes the multiples that fall with it', () => {
    const by = rules(scheme('gold', [{ sourceName: 'own', methodName: 'every [X] units', x: 10, comValue: 45_000 }]))
    const sold = order('hieu', [{ quantity: 45, net: 4_500_000 }])
    const back = { at: at('2026-11-01'), lines: [{ index: 0, quantity: -6, net: dong(-600_000), cost: dong(0) }] }
    expect(amounts({ ...sold, earnings: [...sold.earnings, back] }, by)).toEqual([
      { agentId: 'hieu', multiply: 4, rest: 5, amount: 180_000 },
      { agentId: 'hieu', multiply: -1, rest: 9, amount: -45_000 },
    ])
  })
  test('A mechanic of nothing ([X] is 0) earns nothing', () => {
    const by = rules(scheme('gold', [{ sourceName: 'own', methodName: 'every [X] units', x: 0, comValue: 45_000 }]))
    expect(amounts(order('hieu', [{ quantity: 45, net: 4_500_000 }]), by)).toEqual([])
  })
})

describe('What a month pays', () => {
  const months = [
    { month: month('2026-08'), total: 500_000, paid: 500_000 },
    { month: month('2026-09'), total: -200_000, paid: 0 },
    { month: month('2026-10'), total: 700_000, paid: 0 },
  ]
  test('Returns after a payment are taken from the next month', () => {
    expect(payableOf(months, month('2026-10'))).toEqual({ total: 700_000, carried: -200_000, paid: 0, payable: 500_000 })
  })
  test('A month below zero pays nothing', () => {
    expect(payableOf(months, month('2026-09')).payable).toBe(0)
  })
  test('A month that was paid pays no second time', () => {
    expect(payableOf(months, month('2026-08'))).toEqual({ total: 500_000, carried: 0, paid: 500_000, payable: 0 })
  })
  test('A month that wasn’t paid stays payable, and isn’t paid by the next', () => {
    const unpaid = [{ month: month('2026-08'), total: 100, paid: 0 }, ...months.slice(2)]
    expect(payableOf(unpaid, month('2026-08')).payable).toBe(100)
    expect(payableOf(unpaid, month('2026-10')).payable).toBe(700_000)
  })
})

test('Whatever comes back, and when: what is taken back in the end is what was given', () => {
  const mechanic = fc.record({
    sourceName: fc.constantFrom('own' as const, 'referred' as const, 'network' as const),
    methodName: fc.constantFrom(...COMMISSION_METHODS),
    x: fc.integer({ min: 1, max: 50 }),
    comValue: fc.integer({ min: 0, max: 100_000 }),
  })
  const sold = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 99 }), net: fc.integer({ min: 0, max: 9e6 }), cost: fc.integer({ min: 0, max: 9e6 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  fc.assert(
    fc.property(
      fc.array(mechanic, { minLength: 1, maxLength: 4 }),
      sold,
      fc.constantFrom('hieu', 'loc', 'tram'),
      (mechanics, lines, whose) => {
        const by = rules(scheme('gold', mechanics), scheme('silver', mechanics), scheme('bronze', mechanics))
        const one = order(whose, lines)
        const part = lines.map(({ quantity, net, cost }, index) => ({
          index,
          quantity: -Math.floor(quantity / 2),
          net: dong(-Math.floor(net / 2)),
          cost: dong(-Math.floor(cost / 2)),
        }))
        const rest = lines.map(({ quantity, net, cost }, index) => ({
          index,
          quantity: Math.floor(quantity / 2) - quantity,
          net: dong(Math.floor(net / 2) - net),
          cost: dong(Math.floor(cost / 2) - cost),
        }))
        const returned = {
          ...one,
          earnings: [...one.earnings, { at: at('2026-11-01'), lines: part }, { at: at('2026-12-01'), lines: rest }],
        }
        const commissions = commissionsOf(returned, by)
        expect(commissionTotal(commissions)).toBe(0)
      },
    ),
  )
})
test('Trying the scheme in force gives what it pays', () => {
  const inForce = scheme('gold', [{ sourceName: 'own', methodName: 'percent of revenue', x: 3 }])
  const sold = order('hieu', [{ quantity: 2, net: 1_234_567 }])
  expect(commissionsOf(sold, { ...rules(inForce), tried: inForce })).toEqual(commissionsOf(sold, rules(inForce)))
})
