import { useIntl } from 'react-intl'
import { formatDayRange } from '../../../lib/format'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { booksMessages as m } from '../messages'
import type { BookRange } from './book-sheet'

/** A period in which nothing was entered. */
export const NothingEntered = ({ range }: { range: BookRange }) => {
  const intl = useIntl()
  return (
    <EmptyState icon="file" title={intl.formatMessage(m.empty, { range: formatDayRange(range.since, range.until) })}>
      {intl.formatMessage(m.emptyHint)}
    </EmptyState>
  )
}
