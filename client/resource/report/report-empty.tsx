import { useIntl, type MessageDescriptor } from 'react-intl'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { reportPageMessages as m } from './messages'

interface ReportEmptyProps {
  /** Whether it is asked as was known at an earlier moment. */
  known: boolean
  range: string
  /** What the report says of itself. */
  title?: MessageDescriptor
  hint?: MessageDescriptor
}

/** What stands in place of a report's rows where there are none. */
export const ReportEmpty = ({ known, range, title = m.empty, hint = m.emptyHint }: ReportEmptyProps) => {
  const intl = useIntl()
  if (known) return <EmptyState icon="clock" title={intl.formatMessage(m.knownEmpty)} />
  return (
    <EmptyState icon="chart" title={intl.formatMessage(title, { range })}>
      {intl.formatMessage(hint)}
    </EmptyState>
  )
}
