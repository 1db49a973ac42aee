import { lazadaOrder, shopeeOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'
import { changeShop, shopRun } from './shop-run'
import { compareShops, syncShops } from './shop-work'

const company = sellOnMarketplaces()
const { shopee, lazada, wait, minutes, sync, connected, orders, workOff, turnOf, inOutbox, keptShop } = company

test('a shop that was just connected is fetched from at once, and no second time', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-9), lines: [{ sku: rice.slug }] }))
  const id = await connected.shopee()
  await workOff()
  expect(await orders()).toMatchObject([{ shop: { code: 'A1' } }])
  shopee.server.calls.length = 0
  await workOff()
  expect(shopee.server.calls).toEqual([])
  shopee.put(shopeeOrder({ code: 'A2', status: 'READY_TO_SHIP', at: minutes(-8), lines: [{ sku: rice.slug }] }))
  shopee.tokens.end({ all: true })
  await sync(id, 'shopee')
  const told = (await company.shop.api.find('activities', { group: 'notifications' })).data.filter(({ kind }) => kind === 'shop-expired')
  expect(told).toMatchObject([{ values: { name: 'Mộc Sương Official', partner: 'Shopee' } }])
  shopee.codes.add('again')
  await company.shop.api.patch('assets', id, { platformName: 'shopee', platformCode: 'again', platformShop: shopee.shop })
  await workOff()
  expect(await orders()).toHaveLength(2)
})

test('a shop that was being fetched from when the server stopped may be fetched from a minute later', async () => {
  const id = await connected.shopee()
  const kept = await company.app.app.get('database').records('shops', company.shop.founder.workspaceId).one({ assetId: id })
  if (!kept) throw new Error('there is no shop')
  const fetching = { what: 'Orders' as const, done: 3, total: 9, since: minutes(-30) }
  await changeShop(await shopRun(company.app.app, kept), () => ({ fetching, beat: minutes(-0.5) }))
  expect(await sync(id, 'shopee')).toMatchObject({ status: 409, body: { message: 'Please wait...' } })
  wait(1)
  expect(await sync(id, 'shopee')).toMatchObject({ status: 200 })
})

test('a platform that is busy, fails or answers rubbish is told, and asked again later from where it stopped', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 0 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  shopee.server.mischief.limited = 1
  expect(await sync(id, 'shopee')).toMatchObject({
    status: 409,
    body: { message: 'Shopee takes no more calls for now, it will be tried again' },
  })
  shopee.server.mischief.isRubbish = true
  expect(await sync(id, 'shopee')).toMatchObject({ status: 409, body: { message: 'Shopee can’t be reached, it will be tried again' } })
  shopee.server.mischief.isRubbish = false
  expect((await company.shop.api.find('shops', {})).data[0]?.failed).toMatchObject({
    message: 'Shopee can’t be reached, it will be tried again',
    vi: 'Chưa kết nối được với Shopee, sẽ tự thử lại',
  })
  expect(await sync(id, 'shopee')).toMatchObject({ status: 200, body: { changed: 1 } })
  expect((await company.shop.api.find('shops', {})).data[0]?.failed).toBeUndefined()
})

test('a platform that hangs keeps neither the others waiting, nor people', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  await connected.shopee()
  await connected.lazada()
  for (const [orderOf, standIn] of [
    [shopeeOrder, shopee],
    [lazadaOrder, lazada],
  ] as const)
    standIn.put(
      orderOf({
        code: '1',
        status: standIn === shopee ? 'READY_TO_SHIP' : 'pending',
        at: minutes(-5),
        lines: [{ sku: rice.slug }],
      }) as never,
    )
  const socket = await company.shop.founder.socket()
  let answer: () => void = () => undefined
  shopee.server.mischief.hangs = new Promise((resolve) => (answer = resolve))
  const synced = turnOf(syncShops)
  const arrived = await socket.received('orders created')
  expect(arrived.record).toMatchObject({ shop: { platform: 'lazada' } })
  expect(await company.shop.sale([{ productId: rice._id, quantity: 1, price: 1000 }])).toBeDefined()
  expect((await orders()).map(({ shop: told }) => told?.platform)).toEqual(['lazada', undefined])
  answer()
  delete shopee.server.mischief.hangs
  await synced
  expect((await orders()).map(({ shop: told }) => told?.platform)).toEqual(['lazada', undefined, 'shopee'])
})

test('an order that was missed by pushes and windows is found when the last days are compared', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  const id = await connected.lazada()
  await sync(id, 'lazada')
  lazada.put(lazadaOrder({ code: '1', status: 'pending', at: minutes(-2000), lines: [{ sku: rice.slug }] }))
  await sync(id, 'lazada')
  expect(await orders()).toHaveLength(0)
  await turnOf(compareShops)
  expect(await orders()).toMatchObject([{ shop: { code: '1' }, status: 'confirmed' }])
})

test('a shop whose key is refused stands in the outbox with the reason, isn’t asked meanwhile, and goes on once it is connected again', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  shopee.tokens.end({ all: true })
  await turnOf(syncShops)
  const [stuck] = await inOutbox('shop-sync')
  expect(stuck).toMatchObject({
    title: 'Mộc Sương Official',
    state: 'stuck',
    failed: { vi: 'Shopee cần mã truy cập mới (token): hãy nối lại gian hàng, không mất đơn nào' },
  })
  const { calls } = shopee.server
  calls.length = 0
  wait(2)
  await turnOf(syncShops)
  await company.shop.api.patch('outgoing', String(stuck?._id) as never, { state: 'waiting' })
  await workOff()
  expect(calls).toEqual([])
  expect(await inOutbox('shop-sync')).toMatchObject([{ state: 'stuck' }])
  shopee.codes.add('again')
  await company.shop.api.patch('assets', id, { platformName: 'shopee', platformCode: 'again', platformShop: shopee.shop })
  await Promise.all([workOff(), workOff()])
  expect(await orders()).toMatchObject([{ shop: { code: 'A1' } }])
  expect(await inOutbox('shop-sync')).toEqual([])
})

test('a platform that asks to wait is left alone for as long, whatever is to be done for its shop; a press doesn’t hurry it', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  shopee.server.mischief.limited = 1
  await workOff()
  const [waiting] = await inOutbox('shop-sync')
  expect(waiting).toMatchObject({
    state: 'waiting',
    tries: 1,
    failed: { message: 'Shopee takes no more calls for now, it will be tried again' },
  })
  const { calls } = shopee.server
  calls.length = 0
  await company.shop.api.patch('outgoing', String(waiting?._id) as never, { state: 'waiting' })
  await turnOf(compareShops)
  expect(calls).toEqual([])
  expect((await keptShop()).failed?.message).toBe('Shopee takes no more calls for now, it will be tried again')
  wait(1)
  await Promise.all([workOff(), workOff()])
  await workOff()
  expect(await orders()).toMatchObject([{ shop: { code: 'A1' } }])
  expect([await inOutbox('shop-sync'), (await keptShop()).failed]).toEqual([[], undefined])
})
