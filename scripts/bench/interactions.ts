import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { findChromium } from '../commands/optional-suites.cjs'
import type { Client } from './http-client'
import { serveLongList } from './interactions/build-long-list'
import { timed, watchInteractions, type Timed } from './interactions/timing'
import { ms, type Row } from '@socai/engine/bench/table'

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const goal = 100
const formLines = 50

export interface Subscription {
  readonly port: number
  readonly slug: string
  readonly password: string
  readonly client: Client
}

const row = (work: string, figure: Timed, floor: Timed): Row => ({
  work,
  figure: `median ${ms(figure.median)}, worst ${ms(figure.worst)} of ${figure.count}`,
  floor: `a bare field: median ${ms(floor.median)}`,
  goal: `<= ${goal} ms`,
  met: figure.worst <= goal,
  value: figure.worst,
})

/** From a key or click to the paint after it, by the browser's own event timing: an order of 50 lines, a list of 10,000 rows. */
export const benchInteractions = async (subscription: Subscription): Promise<Row[]> => {
  const executablePath = findChromium()
  if (!executablePath) return [{ work: 'interaction to paint', figure: 'no Chromium on PATH', floor: '', goal: `<= ${goal} ms`, met: null }]
  const folder = mkdtempSync(join(tmpdir(), 'socai-interactions-'))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: browserFlags,
    headless: true,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const floor = await bareField(context)
    const list = await longList(context, join(folder, 'page'), floor)
    return [...(await orderForm(context, subscription, floor)), ...list]
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const opened = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await watchInteractions(page)
  return page
}

const keys = (page: Page, ...pressed: readonly string[]): (() => Promise<void>)[] => pressed.map((key) => () => page.keyboard.press(key))
const repeated = (key: string, times: number): string[] => Array.from({ length: times }, () => key)

/** What a key costs where there is nothing but a field. */
const bareField = async (context: BrowserContext): Promise<Timed> => {
  const page = await opened(context)
  await page.goto('data:text/html,<input autofocus>')
  await page.locator('input').focus()
  const figure = await timed(page, keys(page, ...repeated('1', 30)))
  await page.close()
  return figure
}

const orderForm = async (context: BrowserContext, { port, slug, password, client }: Subscription, floor: Timed): Promise<Row[]> => {
  const { data: products } = await client.call<{ data: { _id: string }[] }>('GET', `/products?$limit=${formLines}&group=goods`)
  const { data: customers } = await client.call<{ data: { _id: string }[] }>('GET', '/assets?group=Customers&$limit=1')
  const items = products.map(({ _id }) => ({ productId: _id, quantity: 2 }))
  const order = await client.call<{ _id: string }>('POST', '/orders', { group: 'sales', customerId: customers[0]?._id, items })
  const page = await opened(context)
  await enter(page, port, slug, password)
  await page.goto(`http://127.0.0.1:${port}/sales/orders?open=${order._id}`)
  await page
    .locator('[data-line]')
    .nth(items.length - 1)
    .waitFor()
  const figures = page.locator('[data-line] [data-cell="quantity"]')
  await figures.nth(10).focus()
  const cells = await timed(
    page,
    keys(
      page,
      ...repeated('1', 3),
      'Tab',
      '2',
      'Tab',
      '3',
      ...repeated('Enter', 5),
      ...repeated('4', 3),
      ...repeated('ArrowUp', 5),
      'Control+Backspace',
    ),
  )
  await page.locator('[data-field="note"] input').focus()
  const words = await timed(page, keys(page, ...'giao truoc chin gio'.split('').map((letter) => (letter === ' ' ? 'Space' : letter))))
  await page.close()
  return [
    row(`an order of ${items.length} lines: a key in its cells, to the paint`, cells, floor),
    row(`an order of ${items.length} lines: a letter in its note, to the paint`, words, floor),
  ]
}

/** Puts the founder into the page's window, as if they had signed in on this device before. */
export const enter = async (page: Page, port: number, slug: string, password: string): Promise<void> => {
  const address = `http://127.0.0.1:${port}`
  const { data } = (await (await fetch(`${address}/api/workspaces?slug=${slug}`)).json()) as { data: { _id: string }[] }
  const body = JSON.stringify({ strategy: 'local-username', username: `1.${slug}`, password, workspaceId: data[0]?._id })
  const headers = { 'content-type': 'application/json' }
  const { accessToken, user } = (await (await fetch(`${address}/api/authentication`, { method: 'POST', headers, body })).json()) as {
    accessToken: string
    user: object
  }
  await page.goto(`${address}/404`)
  await page.evaluate((session) => localStorage.setItem('socai.session', JSON.stringify(session)), {
    accessToken,
    user,
    workspace: data[0],
    keep: true,
  })
}

const longList = async (context: BrowserContext, folder: string, floor: Timed): Promise<Row[]> => {
  const { url, close } = await serveLongList(folder)
  const page = await opened(context)
  try {
    await page.goto(url)
    const rows = page.locator('.ui-table__row')
    await rows.first().focus()
    const moves = await timed(
      page,
      keys(
        page,
        ...repeated('ArrowDown', 20),
        ...repeated('PageDown', 10),
        'End',
        'Home',
        'Space',
        ...repeated('ArrowDown', 3),
        'Space',
        'Enter',
      ),
    )
    const clicks = await timed(page, [
      () => rows.nth(5).click(),
      () => page.evaluate(() => (globalThis as { addRow?: () => void }).addRow?.()),
      () => rows.nth(7).click(),
      () => rows.nth(3).locator('input').click(),
      () => page.locator('.ui-table__head input').click(),
      () => page.locator('.ui-table__head input').click(),
    ])
    return [
      row('a list of 10,000 rows: a key in it, to the paint', moves, floor),
      row('a list of 10,000 rows: a click in it (open, mark one, mark all), to the paint', clicks, floor),
    ]
  } finally {
    await page.close()
    await close()
  }
}
