import type { Page } from 'playwright-core'

/**
 * What must be read to its end wherever it stands, and isn't: numbers of documents, sums and other figures, times, and the given name, which is
 * the last word of a Vietnamese name. A cut one is a fault also where three dots say so.
 * @param givenNames names whose last word has to be seen
 */
export const unreadable = (page: Page, givenNames: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const SLACK_PX = 1.5
    const isFigure = (text: string): boolean =>
      /^[−-]?[\d.,\s\u00a0]+\s?(₫|%|[a-zà-ỹ]{1,5})?$/iu.test(text) || /^[A-Z]{1,3}\d{5,}$/.test(text)
    const isTime = (text: string): boolean => /^\d{1,2}:\d{2}$|^\d{1,2}\/\d{1,2}(\/\d{4})?$/.test(text)
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes]
        .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []))
        .join('')
        .trim()
      if (text === '' || element.closest('.unseen, [aria-hidden="true"], svg') || !element.checkVisibility({ visibilityProperty: true }))
        continue
      const what = isFigure(text) ? 'figure' : isTime(text) ? 'time' : names.includes(text) ? 'name' : null
      if (what === null) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      for (let holder: HTMLElement | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(holder)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis') {
          const edge = holder.getBoundingClientRect()
          if (edge.width <= 1) break
          // Three dots stand where the padding begins.
          const padding = textOverflow === 'ellipsis' ? parseFloat(getComputedStyle(holder).paddingRight) : 0
          if (box.right > edge.right - padding + SLACK_PX) found.push(`the ${what} “${text}” is cut by .${holder.className}`)
          break
        }
        if (position === 'fixed' || position === 'absolute') break
      }
    }
    return [...new Set(found)]
  }, givenNames)
