import type { ErrorCode } from '../../registry/errors'

/** The stretches of time that rows of a measure are kept for. */
export type Period = 'day' | 'month' | 'year'

/** Figures kept on the very record that a posting's key names, as running totals over all days. */
export interface Target {
  readonly service: 'assets'
  /** The record's field, and the sums of a posting that come together in it. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** A field that never goes below 0: what would take more than is left is refused. */
  readonly guard?: { readonly field: string; readonly error: ErrorCode }
}

interface Measured {
  /** Grows whenever records give other postings than before: figures of records from before are then built anew. */
  readonly version: number
  /** Sums that say where records stand now, on the day they began: they change after that day is closed. `all`: each of them. */
  readonly standing?: 'all' | readonly string[]
}

/** Figures by key, kept in rows of days and months that the reports read. */
export interface RowMeasure extends Measured {
  readonly periods: readonly Period[]
  /** Of so many keys that the rows of each period gone by are folded into one document. */
  readonly wide?: true
}

/** Figures kept on the records they are about. */
export interface RecordMeasure extends Measured {
  readonly target: Target
}

export type Measure = RowMeasure | RecordMeasure

/** Declares a measure: what is kept of the postings that services declare for it. */
export const defineMeasure = <const M extends Measure>(measure: M): M => measure

/**
 * Every measure there is. What is posted to it is declared with the services (`postings`); a new one is built from the
 * records there are when the server starts.
 */
export const measures = {
  /** Orders, key = group: ordered, shipped, what that cost, and what was taken back. */
  business: defineMeasure({ version: 3, periods: ['day', 'month'] }),
  /** Orders by where they stand, key = group | status | payment status. */
  orderStatus: defineMeasure({ version: 3, standing: 'all', periods: ['day', 'month'] }),
  /** Cash, key = fund group | label | 'credit' or 'debit'. */
  funds: defineMeasure({ version: 2, periods: ['day', 'month'] }),
  /** Accounts with partners, key = customerId, agentId or supplierId | partner: ordered, paid, and what is still open by its age and by the day
   *  it is due. */
  accounts: defineMeasure({
    version: 4,
    standing: ['open', 'openOrders', 'due', 'dueOrders'],
    periods: ['day', 'month', 'year'],
    wide: true,
  }),
  /** Sales and what they cost by customer, by agent and by the member who sold, discounts and gifts by buyer, key = customerId, agentId,
   *  creatorId or discounts | partner or member. */
  buyers: defineMeasure({ version: 4, periods: ['day', 'month'], wide: true }),
  /** Sales by product, key = product: pieces and revenue ordered and shipped, gifts, cost. */
  productSales: defineMeasure({ version: 3, periods: ['day', 'month'], wide: true }),
  /** Sales by where and when their orders were made, key = made | channel | weekday | hour | warehouse, and by tag, key = tag | tag. */
  salesMade: defineMeasure({ version: 1, standing: 'all', periods: ['day', 'month'], wide: true }),
  /** Turnovers of the accounts of the journal, key = 'all': `d111` what was debited to an account, `c111` what was credited. */
  turnovers: defineMeasure({ version: 1, periods: ['day', 'month', 'year'] }),
  /** VAT of orders and expenses by rate, key = output or input | rate: what is taxed, the tax, the documents, and what has no invoice yet. */
  vat: defineMeasure({ version: 1, standing: ['bare', 'bares'], periods: ['day', 'month'] }),
  /** What agents earned in a month, key = agent: commissions, in all and by mechanic, and the orders that began to bring some. */
  commissions: defineMeasure({ version: 3, periods: ['month'] }),
  /** What a partner owes or is owed, and what they may spend, key = partner. */
  partner: defineMeasure({
    version: 3,
    standing: 'all',
    target: {
      service: 'assets',
      fields: { outstanding: ['receivable', 'payable'], partnerBalance: ['balance'] },
      guard: { field: 'partnerBalance', error: 'partners.balance-too-low' },
    },
  }),
} satisfies Readonly<Record<string, Measure>>

export type MeasureName = keyof typeof measures
export const measureNames = Object.keys(measures) as MeasureName[]

/** @throws RangeError for a name that no measure has */
export const measureOf = (name: string): Measure => {
  const measure = (measures as Readonly<Record<string, Measure>>)[name]
  if (!measure) throw new RangeError(`There is no measure '${name}'`)
  return measure
}

/** The periods that rows of a measure are kept for; none for one that is kept on records. */
export const periodsOf = (name: string): readonly Period[] => {
  const measure = measureOf(name)
  return 'periods' in measure ? measure.periods : []
}

/** Whether a measure has so many keys that rows of periods gone by are folded. */
export const isWide = (name: string): boolean => {
  const measure = measureOf(name)
  return 'wide' in measure && measure.wide === true
}

/** Whether a sum of a measure belongs to its day for good, once that day is closed. */
export const isBooked = (name: string, sum: string): boolean => {
  const { standing = [] } = measureOf(name)
  return standing !== 'all' && !standing.includes(sum)
}
