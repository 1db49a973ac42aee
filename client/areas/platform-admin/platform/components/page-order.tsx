import type { Page } from '@shared/areas/platform-admin/services/pages'
import { useRef, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { inLanguage } from '../../../../components/info-pages'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { pagesMessages as m } from '../messages'
import { movedOrders } from '../page-places'

/** The row of the list under the pointer, and whether its upper half. */
const rowAt = ({ clientX, clientY }: PointerEvent): { row: HTMLElement; key: string; isUpper: boolean } | null => {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role=row][data-key]')
  const key = row?.dataset['key']
  if (!row || !key) return null
  const { top, height } = row.getBoundingClientRect()
  return { row, key, isUpper: clientY < top + height / 2 }
}

/** Moves a page among the others: dragged by its grip, by the arrow keys on it, or a place at a time. */
export const PageOrder = ({ page, among }: { page: Page; among: readonly Page[] }) => {
  const intl = useIntl()
  const name = inLanguage(page.name, useLocale())
  const [patch] = api.pages.usePatch()
  const marked = useRef<HTMLElement | null>(null)
  const at = among.findIndex(({ _id }) => _id === page._id)

  const moveTo = async (place: number): Promise<void> => {
    try {
      for (const { _id, order } of movedOrders(among, at, place)) await patch({ id: _id, data: { order } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const mark = (row: HTMLElement | null, side = ''): void => {
    if (marked.current !== row) marked.current?.removeAttribute('data-drop')
    row?.setAttribute('data-drop', side)
    marked.current = row
  }
  const placeUnder = (event: PointerEvent): number => {
    const over = rowAt(event)
    const target = among.findIndex(({ _id }) => _id === over?.key)
    if (!over || target < 0 || target === at) return at
    const place = over.isUpper ? target : target + 1
    return place > at ? place - 1 : place
  }
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const over = rowAt(event)
      mark(placeUnder(event) === at ? null : (over?.row ?? null), over?.isUpper ? 'before' : 'after')
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      const place = placeUnder(event)
      mark(null)
      if (place !== at) void moveTo(place)
    },
    onPointerCancel: () => mark(null),
  }
  return (
    // What is pressed in here opens no page.
    <span className="platform-order" onClickCapture={(event) => event.stopPropagation()}>
      <IconButton
        icon="grip"
        size="s"
        className="platform-order__grip"
        label={intl.formatMessage(m.move, { name })}
        {...grip}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
          if (step === 0) return
          event.preventDefault()
          event.stopPropagation()
          if (among[at + step]) void moveTo(at + step)
        }}
      />
    </span>
  )
}
