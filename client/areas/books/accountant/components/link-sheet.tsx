import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { SharedState } from '../../../../api/use-shared-page'
import { LoadFailed } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { formatDayRange } from '../../../../lib/format'
import type { TableFile } from '../../../../lib/table-file/cells'
import { reportPageMessages } from '../../../../resource/report/messages'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { BookHead, BookSigns } from '../../components/book-paper'
import { useLink } from '../use-link'

interface LinkSheetProps<Answer> {
  readonly title: string
  /** What it is called on paper, what stands under that, and its form by Circular 133. */
  readonly paper?: string
  readonly about?: readonly string[]
  readonly form?: string
  readonly choices?: ReactNode
  readonly read: Pick<SharedState<Answer>, 'data' | 'error' | 'isLoading' | 'refetch'>
  readonly file: (answer: Answer) => TableFile | Promise<TableFile>
  readonly children: (answer: Answer) => ReactNode
}

/** One of a link's books: its tools, what was answered, and what paper has over and under it. */
export const LinkSheet = <Answer,>(props: LinkSheetProps<Answer>) => {
  const { title, paper = title, about = [], form, choices, read, file, children } = props
  const intl = useIntl()
  const { opened } = useLink()
  const { since, until } = opened.month
  const range = formatDayRange(since, until)
  const { data, error } = read
  return (
    <section className="books accountant-book" aria-label={title}>
      <header className="books-tools">
        <h1 className="accountant-book__title">{title}</h1>
        <span className="second num">{range}</span>
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
      </header>
      <BookHead
        company={opened.workspace.cfg.invoiceName ?? opened.workspace.name}
        title={paper}
        about={[...about, range]}
        {...(form === undefined ? {} : { form })}
      />
      {error ? (
        <LoadFailed error={error} onRetry={read.refetch} retrying={read.isLoading} />
      ) : data === undefined ? (
        <SkeletonRows rows={12} />
      ) : (
        children(data)
      )}
      <BookSigns />
    </section>
  )
}
