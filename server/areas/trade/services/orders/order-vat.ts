import { dayOf, type Day } from '@shared/foundation/days/days'
import { isTrade, orderKind } from '@shared/foundation/documents/order-kinds'
import { hasVat, orderTotal, statusPaymentOf, vatOf } from '@shared/foundation/documents/order-totals'
import { vatCompanyOn, type CompanyTax } from '@shared/foundation/documents/taxpayer'
import type { VatRate } from '@shared/foundation/documents/vat-rates'
import type { TaxLaw } from '@shared/areas/tax/rules/tax-law'
import { lineRate, onDay, type LineRate } from '@shared/areas/tax/rules/vat-on'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { readLaw } from '../../../tax/read-law'

type Order = StoredOf<'orders'>
type Item = Order['items'][number]
type Product = StoredOf<'products'>
type OrderCall = Pick<Call<'orders'>, 'caller' | 'params'>

/** How lines of an order get their VAT. */
export interface VatTerms {
  /** Undefined: the company has none on that day any more, the order keeps its own. */
  readonly company: CompanyTax | undefined
  readonly on: Day
  /** Whether prices of new lines hold their VAT. */
  readonly isIncluded: boolean
}

/** What is known of a line before its rate is. */
interface Unrated {
  readonly vatRate?: VatRate | undefined
  readonly earlier?: Pick<Item, 'vatRate' | 'vatReduced' | 'vatIncluded'> | undefined
  readonly product?: Product | undefined
}

/** What a line keeps of its VAT. */
export type LineVat = LineRate & Pick<Item, 'vatIncluded'>

/**
 * How an order of a day gets VAT; null where it has none: of a company that isn't taxed so, of goods without a sale, of what stood when the
 * books began or comes from older ones. Costs are without VAT, so only prices of sales may hold it; those on marketplaces always do.
 */
export const vatTermsOf = (
  { caller, params }: OrderCall,
  { group, isOpening, counter }: Pick<Order, 'group' | 'isOpening'> & { readonly counter?: unknown },
  created: Date,
): VatTerms | null => {
  const { taxes, zone } = caller
  if (taxes === undefined || !isTrade(group) || isOpening || params.fromOlderBooks) return null
  const on = dayOf(created, zone)
  const company = vatCompanyOn(taxes, on)
  if (!company) return null
  const isHeld = counter === undefined ? taxes.pricesIncludeVat : taxes.counterPricesIncludeVat
  return { company, on, isIncluded: orderKind(group).isSold && (isHeld || params.besides?.['shop'] !== undefined) }
}

/** How lines of an order that is changed get it: as its other lines have it. */
export const vatTermsOfChange = (caller: OrderCall['caller'], before: Order, created: Date): VatTerms | null => {
  if (before.vat === undefined) return null
  const { taxes, zone } = caller
  const on = dayOf(created, zone)
  const isIncluded = before.items.length > 0 ? before.items.some(({ vatIncluded }) => vatIncluded) : taxes?.pricesIncludeVat === true
  return { company: vatCompanyOn(taxes, on), on, isIncluded: orderKind(before.group).isSold && isIncluded }
}

/**
 * Gives each line its rate: what was sent of it, what it had, else that of its product, its category, or the company.
 * @throws AppError 400 for a rate in an order without VAT
 */
export const withRates = async <Line extends Unrated>(
  work: SocaiUnitOfWork,
  terms: VatTerms | null,
  lines: readonly Line[],
): Promise<(Line & { vat?: LineVat })[]> => {
  if (terms === null) {
    const index = lines.findIndex(({ vatRate }) => vatRate !== undefined)
    const field = `items.${index}.vatRate`
    if (index >= 0) throw AppError.atField(field, 'data.not-taken', { field })
    return [...lines]
  }
  const [rates, law] = await Promise.all([categoryRates(work, lines), readLaw(work.readPlatform('taxRules'))])
  return lines.map((line) => ({ ...line, vat: vatOfLine({ ...terms, law }, line, rates) }))
}

type CategoryRates = ReadonlyMap<string, VatRate | undefined>

const categoryRates = async (work: SocaiUnitOfWork, lines: readonly Unrated[]): Promise<CategoryRates> => {
  const ids = lines.flatMap(({ product }) => (product && product.vatRate === undefined ? [product.categoryId] : []))
  const categories = ids.length > 0 ? await work.readWithOwn('categories', [...new Set(ids)]) : []
  return new Map(categories.map(({ _id, vatRate }) => [_id, vatRate]))
}

const vatOfLine = (
  { company, on, isIncluded, law }: VatTerms & { readonly law: TaxLaw },
  { vatRate, earlier, product }: Unrated,
  rates: CategoryRates,
): LineVat => {
  const included = (earlier?.vatRate === undefined ? isIncluded : earlier.vatIncluded) ? { vatIncluded: true } : {}
  if (earlier?.vatRate !== undefined && (vatRate === undefined || vatRate === earlier.vatRate))
    return { vatRate: earlier.vatRate, ...(earlier.vatReduced ? { vatReduced: true } : {}), ...included }
  const general = product?.vatRate ?? (product && rates.get(product.categoryId)) ?? company?.vatRate ?? 10
  const own = lineRate(general, product?.vatReduced ?? company?.vatReduced ?? false, on, law)
  return { ...(vatRate === undefined || vatRate === own.vatRate ? own : { vatRate }), ...included }
}

/** The lines of an order whose day is another now: the law's reduction follows the day. */
export const ratedOn = async <Line extends Item>(work: SocaiUnitOfWork, items: readonly Line[], on: Day): Promise<Line[]> => {
  if (!items.some(({ vatReduced }) => vatReduced)) return [...items]
  const law = await readLaw(work.readPlatform('taxRules'))
  return items.map((item) => onDay(item, on, law))
}

/** The order with its total, and its VAT where it has any. */
export const withTotal = <O extends Pick<Order, 'group' | 'items' | 'total' | 'discount' | 'vat'>>(order: O, isTaxed: boolean): O => ({
  ...order,
  ...(isTaxed ? { vat: (vatOf(order) ?? []) as Order['vat'] } : {}),
  total: orderTotal(order),
})

/** What isn't taxed any more. */
const withoutVat = <O extends Pick<Order, 'group' | 'items' | 'total' | 'discount' | 'vat'>>(order: O): O => {
  if (!hasVat(order)) return order
  const items = order.items.map(({ vatRate: _rate, vatReduced: _reduced, vatIncluded: _included, ...item }) => item)
  return withTotal({ ...order, items }, false)
}

/** An order that follows another of its series, with the VAT of its own day. */
export const followerWithVat = async <O extends Partial<Order> & Pick<Order, 'group' | 'created' | 'items' | 'total' | 'discount'>>(
  call: OrderCall,
  work: SocaiUnitOfWork,
  follower: O,
): Promise<O> => {
  const terms = vatTermsOf(call, follower, follower.created)
  if (terms === null) return withoutVat(follower)
  const products = await work.readWithOwn(
    'products',
    follower.items.flatMap(({ productId }) => productId ?? []),
  )
  const byId = new Map(products.map((product) => [product._id as string, product]))
  const items = await ratedOn(work, follower.items, terms.on)
  const rated = await withRates(
    work,
    terms,
    items.map((item) => ({ item, earlier: item, product: item.productId && byId.get(item.productId) })),
  )
  const whole = withTotal({ ...follower, items: rated.map(({ item, vat }) => ({ ...item, ...vat })) }, true)
  return { ...whole, statusPayment: statusPaymentOf({ status: 'confirmed', ...whole }) }
}
