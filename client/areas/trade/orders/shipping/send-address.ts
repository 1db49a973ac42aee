import { orderKind } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useWorkspace } from '../../../../api/session/use-workspace'

/** Where who brings a shipment is chosen. */
export const sendAddress = ({ _id }: Pick<Order, '_id'>, time: string): string =>
  `/sales/deliveries/send/${_id}/${encodeURIComponent(time)}`

/** Whether shipments of an order are sent with carriers: of sales, in companies that have connected one. */
export const useSendsWithCarriers = ({ group }: Pick<Order, 'group'>): boolean =>
  useWorkspace()?.opts.carriers === true && orderKind(group).isSold
