import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { whyNotStatus, type OrderStatus } from '@shared/foundation/documents/order-statuses'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { useUndo } from '../../../../components/undo/use-undo'
import { Declined, failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { statusLabel } from '../kinds'
import { actionMessages as m } from '../messages'
import { actorOf, asDocument } from '../order-document'
import { useOverLimit } from './use-over-limit'

/** Gives an order another status at once; what can be taken back is offered to be. */
export const useStatusChange = (group: TradeGroup, order: Order | null): ((status: OrderStatus) => Promise<void>) => {
  const intl = useIntl()
  const actor = actorOf(useMe())
  const [patch] = api.orders.usePatch()
  const undo = useUndo()
  const withinLimit = useOverLimit()
  return async (status) => {
    if (!order) return
    try {
      const after = await withinLimit((confirmed) => patch({ id: order._id, data: { status, ...confirmed } }).unwrap())
      const text = intl.formatMessage(m.statusSaved, {
        number: order.order_number,
        status: intl.formatMessage(statusLabel(status, group)),
      })
      // The way back may be barred, or open only to those who may force it.
      const isBarred = (isForce: boolean): boolean => whyNotStatus(asDocument(after), order.status, actor, { isForce }) !== null
      if (isBarred(false) && isBarred(true)) return toastDone(text)
      const back = { status: order.status, rev: after.rev, ...(isBarred(false) ? { isForce: true } : null) }
      undo(text, () => patch({ id: order._id, data: back }).unwrap())
    } catch (thrown) {
      if (thrown instanceof Declined) return
      toastError(failureOf(thrown).message)
    }
  }
}
