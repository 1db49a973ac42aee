import type { Order } from '@shared/areas/trade/services/orders'
import { lazy, Suspense } from 'react'
import { api } from '../../../../api/api'
import { withTexts } from '../../../../i18n/texts'

/** The dialog with its words: whoever opens it from another area may not have them yet. */
const ReturnDialog = lazy(async () => ({
  default: await withTexts('orders', async () => (await import('../../orders/returns/return-dialog')).ReturnDialog),
}))

/** Takes back goods of an order from wherever it is at hand. */
export const ReturnGoods = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const { data } = api.warehouses.useFind({ status: 'active', $limit: -1, $sort: { created: 1 } })
  return <Suspense>{data && <ReturnDialog order={order} warehouses={data.data} onClose={onClose} />}</Suspense>
}
