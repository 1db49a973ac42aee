import { partsOfRef, readTikiListing, type ListingChange } from '@shared/areas/shops/rules/listings'
import { isPayload, listOf, payloadOf, textOf, type Payload } from '@shared/areas/shops/rules/payload'
import { readTikiOrder, readTikiPayout } from '@shared/areas/shops/rules/tiki'
import type { IntegrationsConfig } from '../../../integrations-config'
import { OutboundError } from '../../../platform/outbound/outbound'
import {
  inParts,
  ShopRefusal,
  TokenRefused,
  withQuery,
  type ChangeAnswer,
  type Line,
  type Queue,
  type Send,
  type ShopToken,
  type Window,
  type PlatformClient,
} from './platform-client'

const PAGE_SIZE = 20
const QUEUED_EVENTS = ['ORDER_CREATED_SUCCESSFULLY', 'ORDER_STATUS_UPDATED'] as const
const HOUR_MS = 3_600_000
/** How long a token that was pasted is believed, before Tiki says otherwise. */
const PASTED_MS = 24 * HOUR_MS
const UTC_PLUS_7_MS = 7 * HOUR_MS

type Settings = IntegrationsConfig['tiki']

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

const answerOf = (status: number, answered: unknown): Payload => {
  if (status === 401) throw new TokenRefused('The access token is missing or has expired (token)')
  if (!isPayload(answered)) throw new OutboundError('unreadable', 'Tiki answered no object')
  if (status < 400) return answered
  const [error] = listOf(answered['errors'])
  throw new ShopRefusal(`${status} ${textOf(error?.['message']) || textOf(answered['error'])}`.trim())
}

const ask = async (
  { url }: Settings,
  { send, token }: Pick<Line, 'send' | 'token'>,
  { method = 'GET', path, query = {}, body }: Call,
): Promise<Payload> => {
  const answer = await send({
    method,
    url: withQuery(`${url}/integration${path}`, query),
    headers: { Authorization: `Bearer ${token.access}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return answerOf(answer.status, answer.status === 401 ? null : answer.json())
}

/** What is told of goods; the count is of all that is there, with what is kept for orders. */
const bodyOf = ({ ref, stock, held, price, place }: ListingChange): object => ({
  product_id: Number(partsOfRef(ref).goods),
  ...(price === undefined ? {} : { price }),
  ...(stock === undefined || place === undefined
    ? {}
    : { seller_warehouse: place, warehouse_quantities: [{ warehouse_id: Number(place), qty_available: stock + held }] }),
})

const tell = async (settings: Settings, line: Line, change: ListingChange): Promise<ChangeAnswer> => {
  // Which of the seller's warehouses a count is of has to be said.
  if (change.stock !== undefined && change.place === undefined) return { ref: change.ref, problem: 'warehouse_stocks' }
  await ask(settings, line, { method: 'PUT', path: '/v2.1/products/updateSku', body: bodyOf(change) })
  return { ref: change.ref, problem: null }
}

const queueOf = (settings: Settings): Queue => ({
  open: async (line, shopId) => {
    const answer = await ask(settings, line, { method: 'POST', path: '/v1/queues', body: { name: `shop-${shopId}` } })
    const name = textOf(payloadOf(answer['data'] ?? answer, 'data')['code'])
    if (name === '') throw new OutboundError('unreadable', 'Tiki answered no queue')
    for (const event_type of QUEUED_EVENTS)
      await ask(settings, line, { method: 'POST', path: `/v1/queues/${encodeURIComponent(name)}/subscriptions`, body: { event_type } })
    return name
  },
  pull: async (line, name, ack) => {
    const path = `/v1/queues/${encodeURIComponent(name)}/events/pull`
    const answer = await ask(settings, line, { method: 'POST', path, body: { ack_id: ack } })
    const codes = listOf(answer['events']).map(({ payload }) => textOf(payloadOf(payload ?? {}, 'payload')['order_code']))
    return { ack: textOf(answer['ack_id']) || ack, orders: [...new Set(codes.filter((code) => code !== ''))] }
  },
})

/** `YYYY-MM-DD HH:MM:SS`, of Vietnam. */
const timeOf = (moment: Date): string => new Date(moment.getTime() + UTC_PLUS_7_MS).toISOString().slice(0, 19).replace('T', ' ')

const granted = async (
  { url }: Settings,
  send: Send,
  application: { id: string; secret: string },
  form: Readonly<Record<string, string>>,
) => {
  const answer = await send({
    method: 'POST',
    url: `${url}/sc/oauth2/token`,
    headers: {
      Authorization: `Basic ${Buffer.from(`${application.id}:${application.secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })
  if (answer.status === 400) throw new TokenRefused('The application or its token is not accepted (token)')
  return answerOf(answer.status, answer.status === 401 ? null : answer.json())
}

/** `id:secret` of the seller's own application; an access token has no colon. */
const applicationOf = (pasted: string) => {
  const [, id, secret] = /^([^:\s]+):(\S+)$/.exec(pasted.trim()) ?? []
  return id && secret ? { id, secret } : null
}

export const tikiClient = (settings: Settings): PlatformClient => {
  const { url, appId, appSecret } = settings
  const own = appId !== null && appSecret !== null ? { id: appId, secret: appSecret } : null
  const tokenOf = (answer: Payload, now: Date): Omit<ShopToken, 'code'> => {
    const refresh = textOf(answer['refresh_token'])
    return {
      access: textOf(answer['access_token']),
      accessEnds: now.getTime() + Number(answer['expires_in'] ?? 3600) * 1000,
      ...(refresh ? { refresh } : {}),
    }
  }
  const withSeller = async (send: Send, token: Omit<ShopToken, 'code'>): Promise<ShopToken> => {
    const seller = await ask(settings, { send, token: { ...token, code: '' } }, { path: '/v2/sellers/me' })
    return { ...token, code: textOf(seller['id']) || textOf(payloadOf(seller['data'] ?? {}, 'data')['id']) }
  }
  const pageOf = async (line: Line, { since, at }: Window, status: string) => {
    const page = Number(at ?? 1)
    const query = { page: String(page), limit: String(PAGE_SIZE), updated_from_date: timeOf(since), ...(status ? { status } : {}) }
    const answer = await ask(settings, line, { path: '/v2/orders', query })
    const paging = payloadOf(answer['paging'] ?? {}, 'paging')
    const found: Payload[] = []
    for (const { code } of listOf(answer['data'])) found.push(await orderOf(line, textOf(code)))
    return {
      found,
      total: Number(paging['total'] ?? found.length),
      next: Number(paging['last_page'] ?? 1) > page ? String(page + 1) : null,
    }
  }
  const orderOf = (line: Line, code: string): Promise<Payload> =>
    ask(settings, line, { path: `/v2/orders/${encodeURIComponent(code)}`, query: { include: 'items.fees' } })
  return {
    listings: async (line, at) => {
      const page = Number(at ?? 1)
      const query = { include: 'inventory', page: String(page), limit: String(PAGE_SIZE) }
      const answer = await ask(settings, line, { path: '/v2.1/products', query })
      const paging = payloadOf(answer['paging'] ?? {}, 'paging')
      const found = listOf(answer['data']).map(readTikiListing)
      const total = Math.max(found.length, Number(paging['total'] ?? 0))
      return { found, total, next: Number(paging['last_page'] ?? 1) > page ? String(page + 1) : null }
    },
    parts: (changes) => inParts(changes, 1),
    change: (line, part) => Promise.all(part.map((change) => tell(settings, line, change))),
    queue: queueOf(settings),
    address: ({ redirect, state }) =>
      own === null
        ? null
        : withQuery(`${url}/sc/oauth2/auth`, {
            response_type: 'code',
            client_id: own.id,
            redirect_uri: redirect,
            scope: 'offline order product inventory',
            state,
          }),
    enter: async (send, { code, pasted = '' }, now) => {
      if (code !== undefined && own)
        return withSeller(send, tokenOf(await granted(settings, send, own, { grant_type: 'authorization_code', code }), now))
      const application = applicationOf(pasted)
      if (!application) return withSeller(send, { access: pasted.trim(), accessEnds: now.getTime() + PASTED_MS })
      return withSeller(send, {
        ...tokenOf(await granted(settings, send, application, { grant_type: 'client_credentials' }), now),
        application,
      })
    },
    renew: async (send, token, now) => {
      const { application, refresh, code } = token
      if (application)
        return { ...tokenOf(await granted(settings, send, application, { grant_type: 'client_credentials' }), now), application, code }
      if (!refresh || !own) throw new TokenRefused('The access token has expired and can’t be renewed (token)')
      return { ...tokenOf(await granted(settings, send, own, { grant_type: 'refresh_token', refresh_token: refresh }), now), code }
    },
    orders: (line, window) => pageOf(line, window, ''),
    orderOf,
    read: readTikiOrder,
    payouts: async (line, window) => {
      const page = await pageOf(line, window, 'complete')
      const found = page.found.flatMap((payload) => {
        const reported = readTikiPayout(payload)
        return reported ? [{ payload, reported }] : []
      })
      return { ...page, found }
    },
  }
}
