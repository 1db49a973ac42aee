import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'

/** Example orders for the tests of these screens. */
const instant = (text: string): Instant => new Date(text).toISOString() as Instant
export const riceId = 'b00000000000000000000001' as Id<'products'>
export const teaId = 'b00000000000000000000002' as Id<'products'>
export const thuDuc = 'd00000000000000000000001' as Id<'warehouses'>
const customerId = 'a55000000000000000000001' as Id<'assets'>

/** A sale of ten bags of rice and four boxes of tea to An Khang; each test takes what differs. */
export const sampleOrder = (own: Partial<Order> = {}): Order => ({
  _id: 'e00000000000000000000001' as Id<'orders'>,
  workspaceId: 'c0ffee000000000000000001' as Id<'workspaces'>,
  rev: 3,
  created: instant('2026-11-20T03:00:00Z'),
  creatorId: 'aaaaaaaaaaaaaaaaaaaaaaa1' as Id<'users'>,
  creator: { _id: 'aaaaaaaaaaaaaaaaaaaaaaa1' as Id<'users'>, name: 'Nguyễn Thu Hằng' },
  group: 'sales',
  order_number: 'S000427',
  items: [
    {
      productId: riceId,
      group: 'goods',
      name: 'Gạo',
      slug: 'GAO',
      unit: 'bao',
      price: dong(100_000),
      quantity: 10,
      quantityGift: 0,
      shipped: 0,
    },
    {
      productId: teaId,
      group: 'goods',
      name: 'Trà',
      slug: 'TRA',
      unit: 'hộp',
      price: dong(50_000),
      quantity: 4,
      quantityGift: 0,
      shipped: 0,
    },
  ],
  total: dong(1_200_000),
  discount: dong(0),
  paid: dong(0),
  usePartnerBalance: dong(0),
  status: 'new-order',
  statusPayment: 'pending',
  note: 'Giao sáng',
  customerId,
  customer: { _id: customerId, name: 'An Khang', phone: '0903 418 276' },
  warehouseId: thuDuc,
  warehouse: { _id: thuDuc, name: 'Thủ Đức' },
  shipments: [],
  ...own,
})
