import { partsOfRef, readLazadaListings, type ListingChange } from '@shared/areas/shops/rules/listings'
import { readLazadaOrder, readLazadaPayouts } from '@shared/areas/shops/rules/lazada'
import { isPayload, listOf, payloadOf, textOf, type Payload } from '@shared/areas/shops/rules/payload'
import type { IntegrationsConfig } from '../../../integrations-config'
import { OutboundError } from '../../../platform/outbound/outbound'
import { signLazada } from './sign'
import {
  inParts,
  ShopNotSetUp,
  ShopRefusal,
  TokenRefused,
  withQuery,
  type Send,
  type ShopToken,
  type PlatformClient,
} from './platform-client'

const PAGE_SIZE = 50
/** Beyond, a list has to be begun anew at a later moment. */
const MAX_OFFSET = 5000
const PAYOUT_PAGE_SIZE = 500

type Settings = IntegrationsConfig['lazada']

const TOKEN_ERRORS: readonly string[] = [
  'IllegalAccessToken',
  'IllegalRefreshToken',
  'InvalidCode',
  'AccessTokenExpired',
  'MissingAccessToken',
]
const BUSY = /CallLimit|SystemBusy|TooManyRequest/
const SECONDS = /(\d+)\s*second/

interface Call {
  readonly base: string
  readonly path: string
  readonly parameters?: Readonly<Record<string, string>>
  /** What is sent as a form: the call writes something. */
  readonly form?: Readonly<Record<string, string>>
  readonly token?: string
  readonly now: Date
}

const ask = async (
  { appKey, appSecret }: Settings,
  send: Send,
  { base, path, parameters = {}, form, token, now }: Call,
): Promise<Payload> => {
  if (appKey === null || appSecret === null) throw new ShopNotSetUp('LAZADA_APP_KEY, LAZADA_APP_SECRET')
  const all = {
    ...parameters,
    app_key: appKey,
    timestamp: String(now.getTime()),
    sign_method: 'sha256',
    ...(token === undefined ? {} : { access_token: token }),
  }
  const url = withQuery(`${base}${path}`, { ...all, sign: signLazada(appSecret, path, { ...all, ...form }) })
  const answer = await send(
    form === undefined
      ? { method: 'GET', url }
      : {
          method: 'POST',
          url,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        },
  )
  const body = answer.json()
  if (!isPayload(body)) throw new OutboundError('unreadable', 'Lazada answered no object')
  const code = textOf(body['code'])
  if (code === '0') return body
  const message = textOf(body['message'])
  if (TOKEN_ERRORS.includes(code)) throw new TokenRefused(`${code}: ${message || 'the access token is invalid or expired'} (token)`)
  if (BUSY.test(code)) throw new OutboundError('busy', 'Lazada asks to wait', Number(SECONDS.exec(message)?.[1] ?? 30) * 1000)
  throw new ShopRefusal(`${code} ${message}`.trim())
}

const tokenOf = (body: Payload, now: Date, before?: ShopToken): ShopToken => {
  const [user] = listOf(body['country_user_info'])
  const seconds = (field: string): number => Number(body[field]) * 1000
  return {
    access: textOf(body['access_token']),
    accessEnds: now.getTime() + seconds('expires_in'),
    refresh: textOf(body['refresh_token']),
    // Refreshing doesn't prolong it.
    refreshEnds: before?.refreshEnds ?? now.getTime() + seconds('refresh_expires_in'),
    code: textOf(user?.['seller_id']) || textOf(user?.['user_id']) || textOf(body['account']) || (before?.code ?? ''),
  }
}

const itemsOf = (body: Payload): ReadonlyMap<string, unknown> =>
  new Map(listOf(body['data']).map((each) => [textOf(each['order_id']), each['order_items']]))

/** With its offset, where a page of Lazada begins: a list longer than its offsets goes on at the moment the last page ended. */
const placeOf = (at: string | null, since: Date): { readonly after: string; readonly offset: number } => {
  const [after, offset] = at?.split('#') ?? []
  return { after: after ?? since.toISOString(), offset: Number(offset ?? 0) }
}

/** What is told of SKUs, each count of all that is there, with what is locked for orders. */
const payloadOfChanges = (changes: readonly ListingChange[]): string => {
  const skus = changes.map(({ ref, stock, held, price }) => {
    const { goods, variant } = partsOfRef(ref)
    const quantity = stock === undefined ? '' : `<Quantity>${stock + held}</Quantity>`
    const cost = price === undefined ? '' : `<Price>${price}</Price>`
    return `<Sku><ItemId>${goods}</ItemId><SkuId>${variant}</SkuId>${quantity}${cost}</Sku>`
  })
  return `<Request><Product><Skus>${skus.join('')}</Skus></Product></Request>`
}

export const lazadaClient = (settings: Settings): PlatformClient => {
  const { url, authUrl, appKey } = settings
  const withItems = async (send: Send, orders: readonly Payload[], token: string, now: Date): Promise<Payload[]> => {
    if (orders.length === 0) return []
    const ids = orders.map((order) => textOf(order['order_id']))
    const parameters = { order_ids: `[${ids.join(',')}]` }
    const items = itemsOf(await ask(settings, send, { base: url, path: '/orders/items/get', parameters, token, now }))
    return orders.map((order, at) => ({ order, items: items.get(ids[at] ?? '') ?? [] }))
  }
  return {
    listings: async ({ send, now, token }, at) => {
      const offset = Number(at ?? 0)
      const parameters = { filter: 'live', limit: String(PAGE_SIZE), offset: String(offset) }
      const body = await ask(settings, send, { base: url, path: '/products/get', parameters, token: token.access, now: now() })
      const data = payloadOf(body['data'] ?? {}, 'data')
      const products = listOf(data['products'])
      const found = products.flatMap(readLazadaListings)
      const total = Math.max(found.length, Number(data['total_products'] ?? 0))
      return { found, total, next: products.length < PAGE_SIZE ? null : String(offset + PAGE_SIZE) }
    },
    parts: (changes) => inParts(changes),
    change: async ({ send, now, token }, part) => {
      const form = { payload: payloadOfChanges(part) }
      await ask(settings, send, { base: url, path: '/product/price_quantity/update', form, token: token.access, now: now() })
      return part.map(({ ref }) => ({ ref, problem: null }))
    },
    address: ({ redirect, state }) =>
      appKey === null
        ? null
        : withQuery(`${authUrl}/oauth/authorize`, {
            response_type: 'code',
            force_auth: 'true',
            redirect_uri: redirect,
            client_id: appKey,
            country: 'vn',
            state,
          }),
    enter: async (send, { code = '' }, now) =>
      tokenOf(await ask(settings, send, { base: `${authUrl}/rest`, path: '/auth/token/create', parameters: { code }, now }), now),
    renew: async (send, token, now) => {
      const parameters = { refresh_token: token.refresh ?? '' }
      return tokenOf(await ask(settings, send, { base: `${authUrl}/rest`, path: '/auth/token/refresh', parameters, now }), now, token)
    },
    orders: async ({ send, now, token }, { since, until, at }) => {
      const { after, offset } = placeOf(at, since)
      const parameters = {
        update_after: after,
        update_before: until.toISOString(),
        sort_by: 'updated_at',
        sort_direction: 'ASC',
        limit: String(PAGE_SIZE),
        offset: String(offset),
      }
      const body = await ask(settings, send, { base: url, path: '/orders/get', parameters, token: token.access, now: now() })
      const data = payloadOf(body['data'] ?? {}, 'data')
      const orders = listOf(data['orders'])
      const found = await withItems(send, orders, token.access, now())
      const last = found.at(-1)
      const isLast = orders.length < PAGE_SIZE || !last
      const further = offset + PAGE_SIZE
      const next = isLast ? null : further < MAX_OFFSET ? `${after}#${further}` : `${readLazadaOrder(last).version}#0`
      return { found, total: Number(data['countTotal'] ?? found.length), next }
    },
    orderOf: async ({ send, now, token }, code) => {
      const parameters = { order_id: code }
      const body = await ask(settings, send, { base: url, path: '/order/get', parameters, token: token.access, now: now() })
      const [payload] = await withItems(send, [payloadOf(body['data'], 'data')], token.access, now())
      if (!payload) throw new ShopRefusal(`order ${code}`)
      return payload
    },
    read: readLazadaOrder,
    payouts: async ({ send, now, token }, { since, until, at }) => {
      const offset = Number(at ?? 0)
      const parameters = {
        start_time: since.toISOString().slice(0, 10),
        end_time: until.toISOString().slice(0, 10),
        limit: String(PAYOUT_PAGE_SIZE),
        offset: String(offset),
      }
      const rows: Payload[] = []
      // The rows of one order may stand on two pages: they are read together.
      for (let from = offset; ; from += PAYOUT_PAGE_SIZE) {
        const page = { ...parameters, offset: String(from) }
        const found = listOf(
          (
            await ask(settings, send, {
              base: url,
              path: '/finance/transaction/details/get',
              parameters: page,
              token: token.access,
              now: now(),
            })
          )['data'],
        )
        rows.push(...found)
        if (found.length < PAYOUT_PAGE_SIZE) break
      }
      const found = readLazadaPayouts(rows).map((reported) => ({
        reported,
        payload: { rows: rows.filter((row) => textOf(row['order_no']) === reported.code) },
      }))
      return { found, total: found.length, next: null }
    },
  }
}
