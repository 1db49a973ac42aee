import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { orderTotal, vatOf } from '@shared/foundation/documents/order-totals'
import { vatCompanyOn } from '@shared/foundation/documents/taxpayer'
import { lineRate } from '@shared/areas/tax/rules/vat-on'
import { dong, type Dong } from '@shared/foundation/money/money'
import { api } from '../../api/api'
import { useToday } from '../../ui/zone/zone-context'
import { useTaxLaw } from '../tax/parts/vat/use-tax-law'
import { useTaxes } from '../tax/parts/vat/use-taxes'
import { sumsOf, type Cart } from './carts'

/** A line as an order has it. */
interface SoldItem {
  readonly group: 'goods'
  readonly name: string
  readonly price: Dong
  readonly quantity: number
  readonly quantityGift: number
  readonly shipped: number
  readonly vatRate?: ReturnType<typeof lineRate>['vatRate'] | undefined
  readonly vatReduced?: true | undefined
  readonly vatIncluded?: true | undefined
}

/** What a sale comes to with its VAT, in whole dong, and how much of that is VAT; what it comes to as it is priced where the company has none. */
export interface SaleSums {
  readonly total: number
  readonly vat: number
  /** Its lines as an order has them. */
  readonly items: readonly SoldItem[]
  /** Its VAT by rate; undefined where the company has none. */
  readonly rates: ReturnType<typeof vatOf>
}
export type TotalOf = (cart: Pick<Cart, 'lines' | 'discount'>) => SaleSums

export const useCounterVat = (): TotalOf => {
  const today = useToday()
  const taxes = useTaxes()
  const law = useTaxLaw()
  const company = vatCompanyOn(taxes, today)
  const { data } = api.categories.useFind({ $limit: -1 }, { skip: company === undefined })
  const ofCategory = new Map(data?.data.map(({ _id, vatRate }) => [_id as string, vatRate]))
  return ({ lines, discount }) => {
    const { total: priced } = sumsOf({ lines, discount })
    const items = lines.map(({ name, price, quantity, gift = 0, vatRate, vatReduced, categoryId }) => ({
      group: 'goods' as const,
      name,
      price: dong(price),
      quantity: quantity + gift,
      quantityGift: gift,
      shipped: quantity + gift,
      ...(company
        ? lineRate(
            vatRate ?? (categoryId ? ofCategory.get(categoryId) : undefined) ?? company.vatRate ?? 10,
            vatReduced ?? company.vatReduced ?? false,
            today,
            law,
          )
        : {}),
      ...(company && taxes?.counterPricesIncludeVat ? { vatIncluded: true as const } : {}),
    }))
    if (!company || lines.length === 0) return { total: priced, vat: 0, items, rates: undefined }
    const order = { group: SOLD_GROUP, items, discount: dong(discount) }
    const total = orderTotal(order)
    return { total, vat: Math.max(0, total - priced), items, rates: vatOf(order) }
  }
}
