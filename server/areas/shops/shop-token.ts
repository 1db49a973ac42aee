import type { Application } from '../../kernel/application'
import { AppError } from '../../platform/errors'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { notify } from '../../kernel/notices'
import { note } from './journal'
import { changeShop, inShop, shopRun, type Shop, type ShopRun } from './shop-run'
import { TokenRefused, type Line, type ShopToken } from './clients/platform-client'

/** A token that ends sooner is renewed before it is used. */
const MARGIN_MS = 5 * 60_000

const placeOf = ({ _id }: Pick<Shop, '_id'>): string => `shops/${_id}/token`

export const sealToken = (app: Application, shop: Pick<Shop, '_id'>, token: ShopToken): Partial<Shop> => ({
  token: app.get('sealer').seal(JSON.stringify(token), placeOf(shop)),
  tokenEnds: endOf(token),
})

/** When somebody has to let us in anew; absent where the platform doesn't say. */
const endOf = ({ refresh, refreshEnds, application, accessEnds }: ShopToken): Date | undefined =>
  application ? undefined : refresh ? (refreshEnds === undefined ? undefined : new Date(refreshEnds)) : new Date(accessEnds)

const openToken = ({ app, shop }: ShopRun, { token }: Shop): ShopToken | null => {
  const text = token === undefined ? null : app.get('sealer').open(token, placeOf(shop))
  // What is sealed was written by `sealToken`.
  return text === null ? null : (JSON.parse(text) as ShopToken)
}

const refused = (run: ShopRun): TokenRefused => new TokenRefused(`${PLATFORM_NAMES[run.shop.platformName]} asks for a new access token`)

const storedToken = async (run: ShopRun): Promise<ShopToken> => {
  const shop = await run.app.get('database').records('shops', run.shop.workspaceId).byId(run.shop._id)
  const token = shop && openToken(run, shop)
  if (!token) throw refused(run)
  return token
}

/** A token as good as new; of several who need one at once, one asks the platform. @param old the one that isn't */
const renewed = async (run: ShopRun, old: ShopToken): Promise<ShopToken> => {
  let fresh: ShopToken | undefined
  return inShop(run, `token of shop ${run.shop._id}`, async (work) => {
    const shop = await work.read('shops').byId(run.shop._id)
    const known = shop && openToken(run, shop)
    if (!shop || !known) throw refused(run)
    if (known.access !== old.access) return known
    // A refresh token may be used once: a command that runs again keeps what it was given.
    fresh ??= await run.client.renew(run.send, known, run.now())
    work.save('shops', shop, sealToken(run.app, shop, fresh))
    return fresh
  })
}

const tokenFor = async (run: ShopRun): Promise<ShopToken> => {
  const token = await storedToken(run)
  const isOld = token.accessEnds - run.now().getTime() < MARGIN_MS
  return isOld && (token.refresh !== undefined || token.application !== undefined) ? renewed(run, token) : token
}

/**
 * Speaks to the platform with the shop's token. One that is refused is renewed once; when that is refused too it is cleared, and somebody
 * has to let us in anew.
 * @throws AppError 409 then; what the wire throws otherwise
 */
export const withToken = async <T>(run: ShopRun, body: (line: Line) => Promise<T>): Promise<T> => {
  const speak = (token: ShopToken): Promise<T> => body({ send: run.send, now: run.now, token })
  try {
    const token = await tokenFor(run)
    try {
      return await speak(token)
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
      return await speak(await renewed(run, token))
    }
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error
    await expire(run)
    throw AppError.of('shops.token-expired', { platform: PLATFORM_NAMES[run.shop.platformName] })
  }
}

/** Forgets the token: nothing comes in until somebody lets us in anew, and then nothing is lost. */
export const expire = async (run: ShopRun): Promise<void> => {
  const now = run.now()
  await changeShop(run, ({ state }) => ({ token: undefined, ...(state === 'connected' ? { state: 'expired', expiredAt: now } : {}) }))
  await inShop(run, `shop ${run.shop._id}`, async (work) => {
    const asset = await work.read('assets').byId(run.shop.assetId)
    if (!asset?.platformConnected) return
    await run.app.service('assets').change(work, run.params, asset, { platformConnected: false })
    const platform = PLATFORM_NAMES[run.shop.platformName]
    notify(work, run.caller, {
      kind: 'shop-expired',
      title: `${asset.name} has to be connected to ${platform} again`.slice(0, 200),
      body: '',
      values: { name: asset.name, partner: platform },
      target: { service: 'shops', _id: run.shop._id },
      audience: ['/sales'],
    })
  })
  await note(run, { kind: 'shop', word: 'token', code: run.shop.code, at: now, outcome: 'expired', key: `token ${now.toISOString()}` })
}

/** Lets shops whose token can't be opened any more be connected anew. @returns how many it were */
export const expireUnreadableShops = async (app: Application): Promise<number> => {
  let count = 0
  for await (const shop of app.get('database').platformRecords('shops').each({ state: 'connected' })) {
    const run = await shopRun(app, shop)
    if (openToken(run, shop) !== null) continue
    await expire(run)
    count++
  }
  return count
}
