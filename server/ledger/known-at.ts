import { addDays, dayOf, endOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { turnoversOf } from '@shared/foundation/ledger/journal-lines'
import type { MeasureName } from '@shared/foundation/ledger/measures'
import { can } from '@shared/foundation/rights/rights'
import type { Caller } from '../kernel/call'
import type { JournalEntry, SocaiDatabase } from '../kernel/collections'
import { AppError } from '../platform/errors'
import { dayOfEntry } from './journal'
import { readBody } from './journal-body'
import { periodOf, type RollupRow } from './rollups'

/** A moment in the past whose knowledge is asked for: figures as they would have been read then. */
export interface Known {
  readonly at: Date
  readonly zone: Zone
}

/** The moment asked for, where it is one of the past; null: as is known now. */
export const knownAtOf = (knownAt: Date | undefined, now: Date, zone: Zone): Known | null =>
  knownAt === undefined || knownAt >= now ? null : { at: knownAt, zone }

/**
 * The same for a report that tells what goods cost and people are paid in sums alone. Of two moments around one sale the difference would be
 * the cost of that sale, of any sale there ever was: whoever may not read single ones is told of the ends of business days and of the moments
 * at which months were sealed; of another moment, of the end of the day before it.
 */
export const knownInSums = async (
  database: SocaiDatabase,
  { workspaceId, rights, zone }: Pick<Caller, 'workspaceId' | 'rights' | 'zone'>,
  knownAt: Date | undefined,
  now: Date,
): Promise<Known | null> => {
  const known = knownAtOf(knownAt, now, zone)
  if (known === null || can(rights, ['bod'])) return known
  const evening = endOfDay(dayOf(known.at, zone), zone)
  if (known.at.getTime() === evening.getTime()) return known
  const isSealed = (await database.records('seals', workspaceId).one({ at: known.at }, { only: ['_id'] })) !== null
  return isSealed ? known : { at: endOfDay(addDays(dayOf(known.at, zone), -1), zone), zone }
}

/** The last day of a range whose kept figures count: what stands on later days was entered later, but for what was entered ahead. */
export const lastKnownDay = (until: Day, { at, zone }: Known): Day => {
  const today = dayOf(at, zone)
  return until < today ? until : today
}

/** An evening of the past, and what is known of it: all that is known now (null), or what was known at a moment. */
export interface PastEvening {
  readonly evening: Day
  readonly known: Known | null
}

/** The evening that is asked for; null: as things stand now. @throws AppError 400 for a day to come */
export const pastEveningOf = (
  { asOf, knownAt }: { readonly asOf?: Day | undefined; readonly knownAt?: Date | undefined },
  now: Date,
  zone: Zone,
): PastEvening | null => {
  const today = dayOf(now, zone)
  if (asOf !== undefined && asOf > today) throw AppError.of('query.value', { field: 'asOf' })
  const known = knownAtOf(knownAt, now, zone)
  const evening = asOf ?? (known ? dayOf(known.at, zone) : today)
  return evening === today && known === null ? null : { evening, known }
}

/** What has to be added to the kept figures of days. */
type Correction = Pick<RollupRow, 'series' | 'period' | 'key' | 'sums'>

/** An entry that makes what is kept now what was known at a moment: taken off (−1) or added (1). */
interface Correcting {
  readonly entry: Pick<JournalEntry, 'day' | 'body' | 'service' | 'recordId'>
  readonly sign: 1 | -1
}

/**
 * The entries that make what is kept until `lastKnownDay` what was known at a moment: what was recorded later is taken off, what was
 * recorded ahead of its day and known already is added. Costs what was recorded on other days than its own, and on the day of the moment
 * itself.
 * @param since absent: from the beginning
 */
export const entriesCorrecting = async (
  database: SocaiDatabase,
  workspaceId: string,
  { since, until }: { readonly since?: Day; readonly until: Day },
  known: Known,
): Promise<Correcting[]> => {
  const { at, zone } = known
  const today = dayOf(at, zone)
  const last = lastKnownDay(until, known)
  const from = since === undefined ? {} : { $gte: since }
  const journal = database.records('journal', workspaceId)
  const only = ['day', 'body', 'service', 'recordId'] as const
  const isTodayAsked = today <= until && (since === undefined || since <= today)
  const [late, later, ahead] = await Promise.all([
    journal.find({ skew: 'late', day: { ...from, $lte: last }, at: { $gt: at } }, { only }),
    isTodayAsked ? journal.find({ day: today, at: { $gt: at }, skew: { $exists: false } }, { only }) : [],
    until > today
      ? journal.find(
          { skew: 'ahead', day: { $gt: today, $lte: until, ...(since !== undefined && since > today ? from : {}) }, at: { $lte: at } },
          { only },
        )
      : [],
  ])
  return [
    ...[...late, ...later].map((entry): Correcting => ({ entry, sign: -1 })),
    ...ahead.map((entry): Correcting => ({ entry, sign: 1 })),
  ]
}

/**
 * What makes the figures of some days that are kept now those that were known then, to be added to what is kept until `lastKnownDay`.
 * @param since absent: from the beginning
 */
export const correctionsOf = async (
  database: SocaiDatabase,
  workspaceId: string,
  measures: readonly MeasureName[],
  range: { readonly since?: Day; readonly until: Day },
  known: Known,
): Promise<Correction[]> => {
  const asked = new Set<string>(measures)
  return (await entriesCorrecting(database, workspaceId, range, known)).flatMap(({ entry, sign }) => {
    const { lines, figures } = readBody(entry.body)
    const day = dayOfEntry(entry)
    const turnovers = asked.has('turnovers') ? turnoversOf(lines.map((line) => ({ ...line, day }))) : []
    return [...figures.filter(({ measure }) => asked.has(measure)), ...turnovers.map((each) => ({ measure: 'turnovers', ...each }))].map(
      ({ measure, key, sums }) => ({ series: measure, period: periodOf.day(day), key, sums: signed(sums, sign) }),
    )
  })
}

const signed = (sums: Readonly<Record<string, number>>, sign: 1 | -1): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sign * sum]))
