import { signShopee, signShopeePush } from '../../areas/shops/clients/sign'
import { StandIn, Tokens, type StandInAnswer, type StandInCall } from './stand-in'

export const SHOPEE_KEYS = { partnerId: '1000001', partnerKey: 'test-partner-key', pushKey: 'test-push-key' } as const

type Order = Readonly<Record<string, unknown>> & { readonly order_sn: string; readonly update_time: number }
export interface ShopeeEscrow {
  readonly order_sn: string
  readonly payout_amount: number
  readonly escrow_release_time: number
  readonly order_income: Readonly<Record<string, number>>
}

export interface ShopeeReturn {
  readonly order_sn: string
  readonly status: string
  readonly update_time: number
  readonly needs_logistics: boolean
  readonly item: readonly { readonly item_id: number; readonly amount: number }[]
}

/** One of the goods on sale, of one price and count, or with variants that have their own. */
export interface ShopeeGoods {
  readonly item_id: number
  readonly item_name: string
  readonly item_sku: string
  stock: number
  price: number
  /** Pieces kept for promotions: the count can't be less. */
  readonly reserved?: number
  readonly models?: readonly {
    readonly model_id: number
    readonly model_sku: string
    /** In a promotion: a call that would change its count is refused as a whole. */
    readonly isPromoted?: boolean
    stock: number
    price: number
  }[]
}

const refused = (error: string, message = ''): StandInAnswer => ({ status: 403, json: { error, message, request_id: 'r' } })
const log = (response: unknown): StandInAnswer => ({ json: { error: '', message: '', request_id: 'r', response } })

/** Shopee's open platform, version 2, as far as the product speaks to it: checks signatures, ends tokens, pages by cursor. */
export class ShopeeStandIn {
  readonly shop: string
  readonly tokens = new Tokens()
  readonly orders = new Map<string, Order>()
  readonly escrows: ShopeeEscrow[] = []
  readonly goods: ShopeeGoods[] = []
  readonly returns: ShopeeReturn[] = []
  readonly codes = new Set<string>()
  readonly server = new StandIn((call) => this.#answer(call))

  constructor(shop = '600000') {
    this.shop = shop
  }

  put(order: Order): void {
    this.orders.set(order.order_sn, order)
  }

  /** A push as Shopee would send it to this address. */
  push(url: string, data: object, code = 3): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
    const body = JSON.stringify({ data, shop_id: Number(this.shop), code, timestamp: 1_700_000_000 })
    return { body, headers: { Authorization: signShopeePush(SHOPEE_KEYS.pushKey, url, Buffer.from(body)) } }
  }

  #answer(call: StandInCall): StandInAnswer {
    const { path, query } = call
    const timestamp = Number(query.get('timestamp'))
    const token = query.get('access_token') ?? ''
    const shop = query.get('shop_id') ?? ''
    const right = signShopee(SHOPEE_KEYS.partnerKey, { partnerId: SHOPEE_KEYS.partnerId, path, timestamp, token, shop })
    if (query.get('sign') !== right) return refused('error_sign', 'Wrong sign.')
    if (path === '/api/v2/shop/auth_partner') return this.#allow(query)
    if (path === '/api/v2/auth/token/get') return this.#enter(call)
    if (path === '/api/v2/auth/access_token/get') return this.#renew(call)
    if (shop !== this.shop || !this.tokens.isGood(token)) return refused('invalid_acceess_token', 'Invalid access_token.')
    if (path === '/api/v2/order/get_order_list') return this.#list(query)
    if (path === '/api/v2/order/get_order_detail') {
      const codes = (query.get('order_sn_list') ?? '').split(',')
      return log({ order_list: codes.flatMap((code) => this.orders.get(code) ?? []) })
    }
    if (path === '/api/v2/returns/get_return_list') {
      const [from, to] = [Number(query.get('update_time_from')), Number(query.get('update_time_to'))]
      if (to - from > 15 * 86_400) return refused('error_param', 'time range')
      return log({ more: false, return: this.returns.filter(({ update_time }) => update_time >= from && update_time <= to) })
    }
    if (path === '/api/v2/payment/get_escrow_list') return this.#escrows(query)
    if (path === '/api/v2/payment/get_escrow_detail') {
      const escrow = this.escrows.find(({ order_sn }) => order_sn === query.get('order_sn'))
      return escrow ? log({ order_sn: escrow.order_sn, order_income: escrow.order_income }) : refused('error_param', 'no such order')
    }
    return this.#product(call)
  }

  #product({ path, query, body }: StandInCall): StandInAnswer {
    if (path === '/api/v2/product/get_item_list') {
      const [first, size] = [Number(query.get('offset')), Number(query.get('page_size'))]
      const more = this.goods.length > first + size
      const item = this.goods.slice(first, first + size).map(({ item_id }) => ({ item_id, item_status: 'NORMAL' }))
      return log({ item, total_count: this.goods.length, has_next_page: more, next_offset: first + size })
    }
    if (path === '/api/v2/product/get_item_base_info') {
      const ids = (query.get('item_id_list') ?? '').split(',')
      return log({ item_list: this.goods.filter(({ item_id }) => ids.includes(String(item_id))).map(itemOf) })
    }
    if (path === '/api/v2/product/get_model_list') {
      const goods = this.goods.find(({ item_id }) => String(item_id) === query.get('item_id'))
      return goods ? log({ model: (goods.models ?? []).map((model) => ({ ...model, ...worth(model) })) }) : refused('error_item_not_found')
    }
    if (path === '/api/v2/product/update_stock' || path === '/api/v2/product/update_price') return this.#update(path, body)
    return refused('error_not_found')
  }

  #update(path: string, body: string): StandInAnswer {
    const sent = JSON.parse(body) as ShopeeUpdate
    const goods = this.goods.find(({ item_id }) => item_id === sent.item_id)
    if (!goods) return refused('error_item_not_found', 'Product not found')
    const promoted = goods.models?.filter(({ isPromoted }) => isPromoted).map(({ model_id }) => model_id) ?? []
    if (sent.stock_list?.some(({ model_id }) => promoted.includes(model_id))) return refused('error_busi', 'In a promotion.')
    const success_list: object[] = []
    const failure_list: object[] = []
    const of = (model_id: number) => (model_id === 0 ? goods : goods.models?.find((model) => model.model_id === model_id))
    const note = (model_id: number, failed_reason: string | null): void => {
      if (failed_reason === null) success_list.push({ model_id })
      else failure_list.push({ model_id, failed_reason })
    }
    for (const { model_id, seller_stock } of path.endsWith('stock') ? (sent.stock_list ?? []) : []) {
      const row = of(model_id)
      const stock = seller_stock[0]?.stock ?? Number.NaN
      const isTooLow = stock < (goods.reserved ?? 0)
      note(model_id, !row ? 'no such model' : isTooLow ? 'Stock should be larger than reserved stock.' : null)
      if (row && !isTooLow) row.stock = stock
    }
    for (const { model_id, original_price } of path.endsWith('price') ? (sent.price_list ?? []) : []) {
      const row = of(model_id)
      note(model_id, row ? null : 'no such model')
      if (row) row.price = original_price
    }
    return log({ success_list, failure_list })
  }

  /** A seller who allows everything. */
  #allow(query: URLSearchParams): StandInAnswer {
    const back = new URL(query.get('redirect') ?? '')
    back.searchParams.set('code', this.newCode())
    back.searchParams.set('shop_id', this.shop)
    return { status: 302, headers: { Location: back.href }, json: {} }
  }

  newCode(): string {
    const code = `code-${this.codes.size + 1}-${this.server.calls.length}`
    this.codes.add(code)
    return code
  }

  #enter({ body }: StandInCall): StandInAnswer {
    const { code, shop_id } = JSON.parse(body) as { code: string; shop_id: number }
    if (!this.codes.delete(code) || String(shop_id) !== this.shop) return refused('error_param', 'Invalid code')
    return this.#given(this.tokens.give())
  }

  #renew({ body }: StandInCall): StandInAnswer {
    const { refresh_token } = JSON.parse(body) as { refresh_token: string }
    const pair = this.tokens.renew(refresh_token)
    return pair ? this.#given(pair) : refused('refresh_token_expired', 'Invalid refresh_token.')
  }

  #given({ access, refresh }: { access: string; refresh: string }): StandInAnswer {
    const given = { access_token: access, refresh_token: refresh, expire_in: 14_400, shop_id: Number(this.shop) }
    return { json: { ...given, error: '', message: '', request_id: 'r' } }
  }

  #list(query: URLSearchParams): StandInAnswer {
    const [from, to] = [Number(query.get('time_from')), Number(query.get('time_to'))]
    if (to - from > 15 * 86_400) return refused('order.order_list_invalid_time')
    const within = [...this.orders.values()].filter(({ update_time }) => update_time >= from && update_time <= to)
    return log(page(within, query.get('cursor') ?? '', Number(query.get('page_size'))))
  }

  #escrows(query: URLSearchParams): StandInAnswer {
    const [from, to] = [Number(query.get('release_time_from')), Number(query.get('release_time_to'))]
    const within = this.escrows.filter(({ escrow_release_time: at }) => at >= from && at <= to)
    const size = Number(query.get('page_size'))
    const first = (Number(query.get('page_no')) - 1) * size
    return log({
      escrow_list: within.slice(first, first + size).map(({ order_income: _income, ...row }) => row),
      more: within.length > first + size,
    })
  }
}

interface ShopeeUpdate {
  readonly item_id: number
  readonly stock_list?: readonly { readonly model_id: number; readonly seller_stock: readonly { readonly stock: number }[] }[]
  readonly price_list?: readonly { readonly model_id: number; readonly original_price: number }[]
}

const worth = ({ stock, price, reserved = 0 }: { stock: number; price: number; reserved?: number }) => ({
  price_info: [{ currency: 'VND', original_price: price, current_price: price }],
  stock_info_v2: {
    summary_info: { total_reserved_stock: reserved, total_available_stock: stock - reserved },
    seller_stock: [{ stock }],
  },
})

const itemOf = ({ item_id, item_name, item_sku, models, ...row }: ShopeeGoods) =>
  models ? { item_id, item_name, item_sku, has_model: true } : { item_id, item_name, item_sku, has_model: false, ...worth(row) }

const page = (orders: readonly Order[], cursor: string, size: number) => {
  const first = cursor === '' ? 0 : Number(cursor)
  const more = orders.length > first + size
  return {
    more,
    next_cursor: more ? String(first + size) : '',
    order_list: orders.slice(first, first + size).map(({ order_sn }) => ({ order_sn })),
  }
}
