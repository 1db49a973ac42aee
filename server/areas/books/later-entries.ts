import type { Day } from '@shared/foundation/days/days'
import type { Block, JournalEntry, SocaiReader } from '../../kernel/collections'

/** Entries that were entered after a seal on days before its end: of how much debit, and which. What carries a year forward comes after the
 *  seal by its nature, and moves nothing of what was sealed. */
export const laterEntries = async (reader: SocaiReader, workspaceId: string, until: Day, cut: Block['cut']): Promise<JournalEntry[]> => {
  const late = await reader
    .records('journal', workspaceId)
    .find({ skew: 'late', day: { $lte: until }, service: { $ne: 'yearEnds' } }, { only: ['slot', 'n'], hint: { skew: 1, day: 1 } })
  const ids = late.filter(({ slot, n }) => n > (cut[slot] ?? 0)).map(({ _id }) => _id)
  return reader.records('journal', workspaceId).byIds(ids, { sort: { at: 1, _id: 1 } })
}

/** Through which number each slot was sealed. */
export const cutOf = async (reader: SocaiReader, workspaceId: string, seq: number): Promise<Block['cut']> => {
  if (seq === 0) return {}
  const [block] = await reader.records('blocks', workspaceId).find({ first: { $lte: seq } }, { sort: { block: -1 }, limit: 1 })
  return block?.cut ?? {}
}
