import type { Page } from '@shared/services/pages'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { pagesApi } from '../../../api/pages'
import { inLanguage } from '../../../components/info-pages'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { toastError } from '../../../ui/Toasts/Toasts'
import { useLocale } from '../../../ui/zone/zone-context'
import { pagesMessages as m } from '../messages'

/** Moves a page before or after its neighbour: they change places. */
export const PageOrder = ({ page, among }: { page: Page; among: readonly Page[] }) => {
  const intl = useIntl()
  const name = inLanguage(page.name, useLocale())
  const [patch] = pagesApi.usePatch()
  const at = among.findIndex(({ _id }) => _id === page._id)
  const swap = async (other: Page): Promise<void> => {
    const isBefore = among.indexOf(other) < at
    const order = other.order === page.order ? Math.max(0, other.order + (isBefore ? -1 : 1)) : other.order
    try {
      await patch({ id: page._id, data: { order } }).unwrap()
      if (other.order !== page.order) await patch({ id: other._id, data: { order: page.order } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const [before, after] = [among[at - 1], among[at + 1]]
  return (
    <span className="platform-order">
      <IconButton
        icon="arrow-up"
        size="s"
        label={intl.formatMessage(m.moveUp, { name })}
        disabled={!before}
        onClick={(event) => {
          event.stopPropagation()
          if (before) void swap(before)
        }}
      />
      <IconButton
        icon="arrow-down"
        size="s"
        label={intl.formatMessage(m.moveDown, { name })}
        disabled={!after}
        onClick={(event) => {
          event.stopPropagation()
          if (after) void swap(after)
        }}
      />
    </span>
  )
}
