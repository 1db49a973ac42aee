import { dayOf, endOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import { depreciationIn } from '@shared/areas/partners/rules/figures'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { cashMoves } from '@shared/foundation/documents/funds'
import { mayReadOrders, SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { INDUSTRIES, type Industry } from '@shared/foundation/documents/taxpayer'
import { groupBy } from '@shared/foundation/group-by'
import { partsOf } from '@shared/foundation/ledger/postings'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { compareNames } from '@shared/foundation/text/sort-key'
import { orderJournal } from '@shared/areas/trade/rules/journal'
import { businessReport } from '@shared/areas/trade/rules/reports/business'
import type { GoodsCosts } from '@shared/areas/goods/rules/goods-book'
import { COST_LINES, type TaxBook } from '@shared/areas/trade/services/tax-book'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { readBefore, readRange } from '../../../../ledger/read-rollups'
import { losingEntries } from '../../../partners/asset-entries'
import { businessOptions } from '../../business-options'
import { moveFields, termsIn } from './order-lists'
import { goodsOfBook } from './tax-book-goods'
import { productTaxes, taxYear, type ProductTaxes } from './tax-year'

type OrderCall = Call<'orders'>
type Book = Stored<ReportOf<'orders', 'taxBook'>>
type Part = Book['parts'][number]
type Row = Part['rows'][number]

interface Range {
  readonly since: Day
  readonly until: Day
}

const MAX_ROWS = 20_000

const compareText = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0)
const byDay = (a: Row, b: Row): number => compareText(a.date, b.date) || compareText(a.number, b.number) || compareText(a._id, b._id)

const spanOf = ({ caller: { zone } }: OrderCall, { since, until }: Range) => ({
  $gte: startOfDay(since, zone),
  $lte: endOfDay(until, zone),
})

/** What the journal has of revenue (511) on each day, order by order and industry by industry. */
const revenueRows = async (call: OrderCall, range: Range, own: Industry, products: ProductTaxes): Promise<Map<Industry, Row[]>> => {
  const { app, caller } = call
  const span = spanOf(call, range)
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(
      {
        $and: [
          { group: SOLD_GROUP, isOpening: { $ne: true } },
          { $or: [{ shipments: { $elemMatch: { time: span } } }, { returnedAt: span }, termsIn(span)] },
        ],
      },
      { only: ['order_number', 'group', 'status', 'created', 'customer', 'agent', 'customerId', 'agentId', ...moveFields] },
    )
  const named = mayReadOrders(caller.rights, 'sales')
  const sold: { readonly industry: Industry; readonly row: Row }[] = []
  for (const order of orders) {
    const sums = new Map<string, { industry: Industry; day: Day; amount: number }>()
    for (const { account, day, of, side, amount } of orderJournal(order, { zone: caller.zone })) {
      if (account !== '511' || day < range.since || day > range.until) continue
      const industry = products.get(of)?.industry ?? own
      const before = sums.get(`${day} ${industry}`)?.amount ?? 0
      sums.set(`${day} ${industry}`, { industry, day, amount: before + (side === 'credit' ? amount : -amount) })
    }
    const partner = order.customer ?? order.agent
    for (const { industry, day, amount } of sums.values()) {
      if (amount === 0) continue
      const row: Row = {
        ...(named ? { _id: order._id, service: 'orders' as const, number: order.order_number } : {}),
        date: day,
        kind: amount < 0 ? 'returned' : 'sold',
        ...(named && partner ? { name: partner.name } : {}),
        amount: dong(amount),
      }
      sold.push({ industry, row })
    }
  }
  return new Map([...groupBy(sold, ({ industry }) => industry)].map(([industry, of]) => [industry, of.map(({ row }) => row).sort(byDay)]))
}

const sumOfRows = (rows: readonly Row[]): Dong => sumDong(rows.map(({ amount }) => amount))

/** The taxes of a period that is declared, by industry; nothing where the range is no such period. */
const taxesOf = async (call: OrderCall, { since, until }: Range) => {
  const { periods } = await taxYear(call, { year: Number(since.slice(0, 4)) })
  const period = periods.find((each) => each.since === since && each.until === until)
  return (tax: 'vat' | 'pit', industry: Industry): Dong | undefined =>
    period && sumDong(period.lines.flatMap((line) => (line.tax === tax && line.industry === industry ? [line.amount] : [])))
}

const revenueBook = async (call: OrderCall, range: Range, book: 'S1a' | 'S2a' | 'S2b'): Promise<Omit<Book, 'book' | 'taxpayer'>> => {
  const tax = call.caller.taxes?.tax
  const own = tax?.kind === 'household' ? tax.industry : 'goods'
  const rows = await revenueRows(call, range, own, await productTaxes(call))
  const amount = sumDong([...rows.values()].map(sumOfRows))
  const base = { ...range, amount, withheld: false }
  if (book === 'S1a') {
    const all = [...rows.values()].flat().sort(byDay)
    return { ...base, parts: [{ rows: all.slice(0, MAX_ROWS), amount }] }
  }
  const taxOf = await taxesOf(call, range)
  const parts = INDUSTRIES.flatMap((industry): Part[] => {
    const own = rows.get(industry)
    if (!own) return []
    const [vat, pit] = [taxOf('vat', industry), book === 'S2a' ? taxOf('pit', industry) : undefined]
    return [
      {
        industry,
        rows: own.slice(0, MAX_ROWS),
        amount: sumOfRows(own),
        ...(vat === undefined ? {} : { vat }),
        ...(pit === undefined ? {} : { pit }),
      },
    ]
  })
  const whole = (name: 'vat' | 'pit') =>
    parts.some((part) => part[name] !== undefined) ? { [name]: sumDong(parts.map((part) => part[name] ?? 0)) } : {}
  return { ...base, parts, ...whole('vat'), ...whole('pit') }
}

/** The line of the form that the costs of a group of expenses belong to. */
const COST_LINE: Readonly<Record<string, (typeof COST_LINES)[number]>> = {
  [FUND_GROUPS.salaries.name]: 'wages',
  [FUND_GROUPS.commissions.name]: 'services',
}

const placeOf = ({ line }: Row): number => (line === undefined ? 0 : COST_LINES.indexOf(line))

const costBook = async (call: OrderCall, range: Range): Promise<Omit<Book, 'book' | 'taxpayer'>> => {
  const { app, caller } = call
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const { since, until } = range
  const [rows, options, losing] = await Promise.all([
    readRange(database, workspaceId, ['business', 'funds'], since, until),
    businessOptions(database, workspaceId),
    losingEntries(database, workspaceId, { since, until, zone }),
  ])
  const { revenue, cost, groups } = businessReport(rows, { ...options, howCalculateRevenue: 'shipped' })
  const lost = depreciationIn(losing, since, until, zone)
  const line = (of: (typeof COST_LINES)[number], amount: number, name?: string): Row => ({
    kind: 'cost',
    line: of,
    amount: dong(amount),
    ...(name === undefined ? {} : { name }),
  })
  const costs = [
    line('goods', cost),
    line('depreciation', lost),
    ...groups.map(({ _id, total }) => line(COST_LINE[_id] ?? 'others', -total, _id)),
  ].sort((a, b) => placeOf(a) - placeOf(b))
  const difference = dong(revenue - sumOfRows(costs))
  const isYear = since.endsWith('-01-01') && until.endsWith('-12-31') && since.slice(0, 4) === until.slice(0, 4)
  const pit = isYear ? (await taxYear(call, { year: Number(since.slice(0, 4)) })).income.amount : undefined
  return {
    ...range,
    parts: [{ rows: [line('revenue', revenue), ...costs], amount: difference }],
    amount: difference,
    ...(pit === undefined ? {} : { pit }),
    withheld: false,
  }
}

/** What moved under each label; whole dong. */
const byLabel = (rows: readonly RollupRow[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { key, sums: moved } of rows) {
    const [, label = ''] = partsOf(key)
    sums.set(label, (sums.get(label) ?? 0) + (moved['amount'] ?? 0))
  }
  return sums
}

/** Money by account: what was there, what came and went day by day, and what is there. */
const moneyBook = async (call: OrderCall, range: Range): Promise<Omit<Book, 'book' | 'taxpayer'>> => {
  const { app, caller } = call
  const database = app.get('database')
  const { workspaceId, zone, rights } = caller
  const span = spanOf(call, range)
  const isRead = can(rights, ['/funds'])
  const [before, within, funds] = await Promise.all([
    readBefore(database, workspaceId, 'funds', range.since),
    readRange(database, workspaceId, ['funds'], range.since, range.until),
    database.records('funds', workspaceId).find(
      { $or: [{ created: span }, { refundedAt: span }] },
      {
        only: [
          'number',
          'name',
          'group',
          'label',
          'amount',
          'status',
          'created',
          'refundedAt',
          'refundedAmount',
          'isPart',
          'isOpening',
          'recipientName',
        ],
      },
    ),
  ])
  const [opening, moved] = [byLabel(before), byLabel(within)]
  const entries: { readonly label: string; readonly row: Row }[] = []
  for (const fund of funds)
    for (const { at, amount } of cashMoves(fund)) {
      const date = dayOf(at, zone)
      if (date < range.since || date > range.until) continue
      const row: Row = {
        _id: fund._id,
        service: 'funds',
        ...(fund.number ? { number: fund.number } : {}),
        date,
        kind: 'money',
        name: fund.name ?? fund.recipientName ?? fund.group,
        amount: dong(amount),
      }
      entries.push({ label: fund.label ?? '', row })
    }
  const rows = groupBy(entries, ({ label }) => label)
  const labels = [...new Set([...opening.keys(), ...moved.keys(), ...rows.keys()])].sort(compareNames)
  const parts = labels.flatMap((label): Part[] => {
    const own = (rows.get(label) ?? []).map(({ row }) => row).sort(byDay)
    const begun = opening.get(label) ?? 0
    const closing = begun + (moved.get(label) ?? 0)
    if (own.length === 0 && begun === 0 && closing === 0) return []
    const [incoming, outgoing] = [own.filter(({ amount }) => amount > 0), own.filter(({ amount }) => amount < 0)]
    return [
      {
        label: isRead ? label : '',
        opening: dong(begun),
        incoming: sumOfRows(incoming),
        outgoing: dong(-sumOfRows(outgoing) + 0),
        closing: dong(closing),
        rows: isRead ? own.slice(0, MAX_ROWS) : [],
        amount: dong(closing - begun),
      },
    ]
  })
  return {
    ...range,
    parts: isRead ? parts : oneOfAll(parts),
    amount: sumDong(parts.map(({ amount }) => amount)),
    withheld: !isRead,
  }
}

/** What single purses hold is told to whoever keeps them: others are told what all come to. */
const oneOfAll = (parts: readonly Part[]): Part[] => {
  const sum = (name: 'opening' | 'incoming' | 'outgoing' | 'closing' | 'amount'): Dong => sumDong(parts.map((part) => part[name] ?? 0))
  return [
    {
      opening: sum('opening'),
      incoming: sum('incoming'),
      outgoing: sum('outgoing'),
      closing: sum('closing'),
      rows: [],
      amount: sum('amount'),
    },
  ]
}

const keptIn = async (call: OrderCall, book: TaxBook, range: Range, costs: GoodsCosts): Promise<Omit<Book, 'book' | 'taxpayer'>> => {
  switch (book) {
    case 'S2c':
      return costBook(call, range)
    case 'S2d':
      return { ...range, ...(await goodsOfBook(call, { ...range, costs })) }
    case 'S2e':
      return moneyBook(call, range)
    case 'S3a':
      return emptyBook(range)
    default:
      return revenueBook(call, range, book)
  }
}

/** Nothing in the books is a tax of this kind: the form is filled in by hand. */
const emptyBook = (range: Range): Omit<Book, 'book' | 'taxpayer'> => ({ ...range, parts: [], amount: dong(0), withheld: false })

export const taxBook: ReportFunctions<'orders'>['taxBook'] = async (call, { book, since, until, costs = 'books' }) => {
  const tax = call.caller.taxes?.tax
  const range = { since, until }
  const kept = await keptIn(call, book, range, costs)
  return {
    book,
    ...(tax ? { taxpayer: { name: tax.legalName, taxCode: tax.taxCode, address: tax.legalAddress } } : {}),
    ...kept,
  }
}
