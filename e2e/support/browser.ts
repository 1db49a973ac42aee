import { chromium, type BrowserContext, type BrowserContextOptions, type Browser as Chromium } from 'playwright-core'
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
  /** Closes its pages and forgets the profile. */
  close(): Promise<void>
}

let started: Promise<Chromium> | undefined
afterAll(async () => (await started)?.close())

/** @throws when Chromium isn't on PATH */
const start = (): Promise<Chromium> => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not on PATH')
  return chromium.launch({ executablePath, args: FLAGS, headless: true })
}

/** Opens an empty profile in the machine's own Chromium, which is started once for a suite; two calls are two people. The worker that keeps the
 *  application on the device is left out unless `serviceWorkers` allows it: it would answer before the suite's own routes.
 *  @throws when Chromium isn't on PATH */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Browser> {
  const context = await (await (started ??= start())).newContext({ serviceWorkers: 'block', ...options })
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(String(error.error())))
  return { context, errors, close: () => context.close() }
}
