/** What scrolls the rows: the table's own body, or on a phone the page around it. */
export const scrollerOf = (body: HTMLElement): HTMLElement => {
  for (let element: HTMLElement | null = body; element; element = element.parentElement)
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  return body
}

/** Scrolls to a height. */
export const scrollTo = (element: HTMLElement, top: number): void => {
  element.scrollTop = top
}
