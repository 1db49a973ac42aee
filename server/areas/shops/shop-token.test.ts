import { lazadaOrder, shopeeOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'

const company = sellOnMarketplaces()
const { shopee, lazada, minutes, sync, connected, orders } = company

test('a token that ends amid fetching is renewed, and nothing is lost or told twice', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 0 })
  const id = await connected.shopee()
  for (const days of [19, 2])
    shopee.put(shopeeOrder({ code: `A${days}`, status: 'READY_TO_SHIP', at: minutes(-days * 1440), lines: [{ sku: rice.slug }] }))
  const { calls } = shopee.server
  calls.length = 0
  const watched = calls.push.bind(calls)
  // Orders of 20 days are listed in two windows; by the second the token has ended.
  calls.push = (...more) => {
    const lists = calls.filter(({ path }) => path.endsWith('get_order_list')).length
    if (lists === 1 && more.some(({ path }) => path.endsWith('get_order_list'))) {
      shopee.tokens.end()
      calls.push = watched
    }
    return watched(...more)
  }
  expect(await sync(id, 'shopee', 'Orders', '2026-10-31')).toMatchObject({ body: { told: 2, changed: 2 } })
  expect(await orders()).toHaveLength(2)
})

test('a token that can’t be renewed is cleared, and connecting anew goes on where it stopped', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 0 })
  const id = await connected.lazada()
  lazada.tokens.end({ all: true })
  lazada.put(lazadaOrder({ code: '1', status: 'pending', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  const refused = await sync(id, 'lazada')
  expect(refused).toMatchObject({ status: 409 })
  expect(JSON.stringify(refused.body)).toMatch(/token/)
  expect(await company.shop.api.get('assets', id)).toMatchObject({ platformName: 'lazada', platformConnected: false })
  expect((await company.shop.api.find('shops', {})).data).toMatchObject([{ state: 'expired' }])
  lazada.codes.add('again')
  await company.shop.api.patch('assets', id, { platformName: 'lazada', platformCode: 'again' })
  await sync(id, 'lazada')
  expect(await orders()).toHaveLength(1)
})
