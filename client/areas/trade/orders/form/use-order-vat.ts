import { isDay } from '@shared/foundation/days/days'
import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { vatCompanyOn } from '@shared/foundation/documents/taxpayer'
import type { Order } from '@shared/areas/trade/services/orders'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { api } from '../../../../api/api'
import { useTaxLaw } from '../../../tax/parts/vat/use-tax-law'
import { useTaxes } from '../../../tax/parts/vat/use-taxes'
import { useToday } from '../../../../ui/zone/zone-context'
import type { OrderVat } from './order-vat'
import type { OrderValues } from './order-values'

/** How the order that is written gets its VAT; null where it has none: a new one by the company and its day, a stored one as it is. */
export const useOrderVat = (group: TradeGroup, order: Order | null): OrderVat | null => {
  const { values } = useFormikContext<OrderValues>()
  const today = useToday()
  const taxes = useTaxes()
  const law = useTaxLaw()
  const on = isDay(values.created) ? values.created : today
  const company = vatCompanyOn(taxes, on)
  const isTaxed = order ? order.vat !== undefined : company !== undefined
  const { data } = api.categories.useFind({ $limit: -1 }, { skip: !isTaxed })
  return useMemo(() => {
    if (!isTaxed) return null
    const held = order && order.items.length > 0 ? order.items.some(({ vatIncluded }) => vatIncluded) : taxes?.pricesIncludeVat === true
    return {
      company,
      on,
      isIncluded: orderKind(group).isSold && held,
      law,
      categories: new Map(data?.data.map(({ _id, vatRate }) => [_id as string, vatRate])),
    }
  }, [isTaxed, order, taxes, company, on, group, data, law])
}
