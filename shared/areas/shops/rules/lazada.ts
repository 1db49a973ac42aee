import { dongOf, listOf, momentOf, payloadOf, requiredText, textOf, UnreadablePayload, type Payload } from './payload'
import type { ShopStanding, ShopTrouble } from '../../../foundation/documents/shop-platforms'
import { LAZADA_LOST, LAZADA_WORDS } from './shop-words'
import { hasLeft, type ShopLine, type ShopOrder, type ShopPayout } from './shop-order'

const ORDER_OF_STANDINGS: readonly ShopStanding[] = [
  'new-order',
  'confirmed',
  'processing',
  'processed',
  'shipped',
  'delivered',
  'returning',
]

const standingOfItem = (item: Payload): ShopStanding | 'lost' => {
  const word = requiredText(item['status'], 'status')
  if (LAZADA_LOST.includes(word)) return 'lost'
  const standing = LAZADA_WORDS[word]
  if (!standing) throw new UnreadablePayload(`status '${word}' is not known`)
  return standing
}

/** Cancelled or returned when all items are; else where the least advanced of the others stands; goods of which a part has left are shipped in part. */
const standingOf = (items: readonly Payload[]): { standing: ShopStanding | null; trouble?: ShopTrouble } => {
  const all = items.map(standingOfItem)
  const lost = all.includes('lost') ? { trouble: 'lost' as const } : {}
  const standings = all.filter((each): each is ShopStanding => each !== 'lost')
  const going: readonly ShopStanding[] = standings.filter((each) => each !== 'cancelled' && each !== 'returned')
  if (going.length > 0) {
    const least = ORDER_OF_STANDINGS.find((each) => going.includes(each)) ?? 'new-order'
    return { standing: !hasLeft(least) && going.some(hasLeft) ? 'partial-shipped' : least, ...lost }
  }
  if (standings.length === 0) return { standing: null, ...lost }
  return { standing: standings.includes('returned') ? 'returned' : 'cancelled', ...lost }
}

/** One object a unit on the wire: units of the same SKU at the same price are a line. */
const linesOf = (items: readonly Payload[]): ShopLine[] => {
  const lines = new Map<string, ShopLine & { shipped: number }>()
  for (const item of items) {
    const sku = textOf(item['sku']) || textOf(item['shop_sku'])
    const name = [textOf(item['name']), textOf(item['variation'])].filter((word) => word !== '').join(', ') || sku
    const price = dongOf(item['item_price'])
    const standing = standingOfItem(item)
    const left = standing === 'lost' || hasLeft(standing) ? 1 : 0
    const key = `${sku} ${textOf(item['paid_price'])} ${price}`
    const known = lines.get(key)
    lines.set(key, { sku, name, price, quantity: (known?.quantity ?? 0) + 1, shipped: (known?.shipped ?? 0) + left })
  }
  return [...lines.values()]
}

const nameOf = (order: Payload, address: Payload): string =>
  [textOf(address['first_name']), textOf(address['last_name'])].filter(Boolean).join(' ') ||
  [textOf(order['customer_first_name']), textOf(order['customer_last_name'])].filter(Boolean).join(' ')

/**
 * An order of Lazada.
 * @param payload `{order, items}`: of `/orders/get` (or `/order/get`) and its items of `/orders/items/get`
 * @throws UnreadablePayload
 */
export const readLazadaOrder = (payload: Payload): ShopOrder => {
  const order = payloadOf(payload['order'], 'order')
  const items = listOf(payload['items'])
  if (items.length === 0) throw new UnreadablePayload('an order without items')
  const kept = items.filter((item) => standingOfItem(item) !== 'cancelled')
  const counted = kept.length > 0 ? kept : items
  const address = payloadOf(order['address_shipping'] ?? {}, 'address_shipping')
  const { standing, trouble } = standingOf(items)
  const lines = linesOf(counted)
  const tracking = counted.map((item) => textOf(item['tracking_code'])).find((code) => code !== '')
  const phone = textOf(address['phone'])
  const where = ['address1', 'address5', 'address4', 'address3']
    .map((field) => textOf(address[field]))
    .filter(Boolean)
    .join(', ')
  return {
    platform: 'lazada',
    code: requiredText(order['order_id'], 'order_id'),
    version: momentOf(order['updated_at'], 'updated_at'),
    created: momentOf(order['created_at'], 'created_at'),
    word: [...new Set(items.map((item) => textOf(item['status'])))].join(', '),
    standing,
    ...(trouble ? { trouble } : {}),
    lines: standing === 'partial-shipped' ? lines : lines.map(({ shipped: _shipped, ...line }) => line),
    discount: counted.reduce((sum, item) => sum + dongOf(item['voucher_seller']), 0),
    buyer: { name: nameOf(order, address), ...(phone ? { phone } : {}), ...(where ? { address: where } : {}) },
    ...(tracking ? { tracking } : {}),
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '17 May 2016', a day of Vietnam. */
const dayOf = (value: unknown): string => {
  const [, day, month, year] = /^(\d{1,2}) (\w{3})\w* (\d{4})$/.exec(textOf(value)) ?? []
  const place = MONTHS.indexOf(month ?? '')
  if (!day || !year || place < 0) return momentOf(value, 'transaction_date')
  return momentOf(`${year}-${String(place + 1).padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00`, 'transaction_date')
}

const ITEM_PRICE = /^(item price|giá sản phẩm|item price credit)/i

/**
 * What was paid of orders, from rows of `/finance/transaction/details/get`: those of one order on one statement are one payout. Rows that
 * aren't paid yet are left out.
 */
export const readLazadaPayouts = (rows: readonly Payload[]): ShopPayout[] => {
  const payouts = new Map<string, ShopPayout>()
  const seen = new Set<string>()
  for (const row of rows) {
    const code = textOf(row['order_no'])
    const key = ['transaction_number', 'orderItem_no', 'fee_type'].map((field) => textOf(row[field])).join(' ')
    if (code === '' || !/^(paid|yes|true)$/i.test(textOf(row['paid_status'])) || seen.has(key)) continue
    seen.add(key)
    const ref = textOf(row['statement']) || dayOf(row['transaction_date']).slice(0, 10)
    const amount = dongOf(row['amount'])
    const name = textOf(row['fee_name'])
    const known = payouts.get(`${code} ${ref}`)
    const fee = amount < 0 && !ITEM_PRICE.test(name) ? [{ name, amount: -amount }] : []
    payouts.set(`${code} ${ref}`, {
      platform: 'lazada',
      code,
      ref,
      at: known?.at ?? dayOf(row['transaction_date']),
      amount: (known?.amount ?? 0) + amount,
      fees: [...(known?.fees ?? []), ...fee],
    })
  }
  return [...payouts.values()]
}
