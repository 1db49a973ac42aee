import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'

const OUTPUT = join(__dirname, '..', '..', 'e2e-output')

/** What a person reads there: runs of spaces are one, also those that don't break. */
export const words = async (place: Locator): Promise<string> => (await place.innerText()).replace(/[\s\u00a0\u202f]+/gu, ' ').trim()

/** A text as it stands on the screen, whatever spaces are in it. Not `u`: of those alone playwright takes a quotation mark for a text. */
export const reading = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))

/** Waits until that text stands in the place. */
export const see = (place: Locator | Page, text: string): Promise<void> => {
  const found = 'page' in place ? place.filter({ hasText: reading(text) }) : place.getByText(reading(text))
  return found.first().waitFor()
}

/** Waits until that value stands in a field. */
export async function holds(field: Locator, value: string): Promise<void> {
  const element = await field.elementHandle()
  await field.page().waitForFunction(([input, wanted]) => (input as HTMLInputElement).value === wanted, [element, value] as const)
}

/** With `E2E_PICTURES=on` keeps what the page shows now, for somebody to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.E2E_PICTURES === 'on') await pictureOfFault(page, name)
}

/** Keeps what the page shows now, in `e2e-output`. */
export async function pictureOfFault(page: Page, name: string): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true })
  await page.screenshot({ path: join(OUTPUT, `${name}.png`), animations: 'disabled' })
}
