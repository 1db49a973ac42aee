import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { findChromium } from '../../scripts/commands/optional-suites.cjs'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Browser {
  /** One person at one machine: own cookies, storage and cache. `newPage()` on it opens a page. */
  context: BrowserContext
  /** Everything the pages printed as an error so far, and exceptions that nothing caught. */
  errors: string[]
  /** Ends the browser and forgets its profile. */
  close(): Promise<void>
}

/** Starts the machine's own Chromium with an empty profile; two calls are two people.
 *  @throws when Chromium isn't on PATH */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not on PATH')
  const profile = await mkdtemp(join(tmpdir(), 'socai-browser-'))
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS, headless: true, ...options })
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(String(error.error())))
  return {
    context,
    errors,
    close: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
