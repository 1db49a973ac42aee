import { signShopee, signShopeePush } from '../../shops/wires/sign'
import { StandIn, Tokens, type StandInAnswer, type StandInCall } from './stand-in'

export const SHOPEE_KEYS = { partnerId: '1000001', partnerKey: 'test-partner-key', pushKey: 'test-push-key' } as const

type Order = Readonly<Record<string, unknown>> & { readonly order_sn: string; readonly update_time: number }
export interface ShopeeEscrow {
  readonly order_sn: string
  readonly payout_amount: number
  readonly escrow_release_time: number
  readonly order_income: Readonly<Record<string, number>>
}

const refused = (error: string, message = ''): StandInAnswer => ({ status: 403, json: { error, message, request_id: 'r' } })
const told = (response: unknown): StandInAnswer => ({ json: { error: '', message: '', request_id: 'r', response } })

/** Shopee's open platform, version 2, as far as the product speaks to it: checks signatures, ends tokens, pages by cursor. */
export class ShopeeStandIn {
  readonly shop: string
  readonly tokens = new Tokens()
  readonly orders = new Map<string, Order>()
  readonly escrows: ShopeeEscrow[] = []
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
    if (path === '/api/v2/auth/token/get') return this.#enter(call)
    if (path === '/api/v2/auth/access_token/get') return this.#renew(call)
    if (shop !== this.shop || !this.tokens.isGood(token)) return refused('invalid_acceess_token', 'Invalid access_token.')
    if (path === '/api/v2/order/get_order_list') return this.#list(query)
    if (path === '/api/v2/order/get_order_detail') {
      const codes = (query.get('order_sn_list') ?? '').split(',')
      return told({ order_list: codes.flatMap((code) => this.orders.get(code) ?? []) })
    }
    if (path === '/api/v2/payment/get_escrow_list') return this.#escrows(query)
    if (path === '/api/v2/payment/get_escrow_detail') {
      const escrow = this.escrows.find(({ order_sn }) => order_sn === query.get('order_sn'))
      return escrow ? told({ order_sn: escrow.order_sn, order_income: escrow.order_income }) : refused('error_param', 'no such order')
    }
    return refused('error_not_found')
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
    return told(page(within, query.get('cursor') ?? '', Number(query.get('page_size'))))
  }

  #escrows(query: URLSearchParams): StandInAnswer {
    const [from, to] = [Number(query.get('release_time_from')), Number(query.get('release_time_to'))]
    const within = this.escrows.filter(({ escrow_release_time: at }) => at >= from && at <= to)
    const size = Number(query.get('page_size'))
    const first = (Number(query.get('page_no')) - 1) * size
    return told({
      escrow_list: within.slice(first, first + size).map(({ order_income: _income, ...row }) => row),
      more: within.length > first + size,
    })
  }
}

const page = (orders: readonly Order[], cursor: string, size: number) => {
  const first = cursor === '' ? 0 : Number(cursor)
  const more = orders.length > first + size
  return {
    more,
    next_cursor: more ? String(first + size) : '',
    order_list: orders.slice(first, first + size).map(({ order_sn }) => ({ order_sn })),
  }
}
