import { countOf, dongOf, listOf, momentOf, payloadOf, requiredText, textOf, UnreadablePayload, type Payload } from './payload'
import type { ShopStanding, ShopTrouble } from '../../../foundation/documents/shop-platforms'
import { SHOPEE_RETURNS, SHOPEE_WORDS } from './shop-words'
import type { ShopLine, ShopOrder, ShopPayout } from './shop-order'

/** States of a package that has left. */
const LEFT: readonly string[] = ['LOGISTICS_PICKUP_DONE', 'LOGISTICS_DELIVERY_DONE', 'LOGISTICS_DELIVERY_FAILED', 'LOGISTICS_LOST']

const standingOf = (order: Payload): { standing: ShopStanding | null; trouble?: ShopTrouble } => {
  const word = requiredText(order['order_status'], 'order_status')
  const standing = SHOPEE_WORDS[word]
  if (standing === undefined) throw new UnreadablePayload(`order_status '${word}' is not known`)
  const packages = listOf(order['package_list']).map((each) => textOf(each['logistics_status']))
  const left = packages.filter((state) => LEFT.includes(state)).length
  if (packages.includes('LOGISTICS_LOST')) return { standing: 'shipped', trouble: 'lost' }
  if (word === 'IN_CANCEL') return { standing, trouble: 'held' }
  if (standing === 'cancelled') return { standing: left > 0 ? 'returning' : standing }
  if (standing === 'shipped') {
    if (packages.includes('LOGISTICS_DELIVERY_FAILED')) return { standing: 'returning' }
    return { standing: left > 0 && left < packages.length ? 'partial-shipped' : standing }
  }
  return { standing }
}

/** The latest return of an order, as `get_return_list` tells it; null: none, or one without goods. */
const returnOf = (order: Payload) => {
  const latest = listOf(order['returns'])
    .filter((each) => each['needs_logistics'] === true)
    .sort((one, other) => Number(one['update_time']) - Number(other['update_time']))
    .at(-1)
  const standing = latest && SHOPEE_RETURNS[textOf(latest['status'])]
  if (!latest || !standing) return null
  const back = listOf(latest['item']).reduce((sum, item) => sum + countOf(item['amount'] ?? 0, 'amount'), 0)
  const sold = listOf(order['item_list']).reduce(
    (sum, item) => sum + countOf(item['model_quantity_purchased'], 'model_quantity_purchased'),
    0,
  )
  return {
    version: momentOf(latest['update_time'], 'update_time'),
    word: `RETURN_${textOf(latest['status'])}`,
    // Some of the goods only: which of them are good is a person's to say.
    ...(back > 0 && back < sold ? { standing: null, trouble: 'held' as const } : { standing, trouble: undefined }),
  }
}

/** How many pieces of each item are in packages that have left, by `item_id model_id`. */
const leftOf = (order: Payload): ReadonlyMap<string, number> => {
  const left = new Map<string, number>()
  for (const each of listOf(order['package_list'])) {
    if (!LEFT.includes(textOf(each['logistics_status']))) continue
    for (const item of listOf(each['item_list'])) {
      const key = `${textOf(item['item_id'])} ${textOf(item['model_id'])}`
      left.set(key, (left.get(key) ?? 0) + countOf(item['model_quantity'] ?? 1, 'model_quantity'))
    }
  }
  return left
}

const lineOf = (item: Payload, shipped: number | undefined): ShopLine => {
  const sku = textOf(item['model_sku']) || textOf(item['item_sku'])
  const ordered = countOf(item['model_quantity_purchased'], 'model_quantity_purchased')
  const name = [textOf(item['item_name']), textOf(item['model_name'])].filter(Boolean).join(', ') || sku
  return {
    sku,
    name,
    price: dongOf(item['model_discounted_price'] ?? item['model_original_price']),
    quantity: ordered - countOf(item['cancelled_qty'] ?? 0, 'cancelled_qty') || ordered,
    ...(shipped === undefined ? {} : { shipped }),
  }
}

/**
 * An order of Shopee, as `get_order_detail` answers it.
 * @throws UnreadablePayload
 */
export const readShopeeOrder = (order: Payload): ShopOrder => {
  const items = listOf(order['item_list'])
  if (items.length === 0) throw new UnreadablePayload('an order without items')
  const sentBack = returnOf(order)
  const updated = momentOf(order['update_time'], 'update_time')
  const { standing, trouble } = sentBack?.standing ? { standing: sentBack.standing, trouble: undefined } : standingOf(order)
  const held = sentBack?.trouble ?? trouble
  const left = standing === 'partial-shipped' ? leftOf(order) : null
  const to = payloadOf(order['recipient_address'] ?? {}, 'recipient_address')
  const phone = textOf(to['phone'])
  const address = textOf(to['full_address'])
  return {
    platform: 'shopee',
    code: requiredText(order['order_sn'], 'order_sn'),
    version: sentBack && sentBack.version > updated ? sentBack.version : updated,
    created: momentOf(order['create_time'], 'create_time'),
    word: sentBack?.word ?? requiredText(order['order_status'], 'order_status'),
    standing,
    ...(held ? { trouble: held } : {}),
    lines: items.map((item) => lineOf(item, left?.get(`${textOf(item['item_id'])} ${textOf(item['model_id'])}`) ?? (left ? 0 : undefined))),
    discount: 0,
    buyer: { name: textOf(to['name']) || textOf(order['buyer_username']), ...(phone ? { phone } : {}), ...(address ? { address } : {}) },
  }
}

/** What Shopee keeps of an order, by the field of `order_income`; the names are those of its statement. */
const FEES = [
  ['commission_fee', 'Phí cố định'],
  ['service_fee', 'Phí dịch vụ'],
  ['seller_transaction_fee', 'Phí thanh toán'],
  ['order_ams_commission_fee', 'Hoa hồng tiếp thị liên kết'],
  ['seller_order_processing_fee', 'Phí xử lý đơn hàng'],
  ['reverse_shipping_fee', 'Phí vận chuyển trả hàng'],
  ['withholding_vat_tax', 'Thuế GTGT khấu trừ'],
  ['withholding_pit_tax', 'Thuế TNCN khấu trừ'],
] as const

/**
 * What Shopee paid of an order.
 * @param payload `{order_sn, payout_amount, escrow_release_time}` of `get_escrow_list`, with `order_income` of `get_escrow_detail`
 * @throws UnreadablePayload
 */
export const readShopeePayout = (payload: Payload): ShopPayout => {
  const income = payloadOf(payload['order_income'] ?? {}, 'order_income')
  const code = requiredText(payload['order_sn'], 'order_sn')
  return {
    platform: 'shopee',
    code,
    ref: code,
    at: momentOf(payload['escrow_release_time'], 'escrow_release_time'),
    amount: dongOf(payload['payout_amount']),
    fees: FEES.flatMap(([field, name]) => {
      const amount = dongOf(income[field])
      return amount > 0 ? [{ name, amount }] : []
    }),
    discount: dongOf(income['voucher_from_seller']),
  }
}
