import { addDays, dayOf, DEFAULT_ZONE, firstDayOf, monthOf } from '@shared/foundation/days/days'
import { repeat } from '@socai/engine/bench/measure'
import { ms, type Row } from '@socai/engine/bench/table'
import type { Client } from './http-client'
import type { LoadedTrade } from './load-trade'

/** A company with what it is asked for. */
interface Trader extends LoadedTrade {
  readonly client: Client
}

const GOAL_MS = 25
/** What a filtered list shows at once. */
const PAGE = 50
const TIMES = 40

type PathOf = (trader: Trader, turn: number) => string
interface Read {
  readonly work: string
  readonly path: PathOf
  /** Whether it has a goal; else it is reported alone. */
  readonly gate: boolean
  /** Another goal than that of lists and reports, in ms. */
  readonly goalMs?: number
}

const pick = (all: readonly string[], turn: number): string => all[(turn * 7) % all.length] ?? ''

const today = dayOf(new Date(), DEFAULT_ZONE)
const year = `since=${addDays(today, -364)}&until=${today}`
const month = `since=${firstDayOf(monthOf(new Date(), DEFAULT_ZONE))}&until=${today}`
const monthAgo = addDays(today, -30)
const monthThen = `since=${addDays(today, -60)}&until=${monthAgo}`
const known = `knownAt=${monthAgo}T05:00:00.000Z`
const list = `/orders?group=sales&status[$ne]=cancelled&$limit=${PAGE}`

const byPartner: PathOf = ({ customers }, turn) => `customerId=${pick(customers, turn)}`
const byProduct: PathOf = ({ products }, turn) => `items.productId=${pick(products, turn)}`
const byTag: PathOf = ({ tags }, turn) => `tags=${encodeURIComponent(pick(tags, turn))}`

const reads: readonly Read[] = [
  ...(
    [
      ['a partner', byPartner],
      ['a product', byProduct],
      ['a tag', byTag],
    ] as const
  ).flatMap(([of, filter]): Read[] => [
    { work: `orders of ${of}, newest ${PAGE}`, path: (trader, turn) => `${list}&${filter(trader, turn)}&$total=false`, gate: true },
    { work: `orders of ${of}, with how many there are`, path: (trader, turn) => `${list}&${filter(trader, turn)}`, gate: false },
    {
      work: `what the orders of ${of} of this month come to`,
      path: (trader, turn) =>
        `/orders?report=totals&group=sales&${filter(trader, turn)}&created[$gte]=${firstDayOf(monthOf(new Date(), DEFAULT_ZONE))}`,
      gate: false,
    },
  ]),
  { work: 'beside them: the business report, a year', path: () => `/orders?report=sales&${year}`, gate: false },
  { work: 'liabilities of customers, a year', path: () => `/orders?report=liabilities&group=customerId&${year}`, gate: true },
  { work: 'debts of customers by age', path: () => '/orders?report=aging&group=customerId', gate: true },
  {
    work: 'statement of a customer, a month',
    path: ({ customers }, turn) => `/orders?report=liabilitiesDetails&partnerId=${pick(customers, turn)}&${month}`,
    gate: true,
  },
  { work: 'inventory report', path: () => '/products?report=inventory', gate: true },
  {
    work: 'stock card of a product, a year',
    path: ({ products }, turn) => `/products?report=transactions&productId=${pick(products, turn)}&${year}`,
    gate: true,
  },
  { work: 'sales by customer, a year', path: () => `/orders?report=customers&${year}`, gate: true },
  { work: 'sales by agent, a year', path: () => `/orders?report=agents&${year}`, gate: true },
  { work: 'sales by product, a year', path: () => `/products?report=sales&${year}`, gate: true },
  { work: 'discounts and gifts, a year', path: () => `/orders?report=discounts&${year}`, gate: true },
  { work: 'gifts by product, a year', path: () => `/orderDetails?report=gifts&${year}`, gate: true },
  { work: 'trial balance, a year', path: () => `/ledger?report=trialBalance&${year}`, gate: true },
  { work: 'ledger of an account, a month', path: () => `/ledger?report=account&account=131&${month}`, gate: false },
  { work: 'journal, a month', path: () => `/ledger?report=journal&${month}`, gate: false },
  {
    work: 'business report as known a month ago, a month',
    path: () => `/orders?report=sales&${monthThen}&${known}`,
    gate: true,
    goalMs: 100,
  },
  { work: 'business report as known a month ago, a year', path: () => `/orders?report=sales&${year}&${known}`, gate: true, goalMs: 300 },
  { work: 'sales by product as known a month ago, a year', path: () => `/products?report=sales&${year}&${known}`, gate: true, goalMs: 300 },
  {
    work: 'debts as known a month ago',
    path: () => `/orders?report=liabilities&group=customerId&${year}&${known}`,
    gate: true,
    goalMs: 300,
  },
  { work: 'stock of the evening a month ago', path: () => `/products?report=stockValue&asOf=${monthAgo}`, gate: false },
  { work: 'stock of the evening a year ago', path: () => `/products?report=stockValue&asOf=${addDays(today, -364)}`, gate: false },
  { work: 'average costs, a month', path: () => `/products?report=averageCost&${month}`, gate: false },
  { work: 'shipments of a month', path: () => `/stocks?report=saleShipments&${month}`, gate: false },
]

const timesOf = async (trader: Trader, path: PathOf) => {
  await repeat((turn) => trader.client.raw(path(trader, turn)), 4)
  return repeat((turn) => trader.client.raw(path(trader, turn)), TIMES)
}

/** How long it takes, in words and at its 95th part; what is refused, as too long to look up, counts as endless. */
const measured = async (trader: Trader, path: PathOf): Promise<{ said: string; p95: number }> => {
  try {
    const { p50, p95 } = await timesOf(trader, path)
    return { said: `p50 ${ms(p50)}, p95 ${ms(p95)}`, p95 }
  } catch (error) {
    return { said: `refused: ${/"message":"([^"]*)"/.exec(String(error))?.[1] ?? String(error)}`, p95: Infinity }
  }
}

/** Lists by partner, product and tag, statements, stock and the reports of trade, at two sizes. */
export const benchTrade = async (small: Trader, large: Trader, sizes: { small: number; large: number }): Promise<Row[]> => {
  const count = (orders: number): string => orders.toLocaleString('en-US')
  const rows: Row[] = []
  for (const { work, path, gate, goalMs = GOAL_MS } of reads) {
    const few = await measured(small, path)
    const many = await measured(large, path)
    rows.push({
      work: `${work} (${count(sizes.large)} orders)`,
      figure: many.said,
      floor: `${count(sizes.small)} orders: ${few.said}`,
      goal: gate ? `p95 <= ${goalMs} ms` : 'reported',
      met: gate ? many.p95 <= goalMs : null,
      gate,
      value: many.p95,
    })
  }
  return rows
}
