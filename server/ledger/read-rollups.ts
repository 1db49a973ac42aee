import {
  addDays,
  countDays,
  daysOf,
  firstDayOf,
  isMonth,
  lastDayOf,
  month,
  monthOfDay,
  monthsOf,
  splitRange,
  type Day,
} from '@shared/foundation/days/days'
import { isWide, periodsOf, type MeasureName } from '@shared/foundation/ledger/measures'
import type { RollupRow as ReportRow } from '@shared/foundation/ledger/rows'
import { groupBy } from '@shared/foundation/group-by'
import { correctionsOf, lastKnownDay, type Known } from './known-at'
import { countsIn, periodOf, UNCARRIED, uncarried, type RollupRow } from './rollups'
import { AddedUp, eachKey, unfolded } from './sheets'
import type { SocaiDatabase } from '../kernel/collections'

const fields = ['series', 'period', 'key', 'sums', 'sheet'] as const

/** These figures alone, of rows and of sheets; absent: all. */
const fieldsOf = (figures?: readonly string[]): readonly string[] =>
  figures
    ? ['series', 'period', 'key', ...figures.map((name) => `sums.${name}`), 'sheet.keys', ...figures.map((name) => `sheet.columns.${name}`)]
    : fields

/** What is kept of one period, and where it is kept. */
type Kept = Pick<RollupRow, (typeof fields)[number]>

const rowsOfPeriod = (kept: Kept): ReportRow[] =>
  unfolded(kept).map(({ key, sums }) => ({ measure: kept.series as MeasureName, key, day: kept.period.slice(1), sums }))

/** Of a wide measure one row for each key, which tells no day. @param key of one key alone */
const reportRows = (measure: MeasureName, kept: readonly Kept[], key?: string): ReportRow[] => {
  if (!isWide(measure)) return kept.flatMap(rowsOfPeriod)
  const sums = new AddedUp()
  for (const each of kept) sums.add(each, key)
  return Array.from(sums, (row) => ({ measure, ...row }))
}

/**
 * The figures of some measures over a range of local days: month rows for whole months, day rows for the rest; those of a wide measure
 * added up by key. Costs what the range's months, days and dimensions come to, never how many documents there are.
 * @param figures these alone; absent: all
 * @param known as was known at a moment; absent: as is known now
 */
export const readRange = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  since: Day,
  until: Day,
  { figures, known }: { readonly figures?: readonly string[] | undefined; readonly known?: Known | null } = {},
): Promise<ReportRow[]> => {
  const periods = periodsOfRange(since, known ? lastKnownDay(until, known) : until)
  const corrections = known ? await correctionsOf(database, workspaceId, measures, { since, until }, known) : []
  const rows = await Promise.all(
    measures.map(async (measure) =>
      reportRows(measure, [
        ...(await keptOf(database, workspaceId, measure, periods, figures)),
        ...ofMeasure(corrections, measure, figures),
      ]),
    ),
  )
  return rows.flat()
}

/** The corrections of one measure; of some figures those alone. */
const ofMeasure = (corrections: readonly Kept[], measure: MeasureName, figures?: readonly string[]): Kept[] =>
  corrections.flatMap((row) => {
    if (row.series !== measure) return []
    return figures ? [{ ...row, sums: Object.fromEntries(Object.entries(row.sums).filter(([name]) => figures.includes(name))) }] : [row]
  })

/** All there is of a measure that isn't wide, month by month. */
export const readWhole = async (database: SocaiDatabase, workspaceId: string, measure: MeasureName): Promise<ReportRow[]> =>
  reportRows(measure, await findKept(database, workspaceId, measure, [{ $gte: 'M', $lt: 'N' }, UNCARRIED], isMonthRow))

const isDayRow = (period: string): boolean => period.startsWith('D')
const isMonthRow = (period: string): boolean => period.startsWith('M')
const isYearRow = (period: string): boolean => period.startsWith('Y')

/** Goes through figures of days: each key of a day once, with its numbers in the order they were asked for, to be read until it returns. */
export type VisitDays = (visit: (day: string, key: string, numbers: readonly number[]) => void) => void

/** Some figures of a measure day by day, also of whole months. @param known as was known at a moment; absent: as is known now */
export const readDays = async (
  database: SocaiDatabase,
  workspaceId: string,
  measure: MeasureName,
  since: Day,
  until: Day,
  figures: readonly string[],
  known: Known | null = null,
): Promise<VisitDays> => {
  const last = known ? lastKnownDay(until, known) : until
  const corrections = known ? await correctionsOf(database, workspaceId, [measure], { since, until }, known) : []
  const periods = between(periodOf.day(since), periodOf.day(last))
  const kept = since > last ? [] : await findKept(database, workspaceId, measure, periods, isDayRow, { figures })
  const days = groupBy([...kept, ...ofMeasure(corrections, measure, figures)], (each) => each.period)
  return (visit) => {
    for (const [own, all] of days) eachKey(all, figures, (key, numbers) => visit(own.slice(1), key, numbers))
  }
}

const periodsOfRange = (since: Day, until: Day): string[] => {
  if (since > until) return []
  const { months, days } = splitRange(since, until)
  return [...months.map((month) => periodOf.month(month)), ...days.map((day) => periodOf.day(day))]
}

/** The rows of a range, of a picture of it and of an earlier range to compare with: read at once where they name few periods. */
export const readRangeWithPicture = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  { since, until, earlier, known }: { since: Day; until: Day; earlier?: { since: Day; until: Day }; known?: Known | null },
): Promise<{ rows: ReportRow[]; before: ReportRow[]; picture: { rows: ReportRow[]; steps: string[] } }> => {
  if (known) return readRangeAsKnown(database, workspaceId, measures, { since, until, ...(earlier ? { earlier } : {}), known })
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

/** The same as was known at a moment. */
const readRangeAsKnown = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  { since, until, earlier, known }: { since: Day; until: Day; earlier?: { since: Day; until: Day }; known: Known },
): Promise<{ rows: ReportRow[]; before: ReportRow[]; picture: { rows: ReportRow[]; steps: string[] } }> => {
  const steps = stepsOf(since, until)
  const last = lastKnownDay(until, known)
  // The month of the moment is known in part: day by day.
  const whole = steps.filter((step) => (isMonth(step) ? lastDayOf(step) <= last : step <= last))
  const broken = steps
    .filter(isMonth)
    .flatMap((step) => (lastDayOf(step) > last && firstDayOf(step) <= last ? daysOf(firstDayOf(step), last) : []))
  const [rows, before, drawn, corrections] = await Promise.all([
    readRange(database, workspaceId, measures, since, until, { known }),
    earlier ? readRange(database, workspaceId, measures, earlier.since, earlier.until, { known }) : [],
    readPeriods(database, workspaceId, measures, periodsOfSteps([...whole, ...broken])),
    correctionsOf(database, workspaceId, measures, { since, until }, known),
  ])
  const areMonths = steps.some(isMonth)
  const inSteps = [...drawn, ...corrections.flatMap(rowsOfPeriod)].map((row) => ({
    ...row,
    ...(areMonths ? { day: (row.day ?? '').slice(0, 7) } : {}),
  }))
  return { rows, before, picture: { rows: inSteps, steps: steps.length <= MAX_NAMED_KEYS ? steps : withoutEmptyEnds(steps, inSteps) } }
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
 * The figures before a day: of whole years before its year where the measure keeps them, the months before its month, and the days of its
 * month before it; those of a wide measure added up by key.
 * @param of one key alone; some figures alone; as was known at a moment
 */
export const readBefore = async (
  database: SocaiDatabase,
  workspaceId: string,
  measure: MeasureName,
  until: Day,
  { key, figures, known }: { readonly key?: string; readonly figures?: readonly string[]; readonly known?: Known | null } = {},
): Promise<ReportRow[]> => {
  const last = addDays(until, -1)
  const day = known ? addDays(lastKnownDay(last, known), 1) : until
  const corrections = known ? await correctionsOf(database, workspaceId, [measure], { until: last }, known) : []
  const first = firstDayOf(monthOfDay(day))
  const days = daysOf(first, day).slice(0, -1).map(periodOf.day)
  const january = month(`${day.slice(0, 4)}-01`)
  const of = { key, figures }
  const kept = await Promise.all(
    periodsOf(measure).includes('year')
      ? [
          findKept(
            database,
            workspaceId,
            measure,
            [
              { $gte: 'Y', $lt: periodOf.year(day) },
              { ...UNCARRIED, $lt: uncarried(firstDayOf(january)) },
            ],
            isYearRow,
            of,
          ),
          findPeriods(
            database,
            workspaceId,
            measure,
            [...monthsOf(january, monthOfDay(day)).slice(0, -1).map(periodOf.month), ...days],
            of,
          ),
        ]
      : [
          findKept(
            database,
            workspaceId,
            measure,
            [
              { $gte: 'M', $lt: periodOf.month(day) },
              { ...UNCARRIED, $lt: uncarried(first) },
            ],
            isMonthRow,
            of,
          ),
          findPeriods(database, workspaceId, measure, days, of),
        ],
  )
  return reportRows(measure, [...kept.flat(), ...ofMeasure(corrections, measure, figures)], key)
}

const readPeriods = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  periods: readonly string[],
): Promise<ReportRow[]> => {
  const kept = await Promise.all(measures.map((measure) => keptOf(database, workspaceId, measure, periods)))
  return kept.flat().flatMap(rowsOfPeriod)
}

const keptOf = async (
  database: SocaiDatabase,
  workspaceId: string,
  measure: MeasureName,
  periods: readonly string[],
  figures?: readonly string[],
): Promise<Kept[]> => {
  if (periods.length === 0) return []
  // Of a range of many years most months have no row: they are read as stretches, not one by one.
  if (periods.length <= MAX_NAMED_KEYS) return findPeriods(database, workspaceId, measure, periods, { figures })
  const asked = new Set(periods)
  const kept = await Promise.all(
    stretchesOf(periods).map(([first, last]) =>
      findKept(database, workspaceId, measure, between(first, last), (period) => asked.has(period), { figures }),
    ),
  )
  return kept.flat()
}

/** What is kept of some periods, each named. */
const findPeriods = (
  database: SocaiDatabase,
  workspaceId: string,
  measure: MeasureName,
  periods: readonly string[],
  of: Wanted,
): Promise<Kept[]> => {
  const asked = new Set(periods)
  const days = periods.filter(isDayRow).map((period) => uncarried(period.slice(1)))
  const longer = periods.filter((period) => !isDayRow(period)).sort()
  // From the first month to the last: others between them have hardly any row that isn't carried on yet.
  const [first, last] = [longer[0], longer.at(-1)]
  const conditions = [{ $in: [...periods, ...days] }, ...(first === undefined || last === undefined ? [] : [uncarriedOf(first, last)])]
  return findKept(database, workspaceId, measure, conditions, (period) => asked.has(period), of)
}

/** Rows of days that aren't carried on yet, from the beginning of one period to the end of another of its kind. */
const uncarriedOf = (first: string, last: string): { $gte: string; $lte: string } => ({
  $gte: uncarried(first.slice(1)),
  $lte: `${uncarried(last.slice(1))}${LAST_DAYS[last.charAt(0)] ?? ''}`,
})
const LAST_DAYS: Readonly<Record<string, string>> = { M: '-31', Y: '-12-31' }

/** All periods of one kind from the first to the last, and what isn't carried into them yet. */
const between = (first: string, last: string): readonly object[] => [{ $gte: first, $lte: last }, uncarriedOf(first, last)]

/** One key alone; some figures alone. */
interface Wanted {
  readonly key?: string | undefined
  readonly figures?: readonly string[] | undefined
}

/**
 * Reads rows and sheets as of one moment: what is carried on or folded meanwhile is met once.
 * @param periods conditions, any of which a row's period fits
 * @param asks whether a period is wanted: a row that isn't carried on yet counts in each such
 */
const findKept = async (
  database: SocaiDatabase,
  workspaceId: string,
  measure: MeasureName,
  periods: readonly object[],
  asks: (period: string) => boolean,
  { key, figures }: Wanted = {},
): Promise<Kept[]> => {
  // A sheet has the key of none.
  const keys = key === undefined ? {} : { key: { $in: ['', key] } }
  const filter = { series: measure, ...keys, $or: periods.map((period) => ({ period })) }
  const found: Kept[] = await database.records('rollups', workspaceId).find(filter, { only: fieldsOf(figures), asOfOneMoment: true })
  return found.flatMap((row) => {
    const counted = countsIn(row)
    return counted[0] === row.period ? [row] : counted.filter(asks).map((period) => ({ ...row, period }))
  })
}

const MAX_DAYS = 62
const MAX_NAMED_KEYS = 200

/** Periods that follow each other, as first and last: days before the whole months, the months, and days after them. */
const stretchesOf = (periods: readonly string[]): (readonly [string, string])[] => {
  const months = periods.filter((period) => period.startsWith('M'))
  const [first = 'M', last = 'M'] = [months[0], months.at(-1)]
  const days = periods.filter((period) => period.startsWith('D'))
  return [days.filter((day) => day.slice(1) < first.slice(1)), months, days.filter((day) => day.slice(1) > last.slice(1))].flatMap(
    (own) => {
      const [from, to] = [own[0], own.at(-1)]
      return from === undefined || to === undefined ? [] : [[from, to] as const]
    },
  )
}
