import { groupBy } from '@shared/foundation/group-by'
import { partsOf } from '../../platform/in-slices'
import type { ChangedRecords } from '../collections'
import type { SocaiUnitOfWork } from '../unit-of-work'
import { writtenChanges } from './written-changes'

/** So many records one row names at most. */
const MOST_NAMED = 200

/** Writes down, with the command itself, which records it tells of: whoever keeps a copy asks for them later. */
export const keepChanges = (work: SocaiUnitOfWork, told: readonly ChangedRecords[]): void => {
  const kinds = groupBy(told, ({ service, type }) => `${service} ${type}`)
  const rows = [...kinds.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const ids = [...new Set(own.flatMap((each) => each.ids))]
    return first.type === 'many' ? [{ ...first, ids: [] }] : partsOf(ids, MOST_NAMED).map((some) => ({ ...first, ids: some }))
  })
  if (rows.length === 0 || !work.workspaceId) return
  const isShort = rows.reduce((sum, { ids }) => sum + ids.length, 0) <= MOST_NAMED
  const documents = isShort ? [rows] : rows.map((row) => [row])
  work.insert(
    'changes',
    documents.map((each) => ({ at: work.now, waiting: true as const, told: writtenChanges(each) })),
  )
}
