import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { barriersNow, cutOff, watchFaults } from './support/faults'
import { byKeyboard } from './support/keyboard'
import { startLivingPage, type LivingPage } from './support/living-page'
import { overlaps } from './support/overlaps'
import { picture } from './support/see'

const pages = ['pieces', 'orders', 'long', 'funds', 'entries', 'report', 'numbers', 'palette'] as const

/** The living page as developers see it: served from its sources, without a product behind it. */
describe('The living page of the pieces', () => {
  let living: LivingPage
  let browser: Browser
  let page: Page
  let faults: ReturnType<typeof watchFaults>

  beforeAll(async () => {
    living = await startLivingPage()
    browser = await openBrowser({ viewport: { width: 1440, height: 1640 }, reducedMotion: 'reduce' })
    browser.context.setDefaultTimeout(30_000)
    faults = watchFaults(browser.context)
    page = await browser.context.newPage()
    // The first page makes the server bundle the packages, and loads anew when it has.
    await page.goto(`${living.url}/dev-ui.html`)
    await page.locator('.ui-dev').waitFor()
    faults.take()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await living?.stop()
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
        await page.goto(`${living.url}/dev-ui.html?page=${name}&lang=${language}`)
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
