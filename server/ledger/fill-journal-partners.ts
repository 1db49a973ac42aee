import type { SocaiDatabase } from '../kernel/collections'
import { allWorkspaces } from '../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../kernel/migration'
import { partnersIn } from './journal'
import { readBody } from './journal-body'

const unfilled = { partners: { $exists: false } }

export const fillJournalPartners = markedMigration({
  name: 'partners of the journal',
  version: '1',
  about: 'notes beside each entry of the journal whose accounts it moves: what it says stays as it is',
  extent: async (database) => ({ what: 'entries', count: await database.collection('journal').countDocuments(unfilled) }),
  run: async (database, run) => {
    for (const { _id } of await allWorkspaces(database)) await fillEntries(database, _id, run)
  },
})

const fillEntries = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  for await (const { _id, body } of database.records('journal', workspaceId).each(unfilled, { only: ['body'] })) {
    await did(1)
    const { partners } = partnersOf(body)
    if (partners) await database.correct('journal', workspaceId, { _id }, { $set: { partners } }, { make: false })
  }
}

/** Of an entry that is damaged nobody's: "verify" tells it. */
const partnersOf = (body: string): ReturnType<typeof partnersIn> => {
  try {
    return partnersIn(readBody(body))
  } catch {
    return {}
  }
}
