import { definitions, type SocaiDatabase } from '../kernel/collections'
import { encodeFilter } from '../platform/mongo/codec'

/** Its members go last: by them a company that was erased halfway is known again. */
const scopedNames = definitions.filter(({ name, scoped }) => scoped && name !== 'users').map(({ name }) => name as 'orders')
const erasedInTurn = [...scopedNames, 'sessions', 'users'] as const

/** Takes a whole company out of the database, with the code that it was made by, as if it had never been. Nobody may be writing in it. */
export const eraseCompany = async (
  database: SocaiDatabase,
  { _id, slug }: { readonly _id: string; readonly slug: string },
): Promise<void> => {
  for (const name of erasedInTurn) await database.clear(name, _id)
  await database.collection('codes').deleteMany(encodeFilter(database.definition('codes').kinds, { 'usedBy._id': _id }))
  await database.collection('workspaces').deleteOne({ slug })
}
