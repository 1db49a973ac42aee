import { isFormula, priceByFormula } from '@shared/areas/agents/rules/price-formula'
import type { RecordOf } from '@shared/registry/service-types'
import { EVERYDAY_LIMIT } from '@shared/foundation/money/money'
import { parseMoney } from '@shared/foundation/money/parse-number'
import type { Locale } from '../../lib/format'

export type Product = RecordOf<'products'>
export type Price = RecordOf<'apPrices'>

/** Whose price a column holds: a rank's, or the one agent's own. */
export interface PriceColumn {
  /** `rank:<id>` or `agent:<id>`. */
  readonly key: string
  readonly rankId?: string
  readonly agentId?: string
  readonly name: string
}

export const columnOf = ({ rankId, agentId }: Pick<Price, 'rankId' | 'agentId'>): string =>
  rankId ? `rank:${rankId}` : `agent:${agentId ?? ''}`
export const cellKey = (productId: string, column: string): string => `${productId} ${column}`

/** What was written in a cell and isn't saved yet: a price, `null` for what can't be read, or the end of the price in force. */
export interface WrittenPrice {
  readonly price: number | null
  readonly text: string
  readonly ends?: true
}
/** By cell. */
export type PriceDraft = ReadonlyMap<string, WrittenPrice>

export const isUnreadable = ({ price, ends }: WrittenPrice): boolean => price === null && !ends

/** The formula a price was written as, if it was. */
export const formulaIn = (written: WrittenPrice | undefined): string | undefined =>
  written && isFormula(written.text) ? written.text : undefined

/** Current prices by cell. */
export const currentByCell = (prices: readonly Price[]): Map<string, Price> =>
  new Map(prices.map((price) => [cellKey(price.productId, columnOf(price)), price]))

interface SheetState {
  readonly columns: readonly PriceColumn[]
  readonly current: ReadonlyMap<string, Price>
  readonly draft: PriceDraft
}

/** What a cell holds: what was written, else what is in force. Undefined: there is no price of its own. */
export const priceAt = (
  { current, draft }: Pick<SheetState, 'current' | 'draft'>,
  productId: string,
  column: string,
): number | null | undefined => {
  const key = cellKey(productId, column)
  const written = draft.get(key)
  return written ? (written.ends ? undefined : written.price) : current.get(key)?.price
}

/** The draft after some cells were written. What equals the price in force isn't unsaved any more; an emptied cell goes back to it, and
 *  where nothing was written ends it. */
export const written = (
  state: SheetState,
  writes: readonly { readonly product: Product; readonly column: string; readonly text: string }[],
  locale: Locale,
): Map<string, WrittenPrice> => {
  const draft = new Map(state.draft)
  for (const { product, column, text } of writes) {
    const key = cellKey(product._id, column)
    const price = isFormula(text)
      ? priceByFormula(text, {
          price: product.price,
          cost: product.cost,
          rank: (name) => {
            const other = state.columns.find((each) => each.name.toLowerCase() === name.toLowerCase())
            return other ? (priceAt({ ...state, draft }, product._id, other.key) ?? undefined) : undefined
          },
        })
      : parseMoney(text, locale)
    const inForce = state.current.get(key)
    const isEmptied = text.trim() === ''
    if (isEmptied && inForce && !draft.has(key)) draft.set(key, { price: null, text: '', ends: true })
    else if (isEmptied || price === inForce?.price) draft.delete(key)
    else draft.set(key, { price: price !== null && (price < 0 || price > EVERYDAY_LIMIT) ? null : price, text })
  }
  return draft
}
