import { isPayload, payloadOf, textOf, UnreadablePayload, type Payload } from '@shared/areas/shops/rules/payload'
import type { ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import type { Application } from '../../kernel/application'
import type { Push, PushAnswer, PushRules } from '../../kernel/pushes'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { namesOf } from './follow-order'
import { shopRun, shopsOfCode, type Shop } from './shop-run'
import { expire, withToken } from './shop-token'
import { takeInOrder } from './ingest'
import { isSignature, signLazadaPush, signShopeePush } from './clients/sign'
import { ShopRefusal } from './clients/platform-client'

/** What a push is about. */
interface Signal {
  readonly shop: string
  readonly order?: string
  /** The seller has taken our permission back. */
  readonly isWithdrawn?: boolean
}

const ORDER_PUSHES: Readonly<Record<'lazada' | 'shopee', readonly string[]>> = { lazada: ['0', '10', '14'], shopee: ['3', '4'] }

const readLazada = (body: Payload): Signal => {
  const order = textOf(payloadOf(body['data'] ?? {}, 'data')['trade_order_id'])
  return {
    shop: textOf(body['seller_id']),
    ...(ORDER_PUSHES.lazada.includes(textOf(body['message_type'])) && order ? { order } : {}),
  }
}

const readShopee = (body: Payload): Signal => {
  const data = payloadOf(body['data'] ?? {}, 'data')
  const order = textOf(data['ordersn'])
  const code = textOf(body['code'])
  return {
    shop: textOf(body['shop_id']) || textOf(data['shop_id']),
    ...(ORDER_PUSHES.shopee.includes(code) && order ? { order } : {}),
    ...(code === '2' ? { isWithdrawn: true } : {}),
  }
}

/** Work that pushes began; it ends after their answer. */
const begun = new WeakMap<Application, Set<Promise<void>>>()

const later = (app: Application, work: Promise<void>): void => {
  const own = begun.get(app) ?? new Set()
  begun.set(app, own)
  own.add(work)
  void work.finally(() => own.delete(work))
}

/** A push says that something has changed, and nothing more is believed of it: the platform is asked. */
const follow = async (app: Application, shop: Shop, { order, isWithdrawn }: Signal): Promise<void> => {
  const run = await shopRun(app, shop)
  try {
    if (isWithdrawn) return await expire(run)
    if (order === undefined) return
    const payload = await withToken(run, (line) => run.client.orderOf(line, order))
    await takeInOrder(run, payload, await namesOf(run), 'push')
  } catch (error) {
    // What couldn't be asked now is found when the shop is fetched from the next time.
    if (error instanceof AppError || error instanceof OutboundError || error instanceof ShopRefusal) return
    app.get('log').error({ error, shop: shop._id }, 'a push of a shop could not be followed')
  }
}

const receive = async (app: Application, platform: ShopPlatform, push: Push, read: (body: Payload) => Signal): Promise<PushAnswer> => {
  let signal: Signal
  try {
    const body: unknown = JSON.parse(push.body.toString('utf8'))
    if (!isPayload(body)) return { status: 400 }
    signal = read(body)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof UnreadablePayload) return { status: 400 }
    throw error
  }
  const shops = await shopsOfCode(app, platform, signal.shop)
  for (const shop of shops) if (!shop.paused) later(app, follow(app, shop, signal))
  return { status: 200 }
}

export const shopPushes: PushRules = {
  lazada: async (app, push) => {
    const { appKey, appSecret } = app.get('config').integrations.lazada
    if (appKey === null || appSecret === null) return { status: 404 }
    if (!isSignature(push.header('authorization'), signLazadaPush(appSecret, appKey, push.body))) return { status: 401 }
    return receive(app, 'lazada', push, readLazada)
  },
  shopee: async (app, push) => {
    const { pushKey, partnerKey } = app.get('config').integrations.shopee
    const key = pushKey ?? partnerKey
    if (key === null) return { status: 404 }
    if (!isSignature(push.header('authorization'), signShopeePush(key, push.url, push.body))) return { status: 401 }
    return receive(app, 'shopee', push, readShopee)
  },
}
