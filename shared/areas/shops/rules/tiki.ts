import { countOf, dongOf, listOf, momentOf, payloadOf, requiredText, textOf, UnreadablePayload, type Payload } from './payload'
import { TIKI_WORDS } from './shop-words'
import type { ShopLine, ShopOrder, ShopPayout } from './shop-order'

/** Tiki hasn't accepted these yet: they are no orders of the shop. */
const NOT_ACCEPTED: readonly string[] = ['waiting_payment', 'payment_review', 'processing']

const lineOf = (item: Payload): ShopLine => {
  const product = payloadOf(item['product'], 'product')
  const sku = textOf(product['seller_product_code']) || textOf(product['sku'])
  return {
    sku,
    name: textOf(product['name']) || sku,
    price: dongOf(item['price']),
    quantity: countOf(item['qty'], 'qty'),
  }
}

const invoiceOf = (order: Payload) => {
  const invoice = payloadOf(order['invoice'] ?? {}, 'invoice')
  return { fee: Math.abs(dongOf(invoice['total_seller_fee'])), income: dongOf(invoice['total_seller_income']) }
}

/** What the seller gave off: what is neither income nor fee of what the goods cost. */
const discountOf = (order: Payload, lines: readonly ShopLine[]): number => {
  const { fee, income } = invoiceOf(order)
  if (income === 0) return 0
  return Math.max(0, lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) - income - fee)
}

/**
 * An order of Tiki, as `/v2/orders/{code}?include=items.fees` answers it; null while Tiki hasn't accepted it.
 * @throws UnreadablePayload
 */
export const readTikiOrder = (order: Payload): ShopOrder | null => {
  const word = requiredText(order['status'], 'status')
  if (NOT_ACCEPTED.includes(word)) return null
  const standing = TIKI_WORDS[word]
  if (standing === undefined && word !== 'holded') throw new UnreadablePayload(`status '${word}' is not known`)
  const items = listOf(order['items'])
  if (items.length === 0) throw new UnreadablePayload('an order without items')
  const confirmed = items.every((item) => textOf(payloadOf(item['confirmation'] ?? {}, 'confirmation')['status']) === 'seller_confirmed')
  const lines = items.map(lineOf)
  const shipping = payloadOf(order['shipping'] ?? {}, 'shipping')
  const to = payloadOf(shipping['address'] ?? {}, 'address')
  const phone = textOf(to['phone'])
  const tracking = textOf(shipping['tracking_code'])
  const address = ['street', 'ward', 'district', 'region']
    .map((field) => textOf(to[field]))
    .filter(Boolean)
    .join(', ')
  return {
    platform: 'tiki',
    code: requiredText(order['code'], 'code'),
    version: momentOf(order['updated_at'], 'updated_at'),
    created: momentOf(order['created_at'], 'created_at'),
    word,
    standing: standing === 'new-order' && confirmed ? 'confirmed' : (standing ?? null),
    ...(word === 'holded' ? { trouble: 'held' as const } : {}),
    lines,
    discount: discountOf(order, lines),
    buyer: { name: textOf(to['full_name']), ...(phone ? { phone } : {}), ...(address ? { address } : {}) },
    ...(tracking ? { tracking } : {}),
  }
}

/** What Tiki pays of an order that is complete, by its invoice; null before. */
export const readTikiPayout = (order: Payload): ShopPayout | null => {
  if (textOf(order['status']) !== 'complete') return null
  const code = requiredText(order['code'], 'code')
  const fees = new Map<string, number>()
  for (const item of listOf(order['items']))
    for (const fee of listOf(payloadOf(item['invoice'] ?? {}, 'invoice')['fees'])) {
      const name = textOf(fee['fee_type_name']) || textOf(fee['fee_type_key'])
      fees.set(name, (fees.get(name) ?? 0) - dongOf(fee['final_amount']))
    }
  return {
    platform: 'tiki',
    code,
    ref: code,
    at: momentOf(order['updated_at'], 'updated_at'),
    amount: invoiceOf(order).income,
    fees: [...fees].flatMap(([name, amount]) => (amount > 0 ? [{ name, amount }] : [])),
  }
}
