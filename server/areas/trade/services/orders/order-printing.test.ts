import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

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
