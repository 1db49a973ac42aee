import { monthOf, type Month, type Zone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { Checkin, CheckinStatus } from '@shared/areas/people/rules/checkins'
import type { Adjustment } from '@shared/areas/people/rules/payroll'
import { checkinGroups } from '@shared/areas/people/rules/checkins'
import type { Payslip } from '@shared/areas/people/services/pay-shapes'
import { isEqual } from '@shared/foundation/equal'
import type { Records } from '../../platform/mongo/records'
import type { SocaiReader, StoredOf, Timesheet } from '../../kernel/collections'
import type { RecordChange, SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { Book, Wrong } from '../../ledger/books'

type Activity = StoredOf<'activities'>
type Fund = StoredOf<'funds'>

/** The services whose records stand in timesheets. */
const TIMESHEET_SOURCES: readonly string[] = ['activities', 'funds']

/** One thing that stands in somebody's timesheet of a month. */
interface Entry {
  readonly userId: Id<'users'>
  readonly month: Month
  /** Where in the sheet it stands, with dots. */
  readonly path: string
  readonly value: unknown
}

/** What a record puts into a timesheet; null for one that has no place there. */
const entryOf = (name: string, record: object | null, zone: Zone): Entry | null => {
  if (record === null) return null
  return name === 'activities' ? activityEntry(record as Activity, zone) : salaryEntry(record as Fund)
}

const activityEntry = ({ _id, group, userId, month, amount, body, creator, ...stay }: Activity, zone: Zone): Entry | null => {
  if (userId === undefined) return null
  if (checkinGroups.some((each) => each === group))
    return { userId, month: monthOf(stay.created, zone), path: `stays.${_id}`, value: writeStay(stay as Checkin) }
  if (group !== 'adjustments' || month === undefined) return null
  const value = { amount: amount ?? 0, note: body ?? '', ...(creator ? { by: creator.name } : {}) }
  return { userId, month: month as Month, path: `adjustments.${_id}`, value }
}

/** The figures of a month that was paid stand while its entry does. */
const salaryEntry = ({ userId, month, salaryOf, payslip }: Fund): Entry | null =>
  userId === undefined || month === undefined || salaryOf === undefined || !payslip
    ? null
    : { userId, month: month as Month, path: 'paid', value: JSON.stringify(payslip) }

/** A stay at work in one line of text: a month of 200 people is read at once, and documents take longer to read than text. */
const writeStay = ({ created, checkedOut, status, abandoned }: Checkin): string =>
  [created.getTime(), checkedOut?.getTime() ?? '', status, abandoned ? 'abandoned' : ''].join(' ')

const readStay = (text: string): Checkin => {
  const [created, checkedOut, status, abandoned] = text.split(' ')
  return {
    created: new Date(Number(created)),
    ...(checkedOut ? { checkedOut: new Date(Number(checkedOut)) } : {}),
    status: status as CheckinStatus,
    ...(abandoned ? { abandoned: true } : {}),
  }
}

/** What stands in a timesheet: stays and adjustments as they were entered, and the figures of a month that was paid. */
export interface SheetEntries {
  readonly checkins: readonly Checkin[]
  readonly adjustments: readonly Adjustment[]
  readonly paid: Payslip | null
}

const entriesOf = ({ stays = {}, adjustments = {}, paid }: Timesheet): SheetEntries => ({
  checkins: inOrder(stays).map(([, text]) => readStay(text)),
  adjustments: inOrder(adjustments).map(([_id, { amount, ...rest }]): Adjustment => ({
    _id: _id as Id<'activities'>,
    amount: dong(amount),
    ...rest,
  })),
  paid: paid === undefined ? null : (JSON.parse(paid) as Payslip),
})

/** Entries that were read, by the sheet's id; good for as long as its `rev` stands. */
const entriesRead = new Map<string, { readonly rev: number; readonly entries: SheetEntries }>()
const MAX_SHEETS_KEPT = 2000

/**
 * The timesheets of a month, by member. Only those that were changed since they were last read are read whole.
 * @param userId null: everybody's
 */
export const readTimesheets = async (
  records: Records<Timesheet>,
  month: Month,
  userId: string | null,
): Promise<Map<string, SheetEntries>> => {
  const found = await records.find({ month, ...(userId === null ? {} : { userId }) }, { only: ['userId', 'rev'] })
  const known = new Map<string, SheetEntries>()
  for (const { _id, rev } of found) {
    const kept = entriesRead.get(_id)
    if (kept?.rev === rev) known.set(_id, kept.entries)
  }
  const stale = found.filter(({ _id }) => !known.has(_id)).map((sheet) => sheet.userId)
  const fresh = stale.length === 0 ? [] : await records.find({ month, userId: { $in: stale } })
  if (entriesRead.size + fresh.length > MAX_SHEETS_KEPT) entriesRead.clear()
  for (const sheet of fresh) {
    const entries = entriesOf(sheet)
    known.set(sheet._id, entries)
    entriesRead.set(sheet._id, { rev: sheet.rev, entries })
  }
  return new Map(found.map(({ _id, userId: whose }) => [whose, known.get(_id) ?? emptySheet]))
}

export const emptySheet: SheetEntries = { checkins: [], adjustments: [], paid: null }

/** Ids grow with time. */
const inOrder = <T>(byId: Readonly<Record<string, T>>): [string, T][] => Object.entries(byId).sort(([a], [b]) => (a < b ? -1 : 1))

/** Plans what changes of records change in timesheets: each sheet is written at the record's own place, so that no writer waits for another. */
const writeTimesheets = (work: SocaiUnitOfWork, changes: readonly RecordChange[], zone: Zone): void => {
  for (const { name, before, after } of changes) {
    if (!TIMESHEET_SOURCES.includes(name)) continue
    const [old, now] = [entryOf(name, before, zone), entryOf(name, after, zone)]
    if (isEqual(old, now)) continue
    if (old && !(now && isSamePlace(old, now))) write(work, old, { $unset: { [old.path]: '' } })
    if (now) write(work, now, { $set: { [now.path]: now.value } })
  }
}

const isSamePlace = (a: Entry, b: Entry): boolean => a.userId === b.userId && a.month === b.month && a.path === b.path

const write = (work: SocaiUnitOfWork, { userId, month }: Entry, change: Readonly<Record<string, object>>): void => {
  // Two that begin the same sheet meet at its index: the later one writes into the earlier one's.
  work.retryOnDuplicate('userId')
  work.upsert('timesheets', { userId, month }, { ...change, $inc: { rev: 1 } })
}

type TimesheetParts = Pick<Timesheet, 'stays' | 'adjustments' | 'paid'>
const placeOf = ({ userId, month }: { userId: string; month: string }): string => `${month} ${userId}`

/** The timesheets that a workspace's records come to, by month and member. */
const expectedSheets = async (reader: SocaiReader, workspaceId: string, zone: Zone): Promise<Map<string, TimesheetParts>> => {
  const sheets = new Map<string, TimesheetParts>()
  const add = ({ path, value, ...place }: Entry): void => {
    const sheet: Record<string, unknown> = { ...sheets.get(placeOf(place)) }
    const [part = '', id] = path.split('.')
    sheet[part] = id === undefined ? value : { ...(sheet[part] as object | undefined), [id]: value }
    sheets.set(placeOf(place), sheet)
  }
  for (const name of ['activities', 'funds'] as const) {
    const filter = name === 'activities' ? { group: { $in: [...checkinGroups, 'adjustments'] } } : { month: { $exists: true } }
    for await (const record of reader.records(name, workspaceId).each(filter)) {
      const entry = entryOf(name, record, zone)
      if (entry) add(entry)
    }
  }
  return sheets
}

/** Recomputes a workspace's timesheets from check-ins, adjustments and payslips. */
export async function* wrongTimesheets(
  reader: SocaiReader,
  { _id: workspaceId, zone }: { readonly _id: string; readonly zone: string },
): AsyncGenerator<Wrong> {
  const expected = await expectedSheets(reader, workspaceId, zone as Zone)
  const kept = new Map<string, Timesheet>()
  for await (const sheet of reader.records('timesheets', workspaceId).each({})) kept.set(placeOf(sheet), sheet)
  for (const place of new Set([...kept.keys(), ...expected.keys()])) {
    const [stored, due] = [kept.get(place), expected.get(place)]
    const is = stored && partsOf(stored)
    if (written(is) === written(due)) continue
    const [month = '', userId = ''] = place.split(' ')
    const { stays = {}, adjustments = {}, paid } = due ?? {}
    const change = { $set: { stays, adjustments, ...(paid === undefined ? {} : { paid }) }, $inc: { rev: 1 } }
    const without = paid === undefined && stored?.paid !== undefined ? { $unset: { paid: '' } } : {}
    yield {
      figure: `timesheet ${place}`,
      kept: is,
      expected: due,
      mend: (work) =>
        stored
          ? work.update('timesheets', { _id: stored._id, rev: stored.rev }, { ...change, ...without })
          : work.upsert('timesheets', { userId, month, rev: { $exists: false } }, change),
    }
  }
}

const partsOf = ({ stays, adjustments, paid }: Timesheet): TimesheetParts => ({
  ...withEntries({ stays, adjustments }),
  ...(paid === undefined ? {} : { paid }),
})

/** Without the parts that were emptied. */
const withEntries = (parts: { [Part in 'stays' | 'adjustments']: TimesheetParts[Part] }): TimesheetParts =>
  Object.fromEntries(Object.entries(parts).filter(([, entries]) => entries && Object.keys(entries).length > 0))

/** A sheet as text, whatever the order in which it was written; the same for none and for one that was emptied. */
const written = (sheet: TimesheetParts = {}): string =>
  JSON.stringify([inOrder(sheet.stays ?? {}), inOrder(sheet.adjustments ?? {}), sheet.paid ?? null])

/** The timesheets of members, kept beside their check-ins and pay. */
export const timesheetBook: Book = {
  sources: TIMESHEET_SOURCES,
  write: async (...of) => {
    writeTimesheets(...of)
    return []
  },
  wrong: wrongTimesheets,
}
