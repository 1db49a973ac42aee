import type { Page } from 'playwright-core'

/** More stops than any screen has. */
const MOST = 400

/** Marks everything a person can act on and answers how many stops Tab should make; of radios of one name one is a stop. */
const markStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const groups = new Set<string>()
    const names: string[] = []
    // A dialog keeps focus within it.
    const root: ParentNode = document.querySelector('dialog[open]') ?? document
    for (const element of root.querySelectorAll<HTMLElement>(wanted)) {
      delete element.dataset.stop
      if (element.tabIndex < 0 || element.matches(':disabled, [type="hidden"]') || element.closest('[inert], [aria-hidden="true"]'))
        continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = `${element.form?.id ?? ''}.${element.name}`
        const isStop = element.checked || !document.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`)
        if (!isStop || groups.has(group)) continue
        groups.add(group)
      }
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '').trim().slice(0, 40)
      element.dataset.stop = String(names.length)
      names.push(`“${name}” ${element.tagName.toLowerCase()}.${element.className}`)
    }
    return names
  })

/** What was noted while somebody went through the page. */
interface Walk {
  readonly reached: string[]
  readonly wrong: string[]
  /** How often nothing had focus any more though stops were to come; after the last one focus is the browser's own. */
  lost: number
}

declare global {
  interface Window {
    walk?: Walk
  }
}

/** Notes in the page each stop that gets focus, and gives the start of the page the focus. @returns whether a dialog keeps it within */
const startWalk = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const walk: Walk = { reached: [], wrong: [], lost: 0 }
    const hasRing = (of: Element | null): boolean => {
      if (!of) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const isInSight = ({ bottom, top, right, left }: DOMRect): boolean => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const note = (element: EventTarget | null): void => {
      if (!(element instanceof HTMLElement) || element === document.body) return
      if (element.dataset.stop !== undefined) walk.reached.push(element.dataset.stop)
      const what = `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” ${element.tagName.toLowerCase()}.${element.className}`
      // The ring may be drawn by the box around a field, or by what stands for a hidden input.
      const around = [element, element.parentElement, element.parentElement?.parentElement ?? null, element.nextElementSibling]
      if (!around.some(hasRing)) walk.wrong.push(`${what} doesn’t show that it has focus`)
      const boxes = [element, element.closest('label') ?? element].map((one) => one.getBoundingClientRect())
      if (!boxes.some(isInSight)) walk.wrong.push(`${what} has focus out of sight`)
    }
    window.walk = walk
    const dialog = document.querySelector('dialog[open]')
    if (!dialog) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      // The start of the page is where Tab goes on from.
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    }
    document.addEventListener('focusin', ({ target }) => note(target))
    const isStop = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"], [type="radio"]:not(:checked)') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true })
    const isLast = (of: Node): boolean =>
      ![...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].some(
        (element) => (of.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && isStop(element),
      )
    document.addEventListener('focusout', ({ target, relatedTarget }) => {
      // The body lets go of it by itself, and so does a window that another one comes before.
      if (relatedTarget !== null || !(target instanceof Node) || target === document.body || !document.hasFocus()) return
      if (!isLast(target)) walk.lost += 1
    })
    if (dialog) note(document.activeElement)
    return dialog !== null
  })

/** Goes through the page by Tab alone: what can't be reached, what doesn't show that it has focus, and whether focus was lost. */
export async function byKeyboard(page: Page): Promise<string[]> {
  const names = await markStops(page)
  const inDialog = await startWalk(page)
  // The answer of what is asked for on the way may bring a stop or two.
  const presses = Math.min(names.length + (inDialog ? -1 : 3), MOST)
  for (let pressed = 0; pressed < presses; pressed++) await page.keyboard.press('Tab')
  const walk = await page.evaluate(() => window.walk)
  if (!walk) return ['The page was left while going through it by Tab']
  const reached = new Set(walk.reached)
  const missed = names.filter((_name, at) => !reached.has(String(at))).map((name) => `${name} can’t be reached by Tab`)
  // What is renewed on the way may take one stop with it.
  const lost = walk.lost > 1 ? [`Focus was lost ${walk.lost} times`] : []
  return [...new Set([...walk.wrong, ...missed, ...lost])]
}
