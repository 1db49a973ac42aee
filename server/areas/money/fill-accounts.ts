import type { SocaiDatabase } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../../kernel/migration'
import { accountsOf } from './entry-accounts'

const unfilled = {
  cashAccount: { $exists: false },
  $or: [{ status: 'completed' }, { refundedAt: { $exists: true } }, { status: 'refunded', isPart: true }],
}

export const fillAccounts = markedMigration({
  name: 'accounts of entries',
  version: '1',
  about: 'notes on which accounts the money of entries stands: as their labels and groups are set now',
  extent: async (database) => ({ what: 'entries', count: await database.collection('funds').countDocuments(unfilled) }),
  run: async (database, run) => {
    for (const { _id } of await allWorkspaces(database)) await fillEntries(database, _id, run)
  },
})

const fillEntries = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  const settings = {
    bankAccounts: database.records('bankAccounts', workspaceId),
    fundGroups: database.records('fundGroups', workspaceId),
    company: () => database.platformRecords('workspaces').byId(workspaceId, { only: ['opts'] }),
  }
  for await (const entry of database.records('funds', workspaceId).each(unfilled)) {
    await did(1)
    const accounts = await accountsOf({ ...entry, status: 'completed' }, settings)
    await database.correct('funds', workspaceId, { _id: entry._id, cashAccount: { $exists: false } }, { $set: accounts }, { make: false })
  }
}
