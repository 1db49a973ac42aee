import { useIntl } from 'react-intl'
import { formatDayRange } from '../../../lib/format'
import type { TableFile } from '../../../lib/table-file/cells'
import { linesOf, sumOf, type Consolidated } from './consolidated'
import { consolidatedMessages as m } from './messages'
import { useLineLabel } from './use-line-label'
import { shareOf } from './components/consolidated-statements'

/** The report as it is shown. */
export const useConsolidatedFile = (): ((report: Consolidated) => TableFile) => {
  const intl = useIntl()
  const label = useLineLabel()
  return (report) => {
    const say = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
    return {
      name: `${say(m.screen)} ${report.since} ${report.until}`,
      rows: [
        [say(m.screen)],
        [formatDayRange(report.since, report.until)],
        [],
        [say(m.lines), ...report.workspaces.map(({ name }) => name), say(m.sum), say(m.eliminated), say(m.total), say(m.share)].map(
          (head) => ({
            head,
          }),
        ),
        ...linesOf(report).map((line) => {
          const value = line.of(report.total)
          const share = shareOf(value, report.total.revenue)
          return [
            label(line),
            ...report.workspaces.map(line.of),
            sumOf(report, line),
            -line.of(report.eliminated) + 0,
            value,
            share === null ? null : { share },
          ]
        }),
      ],
    }
  }
}
