import type { Id } from '@shared/foundation/ids'
import { mayReadOrders, orderKind } from '@shared/foundation/documents/order-kinds'
import type { ActivityCreate } from '@shared/areas/people/services/activities'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

type Activity = StoredOf<'activities'>

/**
 * Writes what the printed note of a shipment says to whoever takes it; the last one counts, an empty one takes it off.
 * @throws AppError 404 for a shipment that isn't there or isn't the member's to see
 */
export const addShipmentNotice = async (
  { app, service, params, caller }: Call<'activities'>,
  { shippingTime, body = '' }: Stored<ActivityCreate>,
): Promise<Activity> => {
  if (shippingTime === undefined) throw AppError.atField('shippingTime', 'data.field-required', { field: 'shippingTime' })
  const order = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .one({ 'shipments.time': shippingTime }, { only: ['group'] })
  if (!order || !mayReadOrders(caller.rights, order.group)) throw AppError.of('shipping.not-found')
  return service.run(params, [], (work) =>
    service.add(work, params, {
      group: 'shipmentNotice',
      shippingTime,
      body: body.trim(),
      created: work.now,
      status: 'approved',
      ...(caller.userId ? { userId: caller.userId as Id<'users'> } : {}),
      ...(params.ip ? { createdIP: params.ip } : {}),
      audience: [...orderKind(order.group).rights],
      readBy: [],
    }),
  )
}
