import { shopeeOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'

const company = sellOnMarketplaces()
const { shopee, wait, minutes, connected, orders, workOff, inOutbox } = company

test('a push brings its order in at once; a repeated one counts once, a forged one not at all', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  await connected.shopee()
  await workOff()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  const socket = await company.shop.founder.socket()
  const url = `${company.app.config.publicUrl}/api/push/shopee`
  const { body, headers } = shopee.push(url, { ordersn: 'A1', status: 'READY_TO_SHIP', update_time: 1 })
  const caller = company.app.api().with(headers)
  expect(await caller.send('POST', 'push/shopee', body)).toMatchObject({ status: 200 })
  await workOff()
  expect((await socket.received('orders created')).record).toMatchObject({ shop: { code: 'A1' } })
  await socket.received('shopEvents created')
  await caller.send('POST', 'push/shopee', body)
  await workOff()
  expect((await socket.received('shopEvents patched')).record).toMatchObject({ times: 2, outcome: 'made' })
  expect(await orders()).toHaveLength(1)
  expect(await caller.send('POST', 'push/shopee', body.replace('A1', 'A2'))).toMatchObject({ status: 401 })
  expect(await company.app.api().send('POST', 'push/shopee', body)).toMatchObject({ status: 401 })
  // For the operator, who sees that somebody tries.
  expect((await company.app.api().send('GET', 'metrics')).body).toContain('socai_pushes_total{provider="shopee",status="401"} 2')
  expect(await orders()).toHaveLength(1)
})

test('what was pushed while the platform is away, or before the server was stopped, is fetched later, each order once', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  await connected.shopee()
  await workOff()
  const url = `${company.app.config.publicUrl}/api/push/shopee`
  for (const ordersn of ['A1', 'A2', 'A1']) {
    shopee.put(shopeeOrder({ code: ordersn, status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
    const { body, headers } = shopee.push(url, { ordersn, status: 'READY_TO_SHIP', update_time: 1 })
    expect(await company.app.api().with(headers).send('POST', 'push/shopee', body)).toMatchObject({ status: 200 })
  }
  expect(await orders()).toEqual([])
  shopee.server.mischief.isRubbish = true
  await workOff()
  expect(await inOutbox('shop-orders')).toMatchObject([
    { state: 'waiting', failed: { message: 'Shopee can’t be reached, it will be tried again' } },
  ])
  shopee.server.mischief.isRubbish = false
  wait(1)
  await Promise.all([workOff(), workOff()])
  expect((await orders()).map(({ shop }) => shop?.code)).toEqual(['A1', 'A2'])
  expect(await inOutbox('shop-orders')).toEqual([])
})
