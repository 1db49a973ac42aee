import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import { Menu } from '../Menu/Menu'
import { uiMessages } from '../messages'
import { pageLinks } from './page-links'
import type { ShellPage } from './shell-data'

/** The pages of an area, those of a group in a menu. Without room for all, whole ones stay, the open one among them, and a menu beside them has all. */
export const PageLinks = ({ pages }: { pages: ShellPage[] }) => {
  const intl = useIntl()
  const nav = useRef<HTMLElement>(null)
  const crowded = useCrowded(nav)
  return (
    <>
      <nav ref={nav} aria-label={intl.formatMessage(uiMessages.areaPages)}>
        <ul>
          {pageLinks(pages).map((link) =>
            'page' in link ? (
              <li key={link.page.key} ref={link.page.current ? intoView : undefined}>
                <Link to={link.page.to} aria-current={link.page.current ? 'page' : undefined}>
                  {link.page.label}
                  {link.page.count}
                </Link>
              </li>
            ) : (
              <GroupLink key={link.group} group={link.group} pages={link.pages} />
            ),
          )}
        </ul>
      </nav>
      {crowded && (
        <Menu
          label={intl.formatMessage(uiMessages.areaPages)}
          align="end"
          entries={pageEntries(pages)}
          trigger={(trigger) => (
            <button type="button" className="ui-more-pages" {...trigger}>
              <FormattedMessage {...uiMessages.areasMore} />
              <Icon name="chevron-down" size={14} />
            </button>
          )}
        />
      )}
    </>
  )
}

/** All pages of an area as entries of a menu, a rule where another group begins. */
export const pageEntries = (pages: readonly ShellPage[]) =>
  pages.map(({ key, label, to, current, group }, index) => ({
    key,
    label,
    to,
    checked: current,
    ruled: index > 0 && pages[index - 1]?.group !== group,
  }))

/** A group of pages; it names the one of them that is open. */
const GroupLink = ({ group, pages }: { group: string; pages: readonly ShellPage[] }) => {
  const here = pages.find(({ current }) => current)
  return (
    <li ref={here ? intoView : undefined}>
      <Menu
        label={group}
        entries={pages.map(({ key, label, to, current }) => ({ key, label, to, checked: current }))}
        trigger={(trigger) => (
          <button type="button" className="ui-page-group" aria-current={here ? 'true' : undefined} {...trigger}>
            {here ? <FormattedMessage {...uiMessages.pageOfGroup} values={{ group, page: here.label }} /> : group}
            {pages.map(({ key, count }) => count && <span key={key}>{count}</span>)}
            <Icon name="chevron-down" size={14} />
          </button>
        )}
      />
    </li>
  )
}

/** Whether the list in an element takes more than the one line that is in sight. */
const useCrowded = (outside: RefObject<HTMLElement | null>): boolean => {
  const [crowded, setCrowded] = useState(false)
  useLayoutEffect(() => {
    const [element, list] = [outside.current, outside.current?.firstElementChild]
    if (!element || !list || typeof ResizeObserver === 'undefined') return undefined
    const watch = new ResizeObserver(() => setCrowded(list.scrollHeight > element.clientHeight))
    watch.observe(element)
    watch.observe(list)
    return () => watch.disconnect()
  }, [outside])
  return crowded
}

/** Where there are more pages than room, the line of the one that is open is in sight, also once the fonts are there or the window is another. */
const intoView = (page: HTMLLIElement): (() => void) | undefined => {
  const bring = (): void => page.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  bring()
  const room = page.closest('nav')
  if (typeof ResizeObserver === 'undefined' || !room) return undefined
  const watch = new ResizeObserver(bring)
  watch.observe(page)
  watch.observe(room)
  return () => watch.disconnect()
}
