import type { Locator, Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { barriers, cutOff, settled, watchFaults } from './support/faults'
import { enter } from './support/people'
import { holds, picture, see, words } from './support/see'
import { startServer, type RunningServer } from './support/server'
import { openShop, type Shop } from './support/shop'
import { story } from './support/story'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const uyen = { slug: 'mocsuong', username: '2.mocsuong', password: 'ban-hang-2026' }

describe('Two people with the same orders in front of them', () => {
  let server: RunningServer
  let shop: Shop
  let browsers: Browser[] = []
  /** The founder, in Vietnamese. */
  let vi: Page
  /** Her colleague, in English and in the dark. */
  let en: Page
  let faults: ReturnType<typeof watchFaults>[] = []
  const orders: { _id: string; order_number: string }[] = []

  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'off' } })
    shop = await openShop(server, 2)
    await shop.add('users', {
      name: 'Nguyễn Phương Uyên',
      emailRaw: 'uyen@mocsuong.vn',
      username: uyen.username,
      password: uyen.password,
      rights: ['/sales'],
    })
    for (let nth = 0; nth < 40; nth++) orders.push(await write())
    browsers = await Promise.all([openBrowser(desk), openBrowser({ ...desk, colorScheme: 'dark' })])
    faults = browsers.map(({ context }) => watchFaults(context))
    for (const { context } of browsers) context.setDefaultTimeout(20_000)
    ;[vi, en] = (await Promise.all(browsers.map(({ context }) => context.newPage()))) as [Page, Page]
    await enter(vi, server.url, shop.founder, 'vi')
    await enter(en, server.url, uyen, 'en')
  })
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
    await server?.stop()
  })

  const step = story('together', () => ({ vi, en }))
  const write = (): Promise<{ _id: string; order_number: string }> =>
    shop.add('orders', { group: 'sales', customerId: shop.customerId, items: [{ productId: shop.products[0]!._id, quantity: 1 }] })
  const list = (page: Page): Promise<unknown> => page.goto(`${server.url}/sales/orders?size=50`)
  const row = (page: Page, number: string): Locator => page.getByRole('row').filter({ hasText: number })
  const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
  const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name })
  const topOf = async (place: Locator): Promise<number> => Math.round((await place.boundingBox())!.y)
  const saved = (page: Page): Promise<void> => page.locator('.ui-unsaved').waitFor({ state: 'detached' })
  const last = (): { _id: string; order_number: string } => orders.at(-1)!

  it(
    'a colleague’s order slides in on top, with who wrote it',
    step(async () => {
      await list(en)
      await row(en, last().order_number).waitFor()
      orders.push(await write())
      await see(row(en, last().order_number), 'Trần Thu Hà just added this')
      expect(await topOf(row(en, last().order_number))).toBeLessThan(await topOf(row(en, orders.at(-2)!.order_number)))
    }),
  )

  it(
    'the row under the pointer, and the one under the focus, stay where they are',
    step(async () => {
      const pointed = row(en, orders.at(-4)!.order_number)
      await pointed.hover()
      const before = await topOf(pointed)
      orders.push(await write())
      await see(en, '1 new order ↑')
      expect(await topOf(pointed)).toBe(before)
      await en.mouse.move(5, 5)
      await pointed.focus()
      orders.push(await write())
      await see(en, '2 new orders ↑')
      expect(await topOf(pointed)).toBe(before)
      expect(await pointed.evaluate((element) => element === document.activeElement)).toBe(true)
    }),
  )

  it(
    'orders that came while one looked further down wait behind a button, which goes to them',
    step(async () => {
      await picture(en, 'together-new-orders-1440-dark-en')
      await button(en, '2 new orders ↑').click()
      await row(en, last().order_number).waitFor()
      await button(en, '2 new orders ↑').waitFor({ state: 'detached' })
      expect(await row(en, last().order_number).evaluate((element) => element === document.activeElement)).toBe(true)
    }),
  )

  it(
    'a changed row says who changed it, and to what',
    step(async () => {
      await shop.change(`orders/${last()._id}`, { status: 'confirmed' })
      await see(row(en, last().order_number), 'Trần Thu Hà')
      const other = orders[30]!
      await shop.change(`orders/${other._id}`, { status: 'processing' })
      await see(row(en, other.order_number), 'Trần Thu Hà set it to Processing')
      await picture(en, 'together-changed-row-1440-dark-en')
    }),
  )

  it(
    'an order that a colleague moves out of the list stays in its place, dim and as it is now, until the list is asked for anew',
    step(async () => {
      await en.goto(`${server.url}/sales/orders?size=50&chip=new`)
      const left = row(en, orders[34]!.order_number)
      const before = await topOf(left)
      const total = en.locator('.ui-chip[aria-pressed="true"]')
      const counted = await words(total)
      await shop.change(`orders/${orders[34]!._id}`, { status: 'processing' })
      await see(left, 'Trần Thu Hà set it to Processing')
      expect(await left.getAttribute('title')).toBe('No longer in this list')
      expect(await topOf(left)).toBe(before)
      await total.filter({ hasNotText: counted }).waitFor()
      await settled(en)
      expect(await barriers(en)).toEqual([])
      await picture(en, 'together-gone-row-1440-dark-en')
      await button(en, 'Refresh list').click()
      await left.waitFor({ state: 'detached' })
      await list(en)
    }),
  )

  it(
    'an order that both have open names the other, and the field they are at',
    step(async () => {
      for (const page of [vi, en]) await page.goto(`${server.url}/sales/orders?open=${last()._id}`)
      await see(en, 'Trần Thu Hà has this open')
      await see(vi, 'Nguyễn Phương Uyên đang xem')
      await box(vi, 'Ghi chú').fill('Giao trước 9 giờ')
      await see(en, 'Trần Thu Hà is editing')
      await see(en.locator('[data-field="note"]'), 'Trần Thu Hà')
      await settled(en)
      expect(await cutOff(en)).toEqual([])
      expect(await barriers(en)).toEqual([])
      await picture(en, 'together-editing-1440-dark-en')
      await button(vi, /^Thêm mặt hàng|^Lưu/)
        .first()
        .focus()
      await vi.getByRole('combobox', { name: /^Thêm mặt hàng/ }).focus()
      await see(en.locator('[data-field="items"]'), 'Trần Thu Hà')
      await vi.locator('.order-totals__field input').first().focus()
      const amount = en.locator('.order-totals__field').first()
      await see(amount, 'Trần Thu Hà')
      const [name, field] = [await amount.locator('.ui-field__collaborator').boundingBox(), await amount.locator('input').boundingBox()]
      expect(name!.y + name!.height).toBeLessThanOrEqual(field!.y)
    }),
  )

  it(
    'different fields both survive',
    step(async () => {
      await box(en, 'Tracking').fill('VN 104')
      await button(vi, /^Lưu/).click()
      await holds(box(en, 'Note'), 'Giao trước 9 giờ')
      expect(await box(en, 'Tracking').inputValue()).toBe('VN 104')
      await button(en, /^Save/).click()
      await see(en, 'Changes have been saved!')
      await holds(box(vi, 'Mã vận đơn'), 'VN 104')
      expect(await box(vi, 'Ghi chú').inputValue()).toBe('Giao trước 9 giờ')
    }),
  )

  it(
    'the same field shows both values, with keeping one’s own under the focus',
    step(async () => {
      await box(en, 'Note').fill('Giao buổi chiều')
      await box(vi, 'Ghi chú').fill('Gọi chị Vân')
      await button(vi, /^Lưu/).click()
      await vi.getByText('Đã lưu thay đổi!').or(vi.getByText('Mọi thay đổi đã được lưu!')).first().waitFor()
      await button(en, /^Save/).click()
      const choice = en.getByRole('alertdialog', { name: 'Note' })
      await see(choice, 'From Trần Thu Hà')
      await see(choice, 'Gọi chị Vân')
      await see(choice, 'Giao buổi chiều')
      expect(await button(choice, 'Keep yours').evaluate((element) => element === document.activeElement)).toBe(true)
      await settled(en)
      expect(await barriers(en)).toEqual([])
      await picture(en, 'together-same-field-1440-dark-en')
      await en.keyboard.press('Enter')
      await holds(box(vi, 'Ghi chú'), 'Giao buổi chiều')
    }),
  )

  it(
    'what was done is taken back with Z, unless somebody came first',
    step(async () => {
      await box(en, 'Tracking').fill('VN 105')
      await en.keyboard.press('Control+Enter')
      await saved(en)
      await button(en, /^Undo/).waitFor()
      await picture(en, 'together-undo-1440-dark-en')
      await en.getByRole('heading', { name: last().order_number }).focus()
      await en.keyboard.press('z')
      await see(en, 'Taken back')
      await holds(box(en, 'Tracking'), 'VN 104')
      await box(en, 'Tracking').fill('VN 106')
      await en.keyboard.press('Control+Enter')
      await saved(en)
      await button(en, /^Undo/).waitFor()
      await shop.change(`orders/${last()._id}`, { tracking: 'VN 107' })
      await holds(box(en, 'Tracking'), 'VN 107')
      await button(en, /^Undo/).click()
      await see(en, 'Trần Thu Hà has changed it since: it can’t be taken back any more')
      expect(await box(en, 'Tracking').inputValue()).toBe('VN 107')
    }),
  )

  it(
    'who closes their window is gone from the form',
    step(async () => {
      await en.goto(`${server.url}/sales/orders?open=${last()._id}`)
      await see(vi, 'Nguyễn Phương Uyên đang xem')
      await en.goto('about:blank')
      await vi.getByText('Nguyễn Phương Uyên đang xem').waitFor({ state: 'detached' })
    }),
  )

  it(
    'on a phone the colleague is a face in the head, and nothing scrolls sideways',
    step(async () => {
      const small = await openBrowser(phone)
      browsers.push(small)
      small.context.setDefaultTimeout(20_000)
      const page = await small.context.newPage()
      await enter(page, server.url, uyen, 'en')
      await page.goto(`${server.url}/sales/orders?open=${last()._id}`)
      await box(vi, 'Ghi chú').focus()
      await page.locator('.ui-presence').waitFor()
      await settled(page)
      expect(await cutOff(page)).toEqual([])
      await picture(page, 'together-editing-360-light-en')
    }),
  )

  it(
    'without a connection the mark says since when, a save is refused, and what was typed is there after a reload',
    step(async () => {
      await en.goto(`${server.url}/sales/orders?open=${last()._id}`)
      await box(en, 'Note').waitFor()
      await see(en.locator('.ui-connection'), 'Live')
      await browsers[1]!.context.setOffline(true)
      await box(en, 'Note').fill('Giao sau 5 giờ')
      await button(en, /^Save/).click()
      await see(en, 'No connection: nothing was saved. What you typed is kept')
      await en
        .locator('.ui-connection')
        .filter({ hasText: /as of \d\d:\d\d:\d\d/ })
        .waitFor()
      await picture(en, 'together-offline-1440-dark-en')
      await browsers[1]!.context.setOffline(false)
      await en.reload()
      await see(en, 'What you left unsaved on this device is here again')
      expect(await box(en, 'Note').inputValue()).toBe('Giao sau 5 giờ')
      await settled(en)
      expect(await cutOff(en)).toEqual([])
      await picture(en, 'together-draft-1440-dark-en')
      await button(en, 'Discard').click()
      await holds(box(en, 'Note'), 'Giao buổi chiều')
      expect(await words(en.locator('.ui-connection'))).toBe('Live')
    }),
  )

  it(
    'nothing went wrong behind the screens but what was made to go wrong',
    step(async () => {
      await Promise.resolve()
      const made = /answer 409|ERR_INTERNET_DISCONNECTED|status of 409|WebSocket|interrupted while the page was loading/
      expect(faults.flatMap((one) => one.take()).filter((fault) => !made.test(fault))).toEqual([])
    }),
  )
})
