import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { settled, watchFaults } from './support/faults'
import { handsOn } from './support/hands'
import { call, enter } from './support/people'
import { picture, reading, see, words } from './support/see'
import { startServer, type RunningServer } from './support/server'
import { openShop, type Shop } from './support/shop'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const PERSONS_PACE_MS = 60

interface Order {
  _id: string
  order_number: string
  total: number
  discount?: number
}
interface Entry {
  amount: number
  group: string
}

describe('What is typed with its marks is what is booked', () => {
  let server: RunningServer
  let shop: Shop
  let browser: Browser
  let page: Page
  let faults: ReturnType<typeof watchFaults>

  const sit = async (options: Parameters<typeof openBrowser>[0], language: 'vi' | 'en'): Promise<void> => {
    browser = await openBrowser(options)
    browser.context.setDefaultTimeout(20_000)
    faults = watchFaults(browser.context)
    page = await browser.context.newPage()
    await enter(page, server.url, shop.founder, language)
  }
  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'off' } })
    shop = await openShop(server, 2)
  })
  afterAll(() => server?.stop())

  const sale = (total: number): Promise<Order> => shop.add<Order>('orders', { group: 'sales', customerId: shop.customerId, total })
  const open = async ({ _id, order_number }: Order): Promise<void> => {
    await page.goto(`${server.url}/sales/orders?open=${_id}`)
    await page.getByRole('region', { name: order_number }).waitFor()
    await settled(page)
  }
  const listed = async <T>(path: string): Promise<T[]> => (await call<{ data: T[] }>(server.url, path, { token: shop.token })).data
  const paid = async ({ _id }: Order): Promise<number[]> => (await listed<Entry>(`funds?orderId=${_id}`)).map(({ amount }) => amount)
  const newest = async (): Promise<Order> => (await listed<Order>('orders?group=sales&$sort[created]=-1&$limit=1'))[0]!
  /** Leaves a form that isn't saved, so that no draft of it is there when the next one begins. */
  const discard = async (hands: ReturnType<typeof handsOn>, language: 'vi' | 'en'): Promise<void> => {
    await hands.press('Escape')
    const verb = page.getByRole('button', { name: language === 'vi' ? 'Bỏ' : 'Discard', exact: true })
    await verb.click()
    await verb.waitFor({ state: 'detached' })
  }
  const orderCount = async (): Promise<number> => (await listed<Order>('orders?group=sales&$limit=50')).length

  describe.each([
    ['vi', '1.500.000', '1.040.000', 'Thêm', 'Sao chép đơn này…', 'Gõ lại số tiền để xác nhận'],
    ['en', '1,500,000', '1,040,000', 'More', 'Copy this order…', 'Type the amount to confirm'],
  ] as const)('at a desk, in %s', (language, half, shown, more, copy, confirm) => {
    beforeAll(() => sit(desk, language))
    afterAll(() => browser?.close())

    it('a payment of an order', async () => {
      const order = await sale(2_000_000)
      await open(order)
      await page.keyboard.press('p')
      await page.locator('[data-pay-amount]:focus').waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(half, { delay: PERSONS_PACE_MS })
      expect(await page.locator('[data-pay-amount]').inputValue()).toBe(half)
      await picture(page, `amounts-payment-1440-${language}`)
      await page.keyboard.press('Enter')
      await page
        .getByRole('status')
        .filter({ hasText: reading(half) })
        .first()
        .waitFor()
      expect(await paid(order)).toEqual([1_500_000])
    })

    it('the amount that a copy asks for, as it is shown, and Enter copies', async () => {
      const order = await sale(1_040_000)
      const before = await orderCount()
      await open(order)
      const region = page.getByRole('region', { name: order.order_number })
      await region.getByRole('button', { name: more, exact: true }).click()
      await page.getByRole('menuitem', { name: copy }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(confirm).waitFor()
      const asked = (await words(dialog.locator('p.strong'))).replace(/ ₫$/, '')
      expect(asked).toBe(shown)
      await page.keyboard.type(asked)
      expect(await dialog.getByLabel(confirm).inputValue()).toBe(asked)
      await picture(page, `amounts-copy-1440-${language}`)
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      expect(await orderCount()).toBe(before + 1)
      expect((await newest()).total).toBe(1_040_000)
    })

    it('the price of a line and the discount of an order', async () => {
      const hands = handsOn(page)
      await page.goto(`${server.url}/sales/orders`)
      await settled(page)
      await hands.press('n')
      await page.getByRole('combobox').first().waitFor()
      await hands.type('lang')
      await page.getByRole('option', { name: reading('Quán Cà phê Lặng') }).waitFor()
      await hands.press('Enter')
      await hands.type('mon 01')
      await page.getByRole('option', { name: reading('Món 01') }).waitFor()
      await hands.press('Enter')
      await hands.focusIsOn(/Món 01/)
      await hands.type('2')
      await hands.press('ArrowRight', 'ArrowRight')
      await page.keyboard.type(language === 'vi' ? '2.450.000' : '2,450,000', { delay: PERSONS_PACE_MS })
      const discount = page.locator('.order-totals__field input').first()
      await discount.focus()
      await page.keyboard.type(language === 'vi' ? '12.500' : '12,500', { delay: PERSONS_PACE_MS })
      await picture(page, `amounts-order-1440-${language}`)
      await hands.press('Control+Enter')
      await page.getByRole('region', { name: /^S\d/ }).waitFor()
      expect(await newest()).toMatchObject({ total: 4_887_500, discount: 12_500 })
    })

    it('a gift that can’t be read is refused by name, and no order is made of the rest', async () => {
      const hands = handsOn(page)
      const before = await orderCount()
      await page.goto(`${server.url}/sales/orders`)
      await settled(page)
      await hands.press('n')
      await page.getByRole('combobox').first().waitFor()
      await hands.type('lang')
      await page.getByRole('option', { name: reading('Quán Cà phê Lặng') }).waitFor()
      await hands.press('Enter')
      await hands.type('mon 01')
      await page.getByRole('option', { name: reading('Món 01') }).waitFor()
      await hands.press('Enter')
      await hands.focusIsOn(/Món 01/)
      await hands.type('3')
      await hands.press('ArrowRight')
      await hands.type('1x')
      await hands.press('Control+Enter')
      await see(page, language === 'vi' ? 'Số lượng tặng của Món 01 không hợp lệ' : 'Quantity Gift is invalid')
      expect(await page.locator('[data-cell="free"]').first().inputValue()).toBe('1x')
      await picture(page, `amounts-gift-1440-${language}`)
      expect(await orderCount()).toBe(before)
      await discard(hands, language)
    })

    it('a price that can’t be read is refused by name, and what comes of it is unknown until then', async () => {
      const hands = handsOn(page)
      const before = await orderCount()
      await page.goto(`${server.url}/sales/orders`)
      await settled(page)
      await hands.press('n')
      await page.getByRole('combobox').first().waitFor()
      await hands.type('lang')
      await page.getByRole('option', { name: reading('Quán Cà phê Lặng') }).waitFor()
      await hands.press('Enter')
      await hands.type('mon 01')
      await page.getByRole('option', { name: reading('Món 01') }).waitFor()
      await hands.press('Enter')
      await hands.focusIsOn(/Món 01/)
      await hands.type('2')
      await hands.press('ArrowRight', 'ArrowRight')
      await hands.type('1.5x')
      await see(page.locator('.ui-totals__row--final dd'), language === 'vi' ? 'chưa rõ' : 'unknown')
      await hands.press('Control+Enter')
      await see(page, language === 'vi' ? 'Giá bán của Món 01 không hợp lệ' : "Món 01 's Price is invalid")
      await picture(page, `amounts-price-1440-${language}`)
      expect(await orderCount()).toBe(before)
      await discard(hands, language)
    })

    it('an entry of funds: a large one is asked about first, one that can’t be is refused', async () => {
      const hands = handsOn(page)
      const large = language === 'vi' ? '150.000.000.000' : '150,000,000,000'
      const group = language === 'vi' ? 'Thu khác' : 'Other Income'
      const entries = (): Promise<Entry[]> => listed<Entry>('funds?group=Other%20Income&$limit=50')
      const before = (await entries()).length
      await page.goto(`${server.url}/funds`)
      await settled(page)
      await hands.press('n')
      const amount = page.locator('input[name="amount"]')
      await amount.waitFor()
      await amount.focus()
      await page.keyboard.type(large, { delay: PERSONS_PACE_MS })
      expect(await amount.inputValue()).toBe(large)
      await page.locator('.funds-entry input[role="combobox"]').first().fill(group)
      await page.getByRole('listbox').getByRole('option', { name: group, exact: true }).click()
      await hands.press('Control+Enter')
      const asked = page.getByRole('dialog', { name: reading(large) })
      await asked.waitFor()
      await picture(page, `amounts-large-1440-${language}`)
      // The safe way out has the focus; Esc is the same.
      await hands.press('Escape')
      await asked.waitFor({ state: 'detached' })
      expect((await entries()).length).toBe(before)
      expect(await amount.inputValue()).toBe(large)
      await amount.focus()
      await hands.press('Control+a')
      await hands.type(language === 'vi' ? '1.500.000.000.000' : '1,500,000,000,000')
      await hands.press('Control+Enter')
      await see(page, language === 'vi' ? 'Nhiều nhất 1.000.000.000.000 đồng' : 'At most 1,000,000,000,000 dong')
      await picture(page, `amounts-too-large-1440-${language}`)
      await amount.focus()
      await hands.press('Control+a')
      await hands.type(large)
      await hands.press('Control+Enter')
      await asked.waitFor()
      await hands.press('Tab', 'Enter')
      await asked.waitFor({ state: 'detached' })
      // The question is gone before the entry is sent; that it was booked is said in words of its own.
      await see(page.getByRole('status'), language === 'vi' ? 'Đã thêm phiếu thu chi' : 'New entry of funds has been added')
      expect((await entries()).map((entry) => entry.amount)).toEqual(Array<number>(before + 1).fill(150_000_000_000))
      faults.take()
    })
  })

  it.each([
    ['vi', '1.250.500'],
    ['en', '1,250,500'],
  ] as const)('a payment by thumb at 360 points, in %s', async (language, typed) => {
    await sit(phone, language)
    try {
      const order = await sale(2_000_000)
      await open(order)
      const amount = page.locator('[data-pay-amount]')
      await amount.tap()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(typed, { delay: PERSONS_PACE_MS })
      expect(await amount.inputValue()).toBe(typed)
      await picture(page, `amounts-payment-360-${language}`)
      await page.keyboard.press('Enter')
      await page
        .getByRole('status')
        .filter({ hasText: reading(typed) })
        .first()
        .waitFor()
      expect(await paid(order)).toEqual([1_250_500])
    } finally {
      await browser.close()
    }
  })
})
