import { day as asDay } from '@shared/foundation/days/days'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { dayOf, formatDateTime, formatDayRange } from '../../../lib/format'
import type { Cell, Cells, TableFile } from '../../../lib/table-file/cells'
import { wholeMoment } from '../../../ui/KnownAt/moments'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { grossOf, linesOf, type Changed } from './changed-since'
import { changedMessages as m, reportMessages as r } from './messages'
import { useChangedWords } from './use-changed-words'

/** What changed since a moment, as it is shown: every figure then and now, and under it the entries that made the difference. */
export const useChangedFile = (): ((report: Changed, now: number) => TableFile) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  const words = useChangedWords()
  return (report, now) => {
    const say = (message: MessageDescriptor): string => intl.formatMessage(message)
    const head = (message: MessageDescriptor): Cell => ({ head: say(message) })
    const both = (label: string, { known, now: then }: { known: number; now: number }): readonly Cell[] => [
      label,
      known,
      then,
      then - known,
    ]
    const trade = report.figures.filter(({ figure }) => figure !== 'group')
    const groups = report.figures.filter(({ figure }) => figure === 'group')
    const lines: Cells = linesOf(report).map((line) => {
      const { entry, before, after } = line
      return [
        words.figure(line),
        entry ? formatDateTime(entry.at, zone) : null,
        entry ? words.ofAct(entry) : words.aside(line.aside ?? 'rest', report.hidden.count),
        entry?.name,
        entry ? { day: asDay(entry.day) } : null,
        entry ? words.who(entry) : null,
        entry?.number,
        before,
        after,
        after - before,
      ]
    })
    return {
      name: `${say(m.fileName)}-${report.since}-${report.until}-${dayOf(report.at, zone)}`,
      rows: [
        [say(m.screen)],
        [say(r.csvPeriod), formatDayRange(asDay(report.since), asDay(report.until))],
        [say(m.knownThen), wholeMoment(report.at, zone, locale)],
        [say(m.atPresent), wholeMoment(new Date(now).toISOString(), zone, locale)],
        [],
        [head(m.figure), head(m.thenHead), head(m.now), head(m.difference)],
        ...trade.map((figure) => both(words.figure(figure), figure)),
        both(say(r.gross), grossOf(report)),
        ...groups.map((figure) => both(words.figure(figure), figure)),
        both(say(r.net), report.netProfit),
        [],
        [say(m.lines)],
        [m.figure, m.recorded, m.what, m.of, m.day, m.who, m.record, m.before, m.after, m.difference].map(head),
        ...lines,
      ],
    }
  }
}
