import { countDays, daysOf, firstDayOf, monthOfDay, monthsOf, splitRange, type Day } from '@shared/domain/days/days'
import { periodsOf, type MeasureName } from '@shared/domain/ledger/measures'
import type { RollupRow as ReportRow } from '@shared/domain/reports/rows'
import { periodOf } from './rollups'
import type { SocaiDatabase } from '../kernel/collections'

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
  measure: series as MeasureName,
  key,
  day: period.slice(1),
  sums,
})

/**
 * The rollup rows of some measures over a range of local days: month rows for whole months, day rows for the rest.
 * Costs what the range's months, days and dimensions come to, never how many documents there are.
 */
export const readRange = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  since: Day,
  until: Day,
): Promise<ReportRow[]> => {
  return readPeriods(database, workspaceId, measures, periodsOfRange(since, until))
}

const periodsOfRange = (since: Day, until: Day): string[] => {
  const { months, days } = splitRange(since, until)
  return [...months.map((month) => periodOf.month(month)), ...days.map((day) => periodOf.day(day))]
}

/** The rows of a range, of a picture of it and of an earlier range to compare with: read at once where they name few periods. */
export const readRangeWithPicture = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  { since, until, earlier }: { since: Day; until: Day; earlier?: { since: Day; until: Day } },
): Promise<{ rows: ReportRow[]; before: ReportRow[]; picture: { rows: ReportRow[]; steps: string[] } }> => {
  const steps = stepsOf(since, until)
  const [range, drawn] = [periodsOfRange(since, until), periodsOfSteps(steps)]
  const past = earlier ? periodsOfRange(earlier.since, earlier.until) : []
  const named = new Set([...range, ...past, ...drawn])
  if (named.size > MAX_NAMED_KEYS) {
    const [rows, before, picture] = await Promise.all([
      readPeriods(database, workspaceId, measures, range),
      readPeriods(database, workspaceId, measures, past),
      readSteps(database, workspaceId, measures, since, until),
    ])
    return { rows, before, picture }
  }
  const all = await readPeriods(database, workspaceId, measures, [...named])
  const of = (periods: readonly string[]): ReportRow[] => {
    const days = new Set(periods.map((period) => period.slice(1)))
    return all.filter(({ day }) => days.has(day ?? ''))
  }
  return { rows: of(range), before: of(past), picture: { rows: of(drawn), steps } }
}

/** The day rows (up to 62 days) or month rows of a range, for a picture of it; with the periods in order. */
const readSteps = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  since: Day,
  until: Day,
): Promise<{ rows: ReportRow[]; steps: string[] }> => {
  const steps = stepsOf(since, until)
  const rows = await readPeriods(database, workspaceId, measures, periodsOfSteps(steps))
  return { rows, steps: steps.length <= MAX_NAMED_KEYS ? steps : withoutEmptyEnds(steps, rows) }
}

const stepsOf = (since: Day, until: Day): string[] =>
  countDays(since, until) <= MAX_DAYS ? daysOf(since, until) : monthsOf(monthOfDay(since), monthOfDay(until))

const periodsOfSteps = (steps: readonly string[]): string[] =>
  steps.map((step) => (step.length === 10 ? periodOf.day(step) : periodOf.month(step)))

/** A picture of very many months begins and ends where something happened. */
const withoutEmptyEnds = (steps: readonly string[], rows: readonly ReportRow[]): string[] => {
  const days = rows.flatMap(({ day }) => day ?? []).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? steps.slice(0, 1) : steps.filter((step) => step >= first && step <= last)
}

/**
 * All rows before a day: of whole years before its year where the measure keeps them, the months before its month, and the days of its
 * month before it.
 * @param key of one key alone
 */
export const readBefore = async (
  database: SocaiDatabase,
  workspaceId: string,
  measure: MeasureName,
  day: Day,
  key?: string,
): Promise<ReportRow[]> => {
  const first = firstDayOf(monthOfDay(day))
  const byYear = periodsOf(measure).includes('year')
  const stretches: { $gte: string; $lt: string }[] = [
    ...(byYear ? [{ $gte: 'Y', $lt: periodOf.year(day) }] : []),
    { $gte: byYear ? `M${day.slice(0, 4)}` : 'M', $lt: periodOf.month(day) },
    ...(first === day ? [] : [{ $gte: periodOf.day(first), $lt: periodOf.day(day) }]),
  ]
  const rollups = database.records('rollups', workspaceId)
  const rows = await Promise.all(
    stretches.map((period) => rollups.find({ series: measure, period, ...(key === undefined ? {} : { key }) }, { only: fields })),
  )
  return rows.flat().map(asReportRow)
}

const readPeriods = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  periods: readonly string[],
): Promise<ReportRow[]> => {
  if (periods.length === 0) return []
  const rollups = database.records('rollups', workspaceId)
  // Of a range of many years most months have no row: they are read as stretches, not one by one.
  const conditions = periods.length <= MAX_NAMED_KEYS ? [{ $in: [...periods] }] : stretchesOf(periods)
  const rows = await Promise.all(
    measures.flatMap((each) => conditions.map((period) => rollups.find({ series: each, period }, { only: fields }))),
  )
  return rows.flat().map(asReportRow)
}

const MAX_DAYS = 62
const MAX_NAMED_KEYS = 200

/** Periods that follow each other, as first and last: days before the whole months, the months, and days after them. */
const stretchesOf = (periods: readonly string[]): { $gte: string; $lte: string }[] => {
  const months = periods.filter((period) => period.startsWith('M'))
  const [first = 'M', last = 'M'] = [months[0], months.at(-1)]
  const days = periods.filter((period) => period.startsWith('D'))
  return [days.filter((day) => day.slice(1) < first.slice(1)), months, days.filter((day) => day.slice(1) > last.slice(1))].flatMap(
    (own) => {
      const [from, to] = [own[0], own.at(-1)]
      return from === undefined || to === undefined ? [] : [{ $gte: from, $lte: to }]
    },
  )
}
