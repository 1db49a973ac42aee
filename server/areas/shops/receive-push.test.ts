import { shopeeOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'

const company = sellOnMarketplaces()
const { shopee, minutes, connected, orders } = company

test('a push brings its order in at once; a repeated one counts once, a forged one not at all', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 5 })
  await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  const socket = await company.shop.founder.socket()
  const url = `${company.app.config.publicUrl}/api/push/shopee`
  const { body, headers } = shopee.push(url, { ordersn: 'A1', status: 'READY_TO_SHIP', update_time: 1 })
  const caller = company.app.api().with(headers)
  expect(await caller.send('POST', 'push/shopee', body)).toMatchObject({ status: 200 })
  expect((await socket.received('orders created')).record).toMatchObject({ shop: { code: 'A1' } })
  await socket.received('shopEvents created')
  await caller.send('POST', 'push/shopee', body)
  expect((await socket.received('shopEvents patched')).record).toMatchObject({ times: 2, outcome: 'made' })
  expect(await orders()).toHaveLength(1)
  expect(await caller.send('POST', 'push/shopee', body.replace('A1', 'A2'))).toMatchObject({ status: 401 })
  expect(await company.app.api().send('POST', 'push/shopee', body)).toMatchObject({ status: 401 })
  // For the operator, who sees that somebody tries.
  expect((await company.app.api().send('GET', 'metrics')).body).toContain('socai_pushes_total{provider="shopee",status="401"} 2')
  expect(await orders()).toHaveLength(1)
})
