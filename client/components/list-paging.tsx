import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { readLocal, writeLocal } from '../lib/store-local'
import { useMedia } from '../lib/use-media'
import { Pagination } from '../ui/Pagination/Pagination'
import { Select } from '../ui/Select/Select'
import { RangeOf } from './list-states'
import { recordMessages as m } from './record-form/messages'
import './list-paging.css'

const SIZES = [10, 20, 25, 50] as const
const KEY = 'socai.list.size'
/** In points: a list this high has room for more than ten rows. */
const ROOMY = 'screen and (width >= 768px) and (height >= 800px)'

const sizeIn = (size: number): number | undefined => SIZES.find((known) => known === size)

/**
 * Rows a page: as the address says, else as this person last chose in any list; until then as many as there is room for.
 * @param asked what the address says; 0 when nothing
 * @param usual until something is chosen, where a list has a size of its own
 */
export const usePageSize = (asked: number, usual?: number): readonly [number, (size: number) => void] => {
  const roomy = useMedia(ROOMY)
  const [chosen, setChosen] = useState(() => readLocal<number>(KEY, 0))
  const choose = (size: number): void => {
    setChosen(size)
    writeLocal(KEY, size)
  }
  return [sizeIn(asked) ?? sizeIn(chosen) ?? usual ?? (roomy ? 25 : 10), choose]
}

/** The pages of a list whose address keeps which one is shown and how many rows it has: what `ListPaging` takes of them. */
export const usePaging = (
  { page, size: asked }: { readonly page: number; readonly size: number },
  change: (changes: { page: number; size?: number }) => void,
  usual?: number,
) => {
  const [size, keepSize] = usePageSize(asked, usual)
  return {
    page,
    size,
    onPage: (to: number) => change({ page: to }),
    onSize: (to: number) => {
      keepSize(to)
      change({ size: to, page: 1 })
    },
  }
}

interface ListPagingProps {
  page: number
  size: number
  /** Rows in view. */
  shown: number
  /** Null: too many to be counted. */
  total: number | null | undefined
  /** Whether a page comes behind this one, where they aren't counted. */
  more?: boolean
  onPage: (page: number) => void
  onSize: (size: number) => void
  /** Between the range and the pages. */
  children?: ReactNode
}

/** The foot of every list with pages: which rows of how many, how many a page, and the pages. */
export const ListPaging = ({ page, size, shown, total, more = false, onPage, onSize, children }: ListPagingProps) => {
  const intl = useIntl()
  return (
    <>
      <span className="list-paging">
        <RangeOf page={page} size={size} shown={shown} total={total} />
        {(total === null ? more || page > 1 : (total ?? 0) > SIZES[0]) && (
          <Select
            aria-label={intl.formatMessage(m.pageSize)}
            options={SIZES.map((count) => ({ value: String(count), label: intl.formatMessage(m.perPage, { count }) }))}
            value={String(size)}
            onChange={(chosen) => onSize(Number(chosen))}
          />
        )}
      </span>
      {children}
      <Pagination page={page} pages={total === null ? page + Number(more) : Math.ceil((total ?? 0) / size)} onPage={onPage} />
    </>
  )
}
