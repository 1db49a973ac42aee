import { isPayload, listOf, payloadOf, textOf, type Payload } from '@shared/areas/shops/rules/payload'
import { partsOfRef, readShopeeListings, type ListingChange } from '@shared/areas/shops/rules/listings'
import { readShopeeOrder, readShopeePayout } from '@shared/areas/shops/rules/shopee'
import type { IntegrationsConfig } from '../../../integrations-config'
import { OutboundError } from '../../../platform/outbound/outbound'
import { signShopee } from './sign'
import {
  inParts,
  ShopNotSetUp,
  ShopRefusal,
  TokenRefused,
  windowsOf,
  withQuery,
  type Line,
  type Page,
  type Send,
  type ShopToken,
  type Window,
  type PlatformClient,
} from './platform-client'

const PAGE_SIZE = 50
const DAY_MS = 86_400_000
const LONGEST_WINDOW_MS = 15 * DAY_MS
/** How long a refresh token lives. */
const REFRESH_MS = 30 * DAY_MS
const DETAILS =
  'buyer_username,recipient_address,item_list,package_list,payment_method,note,total_amount,cancel_by,cancel_reason,actual_shipping_fee,pay_time'

type Settings = IntegrationsConfig['shopee']

const TOKEN_ERRORS: readonly string[] = [
  'invalid_acceess_token',
  'invalid_access_token',
  'refresh_token_expired',
  'error_shop_refresh_token',
  'shop_no_linked',
  'invalid_code',
]
/** Also said of stock that can't be changed: of the token only where the message names it, or nothing. */
const AUTH_ERROR = 'error_auth'
const isAboutToken = (error: string, message: string): boolean =>
  TOKEN_ERRORS.includes(error) || (error === AUTH_ERROR && (message === '' || /token|partner_?id|shop_?id/i.test(message)))
const BUSY: readonly string[] = ['error_rate_limit', 'error_limit', 'error_server', 'error_busy']
const BUSY_MS = 60_000

interface Call {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly token?: ShopToken
  readonly now: Date
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

const ask = async (
  { url, partnerId, partnerKey }: Settings,
  send: Send,
  { path, query = {}, body, token, now }: Call,
): Promise<Payload> => {
  if (partnerId === null || partnerKey === null) throw new ShopNotSetUp('SHOPEE_PARTNER_ID, SHOPEE_PARTNER_KEY')
  const timestamp = secondsOf(now)
  const ofShop = token ? { token: token.access, shop: token.code } : {}
  const address = withQuery(`${url}${path}`, {
    ...query,
    partner_id: partnerId,
    timestamp: String(timestamp),
    ...(token ? { access_token: token.access, shop_id: token.code } : {}),
    sign: signShopee(partnerKey, { partnerId, path, timestamp, ...ofShop }),
  })
  const answer = await send(
    body === undefined
      ? { method: 'GET', url: address }
      : { method: 'POST', url: address, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  )
  const answered = answer.json()
  if (!isPayload(answered)) throw new OutboundError('unreadable', 'Shopee answered no object')
  const error = textOf(answered['error'])
  if (error === '') return answered
  const message = textOf(answered['message'])
  if (isAboutToken(error, message)) throw new TokenRefused(`${error}: ${message || 'Invalid access_token.'} (token)`)
  if (BUSY.includes(error)) throw new OutboundError('busy', 'Shopee asks to wait', BUSY_MS)
  throw new ShopRefusal(`${error} ${message}`.trim())
}

const tokenOf = (answer: Payload, shop: string, now: Date): ShopToken => ({
  access: textOf(answer['access_token']),
  accessEnds: now.getTime() + Number(answer['expire_in']) * 1000,
  refresh: textOf(answer['refresh_token']),
  refreshEnds: now.getTime() + REFRESH_MS,
  code: shop,
})

/** What is told of a model; the count is of all that is there, with what is kept for promotions. */
const reported = {
  stock: ({ stock = 0, held, place }: ListingChange) => ({
    seller_stock: [{ stock: stock + held, ...(place ? { location_id: place } : {}) }],
  }),
  price: ({ price = 0 }: ListingChange) => ({ original_price: price }),
} as const

/** Before the place in the list of returns, which comes after the orders. */
const RETURNS = 'returns '

/** `window#cursor`: which of the windows of 15 days, and where in it. */
const placeOf = (at: string | null): { readonly index: number; readonly cursor: string } => {
  const [index, ...cursor] = at?.split('#') ?? []
  return { index: Number(index ?? 0), cursor: cursor.join('#') }
}

export const shopeeClient = (settings: Settings): PlatformClient => {
  const { url, partnerId, partnerKey } = settings
  const number = Number(partnerId)
  const detailsOf = async ({ send, now, token }: Line, codes: readonly string[]): Promise<readonly Payload[]> => {
    if (codes.length === 0) return []
    const query = { order_sn_list: codes.join(','), response_optional_fields: DETAILS }
    const answer = await ask(settings, send, { path: '/api/v2/order/get_order_detail', query, token, now: now() })
    return listOf(payloadOf(answer['response'] ?? {}, 'response')['order_list'])
  }
  const ordersOf = async (line: Line, { since, until, at }: Window): Promise<Page<Payload>> => {
    const windows = windowsOf(since, until, LONGEST_WINDOW_MS)
    const { index, cursor } = placeOf(at)
    const window = windows[index]
    if (!window) return { found: [], total: 0, next: null }
    const query = {
      time_range_field: 'update_time',
      time_from: String(secondsOf(window.since)),
      time_to: String(secondsOf(window.until)),
      page_size: String(PAGE_SIZE),
      cursor,
      response_optional_fields: 'order_status',
      request_order_status_pending: 'true',
    }
    const { send, token, now } = line
    const answer = await ask(settings, send, { path: '/api/v2/order/get_order_list', query, token, now: now() })
    const response = payloadOf(answer['response'] ?? {}, 'response')
    const found = await detailsOf(
      line,
      listOf(response['order_list']).map((each) => textOf(each['order_sn'])),
    )
    const further = index + 1 < windows.length ? `${index + 1}#` : null
    return { found, total: found.length, next: response['more'] === true ? `${index}#${textOf(response['next_cursor'])}` : further }
  }
  /** Orders whose goods come back, each with its returns. */
  const returnsOf = async (line: Line, { since, until, at }: Window): Promise<Page<Payload>> => {
    const windows = windowsOf(since, until, LONGEST_WINDOW_MS)
    const { index, cursor } = placeOf(at?.slice(RETURNS.length) ?? null)
    const { since: from, until: to } = windows[index] ?? { since, until }
    const query = {
      page_no: cursor || '1',
      page_size: String(PAGE_SIZE),
      update_time_from: String(secondsOf(from)),
      update_time_to: String(secondsOf(to)),
    }
    const response = await shopOf(line, { path: '/api/v2/returns/get_return_list', query })
    const returns = listOf(response['return'])
    const orders = await detailsOf(line, [...new Set(returns.map((each) => textOf(each['order_sn'])))])
    const found = orders.map((order) => ({
      ...order,
      returns: returns.filter((each) => textOf(each['order_sn']) === textOf(order['order_sn'])),
    }))
    const further = index + 1 < windows.length ? `${RETURNS}${index + 1}#1` : null
    return { found, total: found.length, next: response['more'] === true ? `${RETURNS}${index}#${Number(query.page_no) + 1}` : further }
  }
  const shopOf = async (line: Line, call: Omit<Call, 'token' | 'now'>): Promise<Payload> =>
    payloadOf((await ask(settings, line.send, { ...call, token: line.token, now: line.now() }))['response'] ?? {}, 'response')
  return {
    listings: async (line, at) => {
      const query = { offset: at ?? '0', page_size: String(PAGE_SIZE), item_status: 'NORMAL' }
      const list = await shopOf(line, { path: '/api/v2/product/get_item_list', query })
      const ids = listOf(list['item']).map((each) => textOf(each['item_id']))
      const base = { path: '/api/v2/product/get_item_base_info', query: { item_id_list: ids.join(',') } }
      const found = []
      for (const item of ids.length > 0 ? listOf((await shopOf(line, base))['item_list']) : []) {
        const models =
          item['has_model'] === true
            ? listOf((await shopOf(line, { path: '/api/v2/product/get_model_list', query: { item_id: textOf(item['item_id']) } }))['model'])
            : []
        found.push(...readShopeeListings(item, models))
      }
      const total = Math.max(found.length, Number(list['total_count'] ?? 0))
      return { found, total, next: list['has_next_page'] === true ? textOf(list['next_offset']) : null }
    },
    // Stock and price of one of the goods, with its variants, are calls of their own.
    parts: (changes) =>
      (['stock', 'price'] as const).flatMap((what) => {
        const byGoods = new Map<string, ListingChange[]>()
        for (const { ref, held, place, [what]: value } of changes) {
          if (value === undefined) continue
          const { goods } = partsOfRef(ref)
          byGoods.set(goods, [...(byGoods.get(goods) ?? []), { ref, held, ...(place ? { place } : {}), [what]: value }])
        }
        return [...byGoods.values()].flatMap((own) => inParts(own))
      }),
    change: async (line, part) => {
      const what = part.some(({ stock }) => stock !== undefined) ? 'stock' : 'price'
      const rows = part.map((change) => ({ model_id: Number(partsOfRef(change.ref).variant), ...reported[what](change) }))
      const goods = Number(partsOfRef(part[0]?.ref ?? '').goods)
      const body = { item_id: goods, [what === 'stock' ? 'stock_list' : 'price_list']: rows }
      const response = await shopOf(line, { path: `/api/v2/product/update_${what}`, body })
      const failed = new Map(listOf(response['failure_list']).map((each) => [textOf(each['model_id']), textOf(each['failed_reason'])]))
      return part.map(({ ref }) => ({ ref, problem: failed.get(partsOfRef(ref).variant) ?? null }))
    },
    address: ({ redirect, state, now }) => {
      if (partnerId === null || partnerKey === null) return null
      const path = '/api/v2/shop/auth_partner'
      const timestamp = secondsOf(now)
      return withQuery(`${url}${path}`, {
        partner_id: partnerId,
        // Nothing is sent along but the address itself.
        redirect: withQuery(redirect, { state }),
        timestamp: String(timestamp),
        sign: signShopee(partnerKey, { partnerId, path, timestamp }),
      })
    },
    enter: async (send, { code = '', shop = '' }, now) => {
      const body = { code, partner_id: number, shop_id: Number(shop) }
      return tokenOf(await ask(settings, send, { path: '/api/v2/auth/token/get', body, now }), shop, now)
    },
    renew: async (send, token, now) => {
      const body = { refresh_token: token.refresh, partner_id: number, shop_id: Number(token.code) }
      return tokenOf(await ask(settings, send, { path: '/api/v2/auth/access_token/get', body, now }), token.code, now)
    },
    orders: async (line, window) => {
      if (window.at?.startsWith(RETURNS)) return returnsOf(line, window)
      const page = await ordersOf(line, window)
      // Goods that come back aren't told by the orders themselves.
      return { ...page, next: page.next ?? `${RETURNS}0#1` }
    },
    orderOf: async (line, code) => {
      const [payload] = await detailsOf(line, [code])
      if (!payload) throw new ShopRefusal(`order ${code}`)
      return payload
    },
    read: readShopeeOrder,
    payouts: async ({ send, now, token }, { since, until, at }) => {
      const page = Number(at ?? 1)
      const query = {
        release_time_from: String(secondsOf(since)),
        release_time_to: String(secondsOf(until)),
        page_size: String(PAGE_SIZE),
        page_no: String(page),
      }
      const answer = await ask(settings, send, { path: '/api/v2/payment/get_escrow_list', query, token, now: now() })
      const response = payloadOf(answer['response'] ?? {}, 'response')
      const found = []
      for (const row of listOf(response['escrow_list'] ?? response['order_list'])) {
        const detail = await ask(settings, send, {
          path: '/api/v2/payment/get_escrow_detail',
          query: { order_sn: textOf(row['order_sn']) },
          token,
          now: now(),
        })
        const payload = { ...row, order_income: payloadOf(detail['response'] ?? {}, 'response')['order_income'] ?? {} }
        found.push({ payload, reported: readShopeePayout(payload) })
      }
      return { found, total: found.length, next: response['more'] === true ? String(page + 1) : null }
    },
  }
}
