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

interface Stop {
  /** The mark of the focused element; null where there is none. */
  readonly mark: string | null
  readonly isLost: boolean
  readonly isShown: boolean
  readonly isInSight: boolean
  readonly what: string
}

const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body)
      return { mark: null, isLost: true, isShown: true, isInSight: true, what: 'nothing' }
    const hasRing = (of: Element | null): boolean => {
      if (!of) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    // The ring may be drawn by the box around a field, or by what stands for a hidden input.
    const around = [element, element.parentElement, element.parentElement?.parentElement ?? null, element.nextElementSibling]
    const box = element.getBoundingClientRect()
    const label = element.closest('label')?.getBoundingClientRect() ?? box
    const seen = [box, label].some(({ bottom, top, right, left }) => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth)
    return {
      mark: element.dataset.stop ?? null,
      isLost: false,
      isShown: around.some(hasRing),
      isInSight: seen,
      what: `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” ${element.tagName.toLowerCase()}.${element.className}`,
    }
  })

/** Goes through the page by Tab alone: what can't be reached, what doesn't show that it has focus, and where focus was lost. */
export async function byKeyboard(page: Page): Promise<string[]> {
  const names = await markStops(page)
  const wrong: string[] = []
  const reached = new Set<string>()
  const inDialog = await page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return true
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // The start of the page is where Tab goes on from.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    return false
  })
  for (let pressed = 0; pressed < MOST; pressed++) {
    // A dialog has given focus to one of its parts already.
    if (pressed > 0 || !inDialog) await page.keyboard.press('Tab')
    const stop = await focused(page)
    // After the last stop the browser has it.
    if (stop.isLost || (stop.mark !== null && reached.has(stop.mark))) break
    if (stop.mark !== null) reached.add(stop.mark)
    if (!stop.isShown) wrong.push(`${stop.what} doesn’t show that it has focus`)
    if (!stop.isInSight) wrong.push(`${stop.what} has focus out of sight`)
  }
  names.forEach((name, at) => {
    if (!reached.has(String(at))) wrong.push(`${name} can’t be reached by Tab`)
  })
  return wrong
}
