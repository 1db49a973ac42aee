import { dayOf, type Day, type Month, type Zone } from '../../../foundation/days/days'
import type { Id } from '../../../foundation/ids'
import { dong, roundDong, sumDong, type Dong } from '../../../foundation/money/money'
import { pieces, sumPieces } from '../../../foundation/documents/order-lines'
import type { Earning, EarningLine } from './earnings'
import type { Network } from './network'

/** Whose orders a mechanic counts: the agent's, those of agents they brought, or of everybody below them. */
export const COMMISSION_SOURCES = ['own', 'referred', 'network'] as const
export type CommissionSource = (typeof COMMISSION_SOURCES)[number]

/** How a mechanic counts; [X] stands for its `x`. */
export const COMMISSION_METHODS = [
  'every [X] units',
  'every [X] dong of revenue',
  'every order of at least [X] dong',
  'percent of revenue',
  'percent of gross profit',
] as const
export type CommissionMethod = (typeof COMMISSION_METHODS)[number]

/** Whether `x` is the least that an order must come to. */
export const asksForLeastOrder = (method: CommissionMethod): boolean => method === 'every order of at least [X] dong'

/** Whether `x` is a percentage; then there is no value per multiple. */
export const isPercentMethod = (method: CommissionMethod): boolean => method.startsWith('percent')

/** Whether what a mechanic comes to tells what goods cost: its figures are the board's, as the profit of single orders is. */
export const countsProfit = (method: CommissionMethod): boolean => method === 'percent of gross profit'

export interface Mechanic {
  readonly sourceName: CommissionSource
  readonly methodName: CommissionMethod
  /** Units, whole dong, or percent. */
  readonly x: number
  /** Whole dong per multiple; of no meaning to percentages. */
  readonly comValue?: number | undefined
  /** Only goods of this category; absent: all. */
  readonly categoryId?: Id<'categories'> | undefined
  /** Only this product; absent: all. */
  readonly productId?: Id<'products'> | undefined
}

/** The mechanics of a rank, in force from the day of `created` until the next scheme of that rank. */
export interface Scheme<M extends Mechanic = Mechanic> {
  readonly _id: Id<'apComs'>
  readonly rankId: Id<'apRanks'>
  readonly created: Date
  readonly mechanics: readonly M[]
}

/** What commissions read of an order. */
export interface EarningOrder {
  readonly _id: Id<'orders'>
  readonly order_number: string
  readonly created: Date
  readonly agentId: Id<'assets'>
  readonly items: readonly { readonly productId?: Id<'products'> | null | undefined }[]
  readonly earnings: readonly Earning[]
}

/** One commission: what one moment of one order comes to by one mechanic. */
export interface Commission {
  readonly schemeId: Id<'apComs'>
  /** The mechanic's place in its scheme. */
  readonly mechanicIndex: number
  /** The agent who earns it, and the one whose order it is. */
  readonly agentId: Id<'assets'>
  readonly fromId: Id<'assets'>
  /** From the buyer's referrer up to the earning agent; empty for own orders. */
  readonly path: readonly Id<'assets'>[]
  readonly rankId: Id<'apRanks'>
  readonly orderId: Id<'orders'>
  readonly order_number: string
  readonly at: Date
  /** What the mechanic counted of the order: units or whole dong; less than 0 when it was taken back. */
  readonly base: number
  /** What of it was no whole multiple. */
  readonly rest: number
  readonly multiply: number
  readonly amount: Dong
}

/** The scheme of a rank that is in force on a day, of two of one moment the one written later; null: none. */
export const schemeOn = <S extends Scheme>(schemes: readonly S[], rankId: string, on: Day, zone: Zone): S | null =>
  schemes
    .filter((scheme) => scheme.rankId === rankId && dayOf(scheme.created, zone) <= on)
    .reduce<S | null>((last, scheme) => (last && isLater(last, scheme) ? last : scheme), null)

const isLater = (a: Scheme, b: Scheme): boolean => a.created > b.created || (a.created.getTime() === b.created.getTime() && a._id > b._id)

interface Counted {
  readonly base: number
  readonly multiply: number
  readonly amount: number
  readonly rest: number
}

const nothing: Counted = { base: 0, multiply: 0, amount: 0, rest: 0 }

/** What a mechanic makes of the lines that it counts of one order. */
function count({ methodName, x, comValue = 0 }: Mechanic, lines: readonly EarningLine[]): Counted {
  if (lines.length === 0 || x <= 0) return nothing
  const units = sumPieces(lines.map(({ quantity }) => quantity))
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  const profit = lines.reduce((sum, line) => sum + line.net - line.cost, 0)
  switch (methodName) {
    case 'every [X] units':
      return multiples(units, x, comValue)
    case 'every [X] dong of revenue':
      return multiples(net, x, comValue)
    case 'every order of at least [X] dong':
      return net >= x ? { base: net, multiply: 1, amount: comValue, rest: 0 } : { ...nothing, base: net }
    case 'percent of revenue':
      return { base: net, multiply: 1, amount: roundDong((net * x) / 100), rest: 0 }
    case 'percent of gross profit':
      return { base: profit, multiply: 1, amount: roundDong((profit * x) / 100), rest: 0 }
  }
}

/** How often `x` goes into `base`, without the noise of decimals: 0.1 goes into 0.3 three times. */
const timesIn = (base: number, x: number): number => Math.floor(Number((base / x).toPrecision(15)))

const multiples = (base: number, x: number, comValue: number): Counted => {
  const multiply = Math.max(0, timesIn(base, x))
  return { base, multiply, amount: multiply * comValue, rest: pieces(base - multiply * x) }
}

const counts = (mechanic: Mechanic, line: EarningLine, sold: Id<'products'> | null | undefined): boolean =>
  (!mechanic.productId || sold === mechanic.productId) && (!mechanic.categoryId || line.categoryId === mechanic.categoryId)

export interface CommissionRules<S extends Scheme = Scheme> {
  readonly network: Network
  readonly schemes: readonly S[]
  readonly zone: Zone
  /** In place of the scheme in force, for agents of its rank: a dry run. */
  readonly tried?: S | undefined
}

/** Who earns by an order, by which source, and along which path. */
function earners({ network }: CommissionRules, order: EarningOrder, on: Day) {
  const above = network.above(order.agentId, on)
  return [
    { agentId: order.agentId, sources: ['own'] as readonly CommissionSource[], path: [] as readonly Id<'assets'>[] },
    ...above.map((agentId, at) => ({
      agentId,
      sources: (at === 0 ? ['referred', 'network'] : ['network']) as readonly CommissionSource[],
      path: above.slice(0, at + 1),
    })),
  ]
}

/**
 * The commissions of one order, for everybody who earns by it or for one agent alone: each moment of the order books what the order
 * comes to by then, less what it came to before; so a return takes back exactly what was given, by the scheme of the order's day.
 */
export function commissionsOf(order: EarningOrder, rules: CommissionRules, only?: string): Commission[] {
  const on = dayOf(order.created, rules.zone)
  return earners(rules, order, on).flatMap(({ agentId, sources, path }) => {
    if (only !== undefined && agentId !== only) return []
    const rankId = rules.network.standingOn(agentId, on)?.rankId
    if (!rankId) return []
    const { tried } = rules
    const scheme = tried?.rankId === rankId ? tried : knownScheme(rules, rankId, on)
    if (!scheme) return []
    return scheme.mechanics.flatMap((mechanic, mechanicIndex) =>
      sources.includes(mechanic.sourceName)
        ? byMoments(order, mechanic).map((moment) => ({
            ...moment,
            schemeId: scheme._id,
            mechanicIndex,
            agentId,
            fromId: order.agentId,
            path,
            rankId,
            orderId: order._id,
            order_number: order.order_number,
          }))
        : [],
    )
  })
}

const knownSchemes = new WeakMap<CommissionRules, Map<string, Scheme | null>>()

/** `schemeOn`, remembered: a month of orders asks for the same ranks and days again and again. */
const knownScheme = (rules: CommissionRules, rankId: string, on: Day): Scheme | null => {
  const known = knownSchemes.get(rules) ?? new Map<string, Scheme | null>()
  knownSchemes.set(rules, known)
  const key = `${rankId} ${on}`
  const found = known.get(key)
  if (found !== undefined) return found
  const scheme = schemeOn(rules.schemes, rankId, on, rules.zone)
  known.set(key, scheme)
  return scheme
}

/** What a mechanic comes to at each moment of an order, beyond what it came to before. */
function byMoments({ items, earnings }: EarningOrder, mechanic: Mechanic) {
  const sums = new Map<number, EarningLine>()
  let before = nothing
  return earnings.flatMap(({ at, lines }) => {
    for (const line of lines) {
      if (!counts(mechanic, line, items[line.index]?.productId)) continue
      const sum = sums.get(line.index)
      sums.set(line.index, {
        index: line.index,
        quantity: pieces((sum?.quantity ?? 0) + line.quantity),
        net: dong((sum?.net ?? 0) + line.net),
        cost: dong((sum?.cost ?? 0) + line.cost),
      })
    }
    const now = count(
      mechanic,
      [...sums.values()].filter(({ quantity, net, cost }) => quantity !== 0 || net !== 0 || cost !== 0),
    )
    const moment = {
      at,
      base: pieces(now.base - before.base),
      rest: now.rest,
      multiply: now.multiply - before.multiply,
      amount: dong(now.amount - before.amount),
    }
    before = now
    return moment.multiply === 0 && moment.amount === 0 ? [] : [moment]
  })
}

/** How orders meet a mechanic that asks for a least order: the largest of them in whole dong, and how many of how many reach it. */
export function targetOf(mechanic: Mechanic, orders: readonly EarningOrder[]): { best: Dong; reached: number; orders: number } {
  const worths = orders.flatMap(({ items, earnings }) => {
    const lines = earnings.flatMap((earning) => earning.lines).filter((line) => counts(mechanic, line, items[line.index]?.productId))
    return lines.length === 0 ? [] : [lines.reduce((sum, { net }) => sum + net, 0)]
  })
  return {
    best: dong(Math.max(0, ...worths)),
    reached: worths.filter((worth) => worth >= mechanic.x).length,
    orders: worths.filter((worth) => worth > 0).length,
  }
}

/** Σ of commissions, in whole dong. */
export const commissionTotal = (commissions: readonly Pick<Commission, 'amount'>[]): Dong =>
  sumDong(commissions.map(({ amount }) => amount))

/** What a month of one agent came to, and what was paid for it. */
export interface CommissionMonth {
  readonly month: Month
  readonly total: number
  readonly paid: number
}

/** The same, with what of either was an expense when it was earned. */
export interface AccruedMonth extends CommissionMonth {
  readonly accrued: number
  readonly accruedPaid: number
}

/**
 * What a month pays, in whole dong: its total with what months before it left: less than 0 is taken from the next, a paid month leaves
 * what it came to since, and pays no second time; a month that wasn't paid stays payable on its own. `carried` is what came from before.
 */
export function payableOf(months: readonly CommissionMonth[], month: Month): { total: Dong; carried: Dong; paid: Dong; payable: Dong } {
  let carried = 0
  for (const each of months.filter((one) => one.month < month).sort((a, b) => (a.month < b.month ? -1 : 1))) {
    const due = each.total + carried
    carried = each.paid !== 0 ? due - each.paid : Math.min(0, due)
  }
  const own = months.find((each) => each.month === month)
  const [total, paid] = [own?.total ?? 0, own?.paid ?? 0]
  return {
    total: dong(total),
    carried: dong(carried),
    paid: dong(paid),
    payable: paid !== 0 ? dong(0) : dong(Math.max(0, total + carried)),
  }
}

/** What of what a month pays was an expense when it was earned, with what months before it left of that; below 0 where that is less than nothing.
 *  Whole dong. */
export function accruedOf(months: readonly AccruedMonth[], month: Month): Dong {
  let [carried, left] = [0, 0]
  for (const each of months.filter((one) => one.month < month).sort((a, b) => (a.month < b.month ? -1 : 1))) {
    const [due, own] = [each.total + carried, each.accrued + left]
    const goesOn = each.paid !== 0 || due < 0
    carried = each.paid !== 0 ? due - each.paid : Math.min(0, due)
    left = goesOn ? own - each.accruedPaid : 0
  }
  return dong((months.find((each) => each.month === month)?.accrued ?? 0) + left)
}
