import { createHash } from 'node:crypto'
import type { Application } from '../kernel/application'
import type { Block, JournalEntry, SocaiReader } from '../kernel/collections'
import { lock } from '../kernel/locks'
import { transact, type SocaiUnitOfWork } from '../kernel/unit-of-work'
import type { Records } from '../platform/mongo/records'

/** So many entries stand in one block at most. */
const MOST_ENTRIES = 1000
/** Signs of an entry's own fingerprint that are kept of it. */
export const MARK_LENGTH = 8

type Journal = Pick<Records<JournalEntry>, 'find'>

/** All that an entry says, always in the same words. */
const written = ({ _id, slot, n, at, day, skew, service, recordId, rev, opening, body }: JournalEntry): string =>
  JSON.stringify([_id, slot, n, at.toISOString(), day, skew ?? null, service, recordId, rev, opening ?? false, body])

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The fingerprint of all entries in line, from that of those before and some more; and the marks of these. */
export const linkOf = (before: string, entries: readonly JournalEntry[]): Pick<Block, 'digest' | 'marks'> => {
  const lines = entries.map(written)
  return {
    digest: fingerprint([before, ...lines].join('\n')),
    marks: lines.map((line) => fingerprint(line).slice(0, MARK_LENGTH)).join(''),
  }
}

/** The last number of each slot, in the order of the slots. */
const lastNumbers = async (journal: Journal): Promise<Pick<JournalEntry, 'slot' | 'n'>[]> => {
  const found: Pick<JournalEntry, 'slot' | 'n'>[] = []
  for (let below: object = {}; ;) {
    const [last] = await journal.find(below, { sort: { slot: -1, n: -1 }, limit: 1, only: ['slot', 'n'] })
    if (!last) return found.reverse()
    found.push(last)
    below = { slot: { $lt: last.slot } }
  }
}

/** The entries of a stretch of numbers of one slot. */
const entriesOf = (journal: Journal, slot: number, after: number, through: number, limit?: number): Promise<JournalEntry[]> =>
  journal.find({ slot, n: { $gt: after, $lte: through } }, { sort: { slot: 1, n: 1 }, ...(limit ? { limit } : {}) })

/** The block that was made last; null where none was. */
export const headOf = async (reader: SocaiReader, workspaceId: string): Promise<Block | null> => {
  const [head] = await reader.records('blocks', workspaceId).find({}, { sort: { block: -1 }, limit: 1 })
  return head ?? null
}

/** The place of the last entry that stands in line. */
export const lastPlaceOf = (block: Pick<Block, 'first' | 'count'> | null): number => (block ? block.first + block.count - 1 : 0)

/**
 * Puts all entries of a company in line that aren't yet, in the order of their slots and numbers, block by block. Nobody who writes waits for
 * it; of several who do it at once each block is made by one.
 * @param isOver asked after each block: whether the rest is left to another
 * @returns the last block
 */
export const chainEntries = async (app: Application, workspaceId: string, isOver = (): boolean => false): Promise<Block | null> => {
  for (;;) {
    const { head, isMade } = await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.job('journal')] }, takeNext)
    if (!isMade || isOver()) return head
  }
}

const takeNext = async (work: SocaiUnitOfWork): Promise<{ head: Block | null; isMade: boolean }> => {
  const [head] = await work.read('blocks').find({}, { sort: { block: -1 }, limit: 1 })
  const journal = work.read('journal')
  const cut: Record<string, number> = { ...head?.cut }
  const entries: JournalEntry[] = []
  for (const { slot, n } of await lastNumbers(journal)) {
    const room = MOST_ENTRIES - entries.length
    const after = cut[slot] ?? 0
    if (room === 0 || n <= after) continue
    const own = await entriesOf(journal, slot, after, n, room)
    entries.push(...own)
    cut[slot] = own.at(-1)?.n ?? after
  }
  if (entries.length === 0) return { head: head ?? null, isMade: false }
  // Cleared meanwhile: then it is begun anew.
  if (head) work.update('blocks', { _id: head._id, digest: head.digest }, { $set: { block: head.block } })
  work.retryOnDuplicate('block')
  const latest = entries.reduce((most, { at }) => Math.max(most, at.getTime()), head ? head.known.getTime() + 1 : 0)
  const [made] = work.insert('blocks', [
    {
      block: (head?.block ?? 0) + 1,
      first: lastPlaceOf(head ?? null) + 1,
      count: entries.length,
      cut,
      known: new Date(latest),
      ...linkOf(head?.digest ?? '', entries),
    },
  ])
  return { head: made ?? null, isMade: true }
}

/** What of the line isn't as it was. */
export interface ChainFault {
  /** `<slot>/<number>`, or `block <number>`. */
  readonly entry: string
  readonly why: string
  /** Its place in line, where one entry is meant. */
  readonly seq?: number
  /** The entry as it stands now; absent where it is gone. */
  readonly found?: JournalEntry
}

/** A stretch of the line as it stands now. */
export interface CheckedBlock {
  readonly block: Block
  /** The fingerprint that all entries through this block have now. */
  readonly digest: string
  /** Null: this block and its entries are as they were when it was made. */
  readonly fault: ChainFault | null
}

/** So many blocks are read at a time. */
const PAGE = 50

/**
 * Goes through the line, and reckons all fingerprints anew from the entries.
 * @param after a block behind which it begins, known to be whole; null: from the beginning
 */
export async function* checkedBlocks(reader: SocaiReader, workspaceId: string, after: Block | null = null): AsyncGenerator<CheckedBlock> {
  const journal = reader.records('journal', workspaceId)
  let before = after
  let digest = after?.digest ?? ''
  for (;;) {
    const page: Block[] = await reader
      .records('blocks', workspaceId)
      .find({ block: { $gt: before?.block ?? 0 } }, { sort: { block: 1 }, limit: PAGE })
    for (const block of page) {
      const expected = expectedOf(before?.cut ?? {}, block.cut)
      const entries: JournalEntry[] = []
      for (const { slot, after, through } of expected) entries.push(...(await entriesOf(journal, slot, after, through)))
      const own = linkOf(before?.digest ?? '', entries)
      const fault = missingBlock(before, block) ?? (own.digest === block.digest ? null : faultIn(block, entries, own.marks, expected))
      digest = digest === (before?.digest ?? '') ? own.digest : linkOf(digest, entries).digest
      yield { block, digest, fault }
      before = block
    }
    if (page.length < PAGE) return
  }
}

interface Stretch {
  readonly slot: number
  readonly after: number
  readonly through: number
}

const expectedOf = (before: Block['cut'], cut: Block['cut']): Stretch[] =>
  Object.entries(cut)
    .map(([slot, through]) => ({ slot: Number(slot), after: before[slot] ?? 0, through }))
    .filter(({ after, through }) => through > after)
    .sort((a, b) => a.slot - b.slot)

const missingBlock = (before: Block | null, { block, first }: Block): ChainFault | null => {
  const expected = (before?.block ?? 0) + 1
  if (block !== expected) return { entry: `block ${expected}`, why: 'is missing' }
  return first === lastPlaceOf(before) + 1 ? null : { entry: `block ${block}`, why: 'does not follow the one before it' }
}

/** The first entry of a block that isn't as it was: changed, or gone; else the block itself. */
const faultIn = (block: Block, entries: readonly JournalEntry[], marks: string, expected: readonly Stretch[]): ChainFault => {
  // A number that was missing before has no place in line.
  const isWhole = expected.reduce((sum, { after, through }) => sum + through - after, 0) === block.count
  for (let at = 0; at < block.count; at++) {
    const [is, was] = [marks, block.marks].map((all) => all.slice(at * MARK_LENGTH, (at + 1) * MARK_LENGTH))
    if (is === was) continue
    const seq = block.first + at
    const found = entries[at]
    const { slot, n } = (isWhole ? numberAt(expected, at) : null) ?? found ?? { slot: 0, n: 0 }
    const isThere = found?.slot === slot && found.n === n
    return { entry: `${slot}/${n}`, why: isThere ? 'was changed' : 'is missing', seq, ...(isThere ? { found } : {}) }
  }
  return { entry: `block ${block.block}`, why: 'was changed' }
}

const numberAt = (expected: readonly Stretch[], at: number): Pick<JournalEntry, 'slot' | 'n'> | null => {
  let left = at
  for (const { slot, after, through } of expected) {
    if (left < through - after) return { slot, n: after + left + 1 }
    left -= through - after
  }
  return null
}
