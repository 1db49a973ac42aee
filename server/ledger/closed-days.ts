import { dayOf, startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { newEntries, type Entries, type Entry } from '@shared/foundation/ledger/lock-date'
import { isBooked } from '@shared/foundation/ledger/measures'
import type { Posting } from '@shared/foundation/ledger/postings'
import { declarations } from '@shared/registry/declarations'
import type { Id } from '@shared/foundation/ids'
import type { RecordChange, SocaiUnitOfWork } from '../kernel/unit-of-work'
import type { SocaiDatabase } from '../kernel/collections'
import { AppError } from '../platform/errors'

const declared: ReadonlyMap<string, Entries<never>> = new Map(
  declarations.flatMap(({ path, entries }) => (entries ? [[path, entries] as const] : [])),
)

const entriesOf = (service: string, record: object | null): readonly Entry[] =>
  record === null ? [] : (declared.get(service)?.(record as never) ?? [])

/** The first day before today on which a command changes the books; null where it changes none. */
const firstDayChanged = (
  changes: readonly RecordChange[],
  postings: readonly Posting[],
  { now, zone }: { now: Date; zone: Zone },
): Day | null => {
  const today = startOfDay(dayOf(now, zone), zone)
  const entered = changes
    .flatMap(({ name, before, after }) => newEntries(entriesOf(name, before), pastOf(entriesOf(name, after), today)))
    .map(({ at }) => dayOf(at, zone))
  const posted = postings.filter(({ measure, sums }) => Object.keys(sums).some((sum) => isBooked(measure, sum))).map(({ day }) => day)
  const first = [...entered, ...posted].reduce<Day | null>((least, day) => (least === null || day < least ? day : least), null)
  return first !== null && first < dayOf(now, zone) ? first : null
}

const pastOf = (entries: readonly Entry[], today: Date): Entry[] => entries.filter(({ at }) => at < today)

/**
 * Sees to it that what a command does to the books stays out of the days that are closed.
 * @throws AppError 409 naming the lock date and the day
 */
export const assertOpenDays = async (
  database: SocaiDatabase,
  work: SocaiUnitOfWork,
  changes: readonly RecordChange[],
  postings: readonly Posting[],
  zone: Zone,
): Promise<void> => {
  const first = firstDayChanged(changes, postings, { now: work.now, zone })
  if (first !== null) await assertOpenDay(database, work, first)
}

/** The same for a command that names the day itself. */
const assertOpenDay = async (database: SocaiDatabase, work: SocaiUnitOfWork, day: Day): Promise<void> => {
  const _id = work.workspaceId as Id<'workspaces'>
  const workspace = await database.platformRecords('workspaces').byId(_id, { only: ['opts', 'zone'] })
  if (!workspace) throw new Error(`there is no workspace ${_id}`)
  const { lockDate } = workspace.opts
  if (lockDate !== undefined && day <= lockDate) throw AppError.of('books.closed', { lockDate, day })
  // Closed meanwhile: then the command is judged again.
  work.update('workspaces', { _id, 'opts.lockDate': lockDate ?? null }, { $set: { zone: workspace.zone } })
}
