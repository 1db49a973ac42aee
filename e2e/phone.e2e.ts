import type { Locator, Page } from 'playwright-core'
import { pageAddresses } from './support/addresses'
import { follow, load } from './support/arrive'
import { openBrowser, type Browser } from './support/browser'
import { cutOff, settled, watchFaults } from './support/faults'
import { call, enter, invitationCode, signInByApi } from './support/people'
import { reading, see, words } from './support/see'
import { startServer, type RunningServer } from './support/server'
import { story } from './support/story'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const founder = { slug: 'mocsuong', username: '1.mocsuong', password: 'Moc-suong-2026' }

describe('A sale on a phone of 360 points', () => {
  let server: RunningServer
  let browser: Browser
  let page: Page
  let faults: ReturnType<typeof watchFaults>
  let sale = ''
  let lamp = ''

  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'off' } })
    lamp = await openShop(server)
    browser = await openBrowser(phone)
    browser.context.setDefaultTimeout(20_000)
    faults = watchFaults(browser.context)
    page = await browser.context.newPage()
    await enter(page, server.url, founder, 'vi')
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })

  const step = story('phone', () => ({ page }))
  const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
  const pick = async (field: Locator, typed: string, option: string): Promise<void> => {
    await field.fill(typed)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: reading(option) })
      .tap()
  }

  it(
    'writes the order: customer, item in a sheet with its gift, discount',
    step(async () => {
      await page.getByRole('link', { name: 'Bán hàng' }).tap()
      await see(page, 'Chưa có đơn nào')
      await page.getByRole('navigation').getByRole('button', { name: 'Đơn mới' }).tap()
      const dock = page.getByRole('region', { name: 'Đơn bán mới' })
      await pick(dock.getByRole('combobox', { name: 'Khách hàng' }), 'lang', 'Quán Cà phê Lặng')
      await pick(dock.getByRole('combobox', { name: /^Thêm mặt hàng/ }), 'den', 'Đèn bàn gỗ sồi')
      await button(dock, 'Sửa Đèn bàn gỗ sồi').tap()
      const sheet = page.getByRole('dialog', { name: 'Đèn bàn gỗ sồi' })
      await sheet.getByRole('button', { name: 'Thêm một' }).first().tap()
      await sheet.getByRole('button', { name: 'Thêm một' }).first().tap()
      await sheet.getByLabel('Tặng').fill('1')
      await button(sheet, 'Xong').tap()
      await dock.getByLabel('Chiết khấu').fill('100k')
      // Two of three lamps are paid: 1.000.000 less 100.000.
      await see(dock, '900.000')
      await button(dock, 'Lưu').tap()
      await see(page, 'Đã tạo đơn mới')
      const open = page.getByRole('region', { name: /^S\d/ })
      sale = await words(open.getByRole('heading', { level: 2 }).first())
      expect(await cutOff(page)).toEqual([])
    }),
  )

  it(
    'ships all of it',
    step(async () => {
      const open = page.getByRole('region', { name: sale })
      await button(open, 'Giao hàng').tap()
      const ship = page.getByRole('dialog', { name: /^Giao hàng/ })
      await ship.getByLabel('Kho xuất').selectOption({ label: 'Kho Thủ Đức' })
      await button(ship, 'Giao hết').tap()
      expect(await cutOff(page)).toEqual([])
      await button(ship, 'Xác nhận giao 3 sản phẩm').tap()
      await ship.waitFor({ state: 'detached' })
      await see(open, 'giao 3/3')
    }),
  )

  it(
    'takes the payment from the foot of the order',
    step(async () => {
      const open = page.getByRole('region', { name: sale })
      await open.locator('footer').getByRole('button', { name: 'Thu tiền' }).tap()
      await open.locator('.order-pay').getByRole('button', { name: 'Thu tiền' }).tap()
      await see(page, `Đã thu 900.000 ₫ của ${sale}`)
      await button(open, 'Quay lại').tap()
      await see(page.getByRole('row').filter({ hasText: sale }), 'Đã thu')
    }),
  )

  it(
    'finds the money in the funds ledger and the profit in the report',
    step(async () => {
      await page.getByRole('link', { name: 'Sổ quỹ' }).tap()
      await see(page.locator('.ui-equation'), '900.000')
      await button(page, 'Thêm').tap()
      await page.getByRole('menuitem', { name: 'Báo cáo' }).tap()
      await settled(page)
      // Three lamps left the warehouse at 300.000 each.
      expect(await words(page.locator('.ui-figures'))).toMatch(/Doanh thu thuần 900\.000₫ .*Giá vốn 900\.000₫ .*Lãi ròng .*0₫/)
    }),
  )

  it(
    'never scrolls sideways, and cuts nothing off, on any page',
    step(async () => {
      const wrong: string[] = []
      const pages = [
        ...new Set([...pageAddresses, '/warehouses?open=new', '/office/hr?open=new', `/product/${lamp}`, '/403', '/404', '/503']),
      ]
      for (const address of pages) {
        // Those end on an error, which nothing else would take the place of.
        await (/^\/(\d+$|a\/)/.test(address) ? load(page, `${server.url}${address}`) : follow(page, address))
        wrong.push(...(await cutOff(page)).map((one) => `${address}: ${one}`))
      }
      expect(wrong).toEqual([])
    }),
  )

  it(
    'nothing went wrong behind the screen',
    step(async () => {
      await Promise.resolve()
      expect(faults.take()).toEqual([])
    }),
  )
})

/** A company with a lamp in stock and a customer, made by the API. @returns the lamp's id */
async function openShop({ url, dataDir }: RunningServer): Promise<string> {
  const invitation = await invitationCode(dataDir)
  const person = { name: 'Trần Thu Hà', emailRaw: 'ha@mocsuong.vn', password: founder.password }
  await call(url, 'workspaces', { method: 'POST', body: { name: 'Mộc Sương', invitationCode: invitation, founder: person } })
  const { accessToken: token } = await signInByApi(url, founder)
  const add = (service: string, body: object) => call<{ _id: string }>(url, service, { method: 'POST', token, body })
  const category = await add('categories', { group: 'goods', name: 'Đèn' })
  const goods = { group: 'goods', categoryId: category._id, name: 'Đèn bàn gỗ sồi', price: 500_000, cost: 300_000, unit: 'cái' }
  const product = await add('products', goods)
  const warehouse = await add('warehouses', { name: 'Kho Thủ Đức' })
  const supplier = await add('assets', { group: 'Suppliers', name: 'Xưởng gỗ Bình Minh' })
  await add('assets', { group: 'Customers', name: 'Quán Cà phê Lặng', phone: '0903 111 222' })
  const items = [{ productId: product._id, quantity: 20, cost: 300_000 }]
  const order = await add('orders', { group: 'purchases', supplierId: supplier._id, items })
  const shipping = [{ productId: product._id, quantity: 20 }]
  await call(url, `orders/${order._id}`, { method: 'PATCH', token, body: { status: 'shipped', warehouseId: warehouse._id, shipping } })
  return product._id
}
