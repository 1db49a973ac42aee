import type { Order } from '@shared/areas/trade/services/orders'
import { revenueCutOn } from '@shared/areas/tax/rules/revenue-cut'
import { useTaxLaw } from '../../tax/parts/vat/use-tax-law'
import { useTaxes } from '../../tax/parts/vat/use-taxes'
import { api } from '../../../api/api'
import { dayOf } from '../../../lib/format'
import { useToday, useZone } from '../../../ui/zone/zone-context'

/** What the law cuts of the percentage of revenue that lines of orders pay VAT by, as the server reckons it. */
export const useCutOf = (orders: readonly Order[]) => {
  const zone = useZone()
  const today = useToday()
  const law = useTaxLaw()
  const [first] = orders
  const cut = revenueCutOn(useTaxes()?.tax, first ? dayOf(first.created, zone) : today, law)
  const ids = [...new Set(orders.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? [])))]
  const { data } = api.products.useFind({ _id: { $in: ids }, $limit: -1 }, { skip: cut === null || ids.length === 0 })
  const products = new Map((data?.data ?? []).map((product) => [product._id as string, product]))
  if (!cut) return { cutOf: undefined, cut: null }
  const { percent, source, pointsOf } = cut
  const cutOf = ({ productId }: { readonly productId?: string | null | undefined }): number =>
    pointsOf(productId ? products.get(productId) : undefined)
  return { cutOf, cut: { percent, source } }
}
