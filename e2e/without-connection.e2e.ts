import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { call, enter } from './support/people'
import { startServer, type RunningServer } from './support/server'
import { openShop, type Shop } from './support/shop'

/** How many sales each of the two counters makes. */
const SALES = Number(process.env['OUTBOX_SALES'] ?? 24) / 2

/** Some seconds a sale, on a machine that does other things too. */
const LONGEST_MS = Math.max(180_000, SALES * 10_000)
const SENT_WITHIN_MS = Math.max(60_000, SALES * 10_000)

/** Of many sales the server is killed once more, amid taking them. */
const KILLS_AMID = SALES > 12

interface Sold {
  readonly order_number: string
  readonly created: string
  readonly status: string
  readonly total: number
  readonly paid: number
  readonly counter?: { readonly provisional?: string; readonly name: string }
  readonly toSettle?: { readonly reason: string }
}

describe('Two counters without a connection', () => {
  let server: RunningServer
  let shop: Shop
  let browsers: Browser[] = []
  const shifts: { _id: string; counter: string }[] = []
  let rare: { _id: string; slug: string; price: number }

  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'off' } })
    shop = await openShop(server, 3)
    rare = await shop.add('products', {
      group: 'goods',
      categoryId: (await first<{ _id: string }>('categories'))._id,
      name: 'Trà hiếm',
      price: 70_000,
    })
    await shop.add('orders', {
      group: 'inventoryIn',
      items: [{ productId: rare._id, quantity: 1, cost: 5000 }],
      status: 'delivered',
      warehouseId: shop.warehouseId,
      isForce: true,
    })
    for (const counter of ['Quầy 1', 'Quầy 2'])
      shifts.push(await shop.add('shifts', { counter, warehouseId: shop.warehouseId, opening: 0 }))
    const desk = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' as const }
    browsers = await Promise.all([openBrowser(desk), openBrowser(desk)])
    for (const { context } of browsers) context.setDefaultTimeout(20_000)
  }, 60_000)
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
    await server?.stop()
  })

  const find = <T>(service: string, query = ''): Promise<{ total: number; data: T[] }> =>
    call(server.url, `${service}?${query}`, { token: shop.token })
  const first = async <T>(service: string): Promise<T> => (await find<T>(service)).data[0]!
  const sales = async (): Promise<Sold[]> => (await find<Sold>('orders', 'group=sales&$limit=-1')).data
  const waiting = (page: Page): Promise<number> => page.evaluate(() => Number(localStorage.getItem('socai.outbox.waiting') ?? 0))

  /** When each sale that waits was made, by its provisional number. */
  const soldAt = (page: Page): Promise<[string, string][]> =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('socai.counter')
          opening.addEventListener('error', () => reject(new Error('no store')))
          opening.addEventListener('success', () => {
            const asked = opening.result.transaction('outbox').objectStore('outbox').getAll()
            asked.addEventListener('success', () => {
              opening.result.close()
              resolve(asked.result.map(({ provisional, at }: { provisional: string; at: string }) => [provisional, at]))
            })
          })
        }),
    )

  const openCounter = async (page: Page): Promise<void> => {
    await page.goto(`${server.url}/sales/counter`)
    await page.getByRole('textbox', { name: /Scan, or type/ }).waitFor()
  }
  const makeReady = async ({ context }: Browser, at: number): Promise<Page> => {
    const page = await context.newPage()
    await enter(page, server.url, shop.founder, 'en')
    await page.evaluate((id) => localStorage.setItem('socai.counter.shift', JSON.stringify(id)), shifts[at]!._id)
    await openCounter(page)
    await page.getByRole('checkbox', { name: /Sell without a connection/ }).click()
    await page.getByText(/Copied at/).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    return page
  }
  /** One sale as a scanner and a key make it. */
  const sell = async (page: Page, code: string): Promise<void> => {
    const before = await waiting(page)
    await page.getByRole('textbox', { name: /Scan, or type/ }).fill(code)
    await page.keyboard.press('Enter')
    await page.locator('.counter-line').first().waitFor()
    await page.keyboard.press('Control+Enter')
    await page.waitForFunction((count) => Number(localStorage.getItem('socai.outbox.waiting') ?? 0) > count, before)
    await page.locator('.counter-line').first().waitFor({ state: 'detached' })
  }

  it(
    'each sale is entered once, whatever breaks in between; the last unit is shipped once',
    async () => {
      let pages = await Promise.all(browsers.map(makeReady))
      const port = Number(new URL(server.url).port)
      await server.stop({ signal: 'SIGKILL', keepData: true })
      await Promise.all(browsers.map(({ context }) => context.setOffline(true)))
      await Promise.all(pages.map((page) => page.getByText(/Provisional number/).waitFor()))
      // A part, then the tab is killed; a part, then the page is loaded anew; the last unit of all at both.
      await Promise.all(
        pages.map(async (page, at) => {
          for (let nth = 0; nth < SALES - 1; nth++) {
            await sell(page, shop.products[nth % 3]!.slug)
            if (nth === 4) {
              await page.close()
              page = await browsers[at]!.context.newPage()
              await openCounter(page)
              await page.getByText(/Provisional number/).waitFor()
            }
            if (nth === 9) {
              await page.reload()
              await page.getByText(/Provisional number/).waitFor()
            }
          }
          await sell(page, rare.slug)
          pages = pages.map((each, nth) => (nth === at ? page : each))
        }),
      )
      expect(await Promise.all(pages.map(waiting))).toEqual([SALES, SALES])

      // Nobody leaves while sales wait: a file is offered.
      const [page] = pages as [Page, Page]
      await page
        .getByRole('button', { name: /Your account|Trần Thu Hà/ })
        .first()
        .click()
      await page.getByText('Sign out').click()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as a file' }).last().click()
      const file = await (await saving).path()
      await openCounter(page)

      const times = (await Promise.all(pages.map(soldAt))).flat().sort()
      server = await startServer({ env: { DEMO: 'off' }, dataDir: server.dataDir, port })
      await Promise.all(browsers.map(({ context }) => context.setOffline(false)))
      if (KILLS_AMID) {
        await page.waitForFunction((count) => Number(localStorage.getItem('socai.outbox.waiting') ?? 0) < count / 2, SALES, {
          timeout: SENT_WITHIN_MS,
        })
        await server.stop({ signal: 'SIGKILL', keepData: true })
        server = await startServer({ env: { DEMO: 'off' }, dataDir: server.dataDir, port })
      }
      await Promise.all(
        pages.map((each) =>
          each.waitForFunction(() => localStorage.getItem('socai.outbox.waiting') === null, null, { timeout: SENT_WITHIN_MS }),
        ),
      )

      const sold = await sales()
      expect(sold.length).toBe(2 * SALES)
      expect(new Set(sold.map(({ counter }) => counter?.provisional)).size).toBe(2 * SALES)
      expect(sold.map(({ counter, created }) => [counter?.provisional, created]).sort()).toEqual(times)
      const numbers = sold.map(({ order_number }) => Number(order_number.replace(/\D/g, '')))
      expect(new Set(numbers).size).toBe(2 * SALES)
      // What the killed server was about to enter may have lost its number.
      expect(Math.max(...numbers) - Math.min(...numbers) + 1 - 2 * SALES).toBeLessThanOrEqual(KILLS_AMID ? 2 : 0)
      // The letter is that of the device; whichever of the two asked first is A.
      const atSecond = sold.flatMap(({ counter }) => (counter?.name === 'Quầy 2' ? [counter.provisional ?? ''] : [])).sort()
      const letter = atSecond[0]?.slice(0, 3)
      expect(['Q2A', 'Q2B']).toContain(letter)
      expect(atSecond).toEqual(Array.from({ length: SALES }, (_, nth) => `${letter}-${String(nth + 1).padStart(6, '0')}`))
      const open = sold.filter(({ toSettle }) => toSettle)
      expect(open).toMatchObject([{ status: 'new-order', total: 70_000, paid: 70_000, toSettle: { reason: 'stock' } }])
      expect(sold.filter(({ status }) => status === 'delivered').length).toBe(2 * SALES - 1)

      // Money and stock are what the receipts say.
      const worth = Array.from({ length: SALES - 1 }, (_, nth) => ((nth % 3) + 1) * 10_000).reduce((sum, price) => sum + price, 70_000)
      const drawers = (await find<{ expected: number; sales: object }>('shifts', 'status=open')).data
      expect(drawers.map(({ expected, sales: counted }) => [expected, counted])).toEqual(
        drawers.map(() => [worth, { count: SALES, amount: worth }]),
      )
      const left = (await find<{ _id: string; stockCount: number }>('products', '$limit=-1')).data
      const gone = shop.products.map(
        (_, at) => 2 * Array.from({ length: SALES - 1 }, (_each, nth) => nth % 3).filter((each) => each === at).length,
      )
      expect(shop.products.map(({ _id }) => left.find((each) => each._id === _id)?.stockCount)).toEqual(gone.map((count) => 100 - count))
      expect(left.find(({ _id }) => _id === rare._id)?.stockCount).toBe(0)

      // The file of one counter, brought in twice at the other: nothing is made twice.
      const other = pages[1]!
      for (let nth = 0; nth < 2; nth++) {
        const choosing = other.waitForEvent('filechooser')
        await other.getByRole('button', { name: 'Bring in a file' }).click()
        await (await choosing).setFiles(file)
        await other.getByText(new RegExp(`^${SALES} sales of the file stand in the books`)).waitFor()
      }
      expect((await sales()).length).toBe(2 * SALES)
    },
    LONGEST_MS,
  )
})
