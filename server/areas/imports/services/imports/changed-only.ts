import { createHash } from 'node:crypto'
import { declarationOf } from '@shared/registry/declarations'
import { MAX_LISTED_FAULTS, type ImportDifference } from '@shared/areas/imports/services/imports'
import type { Caller } from '../../../../kernel/call'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { isEqual } from '@shared/foundation/equal'
import { inSlices } from '../../../../platform/in-slices'
import { serialize } from '../../../../kernel/serialize'
import type { Draft } from './dry-run/findings'

export interface ChangedOnly {
  readonly drafts: readonly Draft[]
  /** Cells that say something else than the books, in the order of the rows. */
  readonly differences: readonly ImportDifference[]
  /** Records of which no cell says anything else. */
  readonly unchanged: number
  /** Stands for all that differs, listed or not. */
  readonly seen: string
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Of records that are there only what a sheet says otherwise: fields that others changed since, and that the sheet only repeats, stay theirs.
 * A field the caller may not see is written as it is said, and nothing is told of what it was.
 */
export const changedOnly = async (database: SocaiDatabase, caller: Caller, drafts: readonly Draft[]): Promise<ChangedOnly> => {
  const stood = await recordsAsSeen(database, caller, drafts)
  const categoryIds = [...stood.values()].flatMap(({ categoryId }) => (typeof categoryId === 'string' ? [categoryId] : []))
  const categories = await database.records('categories', caller.workspaceId).byIds([...new Set(categoryIds)], { only: ['name'] })
  const names = new Map<string, string>(categories.map(({ _id, name }) => [_id, name]))
  const shown = (field: string, value: unknown): Pick<ImportDifference, 'before'> => {
    const word = field === 'categoryId' ? names.get(String(value)) : value
    return typeof word === 'string' || typeof word === 'number' ? { before: word } : {}
  }
  const kept: Draft[] = []
  const differences: ImportDifference[] = []
  let unchanged = 0
  for await (const draft of inSlices(drafts)) {
    const before = draft._id === undefined ? undefined : stood.get(draft._id)
    if (!before) {
      kept.push(draft)
      continue
    }
    const changed = Object.entries(draft.data).filter(([field, value]) => !isEqual(before[field], value))
    const [row = 0] = draft.rows
    for (const [field] of changed) differences.push({ row, column: draft.columnOf?.[field] ?? field, ...shown(field, before[field]) })
    if (changed.length > 0) kept.push({ ...draft, data: Object.fromEntries(changed) })
    else if (draft.debt) kept.push(draft)
    else unchanged += 1
  }
  const seen = createHash('sha256').update(JSON.stringify(differences)).digest('hex')
  return { drafts: kept, differences: differences.slice(0, MAX_LISTED_FAULTS), unchanged, seen }
}

const recordsAsSeen = async (database: SocaiDatabase, caller: Caller, drafts: readonly Draft[]): Promise<Map<string, Fields>> => {
  const seen = new Map<string, Fields>()
  for (const service of ['products', 'assets'] as const) {
    const ids = drafts.flatMap(({ service: own, _id }) => (own === service && _id !== undefined ? [_id] : []))
    const records = ids.length === 0 ? [] : await database.records(service, caller.workspaceId).byIds(ids)
    for await (const record of inSlices(records)) seen.set(record._id, serialize(declarationOf(service), record, caller) ?? {})
  }
  return seen
}
