import { timingSafeEqual } from 'node:crypto'
import { sumPieces } from '@shared/foundation/documents/order-lines'
import { isInternal, mayReadOrders, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { can } from '@shared/foundation/rights/rights'
import type { Caller } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

type Order = StoredOf<'orders'>
type Shipment = Order['shipments'][number]

export const readable = (caller: Caller, order: Order): boolean => isInternal(order.group) || mayReadOrders(caller.rights, order.group)

export const shipmentView = (order: Order, shipment: Order['shipments'][number]) => ({
  _id: shipment.time,
  orderId: order._id,
  order_number: order.order_number,
  tracking: shipment.tracking,
  warehouse: shipment.warehouse,
  shipmentItems: shipment.lines.map(({ index, productId, quantity }) => {
    const item = order.items[index]
    return {
      _id: productId,
      name: item?.name,
      unit: item?.unit,
      quantity,
      ...(takesGoodsOut(order.group) ? { exportTracking: shipment.tracking } : { importTracking: shipment.tracking }),
      warehouseId: shipment.warehouseId,
    }
  }),
})

const isOf = ({ time: own }: Shipment, time: Date): boolean => own.getTime() === time.getTime()

/** What a printed note shows of a shipment: goods and where they go; no price, no cost, no internal note. */
const noteOf = (order: Order, found: Shipment, shipmentNotice: string) => {
  const goodsOut = order.shipments.filter(({ lines }) => lines.length > 0).sort((a, b) => a.time.getTime() - b.time.getTime())
  const earlier = goodsOut.filter(({ time }) => time < found.time)
  const view = shipmentView(order, found)
  const buyer = order.customer ?? order.agent ?? order.supplier
  const address = buyer?.shippingAddress ?? buyer?.address
  const taxCode = buyer?.taxCode
  const phone = buyer?.shippingPhone ?? buyer?.phone
  return {
    ...view,
    shipmentItems: view.shipmentItems.map((item, at) => {
      const index = found.lines[at]?.index ?? -1
      return {
        ...item,
        ordered: order.items[index]?.quantity ?? item.quantity,
        before: sumPieces(earlier.flatMap(({ lines }) => lines.map((line) => (line.index === index ? line.quantity : 0)))),
      }
    }),
    group: order.group,
    nth: earlier.length + 1,
    ...(buyer
      ? {
          partner: {
            name: buyer.shippingName ?? buyer.name,
            ...(phone ? { phone } : {}),
            ...(address ? { address } : {}),
            ...(taxCode ? { taxCode } : {}),
          },
        }
      : {}),
    ...(found.by ? { by: found.by.name } : {}),
    shipmentNotice,
  }
}

/** What was last written on the note of a shipment. */
const noticeOf = async ({ app }: Call<'stocks'>, { workspaceId }: Order, time: Date): Promise<string> => {
  const notices = app.get('database').records('activities', workspaceId)
  const [last] = await notices.find({ shippingTime: time }, { sort: { _id: -1 }, limit: 1, only: ['body'] })
  return last?.body ?? ''
}

const tokenOf = ({ noteTokens = [] }: Order, time: Date): string | undefined =>
  noteTokens.find((each) => each.time.getTime() === time.getTime())?.token

/** The shipment made at a moment: for whoever may read its order, and for whoever holds the token of its note. */
export const shipment: ReportFunctions<'stocks'>['shipment'] = async (call, { shippingTime: time, printToken }) => {
  if (printToken !== undefined) return byToken(call, time, printToken)
  const { app, caller } = call
  if (!caller.workspaceId) throw AppError.of('auth.required')
  if (!can(caller.rights, ['/sales', '/purchases'])) throw AppError.of('rights.report', { report: 'shipment' })
  const order = await app.get('database').records('orders', caller.workspaceId).one({ 'shipments.time': time })
  const found = order?.shipments.find((each) => isOf(each, time))
  if (!order || !found || found.lines.length === 0 || !readable(caller, order)) throw AppError.of('shipping.not-found')
  return { ...noteOf(order, found, await noticeOf(call, order, time)), ...(tokenOf(order, time) ? { token: tokenOf(order, time) } : {}) }
}

/** @throws AppError 404 for a wrong or revoked token, which says nothing of whether the shipment exists */
const byToken = async (call: Call<'stocks'>, time: Date, token: string) => {
  const database = call.app.get('database')
  const order = await database.platformRecords('orders').one({ 'noteTokens.token': token })
  const kept = order && tokenOf(order, time)
  const found = kept && sameToken(kept, token) ? order.shipments.find((each) => isOf(each, time)) : undefined
  const workspace = order && (await database.platformRecords('workspaces').byId(order.workspaceId))
  if (!order || !found || found.lines.length === 0 || !workspace || workspace.status === 'disabled') throw AppError.of('shipping.not-found')
  const { name, avatar, brandColor, cfg, zone } = workspace
  return {
    ...noteOf(order, found, await noticeOf(call, order, time)),
    workspace: { name, ...(avatar ? { avatar } : {}), ...(brandColor ? { brandColor } : {}), cfg, zone },
  }
}

const sameToken = (a: string, b: string): boolean => {
  const [kept, given] = [Buffer.from(a), Buffer.from(b)]
  return kept.length === given.length && timingSafeEqual(kept, given)
}
