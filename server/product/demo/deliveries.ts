import { takenApart } from '@shared/areas/carriers/rules/divisions'
import { outstanding } from '@shared/foundation/documents/order-totals'
import { isShipment } from '@shared/foundation/documents/order-shipping'
import { dong } from '@shared/foundation/money/money'
import type { Instant } from '@shared/foundation/declaration/wire'
import type { Crew } from './crew'

const PARCELS = 4
const DRIVER = 'ducthinh'
const WEIGHT_G = 2400

/** What the company's own driver is to bring on the story's last evening: its first stop is on its way. */
export const sendParcels = async (crew: Crew): Promise<void> => {
  await crew.create('founder', 'carrierAccounts', { carrier: 'own', name: 'Xe nhà', price: dong(25_000) })
  const shipped = (await crew.sales()).filter(({ status, customer }) => status === 'shipped' && customer?.phone)
  for (const [place, order] of shipped.slice(-PARCELS).entries()) {
    const shipment = order.shipments.findLast(isShipment)
    const { name = '', phone = '', address = '' } = order.customer ?? {}
    if (!shipment) continue
    const parts = takenApart(address)
    const made = await crew.create('seller', 'deliveries', {
      orderId: order._id,
      shippingTime: shipment.time.toISOString() as Instant,
      carrier: 'own',
      cod: dong(Math.max(0, outstanding(order))),
      weight: WEIGHT_G,
      driverId: crew.idOf(DRIVER),
      to: {
        name,
        phone,
        address: parts.address || address || 'Tại cửa hàng',
        division: 'new',
        province: parts.province || 'Hồ Chí Minh',
        ward: parts.ward || 'Phường Thủ Đức',
      },
    })
    if (place === 0) await crew.patch('seller', 'deliveries', made._id, { action: 'start' })
  }
}
