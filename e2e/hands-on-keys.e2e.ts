import type { Locator, Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { cutOff, settled, watchFaults } from './support/faults'
import { handsOn, type Hands } from './support/hands'
import { enter } from './support/people'
import { picture, reading, see, words } from './support/see'
import { startServer, type RunningServer } from './support/server'
import { openShop, type Shop } from './support/shop'
import { story } from './support/story'

const lines = 20
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** 10.000 for the first, 20.000 for the second …; one piece of each. */
const total = '2.100.000'

describe('An order of twenty lines, its shipment and its payment', () => {
  let server: RunningServer
  let shop: Shop
  let browser: Browser
  let page: Page
  let faults: ReturnType<typeof watchFaults>

  const sit = async (options: Parameters<typeof openBrowser>[0]): Promise<void> => {
    browser = await openBrowser(options)
    browser.context.setDefaultTimeout(20_000)
    faults = watchFaults(browser.context)
    page = await browser.context.newPage()
    await enter(page, server.url, shop.founder, 'vi')
    await page.goto(`${server.url}/sales/orders`)
    await settled(page)
  }
  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'off' } })
    shop = await openShop(server, lines)
  })
  afterAll(() => server?.stop())

  const option = (name: string): Locator => page.getByRole('listbox').getByRole('option', { name: reading(name) })
  const open = (): Locator => page.getByRole('region', { name: /^S\d/ })
  const number = (): Promise<string> => words(open().getByRole('heading', { level: 2 }).first())
  const isPaidAndShipped = async (sale: string): Promise<void> => {
    const row = page.getByRole('row').filter({ hasText: sale })
    await see(row, 'Đã thu')
    await see(row, total)
    expect(await row.innerText()).toContain('Đang giao')
  }

  describe('without touching the mouse, at 1440 points', () => {
    let sale = ''
    beforeAll(() => sit(desk))
    afterAll(() => browser?.close())
    const step = story('keys', () => ({ page }))
    const hands = (): Hands => handsOn(page)

    it(
      'is written: N, the customer, then a name and a quantity for each line',
      step(async () => {
        const { press, type, focusIsOn } = hands()
        await press('n')
        await page.getByRole('region', { name: 'Đơn bán mới' }).waitFor()
        await type('lang')
        await option('Quán Cà phê Lặng').waitFor()
        await press('Enter')
        for (const { name } of shop.products) {
          await focusIsOn(/^Thêm mặt hàng/)
          await type(name.toLowerCase().replace('ó', 'o'))
          await option(name).waitFor()
          await press('Enter')
          await focusIsOn(new RegExp(name))
          await type('1')
          await press('Enter')
        }
        await see(page.locator('.ui-totals'), total)
        expect(await page.locator('[data-line]').count()).toBe(lines)
        await press('Control+Enter')
        await open().waitFor()
        sale = await number()
        await focusIsOn(new RegExp(`^${sale}`))
        await picture(page, 'keys-order-1440-light-vi')
      }),
    )

    it(
      'is shipped: G, all of it, Ctrl+Enter',
      step(async () => {
        const { press, reach } = hands()
        await press('g')
        const dialog = page.getByRole('dialog', { name: /^Giao hàng/ })
        await dialog.getByLabel('Kho xuất').waitFor()
        await settled(page)
        await reach(/^Giao hết$/)
        await press('Enter')
        await see(dialog, `Xác nhận giao ${lines} sản phẩm`)
        await picture(page, 'keys-shipping-1440-light-vi')
        await press('Control+Enter')
        await dialog.waitFor({ state: 'detached' })
        await see(open(), 'Đang giao')
      }),
    )

    it(
      'is paid: P, Enter; Esc leads back to its row',
      step(async () => {
        const { press, focusIsOn } = hands()
        await press('p', 'Enter')
        await see(page, `Đã thu ${total} ₫ của ${sale}`)
        await focusIsOn(new RegExp(`^${sale}`))
        await picture(page, 'keys-paid-1440-light-vi')
        await press('Escape')
        await page.getByRole('region', { name: sale }).waitFor({ state: 'detached' })
        await page.waitForFunction((of) => document.activeElement?.textContent?.includes(of), sale)
        expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('row')
        await isPaidAndShipped(sale)
        expect(await cutOff(page)).toEqual([])
        expect(faults.take()).toEqual([])
      }),
    )
  })

  describe('with a thumb, at 360 points', () => {
    let sale = ''
    beforeAll(() => sit(phone))
    afterAll(() => browser?.close())
    const step = story('thumb', () => ({ page }))
    const button = (place: Page | Locator, name: string | RegExp): Locator => place.getByRole('button', { name, exact: true })
    /** The page may not have moved sideways, nor be wider than the window. */
    const isWithin = async (): Promise<void> => {
      expect(await page.evaluate(() => [window.scrollX, document.documentElement.scrollWidth <= window.innerWidth])).toEqual([0, true])
      expect(await cutOff(page)).toEqual([])
    }

    it(
      'is written: customer, then item after item',
      step(async () => {
        await page.getByRole('navigation').getByRole('button', { name: 'Đơn mới' }).tap()
        const dock = page.getByRole('region', { name: 'Đơn bán mới' })
        await dock.getByRole('combobox', { name: 'Khách hàng' }).tap()
        await option('Quán Cà phê Lặng').tap()
        const finder = dock.getByRole('combobox', { name: /^Thêm mặt hàng/ })
        for (const { name } of shop.products) {
          await finder.tap()
          await page.keyboard.type(name.toLowerCase())
          await option(name).tap()
          await see(dock, name)
        }
        await isWithin()
        await see(page.locator('.ui-totals'), total)
        await picture(page, 'thumb-order-360-light-vi')
        await button(dock, 'Lưu').tap()
        await open().waitFor()
        sale = await number()
        await isWithin()
      }),
    )

    it(
      'is shipped',
      step(async () => {
        await button(open(), 'Giao hàng').tap()
        const ship = page.getByRole('dialog', { name: /^Giao hàng/ })
        await ship.getByLabel('Kho xuất').waitFor()
        await settled(page)
        await button(ship, 'Giao hết').tap()
        await isWithin()
        await picture(page, 'thumb-shipping-360-light-vi')
        await button(ship, `Xác nhận giao ${lines} sản phẩm`).tap()
        await ship.waitFor({ state: 'detached' })
        await isWithin()
      }),
    )

    it(
      'is paid, and stands in the list so',
      step(async () => {
        await open().locator('footer').getByRole('button', { name: 'Thu tiền' }).tap()
        await open().locator('.order-pay').getByRole('button', { name: 'Thu tiền' }).tap()
        await see(page, `Đã thu ${total} ₫ của ${sale}`)
        await isWithin()
        await button(open(), 'Quay lại').tap()
        await isPaidAndShipped(sale)
        await isWithin()
        await picture(page, 'thumb-list-360-light-vi')
        expect(faults.take()).toEqual([])
      }),
    )
  })
})
