import { shopeeOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'
import { lookAtShops, tellShops } from './shop-work'

const company = sellOnMarketplaces()
const { shopee, lazada, tiki, wait, minutes, connected, events, keptShop, listings, workOff, turnOf, inOutbox } = company

describe('what shops have on sale', () => {
  /** What a shop has that was just connected is there. */
  const settled = workOff
  const tellAll = async () => {
    await settled()
    await turnOf(tellShops)
  }
  const stocked = async () => {
    const tea = await company.shop.goods('Trà', { price: 120_000, stock: 10, cost: 700 })
    const cup = await company.shop.goods('Chén', { price: 30_000, stock: 5, cost: 700 })
    return { tea, cup }
  }
  const onSale = (tea: { slug: string }, cup: { slug: string }) => {
    shopee.goods.push(
      { item_id: 1, item_name: 'Trà', item_sku: tea.slug, stock: 8, price: 120_000, reserved: 2 },
      {
        item_id: 2,
        item_name: 'Chén',
        item_sku: '',
        stock: 0,
        price: 0,
        models: [{ model_id: 21, model_sku: cup.slug, stock: 9, price: 35_000 }],
      },
      { item_id: 3, item_name: 'Lạ', item_sku: 'LA', stock: 1, price: 1000 },
    )
    lazada.goods.push(
      { item_id: 1, SkuId: 11, SellerSku: tea.slug, name: 'Trà', quantity: 8, locked: 2, price: 120_000 },
      { item_id: 2, SkuId: 21, SellerSku: cup.slug, name: 'Chén', quantity: 9, price: 35_000 },
      { item_id: 3, SkuId: 31, SellerSku: 'LA', name: 'Lạ', quantity: 1, price: 1000 },
    )
    tiki.goods.push(
      { product_id: 1, original_sku: tea.slug, name: 'Trà', quantity: 8, reserved: 2, price: 120_000 },
      { product_id: 2, original_sku: cup.slug, name: 'Chén', quantity: 9, price: 35_000 },
      { product_id: 3, original_sku: 'LA', name: 'Lạ', quantity: 1, price: 1000 },
    )
  }
  const there = {
    shopee: () => [shopee.goods[0]?.stock, shopee.goods[1]?.models?.[0]?.stock, shopee.goods[1]?.models?.[0]?.price],
    lazada: () => [lazada.goods[0]?.quantity, lazada.goods[1]?.quantity, lazada.goods[1]?.price],
    tiki: () => [tiki.goods[0]?.quantity, tiki.goods[1]?.quantity, tiki.goods[1]?.price],
  }

  test.each(['shopee', 'lazada', 'tiki'] as const)('%s: is compared with the books, and told on demand what is free', async (platform) => {
    const { tea, cup } = await stocked()
    await connected[platform]()
    onSale(tea, cup)
    const { _id } = await keptShop()
    await company.shop.sale([{ productId: tea._id, quantity: 3, price: 120_000 }])
    await company.shop.api.patch('shops', _id, { fetch: 'Goods' })
    expect(await listings()).toMatchObject([
      { name: 'Chén', state: 'differs', stock: 9, free: 5, price: 35_000, ownPrice: 30_000 },
      { sku: 'LA', state: 'unknown' },
      { name: 'Trà', state: 'differs', stock: 6, free: 7, items: [{ productId: tea._id, quantity: 1 }] },
    ])
    const ids = (await listings({ state: 'differs' })).map((listing) => listing._id)
    await company.shop.api.patch('shops', _id, { send: { what: 'stock', ids } })
    // What the platform keeps for orders is counted into what it is told.
    expect(there[platform]()).toEqual([9, 5, 35_000])
    expect((await listings({ state: 'same' })).map(({ stock }) => stock).sort()).toEqual([5, 7])
    await company.shop.api.patch('shops', _id, { send: { what: 'price', ids } })
    expect(there[platform]()).toEqual([9, 5, 30_000])
    expect(await events({ kind: 'stock' })).toHaveLength(3)
    expect(await events({ kind: 'stock', code: cup.slug, outcome: 'sent' })).toMatchObject([{ pieces: 5 }, { amount: 30_000 }])
  })

  test('is told by itself what changed here, once for several changes, where the shop wishes it', async () => {
    const { tea, cup } = await stocked()
    await connected.shopee()
    onSale(tea, cup)
    await settled()
    await turnOf(lookAtShops)
    await company.shop.sale([{ productId: tea._id, quantity: 1, price: 120_000 }])
    await tellAll()
    expect(there.shopee()).toEqual([8, 9, 35_000])
    const { _id } = await keptShop()
    await company.shop.api.patch('shops', _id, { sendsStock: true })
    await company.shop.sale([{ productId: tea._id, quantity: 2, price: 120_000 }])
    wait(1)
    await tellAll()
    expect(there.shopee()).toEqual([9, 5, 35_000])
    expect((await events({ kind: 'stock' })).map(({ pieces }) => pieces).sort()).toEqual([5, 7])
    wait(1)
    await tellAll()
    expect(await events({ kind: 'stock' })).toHaveLength(2)
  })

  test('an order that came a moment ago isn’t sold a second time: it is fetched before the shop is told', async () => {
    const { tea, cup } = await stocked()
    await connected.shopee()
    await settled()
    onSale(tea, cup)
    await company.shop.api.patch('shops', (await keptShop())._id, { fetch: 'Goods', sendsStock: true })
    shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-1), lines: [{ sku: cup.slug, quantity: 2 }] }))
    wait(1)
    await tellAll()
    expect(there.shopee()).toEqual([12, 3, 35_000])
  })

  test('what the platform refuses is told with its reason, and is done with once it is taken', async () => {
    const { tea, cup } = await stocked()
    await connected.lazada()
    onSale(tea, cup)
    lazada.goods.splice(1, 1, { item_id: 2, SkuId: 22, SellerSku: cup.slug, name: 'Chén', quantity: 9, locked: 9, price: 35_000 })
    const { _id } = await keptShop()
    await company.shop.api.patch('shops', _id, { fetch: 'Goods' })
    const gone = lazada.goods.splice(1, 1)
    const ids = (await listings({ state: 'differs' })).map((listing) => listing._id)
    await company.shop.api.patch('shops', _id, { send: { what: 'stock', ids } })
    expect(there.lazada()[0]).toBe(12)
    expect(await listings({ sku: cup.slug })).toMatchObject([{ state: 'differs', failed: { message: 'E0205 SKU not found', stock: 5 } }])
    expect(await events({ outcome: 'not-sent' })).toMatchObject([{ code: cup.slug, reason: { en: 'Lazada refuses: E0205 SKU not found' } }])
    lazada.goods.push(...gone)
    await company.shop.api.patch('shops', _id, { send: { what: 'stock', ids } })
    expect((await listings({ sku: cup.slug }))[0]).toMatchObject({ state: 'same', stock: 5 })
    expect((await listings({ sku: cup.slug }))[0]?.failed).toBeUndefined()
    expect(await events({ outcome: 'not-sent' })).toEqual([])
  })

  test('of variants that are told in one call only the one that is refused isn’t told, and only it is told again', async () => {
    const own = await Promise.all(['Đỏ', 'Xanh', 'Vàng'].map((name) => company.shop.goods(name, { price: 1000, stock: 7, cost: 700 })))
    await connected.shopee()
    const models = own.map(({ slug }, place) => ({ model_id: place + 1, model_sku: slug, stock: 9, price: 1000, isPromoted: place === 1 }))
    shopee.goods.push({ item_id: 1, item_name: 'Áo', item_sku: '', stock: 0, price: 0, models })
    const { _id } = await keptShop()
    await company.shop.api.patch('shops', _id, { fetch: 'Goods', sendsStock: true })
    wait(1)
    await tellAll()
    expect(models.map(({ stock }) => stock)).toEqual([7, 9, 7])
    expect((await listings()).map(({ state, failed }) => [state, failed?.message])).toEqual([
      ['same', undefined],
      ['same', undefined],
      ['differs', 'error_busi In a promotion.'],
    ])
    expect(await events({ outcome: 'not-sent' })).toHaveLength(1)
    const reported = () => shopee.server.calls.flatMap(({ path, body }) => (path.endsWith('update_stock') ? [body] : []))
    shopee.server.calls.length = 0
    wait(61)
    await tellAll()
    expect(reported()).toEqual([expect.stringContaining('"model_id":2')])
  })

  test.each(['shopee', 'tiki'] as const)(
    '%s: a call that fails keeps no other goods from being told, and alone is made again',
    async (platform) => {
      const { tea, cup } = await stocked()
      await connected[platform]()
      onSale(tea, cup)
      await company.shop.api.patch('shops', (await keptShop())._id, { fetch: 'Goods', sendsStock: true })
      const { calls, mischief } = { shopee, tiki }[platform].server
      const ofTea = /"(item|product)_id":1,/
      const isTold = ({ path }: { path: string }) => /update_stock|updateSku/.test(path)
      mischief.fails = (call) => isTold(call) && ofTea.test(call.body)
      wait(1)
      await tellAll()
      expect(there[platform]().slice(0, 2)).toEqual([8, 5])
      expect(await events({ kind: 'stock' })).toMatchObject([{ code: cup.slug, outcome: 'sent' }])
      expect((await keptShop()).failed?.message).toMatch(/can’t be reached/)
      delete mischief.fails
      calls.length = 0
      wait(1)
      await tellAll()
      expect(there[platform]().slice(0, 2)).toEqual([12, 5])
      expect(calls.filter(isTold).map(({ body }) => ofTea.test(body))).toEqual([true])
      expect((await keptShop()).failed).toBeUndefined()
    },
  )

  test('of several counts the newest is told, once, by whichever node is at it, also where one was stopped before', async () => {
    const { tea, cup } = await stocked()
    await connected.shopee()
    await settled()
    onSale(tea, cup)
    await company.shop.api.patch('shops', (await keptShop())._id, { fetch: 'Goods', sendsStock: true })
    await tellShops.run(company.app.app, new AbortController().signal)
    expect(await inOutbox('shop-tell')).toMatchObject([{ title: 'Mộc Sương Official', state: 'waiting' }])
    await company.shop.sale([{ productId: tea._id, quantity: 3, price: 120_000 }])
    shopee.server.calls.length = 0
    await Promise.all([workOff(), workOff()])
    await workOff()
    const told = shopee.server.calls.filter(({ path, body }) => path.endsWith('update_stock') && body.includes('"item_id":1,'))
    expect([told.length, there.shopee().slice(0, 2)]).toEqual([1, [9, 5]])
    expect(await inOutbox('shop-tell')).toEqual([])
  })

  test('a price that differs counts where prices are told, from the moment that is wished', async () => {
    const { tea, cup } = await stocked()
    await connected.shopee()
    onSale(tea, cup)
    const { _id } = await keptShop()
    await company.shop.api.patch('shops', _id, { fetch: 'Goods' })
    await company.shop.api.patch('shops', _id, {
      send: { what: 'stock', ids: (await listings({ state: 'differs' })).map((each) => each._id) },
    })
    expect(await listings({ state: 'differs' })).toEqual([])
    await company.shop.api.patch('shops', _id, { sendsPrices: true })
    expect(await listings({ state: 'differs' })).toMatchObject([{ sku: cup.slug, price: 35_000, ownPrice: 30_000 }])
    await company.shop.api.patch('shops', _id, { sendsPrices: false })
    expect(await listings({ state: 'differs' })).toEqual([])
  })

  test('what the shop sells no more goes', async () => {
    const { tea, cup } = await stocked()
    await connected.tiki()
    onSale(tea, cup)
    const { _id } = await keptShop()
    await company.shop.api.patch('shops', _id, { fetch: 'Goods' })
    tiki.goods.length = 1
    wait(1)
    await company.shop.api.patch('shops', _id, { fetch: 'Goods' })
    expect(await listings()).toMatchObject([{ sku: tea.slug }])
  })
})
