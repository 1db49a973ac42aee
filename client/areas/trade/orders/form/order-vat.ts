import type { Day } from '@shared/foundation/days/days'
import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { orderTotal, vatOf } from '@shared/foundation/documents/order-totals'
import type { OrderItem, VatLine } from '@shared/foundation/documents/order-types'
import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import type { VatRate } from '@shared/foundation/documents/vat-rates'
import type { TaxLaw } from '@shared/areas/tax/rules/tax-law'
import { lineRate, type LineRate } from '@shared/areas/tax/rules/vat-on'
import { MAX_DONG } from '@shared/foundation/money/money'
import type { DraftLine } from './order-values'

/** What a product says of its VAT. */
export interface GeneralRate {
  readonly vatRate?: VatRate | undefined
  readonly vatReduced?: boolean | undefined
  readonly categoryId?: string | undefined
}

/** How an order that is written gets its VAT. */
export interface OrderVat {
  readonly company: CompanyTax | undefined
  readonly on: Day
  /** Whether prices of new lines hold their VAT. */
  readonly isIncluded: boolean
  readonly categories: ReadonlyMap<string, VatRate | undefined>
  readonly law: TaxLaw
}

/** The rate of a line: as it was said, or as its product, its category or the company says on the day of the order. */
export const rateOfLine = ({ company, on, categories, law }: OrderVat, { vatRate, vatReduced, general }: DraftLine): LineRate => {
  if (vatRate !== undefined) return { vatRate, ...(vatReduced ? { vatReduced: true } : {}) }
  const own = general?.vatRate ?? (general?.categoryId ? categories.get(general.categoryId) : undefined) ?? company?.vatRate ?? 10
  return lineRate(own, general?.vatReduced ?? company?.vatReduced ?? false, on, law)
}

/** Whether the price of a line holds its VAT: of one that is stored as it does, of a new one as the others. */
export const isHeld = (vat: OrderVat, { vatRate, vatIncluded, shipped }: DraftLine): boolean =>
  vatIncluded === true || (vat.isIncluded && (vatRate === undefined || shipped === undefined))

const itemOf = (vat: OrderVat, group: TradeGroup, line: DraftLine): OrderItem => ({
  group: line.group,
  name: line.name,
  quantity: line.quantity ?? 0,
  quantityGift: line.free ?? 0,
  [orderKind(group).valuedAt]: line.price ?? 0,
  ...rateOfLine(vat, line),
  ...(isHeld(vat, line) ? { vatIncluded: true } : {}),
})

const isReadable = ({ quantity, free, price }: DraftLine): boolean => ![quantity, free, price].some(Number.isNaN)

/** What an order with VAT comes to as it is written; null while a cell can't be read, and beyond what the books hold. */
export const writtenVat = (
  vat: OrderVat,
  group: TradeGroup,
  items: readonly DraftLine[],
  discount: number | null,
): { readonly lines: readonly VatLine[]; readonly total: number } | null => {
  if (!items.every(isReadable) || Number.isNaN(discount)) return null
  const order = { group, items: items.map((line) => itemOf(vat, group, line)), discount: Math.max(0, discount ?? 0) }
  const most = order.items.reduce((sum, item) => sum + (item[orderKind(group).valuedAt] ?? 0) * item.quantity, 0)
  if (most > MAX_DONG || order.discount > most) return null
  return { lines: vatOf(order) ?? [], total: orderTotal(order) }
}
