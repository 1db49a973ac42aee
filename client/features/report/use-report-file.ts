import { useIntl } from 'react-intl'
import { formatDate, formatDayRange } from '../../lib/format'
import { useLocale, useZone } from '../../ui/zone/zone-context'
import { saveFile, toCsv } from '../../lib/csv'
import { reportMessages as m } from './messages'
import { stepsOf, type FigureKey, type SalesEntries, type SalesReport } from './sales-report'
import { statementOf } from './statement'
import { useStatementLabels } from './use-statement-labels'

/** Saves the report as it is shown: the statement, the picture's figures, and the entries that are open. */
export const useReportFile = (): ((report: SalesReport, open?: { figure: FigureKey; entries: SalesEntries }) => void) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const labels = useStatementLabels()
  return (report, open) => {
    const say = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
    const rows = [
      [say(m.screen)],
      [say(m.csvPeriod), formatDayRange(report.since, report.until)],
      [say(m.basis), say(m[report.howCalculateRevenue])],
      [],
      [say(m.statement), say(m.amount), say(m.share)],
      ...statementOf(report).map((line) => [
        labels.ofLine(line),
        line.value,
        line.share === null ? null : Math.round(line.share * 1000) / 10,
      ]),
      [],
      [say(m.revenueOrdered), report.revenueOrdered],
      [say(m.revenueShipped), report.revenueShipped],
      [say(m.inventoryIn), report.inventoryIn],
      [say(m.inventoryOut), report.inventoryOut],
      [],
      [say(m.csvDay), say(m.income), say(m.expense), say(m.soFar)],
      ...stepsOf(report.steps).map(({ key, income, expense, soFar }) => [key, income, expense, soFar]),
      ...(open
        ? [
            [],
            [labels.ofFigure(open.figure)],
            [say(m.csvDay), say(m.csvNumber), say(m.csvName), say(m.amount)],
            ...open.entries.data.map(({ at, number, name, amount }) => [formatDate(at, zone), number, name, amount]),
          ]
        : []),
    ]
    saveFile(`${say(m.fileName)}-${report.since}-${report.until}.csv`, toCsv(rows, locale))
  }
}
