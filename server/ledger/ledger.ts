import type { Zone } from '@shared/foundation/days/days'
import { measureNames, measureOf, measures, periodsOf, type MeasureName, type Target } from '@shared/foundation/ledger/measures'
import { merge, postingsOf, postingsOfChange, type Posting, type PostingContext, type Postings } from '@shared/foundation/ledger/postings'
import { turnoversOf } from '@shared/foundation/ledger/journal-lines'
import { declarations } from '@shared/registry/declarations'
import { keptRows } from '@shared/registry/kept-rows'
import type { Collections } from '../kernel/collections'
import type { SocaiDatabase } from '../kernel/collections'
import type { Ledger, RecordChange, SocaiUnitOfWork } from '../kernel/unit-of-work'
import { AppError } from '../platform/errors'
import { inSlices } from '../platform/in-slices'
import { assertOpenDays } from './closed-days'
import type { Book } from './books'
import type { EntryNumbers } from './entry-numbers'
import { closesYears, enter, entriesOf, linesOf, turnoversOfService, type EnteredChange } from './journal'
import { rollupWrites, type RollupSlots } from './rollups'

/** What records of each service that declares postings add, and rows that areas keep of them. */
const declared: readonly (readonly [string, Postings<never>])[] = [
  ...declarations.flatMap(({ path, postings }) => (postings ? [[path, postings] as const] : [])),
  ...keptRows.map(({ of, postings }) => [of, postings] as const),
]

/** The same with the turnovers of accounts, which are sums of what they enter in the journal. */
const withTurnovers: ReadonlyMap<string, Postings<never>> = new Map(
  declared.map(([path, postings]) => [path, { ...postings, ...turnoversOfService(path) }]),
)

/** All that a record adds to the figures. */
export const postingsOfRecord = (name: string, record: object | null, context: PostingContext): Posting[] =>
  postingsOf<never>(withTurnovers.get(name) ?? {}, record as never, context)

/** The collections whose records add to a measure. */
export const sourcesOf = (of: readonly MeasureName[]): (keyof Collections)[] =>
  [...withTurnovers].flatMap(([name, postings]) => (of.some((measure) => measure in postings) ? [name as keyof Collections] : []))

/** What a unit of work's changes of records add to the figures, written in its own transaction. */
export const createLedger = (
  database: SocaiDatabase,
  { slots, numbers }: { readonly slots: RollupSlots; readonly numbers: EntryNumbers },
  books: readonly Book[],
): Ledger<Collections> => {
  // Turnovers are added up from the very lines that are entered.
  const posting: ReadonlyMap<string, Postings<never>> = new Map(declared)
  const followed = new Set([...posting.keys(), ...books.flatMap(({ sources }) => sources)])
  return {
    posts: (service) => posting.has(service),
    follows: (service) => followed.has(service),
    commit: async (work, noted, write) => {
      const context = { zone: work.zone ?? (await zoneOf(database, work.workspaceId)) }
      const changes: RecordChange[] = [...noted]
      for (const { write: writeBook } of books) changes.push(...(await writeBook(work, noted, context.zone)))
      const entered: EnteredChange[] = []
      for await (const change of inSlices(changes)) {
        const { name, before, after } = change
        const lines = linesOf(change, context)
        const postings = [
          ...postingsOfChange<never>(posting.get(name) ?? {}, before as never, after as never, context),
          ...turnoversOf(lines).map((amounts): Posting => ({ measure: 'turnovers', ...amounts })),
        ]
        if (postings.length > 0) entered.push({ change, lines, postings })
      }
      const [only] = entered
      const postings = only && entered.length === 1 ? only.postings : merge(entered.flatMap((each) => each.postings))
      const judged = postings.length === 0 || !changes.some(({ name }) => closesYears(name)) ? postings : postingsOutside(entered)
      await assertOpenDays(database, work, changes, judged, context.zone)
      await postToRecords(work, postings)
      const rows = postings.filter(({ measure }) => periodsOf(measure).length > 0)
      if (rows.length === 0) return void (await write())
      const entries = entriesOf(entered, { now: work.now, zone: context.zone })
      return slots.lease(async (slot) => {
        for (const { filter, change } of rollupWrites(rows, slot)) work.upsert('rollups', filter, change)
        if (entries.length === 0) return void (await write())
        const { workspaceId } = work
        const last = await numbers.last(work.read('journal'), workspaceId, slot)
        enter(work, entries, slot, last)
        numbers.forget(workspaceId, slot)
        if (await write()) numbers.written(workspaceId, slot, last + entries.length)
      })
    },
  }
}

/** What is added to figures of days that have to be open. */
const postingsOutside = (entered: readonly EnteredChange[]): Posting[] =>
  merge(entered.filter(({ change }) => !closesYears(change.name)).flatMap(({ postings }) => postings))

const zoneOf = async (database: SocaiDatabase, workspaceId: string): Promise<Zone> => {
  const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['zone'] })
  if (!workspace) throw new Error(`there is no workspace ${workspaceId}`)
  return workspace.zone as Zone
}

/** What postings come to on the records that a measure is kept on: by record, the change of each field. */
export const totalsByRecord = (target: Target, postings: readonly Pick<Posting, 'key' | 'sums'>[]): Map<string, Record<string, number>> => {
  const totals = new Map<string, Record<string, number>>()
  for (const { key, sums } of postings) {
    const own = totals.get(key) ?? Object.fromEntries(Object.keys(target.fields).map((field) => [field, 0]))
    for (const [field, names] of Object.entries(target.fields))
      own[field] = names.reduce((sum, name) => sum + (sums[name] ?? 0), own[field] ?? 0)
    totals.set(key, own)
  }
  return totals
}

/** @throws AppError 409 when what a target guards doesn't cover what is taken of it */
const postToRecords = async (work: SocaiUnitOfWork, postings: readonly Posting[]): Promise<void> => {
  for (const name of measureNames) {
    const measure = measureOf(name)
    if (!('target' in measure)) continue
    const { target } = measure
    const own = postings.filter((posting) => posting.measure === name)
    for (const [id, change] of totalsByRecord(target, own)) {
      if (Object.values(change).every((sum) => sum === 0) || work.removes(id)) continue
      const taken = target.guard ? -(change[target.guard.field] ?? 0) : 0
      if (taken > 0) await assertNotOverdrawn(work, target, id, taken)
      const guard = target.guard && taken > 0 ? { [target.guard.field]: { $gte: taken } } : {}
      work.increase(target.service, { _id: id, ...guard }, { ...change, rev: 1 })
      work.emitReloaded(target.service, [id])
    }
  }
}

const assertNotOverdrawn = async (work: SocaiUnitOfWork, { service, guard }: Target, id: string, taken: number): Promise<void> => {
  if (!guard) return
  const record = await work.read(service).byId(id)
  const left = Number((record as Readonly<Record<string, unknown>> | null)?.[guard.field] ?? 0)
  if (left < taken) throw AppError.of(guard.error, { name: record?.name ?? '', balance: left })
}

/** @throws AppError 409 when a partner's balance is less than what is to be taken of it, in whole dong */
export const assertBalanceCovers = (work: SocaiUnitOfWork, partnerId: string, taken: number): Promise<void> =>
  assertNotOverdrawn(work, measures.partner.target, partnerId, taken)
