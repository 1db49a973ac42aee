import { id } from '../foundation/ids'
import type { FundDocument } from '../foundation/documents/fund-types'
import type { OrderDocument, OrderItem } from '../foundation/documents/order-types'

/** Example records for the tests of the rules; each takes what differs. */
const pad = (n: number): string => n.toString(16).padStart(24, '0')

export const productId = (n: number) => id<'products'>(pad(n))
export const warehouseId = (n: number) => id<'warehouses'>(pad(n))
export const partnerId = (n: number) => id<'assets'>(pad(n))
export const userId = (n: number) => id<'users'>(pad(n))
export const orderId = (n: number) => id<'orders'>(pad(n))
export const unitId = (n: number) => id<'stocks'>(pad(n))

/** Goods at 100 dong, ten of them. */
export const goods = (own: Partial<OrderItem> = {}): OrderItem => ({
  productId: productId(1),
  group: 'goods',
  name: 'Gạo',
  price: 100,
  quantity: 10,
  ...own,
})

/** One delivery at 30 dong. */
export const service = (own: Partial<OrderItem> = {}): OrderItem => ({
  productId: productId(9),
  group: 'services',
  name: 'Giao hàng',
  price: 30,
  quantity: 1,
  ...own,
})

/** A member's sale of ten goods, total 1,000 dong, 5 March 2024. */
export const sale = (own: Partial<OrderDocument> = {}): OrderDocument => ({
  group: 'sales',
  status: 'new-order',
  created: new Date('2024-03-05T03:00:00Z'),
  items: [goods()],
  total: 1000,
  paid: 0,
  usePartnerBalance: 0,
  customerId: partnerId(1),
  creatorId: userId(1),
  ...own,
})

/** Money received for sales: 500 dong in cash on 6 March 2024, completed. */
export const fund = (own: Partial<FundDocument> = {}): FundDocument => ({
  group: 'Sales',
  amount: 500,
  status: 'completed',
  created: new Date('2024-03-06T03:00:00Z'),
  label: 'Tiền mặt',
  creatorId: userId(1),
  ...own,
})
