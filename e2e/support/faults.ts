import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page, Response } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose findings axe 4.13 itself calls minor or moderate, whatever they find: nothing of them is asked for here, and looking for it took half
 *  of its time. With another version of axe this list is made anew from the impact of its rules. */
const NEVER_SERIOUS = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

/** Everything a page may not do, as it is seen from outside: what it printed, and what it asked for in vain. */
export function watchFaults(context: BrowserContext): { take(): string[] } {
  let faults: string[] = []
  context.on('console', (message) => {
    // A live connection that was still being opened when the page was left.
    if (/^WebSocket connection .* WebSocket is closed before the connection is established/.test(message.text())) return
    // Most suites keep the application off the device: what they see comes from the server.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`printed ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`threw: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    // What was still asked for when the page was left.
    const reason = request.failure()?.errorText ?? ''
    if (!reason.includes('ERR_ABORTED')) faults.push(`request failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
    else if (response.url().endsWith('/api/reads')) void refusedReads(response).then((refused) => faults.push(...refused))
  })
  return {
    take: () => {
      const taken = faults
      faults = []
      return taken
    },
  }
}

/** Of reads that were asked for together, those that were refused. */
async function refusedReads(response: Response): Promise<string[]> {
  // A page that was left takes its answers along.
  const text = await response.text().catch(() => '')
  const { reads } = response.request().postDataJSON() as { reads: string[] }
  return text.split('\n').flatMap((line) => {
    const refused = /^\{"at":(\d+),"status":([45]\d\d)/.exec(line)
    return refused ? [`answer ${refused[2]} among others: ${reads[Number(refused[1])]}`] : []
  })
}

/** Waits until the screen is there as a whole: its heading, its figures, its fonts. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor({ state: 'attached' })
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .ui-skeleton, .app-splash') &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** What of the page a person can't read: the page wider than the window, and texts cut off without a mark. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const SLACK_PX = 1.5
    const { scrollWidth } = document.documentElement
    if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide in a window of ${window.innerWidth}`)
    const say = (element: Element, how: string): void => {
      const text = (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).trim().slice(0, 60)
      found.push(`“${text}” ${how} (${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''})`)
    }
    // Only text of its own shows the three dots: not a flex box.
    const dots = (style: CSSStyleDeclaration): boolean => style.textOverflow === 'ellipsis' && !/flex|grid/.test(style.display)
    const clips = (style: CSSStyleDeclaration): boolean => style.overflowX === 'hidden' || style.overflowX === 'clip'
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('.unseen, [aria-hidden="true"], select, svg') || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element instanceof HTMLInputElement) {
        if (element.value !== '' && element.scrollWidth > element.clientWidth + SLACK_PX && /^(numeric|decimal)$/.test(element.inputMode))
          say(element, `needs ${element.scrollWidth} in a field of ${element.clientWidth}`)
        continue
      }
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (texts.length === 0) continue
      const range = document.createRange()
      range.setStartBefore(texts[0]!)
      range.setEndAfter(texts.at(-1)!)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      for (let holder: HTMLElement | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const style = getComputedStyle(holder)
        if (style.overflowX === 'auto' || style.overflowX === 'scroll' || dots(style)) break
        if (style.position === 'fixed' || style.position === 'absolute') {
          if (!clips(style)) break
        }
        if (!clips(style)) continue
        const edge = holder.getBoundingClientRect()
        // Only for readers: a point in size.
        if (edge.width <= 1) break
        if (box.right > edge.right + SLACK_PX || box.left < edge.left - SLACK_PX) say(element, `is cut off by .${holder.className}`)
        break
      }
      const style = getComputedStyle(element)
      if (style.display === 'inline' || dots(style) || /auto|scroll/.test(style.overflowX)) continue
      // A mark may reach into the padding of the button around it.
      const around = element.parentElement!.getBoundingClientRect()
      const spills = box.right > around.right + SLACK_PX || box.left < around.left - SLACK_PX
      if (element.clientWidth > 1 && element.scrollWidth > element.clientWidth + SLACK_PX && spills)
        say(element, `is ${element.scrollWidth} wide in a place of ${element.clientWidth}`)
    }
    return [...new Set(found)]
  })

/** What axe finds serious or critical once the page is there as a whole. */
export async function barriers(page: Page): Promise<string[]> {
  // What is being asked for anew is dimmed until its answer is there: it is looked at then.
  await settled(page)
  return barriersNow(page)
}

/** The same of a page as it stands, also one that shows waiting for ever. What axe is stays in the page for the next look. Contrast is worked
 *  out once for texts that look the same on the same ground: of forty rows of a list as many times as there are looks in them. */
export async function barriersNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (neverSerious) => {
    const WAITING = '[aria-busy="true"]'
    const groundOf = (element: Element): string => {
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
      const place = position === 'static' || position === 'relative' ? '' : `${position} ${element.getAttribute('class') ?? ''}`
      return [backgroundColor, backgroundImage, opacity, filter, place].join('|')
    }
    const grounds = new Map<Element, string>()
    const wholeGroundOf = (element: Element): string => {
      const known = grounds.get(element)
      if (known !== undefined) return known
      const ground = `${element.parentElement ? wholeGroundOf(element.parentElement) : ''}/${groundOf(element)}`
      grounds.set(element, ground)
      return ground
    }
    const lookOf = (element: Element): string => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const isOff = element.closest(':disabled, [aria-disabled="true"]') !== null
      return [element.tagName, color, fontSize, fontWeight, textShadow, isOff, wholeGroundOf(element)].join('|')
    }
    const isText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isLookedAt = (element: Element): boolean =>
      isText(element) && element.checkVisibility({ visibilityProperty: true }) && !element.closest(WAITING)
    const texts = [...document.body.querySelectorAll('*')].filter(isLookedAt)
    const looks = [...new Map(texts.map((element) => [lookOf(element), element])).values()]

    // Only violations are read: without the option axe describes every element that is as it should be, too.
    const resultTypes: axe.RunOptions['resultTypes'] = ['violations']
    const elsewhere = Object.fromEntries([...neverSerious, 'color-contrast'].map((rule) => [rule, { enabled: false }]))
    const all = await window.axe.run({ exclude: [[WAITING]] }, { resultTypes, rules: elsewhere })
    const contrast = looks.length > 0 ? await window.axe.run({ include: looks }, { resultTypes, runOnly: ['color-contrast'] }) : null
    return [...all.violations, ...(contrast?.violations ?? [])]
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `axe ${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`))
  }, NEVER_SERIOUS)
}

/** What still moves for somebody who asked for no movement: a turning wheel alone may. */
export const restless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const lasts = Number(effect?.getComputedTiming().duration ?? 0) > 1
      return playState === 'running' && lasts && !target?.matches('.ui-spinner') ? [`.${target?.className ?? ''} moves`] : []
    }),
  )

/** What a thumb can't reach well: whatever is touched is 44 high, its reach or the row it lies in included. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = (element: Element): number => {
      const { content, position, height } = getComputedStyle(element, '::after')
      return content !== 'none' && position === 'absolute' ? parseFloat(height) || 0 : 0
    }
    const heightOf = (element: Element): number => {
      // A field is touched by the box around it, a row by its words, a link in a text by the line.
      const around = element.closest('label, .ui-input-box, .ui-select, [role="row"], p')
      return Math.max(...[element, around ?? element].map((one) => Math.max(one.getBoundingClientRect().height, reach(one))))
    }
    const touched = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type="file"]), select, textarea, summary')]
    return touched
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .ui-shell__skip'))
      .filter((element) => element.getBoundingClientRect().width > 1 && heightOf(element) < 43.5)
      .map(
        (element) =>
          `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” .${element.className} is ${Math.round(heightOf(element))} high`,
      )
  })
