import type { Page } from 'playwright-core'
import { settled } from './faults'

/** Opens an address as one that was typed: everything is loaded anew. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/** Comes to an address of the page's own server from another of its screens, as by a link: what is there stays. */
export async function follow(page: Page, address: string): Promise<void> {
  await go(page, '/403')
  const before = await page.waitForSelector('.error-page')
  await go(page, address)
  await before.waitForElementState('hidden')
  await settled(page)
}

/** What had focus loses it, as where somebody presses beside it. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
