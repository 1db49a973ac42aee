import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Order } from '@shared/areas/trade/services/orders'
import { newHolder } from '../../../../kernel/leases'
import { workOffOutbox } from '../../../../kernel/outbox'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'
import { receiptMailing } from './mail-receipt'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('an invoice by its link names each SKU where the board wants it printed, and never what it cost', async () => {
  const tea = await shop.goods('Trà sen', { stock: 5, cost: 616 })
  const { _id } = await shop.sale([of(tea, 2)], { note: 'Khách khó tính' } as never)
  const { printToken = '' } = await shop.api.patch('orders', _id, { share: true })
  const seen = async () => (await app.api().send('GET', `orders/${_id}?printToken=${encodeURIComponent(printToken)}`)).body
  expect(await seen()).toMatchObject({ items: [{ name: 'Trà sen', quantity: 2 }] })
  expect(JSON.stringify(await seen())).not.toContain('TRA_SEN')
  await shop.api.patch('workspaces', shop.founder.workspaceId, {
    cfg: { ShowSkuOnInvoice: true, HidePaymentCode: true, invoiceTitle: 'Phiếu bán hàng' },
  })
  expect(await seen()).toMatchObject({
    items: [{ name: 'Trà sen', slug: 'TRA_SEN' }],
    workspace: { cfg: { HidePaymentCode: true, invoiceTitle: 'Phiếu bán hàng' } },
  })
  expect(JSON.stringify(await seen())).not.toMatch(/616|cost|khó tính/)
})

const mails = (): string[] => {
  const folder = join(app.config.dataDir, 'outbox')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}
const workOff = () => workOffOutbox(app.app, [receiptMailing], newHolder({ isAlone: true }))

test('a receipt is mailed by its link, which says how the sale was paid and who sold it to nobody', async () => {
  const cake = await shop.goods('Bánh đậu xanh', { stock: 9, price: 54_000 })
  const shift: Shift = await shop.api.create('shifts', { counter: 'Quầy 2', warehouseId: shop.warehouse._id, opening: 0 })
  const counter = { shiftId: shift._id, received: 200_000, payments: [{ label: 'Tiền mặt', amount: 108_000 }] }
  const { _id, order_number }: Order = await shop.api.create('orders', { group: 'sales', items: [of(cake, 2)], counter } as never)
  expect((await shop.api.refused('PATCH', `orders/${_id}`, { mailReceipt: 'chị Hạnh' })).message).toContain('e-mail address')
  await shop.api.patch('orders', _id, { mailReceipt: 'hanh@x.example' })
  await shop.api.patch('orders', _id, { mailReceipt: 'ketoan@x.example' })
  expect(mails()).toEqual([])
  await workOff()
  const posted = mails()
  expect(posted.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()).toSorted()).toEqual(['hanh@x.example', 'ketoan@x.example'])
  const text = posted[0]?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
  expect(text).toContain(order_number)
  const [, token = ''] = new RegExp(`/print/receipt/${_id}\\?token=([\\w-]{22,})`).exec(text) ?? []
  const { body } = await app.api().send('GET', `orders/${_id}?printToken=${token}`)
  expect(body).toMatchObject({
    total: 108_000,
    change: 92_000,
    counter: { name: 'Quầy 2', received: 200_000, payments: [{ label: 'Tiền mặt', amount: 108_000 }] },
  })
  expect(JSON.stringify(body)).not.toContain(shift._id)
  expect(JSON.stringify(body)).not.toContain('creator')
})

test('a link that was taken back meanwhile is mailed to nobody, and neither is the receipt of a sale that was cancelled', async () => {
  const tea = await shop.goods('Trà ướp nhài', { stock: 5 })
  const { _id } = await shop.sale([of(tea, 1)])
  const before = mails().length
  await shop.api.patch('orders', _id, { mailReceipt: 'hanh@x.example' })
  await shop.api.patch('orders', _id, { share: false })
  await workOff()
  expect(mails()).toHaveLength(before)
  await shop.api.patch('orders', _id, { status: 'cancelled' })
  expect((await shop.api.refused('PATCH', `orders/${_id}`, { mailReceipt: 'hanh@x.example' })).message).toBe(
    'Only the receipt of a sale that stands is mailed',
  )
})
