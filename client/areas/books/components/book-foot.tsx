import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button/Button'
import { booksMessages as m } from '../messages'

interface BookFootProps {
  readonly lines: number
  readonly isFirst: boolean
  /** Absent: this is the last page. */
  readonly onNext?: (() => void) | undefined
  readonly onFirst: () => void
}

/** How many lines are shown, and the way to further ones. */
export const BookFoot = ({ lines, isFirst, onNext, onFirst }: BookFootProps) => {
  const intl = useIntl()
  return (
    <footer className="books-foot">
      <span className="num">{intl.formatMessage(m.lines, { count: lines })}</span>
      {!isFirst && (
        <Button size="s" icon="arrow-left" onClick={onFirst}>
          {intl.formatMessage(m.firstPage)}
        </Button>
      )}
      {onNext && (
        <Button size="s" onClick={onNext}>
          {intl.formatMessage(m.nextPage)}
        </Button>
      )}
    </footer>
  )
}
