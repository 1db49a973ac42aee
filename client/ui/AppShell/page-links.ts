import type { ShellPage } from './shell-data'

/** One entry of the top bar: a page by itself, or a group with the pages of its menu. */
type PageLink = { readonly page: ShellPage } | { readonly group: string; readonly pages: readonly ShellPage[] }

/** Neighbours of one group share a menu; of a group of which only one page may be opened, that page stands by itself. */
export const pageLinks = (pages: readonly ShellPage[]): PageLink[] =>
  pages.flatMap((page, index): PageLink[] => {
    const { group } = page
    if (group === undefined) return [{ page }]
    if (pages[index - 1]?.group === group) return []
    const own = pages.filter((each) => each.group === group)
    return own.length === 1 ? [{ page }] : [{ group, pages: own }]
  })
