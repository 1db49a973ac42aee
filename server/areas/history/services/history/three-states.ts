import { isEqual } from '@shared/foundation/equal'
import type { Caller } from '../../../../kernel/call'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { readable, withNames, type Entry } from './entries'
import { isEmpty, viewBehind } from './state-then'
import { withTakenBack } from './taken-back'

type Changes = NonNullable<Entry['changes']>

/** Comes behind every change of its moment. */
const LAST_ID = 'f'.repeat(24)
/** Records of one command that are told of: each is looked up twice. */
const MAX_TOLD = 20

/**
 * What a command changed that was taken back since, each field before it, after it, and once it had been taken back. Of what the command made,
 * the fields that differ by then. Nothing where it still counts.
 * @param entries what the command changed, as far as the caller may read it; the first 20 are told of
 * @param meant the change that was taken back
 */
export const inThreeStates = async (
  database: SocaiDatabase,
  caller: Caller,
  entries: readonly Entry[],
  meant: string,
): Promise<readonly Entry[]> => {
  const row = await database.records('audits', caller.workspaceId).byId(meant)
  const [own] = row ? await withTakenBack(database, caller, await readable(database, caller, [row])) : []
  if (!own?.undoneBy) return []
  const behind = { _id: LAST_ID, at: own.undoneBy.at }
  const told: Entry[] = []
  for (const entry of entries.slice(0, MAX_TOLD)) {
    const back = await viewBehind(database, caller, entry, behind)
    if (back === null) continue
    const changes =
      entry.action === 'create'
        ? sinceMade((await viewBehind(database, caller, entry, null)) ?? {}, back)
        : withBack(entry.changes ?? {}, back)
    told.push({ ...entry, changes })
  }
  return withNames(database, caller, told)
}

const withBack = (changes: Changes, back: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, back[field] === undefined ? change : { ...change, back: back[field] }]),
  )

const sinceMade = (made: Readonly<Record<string, unknown>>, back: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(
    [...new Set([...Object.keys(made), ...Object.keys(back)])].flatMap((field) => {
      const [after, then] = [made[field], back[field]]
      if (isEqual(after, then) || (isEmpty(after) && isEmpty(then))) return []
      return [[field, { ...(after === undefined ? {} : { after }), ...(then === undefined ? {} : { back: then }) }]]
    }),
  )
