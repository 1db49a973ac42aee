import { tikiOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'
import { TIKI_APPLICATION } from '../../testing/platforms/tiki'

const company = sellOnMarketplaces()
const { lazada, tiki, minutes, sync, connected, orders, events, allow } = company

test('a shop is connected with what the platform sent back, and its token is in no answer', async () => {
  const id = await connected.shopee()
  const asset = await company.shop.api.get('assets', id)
  expect(asset).toMatchObject({ platformName: 'shopee', platformCode: '600000', platformConnected: true })
  const [kept] = (await company.shop.api.find('shops', {})).data
  expect(kept).toMatchObject({ assetId: id, state: 'connected', platformName: 'shopee', warehouse: { name: 'Kho chính' } })
  expect(JSON.stringify([asset, kept, await events()])).not.toMatch(/access-|refresh-/)
  const stored = await company.app.database.collection('shops').findOne({ code: '600000' })
  expect(JSON.stringify(stored)).not.toMatch(/access-|refresh-/)
})

test('a new shop and its agent are made together, or neither is', async () => {
  const agent = { group: 'Sales Agents', name: 'Gian mới', platformName: 'lazada' }
  expect(await company.shop.api.refused('POST', 'assets', { ...agent, platformCode: 'wrong' })).toMatchObject({ code: 409 })
  expect(await company.shop.api.refused('POST', 'assets', agent)).toMatchObject({ code: 400 })
  expect(await company.shop.api.refused('POST', 'assets', { ...agent, group: 'Customers', platformCode: 'x' })).toMatchObject({ code: 400 })
  expect((await company.shop.api.find('assets', { group: 'Sales Agents' })).total).toBe(0)
  lazada.codes.add('right')
  const made = await company.shop.api.create('assets', { ...agent, platformCode: 'right' })
  expect(made).toMatchObject({ name: 'Gian mới', platformName: 'lazada', platformConnected: true })
  expect(made).not.toHaveProperty('platformToken')
  expect((await company.shop.api.find('shops', {})).data).toMatchObject([{ assetId: made._id, agentId: made._id, state: 'connected' }])
  expect(await events({ kind: 'shop' })).toMatchObject([{ outcome: 'connected' }])
  const other = { ...agent, name: 'Gian khác' }
  lazada.codes.add('again')
  expect(await company.shop.api.refused('POST', 'assets', { ...other, platformCode: 'again' })).toMatchObject({ code: 409 })
  expect((await company.shop.api.find('assets', { group: 'Sales Agents' })).total).toBe(1)
})

test('without the app, or the right to sell, no shop is connected', async () => {
  await allow()
  const asset = await company.shop.api.create('assets', { group: 'Sales Agents', name: 'Gian hàng' })
  expect(await company.shop.api.refused('PATCH', `assets/${asset._id}`, { platformName: 'tiki', platformToken: 'x' })).toMatchObject({
    code: 403,
    message: "The app 'ecoms' is switched off. The board switches it on in the settings, under Apps",
  })
})

test('an asset that is owned may be a shop: its orders are settled with an agent of its name', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  const asset = await company.shop.api.create('assets', { group: 'Owned Assets', name: 'Gian Tiki' })
  await company.shop.api.patch('assets', asset._id, {
    platformName: 'tiki',
    platformToken: `${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}`,
  })
  tiki.put(tikiOrder({ code: 'T1', status: 'complete', at: minutes(-5), lines: [{ sku: rice.slug, price: 50_000 }] }, 6000))
  await sync(asset._id, 'tiki')
  await sync(asset._id, 'tiki', 'Payments')
  expect(await orders()).toMatchObject([
    { agent: { name: 'Gian Tiki (Tiki)' }, status: 'delivered', paid: 50_000, statusPayment: 'completed' },
  ])
  await company.shop.api.patch('assets', asset._id, { platformName: null })
  expect((await company.shop.api.find('shops', {})).data).toMatchObject([{ state: 'off' }])
  expect(await sync(asset._id, 'tiki')).toMatchObject({ status: 409 })
})
