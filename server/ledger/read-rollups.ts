import { addDays, countDays, firstDayOf, monthOfDay, splitRange, type Day } from '@shared/domain/days/days'
import type { Series } from '@shared/domain/rollups/contributions'
import type { RollupRow as ReportRow } from '@shared/domain/reports/rows'
import { periodOf } from '../platform/mongo/rollups'
import type { SocaiDatabase } from '../declarations'

const fields = ['series', 'period', 'key', 'sums'] as const

const asReportRow = ({
  series,
  period,
  key,
  sums,
}: {
  series: string
  period: string
  key: string
  sums: Record<string, number>
}): ReportRow => ({
  series: series as Series,
  key,
  day: period.slice(1),
  sums,
})

/**
 * The rollup rows of some series over a range of local days: month rows for whole months, day rows for the rest.
 * Costs what the range's months, days and dimensions come to, never how many documents there are.
 */
export const readRange = async (
  database: SocaiDatabase,
  workspaceId: string,
  series: readonly Series[],
  since: Day,
  until: Day,
): Promise<ReportRow[]> => {
  const { months, days } = splitRange(since, until)
  return readPeriods(database, workspaceId, series, [
    ...months.map((month) => periodOf.month(month)),
    ...days.map((day) => periodOf.day(day)),
  ])
}

/** The day rows (up to 62 days) or month rows of a range, for a picture of it; with the periods in order. */
export const readSteps = async (
  database: SocaiDatabase,
  workspaceId: string,
  series: readonly Series[],
  since: Day,
  until: Day,
): Promise<{ rows: ReportRow[]; steps: string[] }> => {
  const steps = countDays(since, until) <= mostDays ? daysBetween(since, until) : monthsBetween(since, until)
  const periods = steps.map((step) => (step.length === 10 ? periodOf.day(step) : periodOf.month(step)))
  return { rows: await readPeriods(database, workspaceId, series, periods), steps }
}

/** All rows before a day: every month before its month, and the days of its month before it. */
export const readBefore = async (database: SocaiDatabase, workspaceId: string, series: Series, day: Day): Promise<ReportRow[]> => {
  const first = firstDayOf(monthOfDay(day))
  const rollups = database.records('rollups', workspaceId)
  const [months, days] = await Promise.all([
    rollups.find({ series, period: { $gte: 'M', $lt: periodOf.month(day) } }, { only: fields }),
    first === day ? [] : rollups.find({ series, period: { $gte: periodOf.day(first), $lt: periodOf.day(day) } }, { only: fields }),
  ])
  return [...months, ...days].map(asReportRow)
}

const readPeriods = async (
  database: SocaiDatabase,
  workspaceId: string,
  series: readonly Series[],
  periods: readonly string[],
): Promise<ReportRow[]> => {
  if (periods.length === 0) return []
  const rollups = database.records('rollups', workspaceId)
  const rows = await Promise.all(series.map((each) => rollups.find({ series: each, period: { $in: [...periods] } }, { only: fields })))
  return rows.flat().map(asReportRow)
}

const mostDays = 62

const daysBetween = (since: Day, until: Day): string[] => {
  const days: string[] = []
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

const monthsBetween = (since: Day, until: Day): string[] => [...new Set(daysBetween(since, until).map((day) => day.slice(0, 7)))]
