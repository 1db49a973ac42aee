import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../api/session/use-workspace'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatDayRange, type Day } from '../../../lib/format'
import type { TableFile } from '../../../lib/table-file/cells'
import { reportPageMessages } from '../../../resource/report/messages'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { BookHead, BookSigns } from './book-paper'

export interface BookRange {
  readonly since: Day
  readonly until: Day
}

interface BookSheetProps<Answer> {
  /** What the book is called on paper, what else stands under its title, and its form by Circular 133. */
  readonly title: string
  readonly about?: readonly string[]
  readonly form: string
  readonly range: BookRange
  /** The choice of the period, and what else is chosen. */
  readonly period: ReactNode
  readonly choices?: ReactNode
  readonly read: {
    readonly data?: Answer | undefined
    readonly currentData?: Answer | undefined
    readonly error?: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly file: (answer: Answer) => TableFile | Promise<TableFile>
  readonly children: (answer: Answer, busy: boolean) => ReactNode
  readonly foot?: ((answer: Answer) => ReactNode) | undefined
}

/** A book of the three: its tools, what was answered, and what paper has over and under it. */
export const BookSheet = <Answer,>(props: BookSheetProps<Answer>) => {
  const { title, about = [], form, range, period, choices, read, file, children, foot } = props
  const intl = useIntl()
  const workspace = useWorkspace()
  const { data } = read
  return (
    <>
      <div className="books-tools">
        {period}
        {choices}
        <span className="books-tools__end">
          <ToolButton
            icon="print"
            label={intl.formatMessage(reportPageMessages.print)}
            disabled={data === undefined}
            onClick={() => window.print()}
          />
          <DownloadMenu file={data === undefined ? null : () => file(data)} />
        </span>
      </div>
      <BookHead
        company={workspace?.cfg.invoiceName}
        title={title}
        about={[...about, formatDayRange(range.since, range.until)]}
        form={form}
      />
      {data !== undefined && <StaleBanner list={{ ...read, currentData: read.currentData }} />}
      {hasFailed({ error: read.error, currentData: read.currentData, refetch: read.refetch }) ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : data === undefined ? (
        <SkeletonRows rows={12} />
      ) : (
        <>
          {children(data, read.isFetching && read.currentData === undefined)}
          {foot?.(data)}
        </>
      )}
      <BookSigns />
    </>
  )
}
