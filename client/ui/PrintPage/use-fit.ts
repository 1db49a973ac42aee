import { useEffect, type RefObject } from 'react'
import { fitOf, rollLength, type Paper } from './paper-sizes'

const MEASURED = 'ui-print--measured'
const SHEET = 'ui-print__sheet'

const sheetsOf = (article: HTMLElement): readonly HTMLElement[] => {
  const inner = [...article.querySelectorAll<HTMLElement>(`.${SHEET} .${SHEET}`)]
  return inner.length > 0 ? inner : [...article.querySelectorAll<HTMLElement>(`.${SHEET}`)]
}

const heightOf = (sheet: HTMLElement): number => sheet.getBoundingClientRect().height

/** Makes each piece of roll as long as what stands on it. @returns the rules of their pages */
const cutRoll = (sheets: readonly HTMLElement[]): string =>
  sheets
    .map((sheet, at) => {
      const page = `roll-${at + 1}`
      sheet.style.setProperty('page', page)
      return `@page ${page} { size: 80mm ${rollLength(heightOf(sheet))}mm; margin: 3mm; }`
    })
    .join('\n')

const fitSheet = (sheet: HTMLElement, paper: 'a4' | 'a5'): void => {
  sheet.style.removeProperty('page')
  sheet.dataset['fit'] = fitOf(paper, (fit) => {
    sheet.dataset['fit'] = fit
    return heightOf(sheet)
  })
}

/** Fits what is to be printed to its paper: notice and signatures give way before another sheet begins, a roll is as long as its
 *  content. It is done again whenever something changes, and once more before the browser prints. */
export const useFit = (printed: RefObject<HTMLElement | null>, paper: Paper): void => {
  useEffect(() => {
    const article = printed.current
    if (!article) return undefined
    // A paper may be printed out of a document of its own.
    const { ownerDocument: page } = article
    const view = page.defaultView ?? window
    const pages = page.head.appendChild(page.createElement('style'))
    const fit = (): void => {
      article.classList.add(MEASURED)
      const sheets = sheetsOf(article)
      if (paper === 'roll') pages.textContent = cutRoll(sheets)
      else sheets.forEach((sheet) => fitSheet(sheet, paper))
      article.classList.remove(MEASURED)
    }
    let frame = requestAnimationFrame(fit)
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    }
    const changed = new MutationObserver(later)
    changed.observe(article, { childList: true, subtree: true, characterData: true })
    // Pictures come later.
    article.addEventListener('load', later, true)
    view.addEventListener('beforeprint', fit)
    return () => {
      cancelAnimationFrame(frame)
      changed.disconnect()
      article.removeEventListener('load', later, true)
      view.removeEventListener('beforeprint', fit)
      pages.remove()
    }
  }, [printed, paper])
}
