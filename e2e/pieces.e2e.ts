import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { barriersNow, cutOff, watchFaults } from './support/faults'
import { byKeyboard } from './support/keyboard'
import { overlaps } from './support/overlaps'
import { picture } from './support/see'

const ROOT = join(__dirname, '..')
const pages = ['pieces', 'orders', 'long', 'funds', 'entries', 'report', 'palette'] as const

/** The living page as developers see it: served from its sources, without a product behind it. */
describe('The living page of the pieces', () => {
  let vite: ChildProcess
  let url: string
  let browser: Browser
  let page: Page
  let faults: ReturnType<typeof watchFaults>

  beforeAll(async () => {
    vite = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', '0'], {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    url = await addressOf(vite)
    browser = await openBrowser({ viewport: { width: 1440, height: 1640 }, reducedMotion: 'reduce' })
    browser.context.setDefaultTimeout(30_000)
    faults = watchFaults(browser.context)
    page = await browser.context.newPage()
    // The first page makes the server bundle the packages, and loads anew when it has.
    await page.goto(`${url}/dev-ui.html`)
    await page.locator('.ui-dev').waitFor()
    faults.take()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    if (vite.exitCode === null) {
      const ended = once(vite, 'exit')
      vite.kill()
      await ended
    }
  })

  it.each([
    ['light', 'vi'],
    ['dark', 'en'],
  ])(
    'shows every piece whole, readable and within reach of the keyboard: %s, %s',
    async (theme, language) => {
      const wrong: string[] = []
      await page.evaluate((choice) => localStorage.setItem('socai.theme', JSON.stringify(choice)), theme)
      for (const name of pages) {
        await page.goto(`${url}/dev-ui.html?page=${name}&lang=${language}`)
        await page.locator('h1, h2').first().waitFor({ state: 'attached' })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await page.evaluate(() => window.scrollTo(0, 0))
        await picture(page, `pieces-${name}-${theme}`)
        const found = [...(await cutOff(page)), ...(await overlaps(page)), ...(await barriersNow(page))]
        // Colours have no part in it: once is enough.
        if (theme === 'light') found.push(...(await byKeyboard(page)))
        wrong.push(...[...found, ...faults.take()].map((one) => `${name}: ${one}`))
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )
})

/** Where the server says it listens. @throws when it ends before */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    server.stdout!.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)
      if (found) resolve(found[0])
    })
    server.once('exit', () => reject(new Error(`The server of the pieces ended: ${printed}`)))
  })
