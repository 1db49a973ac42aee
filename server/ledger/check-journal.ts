import { dayOf, type Day, type Zone } from '@shared/foundation/days/days'
import { isEqual } from '@shared/foundation/equal'
import { imbalanceOf } from '@shared/foundation/ledger/journal-lines'
import type { JournalEntry, SocaiReader } from '../kernel/collections'
import { groupBy } from '@shared/foundation/group-by'
import { dayOfEntry, journalled, linesOf, partnersIn, rememberedIn } from './journal'
import { readBody, type EntryBody } from './journal-body'
import { JournalSums, NOISE } from './journal-sums'
import { postingsOfRecord } from './ledger'

/** So many records are compared with their entries at a time. */
const PAGE = 300

type Cause = Pick<JournalEntry, 'service' | 'recordId' | 'rev'>

/** What a record's entries lack to say what it stands for. */
export interface Lacking {
  readonly cause: Cause
  /** What would have to be entered, by day. */
  readonly bodies: readonly (readonly [Day, EntryBody])[]
  /** The sums that differ: by how much the record exceeds its entries. */
  readonly differs: Readonly<Record<string, number>>
}

/** Compares what each record stands for with the sum of its entries. @param counted is told of each record */
export async function* lackingEntries(
  reader: SocaiReader,
  { _id: workspaceId, zone }: { readonly _id: string; readonly zone: string },
  counted: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<Lacking> {
  for (const service of journalled) {
    for (let after: object = {}; ;) {
      const page = await reader.records(service, workspaceId).find(after, { sort: { _id: 1 }, limit: PAGE })
      const found = await reader.records('journal', workspaceId).find({ recordId: { $in: page.map(({ _id }) => _id) } })
      const entries = groupBy(found, ({ recordId }) => recordId)
      for (const record of page) {
        await counted()
        const lacking = lackOf({ service, recordId: record._id, rev: record.rev }, record, entries.get(record._id) ?? [], zone as Zone)
        if (lacking) yield lacking
      }
      const last = page.at(-1)
      if (!last || page.length < PAGE) break
      after = { _id: { $gt: last._id } }
    }
  }
}

/** The same of one record, as it stands; null where they agree, or where it is gone. */
export const lackingEntriesOf = async (
  reader: SocaiReader,
  { _id: workspaceId, zone }: { readonly _id: string; readonly zone: string },
  { service, recordId }: Pick<Cause, 'service' | 'recordId'>,
): Promise<Lacking | null> => {
  const known = journalled.find((each) => each === service)
  const [record] = known ? await reader.records(known, workspaceId).byIds([recordId]) : []
  if (!known || !record) return null
  const entries = await reader.records('journal', workspaceId).find({ recordId })
  return lackOf({ service: known, recordId, rev: record.rev }, record, entries, zone as Zone)
}

const lackOf = (cause: Cause, record: object, entries: readonly JournalEntry[], zone: Zone): Lacking | null => {
  const sums = new JournalSums()
  sums.addLines(linesOf({ name: cause.service, before: null, after: record }, { zone }), 1)
  for (const posting of postingsOfRecord(cause.service, record, { zone })) {
    const figure = rememberedIn(posting)
    if (figure) sums.addFigure(posting.day, figure, 1)
  }
  for (const entry of entries) sums.addBody(dayOfEntry(entry), readBody(entry.body), -1)
  const differs = sums.differences()
  return Object.keys(differs).length === 0 ? null : { cause, bodies: sums.bodies(), differs }
}

/** What is wrong with an entry by itself. */
export interface WrongEntry {
  /** `<slot>/<number>` */
  readonly entry: string
  readonly why: string
}

/** Reads the whole journal in the order it was numbered: each entry balances and stands on a day, none is missing, and of what is gone nothing
 *  is left. @param counted is told of each entry */
export async function* wrongEntries(
  reader: SocaiReader,
  workspaceId: string,
  counted: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<WrongEntry> {
  const journal = reader.records('journal', workspaceId)
  let before: Pick<JournalEntry, 'slot' | 'n'> = { slot: Number.NEGATIVE_INFINITY, n: 0 }
  for (let after: object = {}; ;) {
    const page = await journal.find(after, { sort: { slot: 1, n: 1 }, limit: PAGE })
    for (const entry of page) {
      await counted()
      const { slot, n } = entry
      const expected = slot === before.slot ? before.n + 1 : 1
      if (n !== expected) yield { entry: `${slot}/${expected}`, why: n - expected === 1 ? 'is missing' : `is missing, and all to ${n - 1}` }
      const why = faultOf(entry)
      if (why) yield { entry: `${slot}/${n}`, why }
      before = entry
    }
    yield* leftOfGone(reader, workspaceId, page)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = { $or: [{ slot: last.slot, n: { $gt: last.n } }, { slot: { $gt: last.slot } }] }
  }
}

const faultOf = (entry: JournalEntry): string | null => {
  try {
    const body = readBody(entry.body)
    const off = imbalanceOf(body.lines)
    dayOfEntry(entry)
    if (Math.abs(off) > NOISE) return `is ${off} out of balance`
    return isEqual(partnersIn(body).partners, entry.partners) ? null : 'names other partners than its lines'
  } catch (error) {
    return `can't be read: ${String(error)}`
  }
}

/** Records that are gone stand for nothing: their entries come to nothing. */
async function* leftOfGone(reader: SocaiReader, workspaceId: string, page: readonly JournalEntry[]): AsyncGenerator<WrongEntry> {
  for (const [service, entries] of groupBy(page, (entry) => entry.service)) {
    const known = journalled.find((each) => each === service)
    if (!known) continue
    const ids = [...new Set(entries.map(({ recordId }) => recordId))]
    const there = new Set((await reader.records(known, workspaceId).byIds(ids, { only: ['_id'] })).map(({ _id }) => _id as string))
    for (const recordId of ids) {
      if (there.has(recordId)) continue
      const sums = new JournalSums()
      for (const entry of await reader.records('journal', workspaceId).find({ recordId }))
        if (faultOf(entry) === null) sums.addBody(dayOfEntry(entry), readBody(entry.body), 1)
      const left = sums.differences()
      if (Object.keys(left).length > 0) yield { entry: `${service} ${recordId}`, why: `is gone, and leaves ${JSON.stringify(left)}` }
    }
  }
}

/** The local day of a moment in a company's zone. */
export const todayOf = (now: Date, zone: string): Day => dayOf(now, zone as Zone)
