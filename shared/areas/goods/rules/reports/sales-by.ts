import { partsOf } from '../../../../foundation/ledger/postings'
import { sumDong, type Dong } from '../../../../foundation/money/money'
import { sumPieces } from '../../../../foundation/documents/order-lines'
import type { RollupRow } from '../../../../foundation/ledger/rows'

type Sums = Record<string, number>

const folded = (rows: readonly RollupRow[], measure: RollupRow['measure'], keyOf: (key: string) => string | null): Map<string, Sums> => {
  const found = new Map<string, Sums>()
  for (const row of rows) {
    const key = row.measure === measure ? keyOf(row.key) : null
    if (key === null) continue
    const own = found.get(key) ?? {}
    for (const [name, sum] of Object.entries(row.sums)) own[name] = (own[name] ?? 0) + sum
    found.set(key, own)
  }
  return found
}

/** What is told of each row: numbers of pieces, which may have decimals, and whole dong. */
interface Figures<Pieces extends string, Money extends string> {
  readonly pieces: readonly Pieces[]
  readonly money: readonly Money[]
}

type Told<Pieces extends string, Money extends string> = Record<Pieces, number> & Record<Money, Dong>

const withOutside = <Pieces extends string, Money extends string>(
  figures: Figures<Pieces, Money>,
  sums: Readonly<Record<Pieces | Money, Iterable<number>>>,
): Told<Pieces, Money> =>
  ({
    ...Object.fromEntries(figures.pieces.map((name) => [name, sumPieces(sums[name])])),
    ...Object.fromEntries(figures.money.map((name) => [name, sumDong(sums[name])])),
  }) as Told<Pieces, Money>

const namesOf = <Pieces extends string, Money extends string>({ pieces, money }: Figures<Pieces, Money>) => [...pieces, ...money]

const perName = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>

/** Rows with these figures, largest first figure first; rows without any left out. */
const rowsOf = <Pieces extends string, Money extends string>(
  sums: ReadonlyMap<string, Sums>,
  figures: Figures<Pieces, Money>,
  first: NoInfer<Pieces | Money>,
) =>
  [...sums]
    .map(([_id, own]) => ({
      _id,
      ...withOutside(
        figures,
        perName(namesOf(figures), (name) => [own[name] ?? 0]),
      ),
    }))
    .filter((row) => namesOf(figures).some((name) => row[name] !== 0))
    .sort((a, b) => b[first] - a[first] || (a._id < b._id ? -1 : 1))

/** The sum of each figure over rows. */
export const totalsOf = <Pieces extends string, Money extends string>(
  rows: readonly Told<Pieces, Money>[],
  figures: Figures<Pieces, Money>,
): Told<Pieces, Money> =>
  withOutside(
    figures,
    perName(namesOf(figures), (name) => rows.map((row) => row[name])),
  )

/** Adds what was shipped cost to rows of figures. */
const costed = <Pieces extends string, Money extends string>({ pieces, money }: Figures<Pieces, Money>) =>
  ({ pieces, money: [...money, 'cost'] }) satisfies Figures<Pieces, Money | 'cost'>

export const BUYER_FIGURES = { pieces: ['orders', 'returned'], money: ['ordered', 'shipped', 'paid'] } as const
export const DISCOUNT_FIGURES = { pieces: ['orders', 'returned'], money: ['discount', 'gifts'] } as const
export const PRODUCT_FIGURES = { pieces: ['ordered', 'shipped', 'gift'], money: ['revenueOrdered', 'revenueShipped'] } as const
export const GIFT_FIGURES = { pieces: ['gift'], money: ['giftValue'] } as const

const partnerIn =
  (field: string) =>
  (key: string): string | null => {
    const [of, partner = ''] = partsOf(key)
    return of === field ? partner : null
  }

/** Sales by customer, by agent or by the member who sold, and what they cost, most ordered first. */
export const salesByBuyer = (rows: readonly RollupRow[], field: 'customerId' | 'agentId' | 'creatorId') =>
  rowsOf(folded(rows, 'buyers', partnerIn(field)), costed(BUYER_FIGURES), 'ordered')

/** Discounts and gifts by buyer, largest discount first. */
export const discountsByBuyer = (rows: readonly RollupRow[]) =>
  rowsOf(folded(rows, 'buyers', partnerIn('discounts')), DISCOUNT_FIGURES, 'discount')

/** Sales by product and what they cost, largest revenue first. */
export const salesByProduct = (rows: readonly RollupRow[]) =>
  rowsOf(
    folded(rows, 'productSales', (key) => key),
    costed(PRODUCT_FIGURES),
    'revenueOrdered',
  )

/** What was given away by product, largest value first. */
export const giftsByProduct = (rows: readonly RollupRow[]) =>
  rowsOf(
    folded(rows, 'productSales', (key) => key),
    GIFT_FIGURES,
    'giftValue',
  )
