import { can } from '@shared/foundation/rights/rights'
import { isShopGroup, PLATFORM_NAMES, syncOf, type ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import type { AssetCreate, AssetPatch } from '@shared/areas/partners/services/assets'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Application } from '../../kernel/application'
import { CustomAnswer } from '../../kernel/custom-answer'
import { partOf } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import type { Call } from '../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import type { AssetKind } from '../partners/asset-kinds'
import { note } from './journal'
import { doNoMore, goOn } from './outbox-item'
import { changeShop, inShop, shopRun, type Shop } from './shop-run'
import { sealToken } from './shop-token'
import { syncShop } from './sync-shop'
import { ShopNotSetUp, ShopRefusal, TokenRefused, type Permission, type ShopToken } from './clients/platform-client'
import { platformClients } from './clients'

type Asset = StoredOf<'assets'>
type AssetCall = Call<'assets'>
type Patch = Stored<AssetPatch>
type AboutShop = Pick<Patch, 'platformName' | 'platformCode' | 'platformShop' | 'platformToken'>

const USUAL_LABEL = 'Ngân hàng'

/** @throws AppError 403 without the app or the right to sell */
export const assertMayKeepShops = async ({ app, caller }: Pick<AssetCall, 'app' | 'caller'>): Promise<void> => {
  if (!can(caller.rights, ['/sales'])) throw AppError.of('rights.missing')
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(caller.workspaceId, { only: ['apps'] })
  if (!workspace?.apps.includes('ecoms')) throw AppError.of('apps.off', { app: 'ecoms' })
}

/** What of a patch is about the marketplace; what it stores of it is stored here. */
const isAboutShop = (data: AboutShop): boolean =>
  data.platformName !== undefined || data.platformCode !== undefined || data.platformToken !== undefined || data.platformShop !== undefined

/**
 * Makes an asset a shop on a marketplace, or one no longer; asks the platform for a token before anything is written.
 * @throws AppError 403 without the app, 400 for what can't be a shop, 409 when the platform refuses
 */
const connectShop = async (call: AssetCall, id: string, data: Patch): Promise<void> => {
  await assertMayKeepShops(call)
  const asset = await call.service.read(id, call.params)
  if (data.platformName === null) return disconnect(call, asset)
  const platform = data.platformName ?? asset.platformName
  if (!platform) throw AppError.atField('platformName', 'data.field-required', { field: 'platformName' })
  if (!isShopGroup(asset.group)) throw AppError.atField('platformName', 'shops.group')
  const permission = permissionOf(data)
  if (!permission) return name(call, asset, platform)
  const token = await ask(call.app, call.caller.workspaceId, platform, permission)
  const shop = await keepShop(call, asset, platform, token)
  await noteConnected(call.app, shop)
}

/**
 * Makes an agent, or something that is owned or rented, that is a shop from the start.
 * @throws AppError as `connectShop`; then neither is made
 */
const connectNewShop = async (call: AssetCall, data: Stored<AssetCreate>): Promise<Asset> => {
  await assertMayKeepShops(call)
  const { platformName, platformCode, platformShop, platformToken, ...plain } = data
  if (!platformName) throw AppError.atField('platformName', 'data.field-required', { field: 'platformName' })
  if (!isShopGroup(plain.group)) throw AppError.atField('platformName', 'shops.group')
  const permission = permissionOf({
    ...(platformCode ? { platformCode } : {}),
    ...(platformShop ? { platformShop } : {}),
    ...(platformToken ? { platformToken } : {}),
  })
  if (!permission) throw AppError.atField('platformCode', 'data.field-required', { field: 'platformCode' })
  const token = await ask(call.app, call.caller.workspaceId, platformName, permission)
  // What is answered in the end is the asset; the command itself ends with the shop.
  const { sent: _ofTheAsset, ...params } = call.params
  const shop = await call.service.run(params, [], async (work) => {
    const besides = shopFields(platformName, token)
    const asset = await call.app.service('assets').createWithin(work, { ...call.params, besides }, plain)
    return keepWithin(call, work, asset, platformName, token)
  })
  await noteConnected(call.app, shop)
  return call.service.read(shop.assetId, call.params)
}

const noteConnected = async (app: Application, shop: Shop): Promise<void> => {
  const run = await shopRun(app, shop)
  const now = run.now()
  await note(run, { kind: 'shop', word: 'token', code: shop.code, at: now, outcome: 'connected', key: `token ${now.toISOString()}` })
}

const permissionOf = ({ platformCode, platformShop, platformToken }: Omit<AboutShop, 'platformName'>): Permission | null =>
  platformToken ? { pasted: platformToken } : platformCode ? { code: platformCode, ...(platformShop ? { shop: platformShop } : {}) } : null

/** Says on which marketplace it is, before anybody has let us in. */
const name = async ({ app, params, caller, service }: AssetCall, { _id }: Asset, platformName: ShopPlatform): Promise<void> => {
  await service.run(partOf(params), [], async (work) => {
    const before = await work.read('assets').byId(_id)
    if (!before) throw AppError.of('request.not-found')
    if (before.platformConnected && before.platformName !== platformName) throw AppError.of('shops.platform-fixed', { name: before.name })
    return app.service('assets').change(work, { caller }, before, { platformName })
  })
}

/** @throws AppError 409 with what the platform says */
const ask = async (app: Application, workspaceId: string, platform: ShopPlatform, permission: Permission): Promise<ShopToken> => {
  const http = app.get('integrations')[platform]
  const client = platformClients(app.get('config').integrations)[platform]
  const named = { platform: PLATFORM_NAMES[platform] }
  try {
    return await client.enter((one) => http.call({ ...one, workspaceId }), permission, app.get('now')())
  } catch (error) {
    if (error instanceof ShopNotSetUp) throw AppError.of('shops.not-set-up', named)
    if (error instanceof TokenRefused || error instanceof ShopRefusal)
      throw AppError.of('shops.platform-refuses', { ...named, message: error.message.slice(0, 200) })
    if (error instanceof OutboundError) throw AppError.of('shops.not-reached', named)
    throw error
  }
}

/** Keeps a shop with the token its platform gave. @throws AppError 409 when another asset is that shop, or it is one elsewhere */
export const keepShop = async (call: Keeper, { _id }: Pick<Asset, '_id'>, platformName: ShopPlatform, token: ShopToken): Promise<Shop> =>
  call.service.run({ caller: call.caller }, [], async (work) => {
    const asset = await work.read('assets').byId(_id)
    if (!asset) throw AppError.of('request.not-found')
    const shop = await keepWithin(call, work, asset, platformName, token)
    await call.service.change(work, { caller: call.caller }, work.latest('assets', asset), shopFields(platformName, token))
    return shop
  })

/** What an asset says of itself that is a shop. */
const shopFields = (platformName: ShopPlatform, { code }: ShopToken) => ({ platformName, platformCode: code, platformConnected: true })

type Keeper = Pick<AssetCall, 'app' | 'params' | 'caller' | 'service'>

const keepWithin = async (
  { app, params }: Keeper,
  work: SocaiUnitOfWork,
  asset: Asset,
  platformName: ShopPlatform,
  token: ShopToken,
): Promise<Shop> => {
  const { _id } = asset
  await assertNotTaken(work, asset, platformName, token.code)
  const known = await work.read('shops').one({ assetId: _id })
  if (known && known.platformName !== platformName && known.state !== 'off') throw AppError.of('shops.platform-fixed', { name: asset.name })
  const agentId = known?.agentId ?? (await partnerOf(app, params, work, asset, platformName))
  const now = work.now
  if (known) {
    const fresh = {
      platformName,
      code: token.code,
      state: 'connected' as const,
      connected: now,
      expiredAt: undefined,
      failed: undefined,
    }
    const after = work.save('shops', known, {
      ...fresh,
      ...sealToken(app, known, token),
      ...(known.platformName === platformName ? {} : SINCE_ANEW),
    })
    work.emitReloaded('shops', [known._id])
    await goOn(work, after)
    return after
  }
  const shopId = work.newId<Shop['_id']>()
  const [shop] = work.insert('shops', [
    {
      _id: shopId,
      rev: 1,
      created: now,
      assetId: _id,
      platformName,
      code: token.code,
      state: 'connected',
      connected: now,
      agentId,
      ...(await placesOf(app, work)),
      ...sealToken(app, { _id: shopId }, token),
    },
  ])
  if (!shop) throw new Error('nothing was inserted')
  work.emitReloaded('shops', [shop._id], 'created')
  await goOn(work, shop)
  return shop
}

const SINCE_ANEW = { ordersSince: undefined, paymentsSince: undefined, place: undefined, queue: undefined }

/** @throws AppError 409 when another asset is that shop */
const assertNotTaken = async (work: SocaiUnitOfWork, { _id }: Asset, platformName: ShopPlatform, code: string): Promise<void> => {
  const other = await work.read('shops').one({ platformName, code, state: { $ne: 'off' } })
  if (!other || other.assetId === _id) return
  const asset = await work.read('assets').byId(other.assetId)
  throw AppError.of('shops.taken', { name: asset?.name ?? code })
}

/** Who orders of the shop are settled with: the shop itself, where it is an agent; else an agent of its name. */
const partnerOf = async (
  app: Application,
  params: AssetCall['params'],
  work: SocaiUnitOfWork,
  asset: Asset,
  platform: ShopPlatform,
): Promise<Asset['_id']> => {
  if (asset.group === 'Sales Agents') return asset._id
  const agent = { group: 'Sales Agents' as const, name: `${asset.name} (${PLATFORM_NAMES[platform]})`.slice(0, 200) }
  return (await app.service('assets').createWithin(work, params.caller ? { caller: params.caller } : {}, agent))._id
}

/** Where goods leave and money comes in, until somebody says otherwise. */
const placesOf = async (app: Application, work: SocaiUnitOfWork): Promise<Pick<Shop, 'warehouseId' | 'label'>> => {
  const [warehouse] = await work.read('warehouses').find({ status: { $ne: 'removed' } }, { sort: { _id: 1 }, limit: 1 })
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(work.workspaceId, { only: ['opts'] })
  return {
    ...(warehouse ? { warehouseId: warehouse._id } : {}),
    ...(workspace?.opts.fundLabels?.includes(USUAL_LABEL) ? { label: USUAL_LABEL } : {}),
  }
}

const disconnect = async (call: AssetCall, { _id }: Asset): Promise<void> => {
  const shop = await call.app.get('database').records('shops', call.caller.workspaceId).one({ assetId: _id })
  await call.service.run({ caller: call.caller }, [], async (work) => {
    const asset = await work.read('assets').byId(_id)
    if (!asset) throw AppError.of('request.not-found')
    return call.service.change(work, { caller: call.caller }, asset, {
      platformName: undefined,
      platformCode: undefined,
      platformConnected: undefined,
    })
  })
  if (!shop) return
  const run = await shopRun(call.app, shop)
  await changeShop(run, () => ({ state: 'off', token: undefined, fetching: undefined }))
  await inShop(run, `shop ${shop._id}`, (work) => doNoMore(work, shop))
  const now = run.now()
  await note(run, { kind: 'shop', word: 'token', code: shop.code, at: now, outcome: 'disconnected', key: `token ${now.toISOString()}` })
}

/** The shop that an asset is. @throws AppError 409 when it is none */
export const shopOf = async (app: Application, asset: Pick<Asset, '_id' | 'name' | 'workspaceId'>): Promise<Shop> => {
  const shop = await app.get('database').records('shops', asset.workspaceId).one({ assetId: asset._id })
  if (!shop || shop.state === 'off') throw AppError.of('shops.not-a-shop', { name: asset.name })
  return shop
}

/** `GET assets/:id?sync=shopeeOrders&since=…&until=…`: fetches from the shop and answers what it came to. */
const syncAsset = async (call: AssetCall, id: string): Promise<CustomAnswer<object>> => {
  const { sync = '', since, until } = call.params.extra ?? {}
  const asked = syncOf(sync)
  if (!asked) throw AppError.of('query.value', { field: 'sync' })
  await assertMayKeepShops(call)
  const asset = await call.service.read(id, call.params)
  const shop = await shopOf(call.app, asset)
  if (shop.platformName !== asked.platform) throw AppError.of('query.value', { field: 'sync' })
  const synced = await syncShop(call.app, shop, asked.what, {
    ...(since === undefined ? {} : { since: momentOf(since, 'since') }),
    ...(until === undefined ? {} : { until: momentOf(until, 'until') }),
  })
  return new CustomAnswer({ _id: asset._id, sync, status: 1, ...synced })
}

/** An instant, or a day. */
const momentOf = (text: string, field: string): Date => {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T${field === 'until' ? '23:59:59.999' : '00:00:00'}+07:00` : text)
  if (Number.isNaN(moment.getTime()) || !/^\d{4}-/.test(text)) throw AppError.of('query.value', { field })
  return moment
}

/** An asset that is a shop on a marketplace. */
export const shopAssets: AssetKind = { is: isAboutShop, create: connectNewShop, patch: connectShop, sync: syncAsset }
