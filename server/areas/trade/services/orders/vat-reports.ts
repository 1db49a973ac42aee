import { countDays, firstDayOf, month, monthOfDay, type Day, type Month } from '@shared/foundation/days/days'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { fundVatMoves } from '@shared/foundation/documents/fund-vat'
import { can } from '@shared/foundation/rights/rights'
import { VAT_RATES, type VatRate } from '@shared/foundation/documents/vat-rates'
import { vatMoves, type VatMove, type VatSide } from '@shared/foundation/documents/vat-moves'
import { partsOf } from '@shared/foundation/ledger/postings'
import { sumOf, type RollupRow } from '@shared/foundation/ledger/rows'
import { dong } from '@shared/foundation/money/money'
import { sumBy } from '@shared/foundation/sum'
import { carriedInto, firstMonthOf, type MonthsDue } from '@shared/areas/tax/rules/vat-carried'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { ReportOf } from '@shared/registry/service-types'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { knownInSums } from '../../../../ledger/known-at'
import { readBefore, readRange } from '../../../../ledger/read-rollups'
import { issuedInvoicesOf } from './issued-invoices'
import { moveFields } from './order-lists'
import { expensesWithVat, ordersWithVat } from './vat-documents'
import { vatReduced } from './vat-reduced'

type Reports = ReportFunctions<'orders'>
type Line = Stored<ReportOf<'orders', 'vatLines'>>['data'][number]

const MAX_LINES = 10_000

const ofSide = (rows: readonly RollupRow[], side: VatSide): RollupRow[] => rows.filter(({ key }) => partsOf(key)[0] === side)

const ofRate = (rows: readonly RollupRow[], rate: VatRate): RollupRow[] => rows.filter(({ key }) => partsOf(key)[1] === String(rate))

const byRate = (rows: readonly RollupRow[]) =>
  VAT_RATES.flatMap((rate) => {
    const own = ofRate(rows, rate)
    const [base, amount, count] = [dong(sumOf(own, 'base')), dong(sumOf(own, 'amount')), sumOf(own, 'count')]
    return count === 0 && base === 0 && amount === 0 ? [] : [{ rate, base, amount, count }]
  })

/** Output less input by month. */
const dueByMonth = (rows: readonly RollupRow[]): MonthsDue => {
  const due = new Map<Month, number>()
  for (const { key, day = '', sums } of rows) {
    const of = month(day.slice(0, 7))
    const amount = sums['amount'] ?? 0
    due.set(of, (due.get(of) ?? 0) + (partsOf(key)[0] === 'output' ? amount : -amount))
  }
  return due
}

/** A range of more days than a month has is of quarters. */
const periodOf = (since: Day, until: Day): 'month' | 'quarter' => (countDays(since, until) > 31 ? 'quarter' : 'month')

const vat: Reports['vat'] = async ({ app, caller }, { since, until, knownAt }) => {
  const database = app.get('database')
  const known = await knownInSums(database, caller, knownAt, app.get('now')())
  const period = periodOf(since, until)
  const first = firstMonthOf(monthOfDay(since), period)
  const [rows, months] = await Promise.all([
    readRange(database, caller.workspaceId, ['vat'], since, until, { known }),
    readBefore(database, caller.workspaceId, 'vat', firstDayOf(first), { known }),
  ])
  const [output, input] = [byRate(ofSide(rows, 'output')), byRate(ofSide(rows, 'input'))]
  const carried = carriedInto(dueByMonth(months), first, period)
  const due = sumBy(output, ({ amount }) => amount) - sumBy(input, ({ amount }) => amount) - carried
  return {
    since,
    until,
    ...(known && { knownAt: known.at }),
    output,
    input,
    carried,
    payable: dong(Math.max(0, due)),
    forward: dong(Math.max(0, -due)),
    withoutInvoice: { count: sumOf(rows, 'bares'), amount: dong(sumOf(rows, 'bare')) },
  }
}

interface Asked {
  readonly since: Day
  readonly until: Day
  readonly side: VatSide
  readonly rate?: string | undefined
}

const isAsked =
  ({ since, until, rate }: Asked) =>
  (move: VatMove): boolean =>
    move.day >= since && move.day <= until && (rate === undefined || String(move.rate) === rate)

/** The rows of orders, as whoever may read them is told. */
const linesOfOrders = async ({ app, caller }: Call<'orders'>, asked: Asked): Promise<Line[]> => {
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(ordersWithVat(caller, asked), {
      only: [
        'order_number',
        'group',
        'status',
        'created',
        'customer',
        'agent',
        'supplier',
        'inputInvoice',
        'invoiceId',
        'invoiceStatus',
        ...moveFields,
      ],
    })
  const issuedOf = await issuedInvoicesOf({ app, caller }, orders)
  return orders.flatMap((order) => {
    const partner = order.customer ?? order.agent ?? order.supplier
    // Its invoice and the adjustment of what came back are two documents, though both may be of one day.
    const moves = vatMoves(order, caller.zone, order.invoiceStatus === 'adjusted')
    return moves.filter(isAsked(asked)).map(({ day, rate, base, amount }): Line => ({
      _id: order._id,
      service: 'orders',
      document: order.order_number,
      date: day,
      ...(partner ? { partner: partner.name } : {}),
      ...(partner?.taxCode ? { taxCode: partner.taxCode } : {}),
      ...invoiceOf(order, moves),
      ...issuedOf(order, { day, base }),
      rate,
      base: dong(base),
      amount: dong(amount),
    }))
  })
}

/** What a row tells of the seller's invoice, and what that says its tax is where it isn't what was entered of all rates together. */
const invoiceOf = (
  { inputInvoice }: Pick<StoredOf<'orders'>, 'inputInvoice'>,
  moves: readonly VatMove[],
): Pick<Line, 'series' | 'number' | 'taxCode' | 'invoiceVat'> => {
  if (!inputInvoice) return {}
  const { series, number, sellerTaxCode, vat: told } = inputInvoice
  const entered = sumBy(moves, ({ amount }) => amount)
  return { series, number, taxCode: sellerTaxCode, ...(told === entered ? {} : { invoiceVat: told }) }
}

/** Oldest first; those of one day in the order in which they were made. */
const inOrder = (a: Line, b: Line): number =>
  compareText(a.date, b.date) || compareText(a._id, b._id) || compareText(String(a.rate), String(b.rate))

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const sumsOf = (lines: readonly Line[]) => ({
  base: dong(sumBy(lines, ({ base }) => base)),
  amount: dong(sumBy(lines, ({ amount }) => amount)),
})

/** The rows of expenses that have their seller's invoice. */
const linesOfFunds = async ({ app, caller }: Call<'orders'>, asked: Asked): Promise<Line[]> => {
  if (asked.side === 'output') return []
  const funds = await app
    .get('database')
    .records('funds', caller.workspaceId)
    .find(expensesWithVat(caller, asked), {
      only: [
        'number',
        'recipientName',
        'amount',
        'status',
        'created',
        'refundedAt',
        'refundedAmount',
        'isPart',
        'inputInvoice',
        'inputVat',
      ],
    })
  return funds.flatMap((fund) => {
    const moves = fundVatMoves(fund, caller)
    return moves.filter(isAsked(asked)).map(({ day, rate, base, amount }): Line => ({
      _id: fund._id,
      service: 'funds',
      ...(fund.number ? { document: fund.number } : {}),
      date: day,
      ...(fund.recipientName ? { partner: fund.recipientName } : {}),
      ...(fund.inputInvoice
        ? { series: fund.inputInvoice.series, number: fund.inputInvoice.number, taxCode: fund.inputInvoice.sellerTaxCode }
        : {}),
      rate,
      base: dong(base),
      amount: dong(amount),
    }))
  })
}

const vatLines: Reports['vatLines'] = async (call, { since, until, side, rate }) => {
  const { rights } = call.caller
  const asked = { since, until, side, rate }
  const [orders, funds] = await Promise.all([linesOfOrders(call, asked), linesOfFunds(call, asked)])
  const lines = [...orders, ...funds]
  // What single sales came to is the report's, whose they were is for those who may read them; single purchases are the buyers', single
  // expenses are told to whoever reads funds.
  const isListed = ({ service }: Line): boolean =>
    service === 'funds' ? can(rights, ['/funds']) : side === 'output' || mayReadOrders(rights, 'purchases')
  const isNamed = ({ service }: Line): boolean => service === 'funds' || mayReadOrders(rights, side === 'output' ? 'sales' : 'purchases')
  const listed = lines.filter(isListed).sort(inOrder)
  const withheld = lines.filter((line) => !isListed(line))
  return {
    since,
    until,
    total: sumsOf(lines),
    count: lines.length,
    data: listed.slice(0, MAX_LINES).map((line) => (isNamed(line) ? line : unnamed(line))),
    hidden: { count: withheld.length, ...sumsOf(withheld) },
  }
}

const unnamed = ({ _id, service, date, rate, base, amount }: Line): Line => ({ _id, service, date, rate, base, amount })

export const vatReports = { vat, vatLines, vatReduced } satisfies Partial<Reports>
