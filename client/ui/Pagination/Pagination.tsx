import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useFocusKept } from '../../lib/use-focus-kept'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import './Pagination.css'

/** Which pages are named: all of fewer than 10; otherwise the first two, the current one with its neighbours, the last. `null` is a gap. */
export const pageList = (current: number, count: number): (number | null)[] => {
  const pages = Array.from({ length: count }, (_, at) => at + 1)
  const named = count < 10 ? pages : pages.filter((page) => page <= 2 || page === count || Math.abs(page - current) <= 1)
  return named.flatMap((page, at) => (at > 0 && page - (named[at - 1] ?? page) > 1 ? [null, page] : [page]))
}

interface PaginationProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Pages of a list, from 1. Nothing for a single page. */
export const Pagination = (props: PaginationProps) => (props.pages <= 1 ? null : <Pages {...props} />)

const Pages = ({ page, pages, onPage }: PaginationProps) => {
  const intl = useIntl()
  const nav = useRef<HTMLElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  // The arrow that led to the last page is of no more use there.
  const kept = useFocusKept(nav, current)
  return (
    <nav ref={nav} {...kept} className="ui-pages" aria-label={intl.formatMessage(uiMessages.pages)}>
      <button type="button" aria-label={intl.formatMessage(uiMessages.pagePrevious)} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevron-left" size={14} />
      </button>
      {pageList(page, pages).map((named, at) =>
        named === null ? (
          <span key={`gap${at}`} className="ui-pages__gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={named}
            ref={named === page ? current : undefined}
            type="button"
            aria-label={intl.formatMessage(uiMessages.pageNumber, { page: named })}
            aria-current={named === page ? 'page' : undefined}
            onClick={() => onPage(named)}
          >
            {named}
          </button>
        ),
      )}
      <button type="button" aria-label={intl.formatMessage(uiMessages.pageNext)} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon name="chevron-right" size={14} />
      </button>
    </nav>
  )
}
