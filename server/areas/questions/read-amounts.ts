import { ACCOUNT_NUMBERS } from '@shared/foundation/ledger/accounts'
import type { Day } from '@shared/foundation/days/days'
import { turnoverName } from '@shared/foundation/ledger/journal-lines'
import type { MeasureName } from '@shared/foundation/ledger/measures'
import { partsOf } from '@shared/foundation/ledger/postings'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import type { Measure, Part, Source } from '@shared/areas/questions/rules/measures'
import { businessReport, type BusinessOptions } from '@shared/areas/trade/rules/reports/business'
import type { SocaiDatabase } from '../../kernel/collections'
import { readBefore, readRange } from '../../ledger/read-rollups'

/** An amount of a measure, and of what it is. */
export interface AmountOf {
  readonly of: Readonly<Partial<Record<Part, string>>>
  readonly amount: number
}

/** What is needed to read amounts from kept figures. */
export interface Reading {
  readonly source: Source
  readonly measure: Measure
  readonly options: BusinessOptions
  /** The category of each product. */
  readonly categories: ReadonlyMap<string, string>
}

/** The kept rows that each source is. */
const KEPT: Readonly<Record<Source, readonly MeasureName[]>> = {
  business: ['business'],
  goods: ['productSales'],
  customers: ['buyers'],
  agents: ['buyers'],
  sellers: ['buyers'],
  made: ['salesMade'],
  warehouses: ['salesMade'],
  tags: ['salesMade'],
  discounts: ['buyers'],
  result: ['business', 'funds'],
  cash: ['funds'],
  accounts: ['turnovers'],
  receivables: ['accounts'],
  payables: ['accounts'],
}

/** The field of records by which kept rows name a part. */
const FIELDS: Readonly<Partial<Record<Source, Readonly<Record<string, Part>>>>> = {
  customers: { customerId: 'customer' },
  agents: { agentId: 'agent' },
  sellers: { creatorId: 'seller' },
  tags: { tag: 'tag' },
  discounts: { discounts: 'buyer' },
  receivables: { customerId: 'customer', agentId: 'agent' },
  payables: { supplierId: 'supplier' },
}

/** The sums of kept rows that a measure is made of: added, and those after `less` taken off. */
interface Sums {
  readonly of: readonly string[]
  readonly less?: readonly string[]
}

const sumsOf = ({ source, measure, options }: Reading): Sums => {
  const isGoods = source === 'goods'
  const ordered = isGoods ? 'revenueOrdered' : 'ordered'
  const shipped = isGoods ? 'revenueShipped' : 'shipped'
  const told: Partial<Record<Measure, Sums>> = {
    ordered: { of: [ordered] },
    shipped: { of: [shipped] },
    cost: { of: ['cost'] },
    profit: { of: [options.howCalculateRevenue === 'shipped' ? shipped : ordered], less: ['cost'] },
    orders: { of: ['orders'] },
    returned: { of: ['returned'] },
    piecesOrdered: { of: ['ordered'] },
    piecesShipped: { of: ['shipped'] },
    piecesGiven: { of: ['gift'] },
    paid: { of: ['paid'] },
    discount: { of: ['discount'] },
    receivable: { of: ['ordered'], less: ['paid'] },
    payable: { of: ['ordered'], less: ['paid'] },
  }
  return told[measure] ?? { of: [] }
}

const amountIn = (row: RollupRow, { of, less = [] }: Sums): number =>
  of.reduce((sum, name) => sum + (row.sums[name] ?? 0), 0) - less.reduce((sum, name) => sum + (row.sums[name] ?? 0), 0)

/** The whole of the business report. */
const businessAmounts = (rows: readonly RollupRow[], { measure, options }: Reading): AmountOf[] => {
  const { revenueOrdered, revenueShipped, revenue, cost } = businessReport(rows, options)
  const told: Partial<Record<Measure, number>> = { ordered: revenueOrdered, shipped: revenueShipped, cost, profit: revenue - cost }
  return [{ of: {}, amount: told[measure] ?? 0 }]
}

const resultAmounts = (rows: readonly RollupRow[], { measure, options }: Reading): AmountOf[] =>
  businessReport(rows, options).groups.flatMap(({ _id, isCredit, total }) =>
    isCredit === (measure === 'income') ? [{ of: { group: _id }, amount: isCredit ? total : -total }] : [],
  )

function* amountsIn(rows: readonly RollupRow[], reading: Reading): Generator<AmountOf> {
  const { source, measure, categories } = reading
  const sums = sumsOf(reading)
  const side = measure === 'debit' ? 'debit' : 'credit'
  const direction = measure === 'moneyIn' ? 'credit' : 'debit'
  for (const row of rows) {
    const parts = source === 'goods' ? [] : partsOf(row.key)
    if (source === 'goods') {
      const category = categories.get(row.key) ?? ''
      yield { of: { product: row.key, category }, amount: amountIn(row, sums) }
    } else if (source === 'cash') {
      const [group = '', label = '', way] = parts
      const amount = row.sums['amount'] ?? 0
      if (way === direction) yield { of: { group, label }, amount: direction === 'credit' ? amount : -amount }
    } else if (source === 'accounts') {
      for (const account of ACCOUNT_NUMBERS) {
        const amount = row.sums[turnoverName(account, side)]
        if (amount !== undefined) yield { of: { account }, amount }
      }
    } else if (source === 'made' || source === 'warehouses') {
      const [kind, channel = '', weekday = '', hour = '', warehouse = ''] = parts
      if (kind === 'made') yield { of: { channel, weekday, hour, warehouse }, amount: amountIn(row, sums) }
    } else {
      const part = FIELDS[source]?.[parts[0] ?? '']
      if (part) yield { of: { [part]: parts[1] ?? '' }, amount: amountIn(row, sums) }
    }
  }
}

/** What kept rows say of a measure. */
const told = (rows: readonly RollupRow[], reading: Reading): Iterable<AmountOf> =>
  reading.source === 'business'
    ? businessAmounts(rows, reading)
    : reading.source === 'result'
      ? resultAmounts(rows, reading)
      : amountsIn(rows, reading)

/** Of rows with many keys these sums alone are read. */
const figuresOf = (reading: Reading): { figures?: readonly string[] } => {
  const { of, less = [] } = sumsOf(reading)
  return of.length === 0 || reading.source === 'business' ? {} : { figures: [...of, ...less] }
}

/** How many kept rows were read, and what they say. */
interface Told {
  readonly count: number
  readonly amounts: Iterable<AmountOf>
}

/** What the kept figures of a range say. */
export const amountsWithin = async (
  database: SocaiDatabase,
  workspaceId: string,
  reading: Reading,
  { since, until }: { readonly since: Day; readonly until: Day },
): Promise<Told> => {
  const rows = await readRange(database, workspaceId, KEPT[reading.source], since, until, figuresOf(reading))
  return { count: rows.length, amounts: told(rows, reading) }
}

/** What all kept figures before a day say. */
export const amountsBefore = async (database: SocaiDatabase, workspaceId: string, reading: Reading, day: Day): Promise<Told> => {
  const all = await Promise.all(KEPT[reading.source].map((measure) => readBefore(database, workspaceId, measure, day, figuresOf(reading))))
  const rows = all.flat()
  return { count: rows.length, amounts: told(rows, reading) }
}
