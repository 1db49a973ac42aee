import type { RecordService } from '@shared/services/names'
import type { Right } from '@shared/domain/rights/rights'
import { of, type Shop } from '../testing/shop'

/** One record of every service that keeps any for a workspace, with what is written of it. */
export interface Example {
  readonly _id: string
  /** What a further record like it is made of; absent where callers make none. */
  readonly create?: () => object
  /** A harmless change. */
  readonly patch?: Readonly<Record<string, unknown>>
  /** Another change, of another field. */
  readonly otherPatch?: Readonly<Record<string, unknown>>
  /** A word that finds it. */
  readonly word?: string
}

export type Examples = { readonly [Name in Exclude<RecordService, 'codes' | 'uploads'>]: Example }

let made = 0
const fresh = (text: string): string => `${text} ${(made++).toString(36)}`

/** Fills a shop with a record of each service. */
export const makeExamples = async (shop: Shop): Promise<Examples> => {
  const { api, founder } = shop
  const product = await shop.goods('Gạo Thơm', { price: 1000, cost: 600, stock: 60 })
  const order = await shop.sale([of(product, 2)], { note: 'giao sáng', tracking: 'GHN-42' })
  await shop.ship(order, [[product, 1]])
  const fund = await shop.pay(order, 500)
  const [unit] = (await api.find('stocks', { productId: product._id })).data
  const [notice] = (await api.find('activities')).data
  const group = await api.create('fundGroups', { name: fresh('Thưởng Tết'), isCredit: false })
  const far = await api.create('warehouses', { name: fresh('Kho xa') })
  const moved = { fromWarehouseId: shop.warehouse._id, toWarehouseId: far._id }
  const transfer = await api.create('stockTransfers', { ...moved, items: [{ productId: product._id, quantity: 1 }] })
  const stocktake = await api.create('stocktakes', { warehouseId: far._id, reason: 'Kiểm kê quý' })
  const member = await shop.member('/sales')
  const task = await api.create('tasks', { name: 'Kiểm kệ B2', group: 'important', deadline: '2099-05-01T10:00:00Z' })
  const post = await api.create('posts', { name: 'Chốt hộp quà Tết', desc: 'Giữ chỗ đến hết 05/12' })
  const comment = await api.create('comments', { target: 'orders', targetId: order._id, group: 'orders/comment', desc: 'giao sớm nhé' })
  return {
    users: {
      _id: member.userId,
      create: () => ({ name: 'Mới', emailRaw: `${fresh('m').replace(' ', '')}@x.example`, password: 'Test-pass-2468' }),
      patch: { title: 'Thủ kho' },
      otherPatch: { division: 'Kho' },
      word: 'member',
    },
    workspaces: { _id: founder.workspaceId, patch: { slogan: 'Gạo ngon' }, otherPatch: { avatar: '/files/x.jpg' } },
    categories: {
      _id: shop.goodsCategory._id,
      create: () => ({ group: 'goods', name: fresh('Loại') }),
      patch: { name: fresh('Lương thực') },
    },
    products: {
      _id: product._id,
      create: () => ({ group: 'goods', categoryId: shop.goodsCategory._id, name: fresh('Hàng'), price: 10 }),
      patch: { lowStock: 3 },
      otherPatch: { unit: 'bao' },
      word: 'thom',
    },
    warehouses: {
      _id: shop.warehouse._id,
      create: () => ({ name: fresh('Kho') }),
      patch: { address: '5 Trần Phú' },
      otherPatch: { name: 'Kho lớn' },
      word: 'kho',
    },
    stocks: { _id: unit?._id ?? '' },
    stockTransfers: {
      _id: transfer._id,
      create: () => ({ ...moved, items: [{ productId: product._id, quantity: 1 }] }),
      word: 'CK000001',
    },
    stocktakes: {
      _id: stocktake._id,
      create: () => ({ warehouseId: shop.warehouse._id, reason: fresh('Kiểm kê') }),
      patch: { note: 'kệ B2' },
      otherPatch: { reason: 'Kiểm kê tháng' },
      word: 'quy',
    },
    orders: {
      _id: order._id,
      create: () => ({ group: 'sales', customerId: shop.customer._id, items: [of(product, 1)] }),
      patch: { note: 'giao chiều' },
      otherPatch: { refId: 'HĐ-7' },
      word: 'GHN',
    },
    assets: {
      _id: shop.customer._id,
      create: () => ({ group: 'Customers', name: fresh('Khách') }),
      patch: { phone: '0909' },
      otherPatch: { address: 'Huế' },
      word: 'hoa',
    },
    funds: {
      _id: fund._id,
      create: () => ({ group: 'Other Income', amount: 100, name: fresh('Thu') }),
      patch: { note: 'biên lai 3' },
      otherPatch: { recipientName: 'Chị Hoa' },
      word: 'thanh',
    },
    fundGroups: { _id: group._id, create: () => ({ name: fresh('Nhóm'), isCredit: true }) },
    activities: {
      _id: notice?._id ?? '',
      create: () => ({ group: 'adjustments', userId: member.userId, amount: 50_000, body: fresh('Thưởng') }),
      patch: { status: 'read' },
    },
    tasks: {
      _id: task._id,
      create: () => ({ name: fresh('Việc'), group: 'critical', deadline: '2099-06-01T10:00:00Z' }),
      patch: { desc: 'đếm cả tầng trên' },
      otherPatch: { name: 'Kiểm kệ B3' },
      word: 'ke',
    },
    posts: {
      _id: post._id,
      create: () => ({ desc: fresh('Tin') }),
      patch: { desc: 'Giữ chỗ đến hết 10/12' },
      otherPatch: { name: 'Hộp quà Tết' },
      word: 'tet',
    },
    comments: {
      _id: comment._id,
      create: () => ({ target: 'orders', targetId: order._id, group: 'orders/comment', desc: fresh('Lời') }),
      patch: { desc: 'giao thật sớm' },
    },
  }
}

/** Somebody with none of these, who therefore may not. */
export const without = (access: readonly Right[]): Right[] =>
  (['/sales', '/purchases', '/funds', '/report'] as const).filter((right) => !access.includes(right))
