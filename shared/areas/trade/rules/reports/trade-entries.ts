import type { Day, Zone } from '../../../../foundation/days/days'
import type { FundDocument } from '../../../../foundation/documents/fund-types'
import { partsOf, type Amounts } from '../../../../foundation/ledger/postings'
import { pieces } from '../../../../foundation/documents/order-lines'
import { buyersOf, paidByBuyers, productsSold, salesMadeOf } from '../../../../foundation/documents/sales-figures'
import type { OrderDocument } from '../../../../foundation/documents/order-types'

/** Whose figures a report of trade has. */
export const TRADE_VIEWS = ['customerId', 'agentId', 'creatorId', 'withoutMember', 'discounts', 'productId', 'days', 'made', 'tag'] as const
export type TradeView = (typeof TRADE_VIEWS)[number]

export const TRADE_FIGURES = [
  'orders',
  'returned',
  'ordered',
  'shipped',
  'paid',
  'discount',
  'gifts',
  'gift',
  'giftValue',
  'revenueOrdered',
  'revenueShipped',
  'cost',
  'profit',
] as const
export type TradeFigure = (typeof TRADE_FIGURES)[number]

/** Where and when sales were made. */
export interface SaleMade {
  readonly channel?: string | undefined
  readonly weekday?: string | undefined
  readonly hour?: string | undefined
  readonly warehouse?: string | undefined
}

export interface TradeQuestion {
  readonly by: TradeView
  readonly figure: TradeFigure
  /** The partner, member, product or tag of a row; absent: all rows. */
  readonly of?: string | undefined
  /** The products of a row of several; absent: any. */
  readonly among?: ReadonlySet<string> | undefined
  /** Of `made`: the channel, weekday, hour and warehouse of a row; absent: any. */
  readonly made?: SaleMade | undefined
  /** Local days, both inclusive. */
  readonly since: Day
  readonly until: Day
  readonly zone: Zone
  /** Which revenue profit is reckoned from. */
  readonly howCalculateRevenue?: 'ordered' | 'shipped'
}

/** What a record adds to one figure on one of the days: pieces or whole dong, below 0 what came back. */
export interface TradeAmount {
  readonly day: Day
  readonly amount: number
}

const isMeant = ({ by, of, among, made = {} }: TradeQuestion, key: string): boolean => {
  if (by === 'productId') return of === undefined ? (among?.has(key) ?? true) : key === of
  const [view, partner, ...others] = partsOf(key)
  if (by === 'made') {
    const asked = [made.channel, made.weekday, made.hour, made.warehouse]
    return view === 'made' && [partner, ...others].every((part, at) => asked[at] === undefined || asked[at] === part)
  }
  // Every order stands once under whoever made it.
  if (by === 'days') return view === 'creatorId'
  if (by === 'withoutMember') return view === 'creatorId' && partner === ''
  return view === by && (of === undefined || partner === of)
}

/** The figure among sums: of profit the revenue less the cost. */
const figureIn = ({ by, figure, howCalculateRevenue = 'ordered' }: TradeQuestion, sums: Amounts['sums']): number => {
  if (figure !== 'profit') return sums[figure] ?? 0
  const revenue = by === 'productId' ? (howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered') : howCalculateRevenue
  return (sums[revenue] ?? 0) - (sums['cost'] ?? 0)
}

/** A record's part of a figure, from the very amounts that it added to the kept figures; so the parts sum to what the report says. */
const partsIn = (question: TradeQuestion, amounts: readonly Amounts[]): TradeAmount[] => {
  const byDay = new Map<Day, number>()
  for (const { day, key, sums } of amounts) {
    if (day < question.since || day > question.until || !isMeant(question, key)) continue
    byDay.set(day, pieces((byDay.get(day) ?? 0) + figureIn(question, sums)))
  }
  return [...byDay].flatMap(([day, amount]) => (amount === 0 ? [] : [{ day, amount }]))
}

export const tradeOfOrder = (order: OrderDocument, question: TradeQuestion): TradeAmount[] => partsIn(question, amountsOf(order, question))

const amountsOf = (order: OrderDocument, question: TradeQuestion): Amounts[] => {
  if (question.by === 'productId') return productsSold(order, question)
  return question.by === 'made' || question.by === 'tag' ? salesMadeOf(order, question) : buyersOf(order, question)
}

export const tradeOfFund = (fund: FundDocument, question: TradeQuestion): TradeAmount[] => partsIn(question, paidByBuyers(fund, question))
