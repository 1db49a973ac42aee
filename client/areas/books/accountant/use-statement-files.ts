import { useIntl, type MessageDescriptor } from 'react-intl'
import { formatDayRange } from '../../../lib/format'
import type { TableFile } from '../../../lib/table-file/cells'
import { booksMessages } from '../messages'
import type { Partners, StatementLine } from './link'
import { accountantMessages as m, linkBookMessages } from './messages'
import { useLink } from './use-link'

/** Statements and what partners owe as files, under the head that they have on paper. */
export const useStatementFiles = () => {
  const intl = useIntl()
  const { opened } = useLink()
  const { since, until } = opened.month
  const said = (message: MessageDescriptor): string => intl.formatMessage(message)
  const headed = (title: string, heads: readonly string[], rows: TableFile['rows']): TableFile => ({
    name: `${title} ${since} ${until}`,
    rows: [
      [opened.workspace.cfg.invoiceName ?? opened.workspace.name],
      [title],
      [formatDayRange(since, until)],
      [],
      heads.map((head) => ({ head })),
      ...rows,
    ],
  })
  return {
    statement: (title: string, lines: readonly StatementLine[]): TableFile =>
      headed(
        title,
        [said(m.item), said(m.amount)],
        lines.map(({ label, amount }) => [label, amount]),
      ),
    partners: (sides: readonly Partners[]): TableFile =>
      headed(
        said(linkBookMessages.partners),
        [said(m.chooseAccount), ...[m.partner, m.partnersOpening, booksMessages.debit, booksMessages.credit, m.partnersClosing].map(said)],
        sides.flatMap(({ account, data, total }) => [
          ...data.map(({ name, opening, debit, credit, closing }) => [account, name, opening, debit, credit, closing]),
          [account, said(m.sum), total.opening, total.debit, total.credit, total.closing],
        ]),
      ),
  }
}
