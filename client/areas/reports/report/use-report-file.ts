import { useIntl } from 'react-intl'
import { dayOf, formatDayRange } from '../../../lib/format'
import { useKnownWords } from '../../../ui/KnownAt/KnownAt'
import { useZone } from '../../../ui/zone/zone-context'
import type { Cell, TableFile } from '../../../lib/table-file/cells'
import { reportMessages as m } from './messages'
import { stepsOf, type FigureKey, type SalesEntries, type SalesReport } from './sales-report'
import { profitAfterStock, statementOf } from './statement'
import { useStatementLabels } from './use-statement-labels'

/** The report as it is shown: the statement, the picture's figures, and the entries that are open. */
export const useReportFile = (): ((
  report: SalesReport,
  known: string | null,
  open?: { figure: FigureKey; entries: SalesEntries },
) => TableFile) => {
  const intl = useIntl()
  const zone = useZone()
  const labels = useStatementLabels()
  const knownWords = useKnownWords()
  return (report, known, open) => {
    const say = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
    const heads = (...messages: (typeof m)[keyof typeof m][]): Cell[] => messages.map((message) => ({ head: say(message) }))
    const afterStock = profitAfterStock(report)
    const rows = [
      [say(m.screen)],
      [say(m.csvPeriod), knownWords(formatDayRange(report.since, report.until), known)],
      [say(m.basis), say(m[report.howCalculateRevenue])],
      [],
      heads(m.statement, m.amount, m.share),
      ...statementOf(report).map((line) => [labels.ofLine(line), line.value, line.share === null ? null : { share: line.share }]),
      [],
      [say(m.revenueOrdered), report.revenueOrdered],
      [say(m.revenueShipped), report.revenueShipped],
      [say(m.inventoryIn), report.inventoryIn],
      [say(m.inventoryOut), report.inventoryOut],
      ...(afterStock === null ? [] : [[say(m.afterStock), afterStock]]),
      [],
      heads(m.csvDay, m.income, m.expense, m.soFar),
      ...stepsOf(report.steps).map(({ key, income, expense, soFar }) => [key, income, expense, soFar]),
      ...(open
        ? [
            [],
            [labels.ofFigure(open.figure)],
            heads(m.csvDay, m.csvNumber, m.csvName, m.amount),
            ...open.entries.data.map(({ at, number, name, amount }) => [{ day: dayOf(at, zone) }, number, name, amount]),
          ]
        : []),
    ]
    return { name: `${say(m.fileName)}-${report.since}-${report.until}`, rows }
  }
}
