import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { settled } from './support/faults'
import { call, enter, invitationCode, signInByApi, type Account } from './support/people'
import { holds, see, words } from './support/see'
import { startServer, type RunningServer } from './support/server'

const desk = { viewport: { width: 1440, height: 900 } }
const founder = { slug: 'mocsuong', username: '1.mocsuong', password: 'Moc-suong-2026' }
const seller = { slug: 'mocsuong', username: '2.mocsuong', password: 'ban-hang-2026' }
const leaver = { slug: 'mocsuong', username: '3.mocsuong', password: 'nghi-viec-2026' }

describe('What a member may see', () => {
  let server: RunningServer
  let shop: Shop
  let browser: Browser
  let page: Page

  const sitDown = async (account: Account): Promise<void> => {
    browser = await openBrowser(desk)
    browser.context.setDefaultTimeout(20_000)
    page = await browser.context.newPage()
    await enter(page, server.url, account, 'vi')
  }
  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'off' } })
    shop = await openShop(server)
  })
  afterEach(() => browser.close())
  afterAll(() => server?.stop())

  it('who only sells sees no cost anywhere, neither on the screen nor in what the screen was sent', async () => {
    await sitDown(seller)
    const sent: Promise<string>[] = []
    page.on('response', (response) => {
      const told = (text: string): string => `${response.url()} ${text}`
      if (response.url().includes('/api/')) sent.push(response.text().then(told, () => ''))
    })
    for (const address of [
      '/products/goods',
      `/products/goods?open=${shop.lamp}`,
      `/product/${shop.lamp}`,
      '/warehouses',
      '/sales/orders',
    ]) {
      await page.goto(`${server.url}${address}`)
      await settled(page)
      expect(await words(page.locator('main'))).not.toMatch(/Giá nhập|Giá vốn|300\.000|Giá trị tồn/)
    }
    const texts = await Promise.all(sent)
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter((text) => /"(cost|unitCost|value)":/.test(text))).toEqual([])
  })

  it('who only sells finds no way to funds, purchases, the business report, members or settings, and is refused at their addresses', async () => {
    await sitDown(seller)
    const areas = await page.getByRole('navigation', { name: 'Khu vực', exact: true }).getByRole('link').allInnerTexts()
    const named = areas.map((area) => area.trim())
    // Their own salary stands in the office, what they sold in the reports; of the settings they bring in sheets of their customers, no more.
    expect(named).toEqual(expect.arrayContaining(['Trang chủ', 'Bán hàng', 'Đối tác', 'Hàng hoá', 'Kho', 'Văn phòng', 'Báo cáo']))
    for (const barred of ['Mua hàng', 'Sổ quỹ']) expect(named).not.toContain(barred)
    for (const address of [
      '/report',
      '/funds',
      '/purchases/orders',
      '/purchases/anything',
      '/office/hr',
      '/settings',
      '/assets/Suppliers',
    ]) {
      await page.goto(`${server.url}${address}`)
      await page.getByRole('heading', { name: 'Không có quyền truy cập' }).waitFor()
      // The page opens by itself once the right is given: its address stays.
      expect(new URL(page.url()).pathname).toBe(address)
    }
    await page.getByRole('link', { name: 'Về trang chủ' }).click()
    await see(page.getByRole('heading', { level: 1 }), 'Mai')
  })

  it('a disabled member is thrown out, wherever they are, and doesn’t get in again', async () => {
    await sitDown(leaver)
    await page.goto(`${server.url}/sales/orders`)
    await page.getByLabel('Trực tuyến').or(page.getByText('Trực tuyến')).first().waitFor()
    await settled(page)
    await call(server.url, `users/${shop.leaver}`, { method: 'PATCH', token: shop.token, body: { status: 'disabled' } })
    await page.waitForURL(/\/sign_in/)
    await expect(signInByApi(server.url, leaver)).rejects.toThrow(/401|403/)
  })

  it('a broken connection is marked, keeps what was typed, and lets it be saved when it is back', async () => {
    await sitDown(founder)
    await page.goto(`${server.url}/sales/orders?open=${shop.sale}`)
    const dock = page.getByRole('region', { name: 'S000001' })
    const note = dock.getByRole('textbox', { name: 'Ghi chú' })
    await note.fill('Giao trước 9 giờ')
    await browser.context.setOffline(true)
    await see(page.getByRole('banner'), 'Ngoại tuyến')
    await see(page.getByRole('main'), 'Số liệu lúc')
    await note.fill('Giao trước 9 giờ, gọi trước')
    expect(await dock.getByRole('button', { name: 'Thu tiền' }).isDisabled()).toBe(true)

    // Meanwhile somebody else writes into another field.
    await call(server.url, `orders/${shop.sale}`, { method: 'PATCH', token: shop.token, body: { tracking: 'GHN-77' } })
    await browser.context.setOffline(false)
    await see(page.getByRole('banner'), 'Trực tuyến')
    await holds(dock.getByRole('textbox', { name: 'Mã vận đơn' }), 'GHN-77')
    await holds(note, 'Giao trước 9 giờ, gọi trước')
    await dock.getByRole('button', { name: 'Lưu', exact: true }).click()
    await see(page, 'Đã lưu thay đổi!')
    const saved = await call<{ note: string; tracking: string }>(server.url, `orders/${shop.sale}`, { token: shop.token })
    expect(saved).toMatchObject({ note: 'Giao trước 9 giờ, gọi trước', tracking: 'GHN-77' })
  })
})

interface Shop {
  /** The founder's. */
  token: string
  lamp: string
  sale: string
  leaver: string
}

/** A company with a lamp in stock, an order for it, and two members who sell; made by the API. */
async function openShop({ url, dataDir }: RunningServer): Promise<Shop> {
  const person = { name: 'Trần Thu Hà', emailRaw: 'ha@mocsuong.vn', password: founder.password }
  const workspace = { name: 'Mộc Sương', invitationCode: await invitationCode(dataDir), founder: person }
  await call(url, 'workspaces', { method: 'POST', body: workspace })
  const { accessToken: token } = await signInByApi(url, founder)
  const add = (service: string, body: object) => call<{ _id: string }>(url, service, { method: 'POST', token, body })
  const member = (name: string, { username, password }: Account) =>
    add('users', { name, username, password, emailRaw: `${username}@mocsuong.vn`, rights: ['/sales'] })
  await member('Nguyễn Mai', seller)
  const gone = await member('Lê Nam', leaver)
  const category = await add('categories', { group: 'goods', name: 'Đèn' })
  const goods = { group: 'goods', categoryId: category._id, name: 'Đèn bàn gỗ sồi', price: 500_000, cost: 300_000, unit: 'cái' }
  const lamp = await add('products', goods)
  const warehouse = await add('warehouses', { name: 'Kho Thủ Đức' })
  const supplier = await add('assets', { group: 'Suppliers', name: 'Xưởng gỗ Bình Minh' })
  const customer = await add('assets', { group: 'Customers', name: 'Quán Cà phê Lặng' })
  const bought = [{ productId: lamp._id, quantity: 20, cost: 300_000 }]
  const purchase = await add('orders', { group: 'purchases', supplierId: supplier._id, items: bought })
  const shipping = [{ productId: lamp._id, quantity: 20 }]
  const receive = { status: 'shipped', warehouseId: warehouse._id, shipping }
  await call(url, `orders/${purchase._id}`, { method: 'PATCH', token, body: receive })
  const sale = await add('orders', {
    group: 'sales',
    customerId: customer._id,
    items: [{ productId: lamp._id, quantity: 2, price: 500_000 }],
  })
  return { token, lamp: lamp._id, sale: sale._id, leaver: gone._id }
}
