import { definitions, type SocaiDatabase } from '../kernel/collections'
import { encodeFilter } from '../platform/mongo/codec'

/** Its members go last: by them a company that was erased halfway is known again. */
const scopedNames = definitions.filter(({ name, scoped }) => scoped && name !== 'users').map(({ name }) => name as 'orders')
const erasedInTurn = [...scopedNames, 'sessions', 'users'] as const

/** On another node somebody who was let in before may still be writing: it is looked again until nothing is left. */
const MAX_PASSES = 20

/** Takes everything out of the database that belongs to a company, which may itself be gone already. */
export const eraseRecords = async (database: SocaiDatabase, workspaceId: string): Promise<void> => {
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let removed = 0
    for (const name of erasedInTurn) removed += await database.clear(name, workspaceId)
    if (removed === 0) return
  }
}

/** Takes a whole company out of the database, with the code that it was made by, as if it had never been. Nobody may be writing in it. */
export const eraseCompany = async (
  database: SocaiDatabase,
  { _id, slug }: { readonly _id: string; readonly slug: string },
): Promise<void> => {
  await eraseRecords(database, _id)
  await database.collection('codes').deleteMany(encodeFilter(database.definition('codes').kinds, { 'usedBy._id': _id }))
  await database.collection('workspaces').deleteOne({ slug })
}
