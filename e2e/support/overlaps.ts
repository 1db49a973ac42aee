import type { Page } from 'playwright-core'

/** Texts that lie over one another, and buttons and links that something else covers. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly element: Element
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    const found: string[] = []
    const say = (element: Element): string =>
      `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” (${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''})`
    /** What of a rectangle isn't clipped away by the boxes around it. */
    const clipped = (element: Element, rect: DOMRect): Box | null => {
      let { left, right, top, bottom } = rect
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(holder)
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const edge = holder.getBoundingClientRect()
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
          top = Math.max(top, edge.top)
          bottom = Math.min(bottom, edge.bottom)
        }
        if (position === 'fixed') break
      }
      left = Math.max(left, 0)
      right = Math.min(right, innerWidth)
      top = Math.max(top, 0)
      bottom = Math.min(bottom, innerHeight)
      return right - left > 1 && bottom - top > 1 ? { element, left, right, top, bottom } : null
    }
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.unseen, svg, [inert]') &&
      getComputedStyle(element).clipPath === 'none'

    const dialog = document.querySelector('dialog[open]')
    const root: ParentNode = dialog ?? document.body
    const texts: Box[] = []
    for (const element of root.querySelectorAll('*')) {
      if (!isSeen(element)) continue
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      for (const node of own) {
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) {
          const box = clipped(element, rect)
          // Only what lies on top is read.
          const hit = box && document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
          if (box && hit && (element.contains(hit) || hit.contains(element))) texts.push(box)
        }
      }
    }
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        if (one.element === other.element) continue
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        // Lines set close touch; a third of a line over another is unreadable.
        const line = Math.min(one.bottom - one.top, other.bottom - other.top)
        if (width > 2 && height > line / 3) found.push(`${say(one.element)} lies over ${say(other.element)}`)
      }

    /** What scrolls away under a foot that stays. */
    const sticks = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement))
    for (const element of root.querySelectorAll('a[href], button, input, select, textarea')) {
      if (!isSeen(element) || element.matches('[type="radio"], [type="checkbox"], [type="file"], [type="hidden"], [tabindex="-1"]'))
        continue
      const box = clipped(element, element.getBoundingClientRect())
      if (!box || box.right - box.left < 8 || box.bottom - box.top < 8) continue
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      if (hit && !element.contains(hit) && !hit.contains(element) && !sticks(hit)) found.push(`${say(element)} is covered by ${say(hit)}`)
    }
    return [...new Set(found)]
  })
