import { dayOf, day as toDay, type Day, type Zone } from '@shared/foundation/days/days'
import { describedAccount } from '@shared/foundation/ledger/accounts'
import { imbalanceOf, linesOfChange, turnoversOf, type JournalLine, type JournalOf } from '@shared/foundation/ledger/journal-lines'
import { isBooked, periodsOf, type MeasureName } from '@shared/foundation/ledger/measures'
import type { Posting, PostingContext, Postings } from '@shared/foundation/ledger/postings'
import { declarations } from '@shared/registry/declarations'
import { keptRows } from '@shared/registry/kept-rows'
import type { JournalEntry } from '../kernel/collections'
import type { RecordChange, SocaiUnitOfWork } from '../kernel/unit-of-work'
import { writtenBody, type EnteredFigure, type EntryBody } from './journal-body'
import { JournalSums, NOISE } from './journal-sums'

const declared: ReadonlyMap<string, JournalOf<never>> = new Map([
  ...declarations.flatMap(({ path, journal }) => (journal ? [[path, journal] as const] : [])),
  ...keptRows.map(({ of, journal }) => [of, journal] as const),
])

/** The collections whose records enter lines. */
export const journalled = [...declared.keys()] as readonly ('orders' | 'funds' | 'assets' | 'commissions' | 'deliveries' | 'yearEnds')[]

/** Whether what its records enter belongs to days that are closed: a year's end, which moves no report of them. */
export const closesYears = (service: string): boolean => service === 'yearEnds'

/** What records of a service add to the turnovers of accounts. */
export const turnoversOfService = (service: string): Postings<never> => {
  const journal = declared.get(service)
  return journal ? { turnovers: (record, context) => turnoversOf(journal(record, context)) } : {}
}

/** What a change of a record enters in the journal; nothing for records of services that enter none. */
export const linesOf = ({ name, before, after }: RecordChange, context: PostingContext): JournalLine[] => {
  const journal = declared.get(name)
  return journal ? linesOfChange<never>(journal, before as never, after as never, context) : []
}

/** What a change of one record comes to: the lines it enters and what it adds to figures. */
export interface EnteredChange {
  readonly change: RecordChange
  readonly lines: readonly JournalLine[]
  readonly postings: readonly Posting[]
}

/** Turnovers are told by the lines; commissions are those of rules, not of records. */
const isRemembered = (measure: MeasureName): boolean =>
  periodsOf(measure).length > 0 && measure !== 'turnovers' && measure !== 'commissions'

/** The sums of a posting that belong to its day for good, so that what was known of them can be asked later; null where none does. */
export const rememberedIn = ({ measure, key, sums }: Posting): EnteredFigure | null => {
  if (!isRemembered(measure)) return null
  const own = Object.entries(sums).filter(([name]) => isBooked(measure, name))
  return own.length === 0 ? null : { measure, key, sums: Object.fromEntries(own) }
}

/** An entry that isn't numbered yet. */
type NewEntry = Omit<JournalEntry, '_id' | 'workspaceId' | 'slot' | 'n'>

/**
 * The entries that changes of records come to: one for each record and day.
 * @throws Error when the lines of one don't balance: nothing may be written then
 */
export const entriesOf = (entered: readonly EnteredChange[], { now, zone }: { now: Date; zone: Zone }): NewEntry[] => {
  const today = dayOf(now, zone)
  return entered.flatMap(({ change, lines, postings }) => {
    const sums = new JournalSums()
    sums.addLines(lines, 1)
    for (const posting of postings) {
      const figure = rememberedIn(posting)
      if (figure) sums.addFigure(posting.day, figure, 1)
    }
    const { _id: recordId, rev } = (change.after ?? change.before) as { readonly _id: string; readonly rev: number }
    return sums.bodies().map(([day, body]) => entryOf({ service: change.name, recordId, rev }, day, body, { now, today }))
  })
}

/** @throws Error when its lines don't balance */
export const entryOf = (
  cause: Pick<JournalEntry, 'service' | 'recordId' | 'rev'>,
  day: Day,
  body: EntryBody,
  { now, today }: { now: Date; today: Day },
): NewEntry => {
  const off = imbalanceOf(body.lines)
  if (Math.abs(off) > NOISE) throw new Error(`what ${cause.service} ${cause.recordId} enters on ${day} is ${off} out of balance`)
  return { at: now, day, ...skewOf(day, today), ...cause, body: writtenBody(body), ...partnersIn(body) }
}

/** The partners whose accounts lines move. */
export const partnersIn = ({ lines }: Pick<EntryBody, 'lines'>): Pick<JournalEntry, 'partners'> => {
  const partners = new Set(lines.flatMap(({ account, of }) => (of !== '' && describedAccount(account).by === 'partner' ? [of] : [])))
  return partners.size === 0 ? {} : { partners: [...partners] }
}

const skewOf = (day: Day, today: Day): Pick<JournalEntry, 'skew'> => (day === today ? {} : { skew: day < today ? 'late' : 'ahead' })

/**
 * Plans entries with the command, numbered within their slot; of a slot that another process writes to meanwhile the command is run again.
 * @param last the number of the slot's last entry
 */
export const enter = (work: SocaiUnitOfWork, entries: readonly NewEntry[], slot: number, last: number): void => {
  work.retryOnDuplicate('n')
  work.insert(
    'journal',
    entries.map((entry, index) => ({ ...entry, slot, n: last + index + 1 })),
  )
}

/** The day of an entry. */
export const dayOfEntry = (entry: Pick<JournalEntry, 'day'>): Day => toDay(entry.day)
