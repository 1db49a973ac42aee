import { isPayload, payloadOf, textOf, UnreadablePayload, type Payload } from '@shared/areas/shops/rules/payload'
import type { ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import type { Application } from '../../kernel/application'
import type { Push, PushAnswer, PushRules } from '../../kernel/pushes'
import { isSignature, signLazadaPush, signShopeePush } from './clients/sign'
import { fetchSoon } from './outbox-item'
import { inShop, shopRun, shopsOfCode, type Shop } from './shop-run'
import { expire } from './shop-token'

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

/** A push says that something has changed, and nothing more is believed of it: the platform is asked, by the outbox. */
const follow = async (app: Application, shop: Shop, { order, isWithdrawn }: Signal): Promise<void> => {
  const run = await shopRun(app, shop)
  if (isWithdrawn) return expire(run)
  if (order !== undefined) await inShop(run, `shop ${shop._id}`, (work) => fetchSoon(work, shop, [order]))
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
  for (const shop of shops) if (!shop.paused) await follow(app, shop, signal)
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
