import { signLazada, signLazadaPush } from '../../areas/shops/clients/sign'
import { StandIn, Tokens, type StandInAnswer, type StandInCall } from './stand-in'

export const LAZADA_KEYS = { appKey: '123456', appSecret: 'helloworld' } as const

type Row = Readonly<Record<string, unknown>>
export interface LazadaOrder {
  readonly order: Row & { readonly order_id: string; readonly updated_at: string }
  readonly items: readonly Row[]
}

/** One SKU on sale; `quantity` holds what is `locked` for orders. */
export interface LazadaSku {
  readonly item_id: number
  readonly SkuId: number
  readonly SellerSku: string
  readonly name: string
  quantity: number
  readonly locked?: number
  price: number
}

const refused = (code: string, message = ''): StandInAnswer => ({ json: { code, type: 'ISV', message, request_id: 'r' } })
const log = (data: unknown): StandInAnswer => ({ json: { code: '0', data, request_id: 'r' } })
const FRESH_MS = 7_200_000

/** Lazada's open platform, as far as the product speaks to it: checks signatures and times, ends tokens, pages by offset. */
export class LazadaStandIn {
  readonly seller: string
  readonly tokens = new Tokens()
  readonly orders = new Map<string, LazadaOrder>()
  readonly transactions: Row[] = []
  readonly goods: LazadaSku[] = []
  readonly codes = new Set<string>()
  readonly server = new StandIn((call) => this.#answer(call))
  readonly #now: () => Date

  constructor(now: () => Date = () => new Date(), seller = '900001') {
    this.#now = now
    this.seller = seller
  }

  put(order: LazadaOrder): void {
    this.orders.set(order.order.order_id, order)
  }

  /** A push as Lazada would send it. */
  push(data: object, type = 0): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
    const body = JSON.stringify({ seller_id: this.seller, message_type: type, data, timestamp: 1_700_000_000, site: 'lazada_vn' })
    return { body, headers: { Authorization: signLazadaPush(LAZADA_KEYS.appSecret, LAZADA_KEYS.appKey, Buffer.from(body)) } }
  }

  #answer({ path: whole, query, method, body }: StandInCall): StandInAnswer {
    const path = whole.replace(/^\/rest/, '')
    const parameters = { ...Object.fromEntries(query), ...(method === 'POST' ? Object.fromEntries(new URLSearchParams(body)) : {}) }
    if (path === '/oauth/authorize') return this.#allow(parameters)
    if (parameters['sign'] !== signLazada(LAZADA_KEYS.appSecret, path, parameters))
      return refused('IncompleteSignature', 'The request signature does not conform')
    if (Math.abs(Number(parameters['timestamp']) - this.#now().getTime()) > FRESH_MS) return refused('InvalidTimestamp')
    if (path === '/auth/token/create')
      return this.codes.delete(parameters['code'] ?? '')
        ? this.#given(this.tokens.give())
        : refused('InvalidCode', 'Invalid authorization code')
    if (path === '/auth/token/refresh') {
      const pair = this.tokens.renew(parameters['refresh_token'] ?? '')
      return pair ? this.#given(pair) : refused('IllegalRefreshToken', 'The specified refresh token is invalid or expired')
    }
    if (!this.tokens.isGood(parameters['access_token'] ?? ''))
      return refused('IllegalAccessToken', 'The specified access token is invalid or expired')
    return this.#asked(path, parameters)
  }

  /** A seller who allows everything. */
  #allow({ redirect_uri = '', state = '' }: Readonly<Record<string, string>>): StandInAnswer {
    const code = `0_${LAZADA_KEYS.appKey}_${this.server.calls.length}`
    this.codes.add(code)
    const back = new URL(redirect_uri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', state)
    return { status: 302, headers: { Location: back.href }, json: {} }
  }

  #asked(path: string, parameters: Readonly<Record<string, string>>): StandInAnswer {
    if (path === '/orders/get') {
      const [after, before] = [new Date(parameters['update_after'] ?? 0), new Date(parameters['update_before'] ?? 8.64e15)]
      const within = [...this.orders.values()]
        .map(({ order }) => order)
        .filter(({ updated_at: at }) => new Date(at) >= after && new Date(at) <= before)
        .sort((one, other) => (one.updated_at < other.updated_at ? -1 : 1))
      const first = Number(parameters['offset'])
      const orders = within.slice(first, first + Number(parameters['limit']))
      return log({ count: orders.length, countTotal: within.length, orders })
    }
    if (path === '/order/get') {
      const known = this.orders.get(parameters['order_id'] ?? '')
      return known ? log(known.order) : refused('16', 'E016: Invalid Order ID')
    }
    if (path === '/orders/items/get') {
      const ids = (parameters['order_ids'] ?? '').replace(/[[\]]/g, '').split(',')
      return log(ids.map((id) => ({ order_id: id, order_number: id, order_items: this.orders.get(id)?.items ?? [] })))
    }
    if (path === '/finance/transaction/details/get') {
      const first = Number(parameters['offset'])
      return log(this.transactions.slice(first, first + Number(parameters['limit'])))
    }
    if (path === '/products/get') {
      const first = Number(parameters['offset'])
      const products = this.goods.map(({ item_id, name, locked = 0, ...sku }) => ({
        item_id,
        attributes: { name },
        skus: [{ ...sku, Available: sku.quantity - locked, Status: 'active' }],
      }))
      return log({ total_products: products.length, products: products.slice(first, first + Number(parameters['limit'])) })
    }
    if (path === '/product/price_quantity/update') return this.#update(parameters['payload'] ?? '')
    return refused('InvalidApiPath')
  }

  /** All or nothing. */
  #update(payload: string): StandInAnswer {
    const found = [...payload.matchAll(/<Sku>(.*?)<\/Sku>/g)].map(([, sku = '']) => {
      const of = (tag: string) => new RegExp(`<${tag}>(\\d+)</${tag}>`).exec(sku)?.[1]
      return { sku: this.goods.find(({ SkuId }) => String(SkuId) === of('SkuId')), quantity: of('Quantity'), price: of('Price') }
    })
    for (const { sku, quantity } of found) {
      if (!sku) return refused('E0205', 'SKU not found')
      if (quantity !== undefined && Number(quantity) < (sku.locked ?? 0)) return refused('E0501', 'Quantity is below locked stock')
    }
    for (const { sku, quantity, price } of found) {
      if (sku && quantity !== undefined) sku.quantity = Number(quantity)
      if (sku && price !== undefined) sku.price = Number(price)
    }
    return log({})
  }

  #given({ access, refresh }: { access: string; refresh: string }): StandInAnswer {
    return {
      json: {
        access_token: access,
        refresh_token: refresh,
        expires_in: 864_000,
        refresh_expires_in: 4_320_000,
        country: 'vn',
        account: 'shop@example.com',
        country_user_info: [{ country: 'vn', user_id: '1', seller_id: this.seller, short_code: 'VN1' }],
        code: '0',
        request_id: 'r',
      },
    }
  }
}
