import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { ms, type Row } from '@socai/engine/bench/table'
import { findChromium } from '../commands/optional-suites.cjs'
import type { Client } from './http-client'
import { browserFlags, enter, type Subscription } from './interactions'

const COUNTERS = 8
const GOODS = 10_000
/** So many records of one call, as the API takes them. */
const AT_ONCE = 200
const SALES = 30
/** Of each of the goods that are sold, in as many deliveries as it takes. */
const PIECES = 2000
const DELIVERIES = 10
const SCANS = 20
const SCANS_WITHIN_MS = 2000
const FOUND = 30
const goals = { answerMs: 60, receiptMs: 150, foundMs: 30 }
const PRICE = 45_000

interface Goods {
  readonly _id: string
  readonly slug: string
}
interface Shop {
  readonly goods: readonly Goods[]
  readonly shifts: readonly { readonly _id: string }[]
}
type Marked = typeof globalThis & { pressed?: number; printed?: number[] }

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

/** What is measured of one kind: how long it took each time, milliseconds. */
const row = (work: string, times: readonly number[], goalMs: number): Row => {
  const p95 = quantile(times, 0.95)
  return {
    work,
    figure: `median ${ms(quantile(times, 0.5))}, p95 ${ms(p95)}, worst ${ms(Math.max(...times))} of ${times.length}`,
    floor: '',
    goal: `p95 <= ${goalMs} ms`,
    met: p95 <= goalMs,
    value: p95,
  }
}

/** A shop of 10,000 goods, twenty of them in stock, and an open shift for each counter. */
const openShop = async (client: Client): Promise<Shop> => {
  const { _id: categoryId } = await client.call<{ _id: string }>('POST', '/categories', { group: 'goods', name: 'Trà' })
  const { _id: warehouseId } = await client.call<{ _id: string }>('POST', '/warehouses', { name: 'Kho Thủ Đức' })
  for (let from = 0; from < GOODS; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => ({
      group: 'goods',
      categoryId,
      name: `Trà ướp hương số ${from + at}`,
      slug: `TRA_${from + at}`,
      price: PRICE,
    }))
    await client.call('POST', '/products', some)
  }
  const { data: goods } = await client.call<{ data: Goods[] }>('GET', `/products?group=goods&$limit=${SCANS}&$sort[_id]=1`)
  const items = goods.map(({ _id }) => ({ productId: _id, quantity: PIECES / DELIVERIES, cost: 20_000 }))
  for (let nth = 0; nth < DELIVERIES; nth++)
    await client.call('POST', '/orders', { group: 'inventoryIn', items, status: 'delivered', warehouseId, isForce: true })
  const shifts: { _id: string }[] = []
  for (let at = 1; at <= COUNTERS; at++)
    shifts.push(await client.call<{ _id: string }>('POST', '/shifts', { counter: `Quầy ${at}`, warehouseId, opening: 0 }))
  return { goods, shifts }
}

/** Sells at a counter by the API, one sale after the other, until it is told to stop. @returns how long each answer took */
const sellOn = async (client: Client, { goods, shifts }: Shop, counter: number, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  const shiftId = shifts[counter]?._id
  for (let nth = 0; !isOver(); nth++) {
    const item = goods[(nth + counter) % goods.length]
    const began = performance.now()
    await client.call('POST', '/orders', {
      group: 'sales',
      items: [{ productId: item?._id, quantity: 1, price: PRICE }],
      counter: { shiftId, payments: [{ label: 'Tiền mặt', amount: PRICE }] },
    })
    times.push(performance.now() - began)
  }
  return times
}

const scanField = (page: Page) => page.getByRole('textbox', { name: /^(Quét|Scan)/ })

const openCounter = async (context: BrowserContext, { port, slug, password }: Subscription, { shifts }: Shop): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.addEventListener(
      'keydown',
      ({ key }) => key === 'Enter' && ((globalThis as Marked).pressed = performance.timeOrigin + performance.now()),
      true,
    )
  })
  await enter(page, port, slug, password)
  await page.evaluate((id) => {
    localStorage.setItem('socai.counter.shift', JSON.stringify(id))
    localStorage.setItem('socai.counter.prints', 'true')
  }, shifts[0]?._id)
  await page.goto(`http://127.0.0.1:${port}/sales/counter`)
  await scanField(page).waitFor()
  return page
}

const scan = async (page: Page, slug: string): Promise<void> => {
  await scanField(page).focus()
  await page.keyboard.insertText(slug)
  await page.keyboard.press('Enter')
}

/** Notes in place of printing when a printer would be given the receipt: the page beside that holds it stands ready while sales go on. */
const notePrints = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('iframe[aria-hidden]') !== null)
  await page.evaluate(() => {
    const marked = globalThis as Marked
    marked.printed = []
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      if (contentWindow) contentWindow.print = () => void marked.printed?.push(performance.timeOrigin + performance.now())
  })
}

/** From the press that sells to the receipt as the printer is given it. */
const timeReceipts = async (page: Page, { goods }: Shop): Promise<number[]> => {
  const times: number[] = []
  for (let nth = 0; nth < SALES; nth++) {
    await scan(page, goods[nth % goods.length]?.slug ?? '')
    await page.locator('.counter-line').first().waitFor()
    await page.keyboard.press('Control+Enter')
    await page.waitForFunction((count) => ((globalThis as Marked).printed?.length ?? 0) > count, nth)
    await page.locator('.counter-line').first().waitFor({ state: 'detached' })
    times.push(await page.evaluate(() => ((globalThis as Marked).printed?.at(-1) ?? 0) - ((globalThis as Marked).pressed ?? 0)))
  }
  return times
}

/** A burst as a scanner types it: which of the pieces stand in the sale, and how long it took until all did. */
const burst = async (page: Page, { goods }: Shop): Promise<Row> => {
  await scanField(page).focus()
  const began = performance.now()
  for (const { slug } of goods.slice(0, SCANS)) {
    await page.keyboard.insertText(slug)
    await page.keyboard.press('Enter')
  }
  const typed = performance.now() - began
  await page.waitForFunction((all) => document.querySelectorAll('.counter-line').length >= all, SCANS).catch(() => undefined)
  const lines = await page.locator('.counter-line').count()
  const shown = performance.now() - began
  return {
    work: `${SCANS} codes scanned one after the other`,
    figure: `${lines} in the sale; typed within ${ms(typed)}, all on screen after ${ms(shown)}`,
    floor: '',
    goal: `all ${SCANS}, typed within ${SCANS_WITHIN_MS} ms`,
    met: lines === SCANS && typed <= SCANS_WITHIN_MS,
    value: lines,
  }
}

/** From the Enter of a scanner to the line on screen, without a connection, among all goods that the device keeps. */
const timeFinding = async (context: BrowserContext, page: Page): Promise<number[]> => {
  await page.getByRole('checkbox', { name: /(Bán được khi mất mạng|Sell without a connection)/ }).click()
  await page.getByText(/(Copied at|Đã chép lúc|Chép lúc)/).waitFor({ timeout: 120_000 })
  await context.setOffline(true)
  await page.getByText(/(Provisional number|Số tạm)/).waitFor({ timeout: 60_000 })
  const times: number[] = []
  for (let nth = 0; nth < FOUND; nth++) {
    // Spread over all of them; none is scanned twice.
    const slug = `TRA_${GOODS - 1 - nth * Math.floor(GOODS / FOUND)}`
    const found = page.evaluate(
      (count) =>
        new Promise<number>((resolve) => {
          const watch = new MutationObserver(() => {
            if (document.querySelectorAll('.counter-line').length <= count) return
            watch.disconnect()
            resolve(performance.timeOrigin + performance.now() - ((globalThis as Marked).pressed ?? 0))
          })
          watch.observe(document.body, { childList: true, subtree: true })
        }),
      await page.locator('.counter-line').count(),
    )
    await scan(page, slug)
    times.push(await found)
  }
  return times
}

/** The counter as it is worked at: press to receipt while seven others sell, a burst of a scanner, and finding goods without a connection. */
export const benchCounter = async (subscription: Subscription, say: (text: string) => void): Promise<Row[]> => {
  const executablePath = findChromium()
  if (!executablePath) return [{ work: 'a counter', figure: 'no Chromium on PATH', floor: '', goal: '', met: null }]
  const { client } = subscription
  say(`a shop of ${GOODS} goods …`)
  const shop = await openShop(client)
  const folder = mkdtempSync(join(tmpdir(), 'socai-counter-'))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: browserFlags,
    headless: true,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'allow',
  })
  try {
    const page = await openCounter(context, subscription, shop)
    say('a burst of scans …')
    const scanned = await burst(page, shop)
    await page.keyboard.press('Control+Enter')
    await page.locator('.counter-line').first().waitFor({ state: 'detached' })
    await notePrints(page)
    say(`${SALES} sales while ${COUNTERS - 1} other counters sell …`)
    let isOver = false
    const others = Array.from({ length: COUNTERS - 1 }, (_, at) => sellOn(client, shop, at + 1, () => isOver))
    const receipts = await timeReceipts(page, shop)
    isOver = true
    const answers = (await Promise.all(others)).flat()
    say('goods found without a connection …')
    const found = await timeFinding(context, page)
    return [
      row(`${COUNTERS} counters, seven of which sell without a pause: press to receipt`, receipts, goals.receiptMs),
      row(`${COUNTERS} counters, seven of which sell without a pause: answer to a sale`, answers, goals.answerMs),
      scanned,
      row(`without a connection, among ${GOODS} goods: Enter of a scanner to the line`, found, goals.foundMs),
    ]
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
