import type { Caller } from '../../../../kernel/call'
import type { Audit, SocaiDatabase } from '../../../../kernel/collections'
import { readable, type Entry } from './entries'
import { kindConditions } from './kinds'

const keyOf = ({ service, recordId }: Pick<Audit, 'service' | 'recordId'>): string => `${service} ${recordId}`

/** Of what was taken back since: by which change, as far as the caller may read that, who did it and when. */
export const withTakenBack = async (database: SocaiDatabase, caller: Caller, entries: readonly Entry[]): Promise<Entry[]> => {
  const undone = entries.filter((entry) => entry.undone)
  if (undone.length === 0) return [...entries]
  const rows = await database
    .records('audits', caller.workspaceId)
    .find({ recordId: { $in: undone.map(({ recordId }) => recordId) }, ...kindConditions.undone }, { sort: { at: 1, _id: 1 } })
  // The last one counts: what was taken back may have been brought back in between.
  const last = new Map((await readable(database, caller, rows)).map((entry) => [keyOf(entry), entry]))
  return entries.map((entry) => {
    const by = entry.undone ? last.get(keyOf(entry)) : undefined
    return by ? { ...entry, undoneBy: { _id: by._id, by: by.by, at: by.at } } : entry
  })
}
