import { TOLD_EVENTS } from '@shared/areas/shops/rules/events'
import { seconds, shopeeOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'

const company = sellOnMarketplaces()
const { shopee, wait, minutes, sync, connected, orders, events } = company

test('what a platform kept and paid comes to what came in, once', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'COMPLETED', at: minutes(-9), lines: [{ sku: rice.slug, price: 100_000, quantity: 2 }] }))
  shopee.escrows.push({
    order_sn: 'A1',
    payout_amount: 171_000,
    escrow_release_time: seconds(minutes(-5)),
    order_income: { commission_fee: 12_000, service_fee: 6000, withholding_pit_tax: 1000, voucher_from_seller: 10_000 },
  })
  await sync(id, 'shopee')
  expect(await sync(id, 'shopee', 'Payments')).toMatchObject({ body: { changed: 1 } })
  await sync(id, 'shopee', 'Payments')
  expect((await orders())[0]).toMatchObject({ total: 190_000, discount: 10_000, paid: 190_000, statusPayment: 'completed' })
  const funds = (await company.shop.api.find('funds', { $sort: { _id: 1 }, status: 'completed' })).data.filter(
    ({ refId }) => refId === 'A1',
  )
  expect(funds.map(({ group, amount }) => [group, amount])).toEqual([
    ['Sales', 190_000],
    ['Other Expenses', -19_000],
  ])
  expect(await events({ kind: 'money' })).toMatchObject([{ outcome: 'paid', amount: 171_000, fee: 19_000, voucher: 'T000001' }])
  expect(await company.shop.differences()).toEqual([])
})

test('money for an order of unknown goods is shown as it waits, and entered when the goods have a name', async () => {
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'COMPLETED', at: minutes(-9), lines: [{ sku: 'KHONG-RO', price: 105_000 }] }))
  const paid = { payout_amount: 92_400, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee: 12_600 } }
  shopee.escrows.push({ order_sn: 'A1', ...paid })
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  const [order] = await orders()
  const shown = await events({ ...TOLD_EVENTS, kind: 'money' })
  expect(shown).toMatchObject([{ outcome: 'waiting', amount: 92_400, order_number: order?.order_number }])
  const counts = await company.shop.api.report<{ total: number; kinds: { _id: string; count: number }[] }>('shopEvents', {
    report: 'counts',
  })
  expect(counts.kinds.find(({ _id }) => _id === 'money')).toEqual({ _id: 'money', count: 1 })
  expect(counts.total).toBe((await events(TOLD_EVENTS)).length)
})

test('money of a platform for several orders is told by the bell once', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  for (const code of ['A1', 'A2', 'A3']) {
    shopee.put(shopeeOrder({ code, status: 'COMPLETED', at: minutes(-9), lines: [{ sku: rice.slug, price: 100_000 }] }))
    const paid = { payout_amount: 90_000, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee: 10_000 } }
    shopee.escrows.push({ order_sn: code, ...paid })
  }
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  await sync(id, 'shopee', 'Payments')
  const keeper = await company.shop.member('/funds')
  const delivered = (await keeper.api.find('activities', { group: 'notifications' })).data.filter(({ kind }) => kind !== 'member-created')
  expect(delivered).toMatchObject([
    { kind: 'shop-paid', values: { amount: '270000', number: '3', partner: 'Shopee', name: 'Mộc Sương Official' } },
  ])
})

test('what a platform owes, paid and kept is told beside its orders, with what doesn’t add up', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  const say = (code: string, status: string, price: number) =>
    shopee.put(shopeeOrder({ code, status, at: minutes(-9), created: minutes(-30), lines: [{ sku: rice.slug, price }] }))
  const pays = (code: string, payout_amount: number, commission_fee: number) =>
    shopee.escrows.push({ order_sn: code, payout_amount, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee } })
  say('A1', 'COMPLETED', 100_000)
  pays('A1', 90_000, 10_000)
  say('A2', 'COMPLETED', 50_000)
  pays('A2', 40_000, 7000)
  say('A3', 'COMPLETED', 30_000)
  say('A4', 'SHIPPED', 20_000)
  say('A5', 'CANCELLED', 10_000)
  pays('A9', 5000, 0)
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  const range = { report: 'settlement', since: '2026-11-20', until: '2026-11-20' }
  const sums = { total: 200_000, paidOut: 130_000, fees: 20_000, unexplained: 3000, owed: 30_000 }
  expect(await company.shop.api.report('shops', range)).toMatchObject({
    total: { orders: 4, late: 0, ...sums },
    shops: [{ assetId: id, name: 'Mộc Sương Official', orders: 4, ...sums }],
    strays: { count: 1, amount: 5000 },
    data: [
      { code: 'A4', state: 'open' },
      { code: 'A3', state: 'owed' },
      { code: 'A2', state: 'differs' },
      { code: 'A1', state: 'settled' },
    ],
  })
  wait(15 * 1440)
  await company.shop.signInAgain()
  expect(await company.shop.api.report('shops', range)).toMatchObject({ total: { late: 1 } })
})

test('a payout that is done again from the journal, twice, is entered once', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'COMPLETED', at: minutes(-9), lines: [{ sku: rice.slug, price: 100_000 }] }))
  const paid = { payout_amount: 110_000, escrow_release_time: seconds(minutes(-5)), order_income: { voucher_from_seller: 0 } }
  shopee.escrows.push({ order_sn: 'A1', ...paid })
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  const [event] = await events({ kind: 'money' })
  const [connection] = (await company.shop.api.find('shops', { assetId: id })).data
  for (let again = 0; again < 2; again++) await company.shop.api.patch('shops', connection?._id ?? '', { replay: event?._id ?? '' })
  const funds = (await company.shop.api.find('funds', { $sort: { _id: 1 }, status: 'completed', refId: 'A1' })).data
  expect(funds.map(({ group, amount }) => [group, amount])).toEqual([
    ['Sales', 100_000],
    ['Other Income', 10_000],
  ])
  expect(await company.shop.differences()).toEqual([])
})

test('fees that a platform names above what it kept are no expense beyond what it kept', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'COMPLETED', at: minutes(-9), lines: [{ sku: rice.slug, price: 100_000 }] }))
  const paid = { payout_amount: 92_000, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee: 12_000 } }
  shopee.escrows.push({ order_sn: 'A1', ...paid })
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  const [expense] = (await company.shop.api.find('funds', { group: 'Other Expenses', status: 'completed', refId: 'A1' })).data
  expect(expense).toMatchObject({ amount: -8000 })
  expect(expense?.items ?? []).toEqual([])
})
