import type { Page } from 'playwright-core'

/** More stops than any screen has. */
const MAX_STOPS = 800

/** What was noted while somebody went through the page. */
interface Walk {
  /** What Tab should stop at, in words. */
  readonly stops: readonly string[]
  readonly reached: Set<number>
  readonly wrong: string[]
  /** Focus went from the last stop to the browser itself, which hands it back whenever it likes; a page without stops has no such way. */
  isOver: boolean
  /** How many stops there are now. */
  readonly countStops: () => number
  /** Nothing is noted any more. */
  readonly end: () => void
}

declare global {
  interface Window {
    walk?: Walk
  }
}

/** Gives the start of the page the focus, or of its open dialog, and notes in it each stop that gets focus from there on
 *  and each that loses it to nothing. @returns how many stops there should be; of radios of one name one is a stop */
const startWalk = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('dialog[open]') ?? document.body
    const say = (element: HTMLElement): string => {
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '').trim().slice(0, 40)
      return `“${name}” ${element.tagName.toLowerCase()}.${element.className}`
    }
    const isInUse = (element: HTMLElement): boolean =>
      !element.matches(':disabled, [type="hidden"]') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true })
    const stopsNow = (): HTMLElement[] => {
      const groups = new Set<string>()
      const isStop = (element: HTMLElement): boolean => {
        if (element.tabIndex < 0 || !isInUse(element)) return false
        if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true
        const group = `${element.form?.id ?? ''}.${element.name}`
        const anyChecked = document.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null
        if (groups.has(group) || (anyChecked && !element.checked)) return false
        groups.add(group)
        return true
      }
      const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]'
      return [...root.querySelectorAll<HTMLElement>(wanted)].filter(isStop)
    }
    const places = new Map(stopsNow().map((element, at) => [element, at]))
    const listening = new AbortController()
    const walk: Walk = {
      stops: [...places.keys()].map(say),
      reached: new Set(),
      wrong: [],
      isOver: places.size === 0,
      countStops: () => stopsNow().length,
      end: () => listening.abort(),
    }
    const hasRing = (of: Element | null): boolean => {
      if (!of) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const isInSight = ({ bottom, top, right, left }: DOMRect): boolean => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const isOnTop = (element: HTMLElement, { left, right, top, bottom }: DOMRect): boolean => {
      const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element) || Boolean(hit.closest('label')?.contains(element)))
    }
    const note = (element: EventTarget | null): void => {
      if (!(element instanceof HTMLElement) || element === root || walk.isOver) return
      const place = places.get(element)
      if (place !== undefined) walk.reached.add(place)
      if (!root.contains(element)) walk.wrong.push(`${say(element)} has focus behind the dialog`)
      // The ring may be drawn by the box around a field, or by what stands for a hidden input.
      const around = [element, element.parentElement, element.parentElement?.parentElement ?? null, element.nextElementSibling]
      if (!around.some(hasRing)) walk.wrong.push(`${say(element)} doesn’t show that it has focus`)
      const boxes = [element, element.closest('label') ?? element].map((one) => one.getBoundingClientRect())
      if (!boxes.some(isInSight)) walk.wrong.push(`${say(element)} has focus out of sight`)
      else if (!boxes.some((box) => isOnTop(element, box))) walk.wrong.push(`${say(element)} has focus under something else`)
    }
    const isAfter = (one: Node, of: Node): boolean => (of.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    const isLast = (of: HTMLElement): boolean => of.isConnected && isInUse(of) && !stopsNow().some((element) => isAfter(element, of))
    window.walk = walk
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // Its start is where Tab goes on from.
    const begin = (): void => {
      root.tabIndex = -1
      root.focus()
      root.removeAttribute('tabindex')
    }
    let keys = 0
    window.addEventListener('keydown', () => (keys += 1), { signal: listening.signal, capture: true })
    begin()
    const comeTo = ({ target }: FocusEvent): void => {
      // What the browser hands back only now, from the end of the way before, is no step of this one.
      if (keys === 0 && target !== root) begin()
      else note(target)
    }
    document.addEventListener('focusin', comeTo, listening)
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      // What began with it lets go of it by itself.
      if (walk.isOver || relatedTarget !== null || !(target instanceof HTMLElement) || target === root) return
      const lose = (): void => {
        if (isLast(target)) walk.isOver = true
        else walk.wrong.push(`${say(target)} lost focus to nothing`)
      }
      // What is being removed is still there now.
      queueMicrotask(lose)
    }
    document.addEventListener('focusout', leave, listening)
    return places.size
  })

/** Goes through the page by Tab alone: what can't be reached, what doesn't show that it has focus, and what lost it to nothing. */
export async function byKeyboard(page: Page): Promise<string[]> {
  const stops = await startWalk(page)
  const keyboard = await page.context().newCDPSession(page)
  // The browser takes the keys in their order; nobody waits for word of each.
  const press = async (times: number): Promise<void> => {
    const keys = Array.from({ length: Math.min(times, MAX_STOPS) }, () => ['rawKeyDown', 'keyUp'] as const).flat()
    await Promise.all(
      keys.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 })),
    )
  }
  const isOver = (): Promise<boolean> => page.evaluate(() => window.walk?.isOver ?? true)
  const countStops = (): Promise<number> => page.evaluate(() => window.walk?.countStops() ?? 0)
  await press(stops)
  // What is asked for on the way may bring further stops; their answers may stand before the focus, so a few keys more are pressed than there are stops.
  for (let pressed = stops; !(await isOver()) && pressed < (await countStops()) + 3; pressed++) await press(1)
  await keyboard.detach()
  return page.evaluate(() => {
    if (!window.walk) return ['The page was left while going through it by Tab']
    const { stops, reached, wrong, isOver: ended, end } = window.walk
    end()
    const missed = stops.filter((_stop, at) => !reached.has(at)).map((stop) => `${stop} can’t be reached by Tab`)
    return [...new Set([...wrong, ...missed, ...(ended ? [] : ['Tab doesn’t come to the end of the page'])])]
  })
}
