import type { Order } from '@shared/areas/trade/services/orders'
import { lazy, Suspense } from 'react'
import { api } from '../../../../api/api'
import type { OnExchange } from '../../orders/returns/return-dialog'
import { withTexts } from '../../../../i18n/texts'

/** The dialog with its words: whoever opens it from another area may not have them yet. */
const ReturnDialog = lazy(async () => ({
  default: await withTexts('orders', () =>
    withTexts('parts', async () => (await import('../../orders/returns/return-dialog')).ReturnDialog),
  ),
}))

interface ReturnGoodsProps {
  readonly order: Order
  readonly onClose: () => void
  /** They come back for others; absent: that isn't offered. */
  readonly onExchange?: OnExchange | undefined
}

/** Takes back goods of an order from wherever it is at hand. */
export const ReturnGoods = ({ order, onClose, onExchange }: ReturnGoodsProps) => {
  const { data } = api.warehouses.useFind({ status: 'active', $limit: -1, $sort: { created: 1 } })
  return <Suspense>{data && <ReturnDialog order={order} warehouses={data.data} onClose={onClose} onExchange={onExchange} />}</Suspense>
}
