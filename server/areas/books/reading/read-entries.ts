import { day as toDay, type Day } from '@shared/foundation/days/days'
import type { JournalEntry, SocaiDatabase } from '../../../kernel/collections'
import { readBody, type EntryBody } from '../../../ledger/journal-body'

/** An entry of the journal with its lines. */
export interface ReadEntry extends Pick<JournalEntry, '_id' | 'workspaceId' | 'at' | 'service' | 'recordId' | 'opening'> {
  readonly day: Day
  readonly lines: EntryBody['lines']
}

/** Which entries: of a range of business days, of one partner, of one record. */
export interface Wanted {
  readonly since?: Day | undefined
  readonly until?: Day | undefined
  readonly partnerId?: string | undefined
  /** Conditions on fields of entries. */
  readonly where?: Readonly<Record<string, unknown>>
}

const PER_READ = 500
const only = ['workspaceId', 'day', 'at', 'service', 'recordId', 'opening', 'body'] as const

/** Goes through entries day by day, of a day in the order they were recorded; newest first the other way round. So many are read at a time. */
export async function* entriesInOrder(
  database: SocaiDatabase,
  workspaceId: string,
  { since, until, partnerId, where = {} }: Wanted,
  way: 1 | -1,
): AsyncGenerator<ReadEntry> {
  const journal = database.records('journal', workspaceId)
  const asked = { ...where, ...(partnerId === undefined ? {} : { partners: partnerId }) }
  const [start, end] = way === 1 ? (['$gte', '$lte'] as const) : (['$lte', '$gte'] as const)
  const further = way === 1 ? '$gt' : '$lt'
  const [first, last] = way === 1 ? [since, until] : [until, since]
  const days = { ...(first === undefined ? {} : { [start]: first }), ...(last === undefined ? {} : { [end]: last }) }
  let filter: Record<string, unknown> = { ...asked, ...(Object.keys(days).length > 0 ? { day: days } : {}) }
  for (;;) {
    const page = await journal.find(filter, { sort: { day: way, _id: way }, limit: PER_READ, only })
    for (const { body, day, ...entry } of page) yield { ...entry, day: toDay(day), lines: readBody(body).lines }
    const behind = page.at(-1)
    if (!behind || page.length < PER_READ) return
    filter = {
      ...asked,
      day: { ...days, [start]: behind.day },
      $or: [{ day: { [further]: behind.day } }, { _id: { [further]: behind._id } }],
    }
  }
}
