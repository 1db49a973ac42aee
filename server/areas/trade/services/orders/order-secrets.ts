import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import { isHidden } from '../../../../kernel/access'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

type Order = StoredOf<'orders'>
type Sent = Pick<Stored<OrderPatch>, 'total' | 'discount' | 'items'>

/**
 * The field of what was sent that is measured by what an order comes to: whether it is taken, and the refusal of one too large, would tell
 * the amount. Lines of an order off which something is taken are measured by it, too.
 * @param before the order that is changed; a discount that stands may be sent back
 */
export const takenOff = ({ total, discount, items }: Sent, before?: Pick<Order, 'discount'>): 'total' | 'discount' | undefined => {
  if (total !== undefined) return 'total'
  const stood = before?.discount ?? 0
  const after = discount ?? stood
  return after !== stood || (items !== undefined && stood > 0) ? 'discount' : undefined
}

/** @throws AppError 403 naming the field for whoever may not see what orders of the group come to */
export const assertSeesTotal = ({ caller, service }: Call<'orders'>, group: Order['group'], field: string | undefined): void => {
  if (field !== undefined && isHidden(service.declaration, 'total', caller, group)) throw AppError.of('rights.field', { field })
}
