import type { Order } from '@shared/areas/trade/services/orders'
import type { OwnExample } from '../../../../testing/example'
import { of } from '../../../../testing/shop'

const address = { address: '1 Lê Lợi', province: 'Hồ Chí Minh', ward: 'Phường Sài Gòn' }

const sent = ({ _id, shipments }: Order, accountId: string) => ({
  orderId: _id,
  shippingTime: shipments[0]?.time ?? '',
  accountId: accountId as never,
  carrier: 'own' as const,
  cod: 1000,
  weight: 1200,
  to: { name: 'Chị Hoa', phone: '0901234567', division: 'new' as const, ...address },
})

export const deliveriesExample: OwnExample = {
  // Of the order that is there already: no figure is another by it.
  record: async ({ shop, recordOf }) => {
    const order = await shop.api.get('orders', await recordOf('orders'))
    return (await shop.api.create('deliveries', sent(order, await recordOf('carrierAccounts'))))._id
  },
  create: async ({ shop, recordOf }) => {
    const order = await shop.ship(await shop.sale([of(await shop.service(), 5)]))
    return { ...sent(order, await recordOf('carrierAccounts')), driverId: undefined }
  },
  // A driver sees what they bring alone.
  narrowed: { get: { '/sales': 200, bod: 200, others: 404 }, patch: { '/sales': 200, bod: 200, others: 404 } },
  patch: { cod: 500 },
  otherPatch: { note: 'Gọi trước khi giao' },
  reportValues: async ({ recordOf }) => ({
    orderId: await recordOf('orders'),
    weight: '1200',
    cod: '0',
    insured: '0',
    district: 'Quận 1',
    provinceBefore: 'Hồ Chí Minh',
    districtBefore: 'Quận 1',
    wardBefore: 'Phường Bến Nghé',
    accountId: await recordOf('carrierAccounts'),
    deliveryIds: 'a'.repeat(24),
    ...address,
  }),
}
