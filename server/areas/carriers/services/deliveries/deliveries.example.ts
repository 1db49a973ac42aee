import type { OwnExample } from '../../../../testing/example'
import { of } from '../../../../testing/shop'

export const deliveriesExample: OwnExample = {
  create: async ({ shop, recordOf }) => {
    const product = await shop.goods('Gạo', { stock: 1 })
    const order = await shop.ship(await shop.sale([of(product, 1)]))
    return {
      orderId: order._id,
      shippingTime: order.shipments[0]?.time,
      accountId: await recordOf('carrierAccounts'),
      carrier: 'own',
      cod: 1000,
      weight: 1200,
      driverId: undefined,
      to: { name: 'Chị Hoa', phone: '0901234567', address: '1 Lê Lợi', division: 'new', province: 'Hồ Chí Minh', ward: 'Phường Sài Gòn' },
    }
  },
  patch: { note: 'Gọi trước khi giao' },
  otherPatch: { cod: 500 },
}
