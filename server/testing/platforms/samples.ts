/** Payloads as platforms send them, of orders as tests need them. */

/** What Shopee calls the first line of an order; the next has the next number. */
export const FIRST_ITEM_ID = 100

/** Seconds since 1970. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

interface SampleLine {
  readonly sku: string
  readonly name?: string
  readonly price?: number
  readonly quantity?: number
}

interface Sample {
  readonly code: string
  readonly status: string
  /** When it was changed last. */
  readonly at: Date
  readonly lines: readonly SampleLine[]
  readonly created?: Date
  readonly buyer?: string
}

export const shopeeOrder = ({ code, status, at, lines, created = at, buyer = 'Nguyễn T*** H***' }: Sample, more: object = {}) => ({
  order_sn: code,
  order_status: status,
  create_time: seconds(created),
  update_time: seconds(at),
  cod: false,
  total_amount: lines.reduce((sum, { price = 1000, quantity = 1 }) => sum + price * quantity, 0),
  recipient_address: { name: buyer, phone: '******12', full_address: '*** Quận 1, TP. Hồ Chí Minh' },
  item_list: lines.map(({ sku, name = sku, price = 1000, quantity = 1 }, place) => ({
    item_id: FIRST_ITEM_ID + place,
    model_id: 0,
    item_name: name,
    item_sku: sku,
    model_quantity_purchased: quantity,
    model_discounted_price: price,
    model_original_price: price,
  })),
  package_list: [{ package_number: `P${code}`, logistics_status: 'LOGISTICS_READY' }],
  ...more,
})

/** One item a unit, as Lazada has it. */
export const lazadaOrder = ({ code, status, at, lines, created = at, buyer = 'Lê M*** A***' }: Sample, voucherOfSeller = 0) => ({
  order: {
    order_id: code,
    order_number: code,
    created_at: created.toISOString(),
    updated_at: at.toISOString(),
    price: String(lines.reduce((sum, { price = 1000, quantity = 1 }) => sum + price * quantity, 0)),
    payment_method: 'COD',
    statuses: [status],
    address_shipping: {
      first_name: buyer,
      last_name: '',
      phone: '84*******12',
      address1: '**',
      address3: 'Hà Nội',
      address4: 'Quận Ba Đình',
    },
  },
  items: lines.flatMap(({ sku, name = sku, price = 1000, quantity = 1 }, place) =>
    Array.from({ length: quantity }, (_none, unit) => ({
      order_item_id: `${code}${place}${unit}`,
      sku,
      shop_sku: `${sku}_VN`,
      name,
      variation: '',
      item_price: `${price}.00`,
      paid_price: `${price}.00`,
      voucher_seller: place === 0 && unit === 0 ? String(voucherOfSeller) : '0',
      voucher_platform: '0',
      status,
      tracking_code: status === 'shipped' ? `LEX${code}` : '',
    })),
  ),
})

const UTC_PLUS_7_MS = 7 * 3_600_000
/** As Tiki writes it: a time of Vietnam without its zone. */
const vietnamTime = (moment: Date): string => new Date(moment.getTime() + UTC_PLUS_7_MS).toISOString().slice(0, 19).replace('T', ' ')

/** @param fee what Tiki keeps of it */
export const tikiOrder = ({ code, status, at, lines, created = at, buyer = 'Trần V*** L***' }: Sample, fee = 0) => {
  const subtotal = lines.reduce((sum, { price = 1000, quantity = 1 }) => sum + price * quantity, 0)
  return {
    id: 1,
    code,
    status,
    fulfillment_type: 'tiki_delivery',
    created_at: vietnamTime(created),
    updated_at: vietnamTime(at),
    invoice: { subtotal, grand_total: subtotal, total_seller_fee: -fee, total_seller_income: subtotal - fee },
    items: lines.map(({ sku, name = sku, price = 1000, quantity = 1 }, place) => ({
      id: place + 1,
      qty: quantity,
      price,
      product: { id: 500 + place, sku: `T${sku}`, name, seller_product_code: sku },
      invoice: { fees: place === 0 && fee > 0 ? [{ fee_type_key: 'commission', fee_type_name: 'Phí hoa hồng', final_amount: -fee }] : [] },
      confirmation: { status: 'waiting' },
    })),
    shipping: {
      partner_name: 'TikiNOW',
      tracking_code: '',
      address: { full_name: buyer, street: '**', district: 'Quận 7', region: 'TP. Hồ Chí Minh' },
    },
  }
}
