import type { Day } from '@shared/foundation/days/days'
import { imbalanceOf } from '@shared/foundation/ledger/journal-lines'
import type { SocaiDatabase } from '../kernel/collections'
import { allWorkspaces } from '../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../kernel/migration'
import { lackingEntries, todayOf, type Lacking } from './check-journal'
import { entryOf, journalled } from './journal'
import { NOISE } from './journal-sums'
import { Mends } from './mends'

/** The slot of entries that were made of records which stood before: no process writes to it beside its commands. */
const OPENING_SLOT = -1

/** So many records' entries are written at once. */
const AT_ONCE = 200

/**
 * Enters what the records of a company stand for and its journal doesn't say: all of them where it is begun. What is entered counts as known
 * from now on. Cut off, it goes on with what is left.
 */
export const openJournal = async (
  database: SocaiDatabase,
  workspace: { readonly _id: string; readonly zone: string },
  { now, did }: MigrationRun,
): Promise<void> => {
  const mends = await Mends.since(database, workspace._id)
  const today = todayOf(now, workspace.zone)
  let waiting: Lacking[] = []
  const flush = async (): Promise<void> => {
    if (waiting.length > 0 && !(await enterAll(database, mends, waiting, { now, today }))) throw new Error('the journal is opened by two')
    waiting = []
  }
  for await (const lacking of lackingEntries(database, workspace, () => did(1))) if (waiting.push(lacking) === AT_ONCE) await flush()
  await flush()
}

const enterAll = (database: SocaiDatabase, mends: Mends, lacking: readonly Lacking[], when: { now: Date; today: Day }): Promise<boolean> =>
  mends.make(database, async (work) => {
    const [last] = await work.read('journal').find({ slot: OPENING_SLOT }, { sort: { slot: -1, n: -1 }, limit: 1, only: ['n'] })
    let n = last?.n ?? 0
    // What lacks something because an entry of it is damaged stays so: "verify" tells it, and a person decides.
    const sound = lacking.filter(({ bodies }) => bodies.every(([, { lines }]) => Math.abs(imbalanceOf(lines)) <= NOISE))
    const entries = sound.flatMap(({ cause, bodies }) =>
      bodies.map(([day, body]) => ({ ...entryOf(cause, day, body, when), slot: OPENING_SLOT, n: ++n, opening: true as const })),
    )
    work.insert('journal', entries)
  })

export const fillJournal = markedMigration({
  name: 'journal',
  version: '2',
  about: 'enters in the journal of each company what its orders and entries of funds stand for and no entry says yet',
  extent: async (database) => {
    let count = 0
    for (const name of journalled) count += await database.collection(name).estimatedDocumentCount()
    return { what: 'records', count }
  },
  run: async (database, run) => {
    for (const workspace of await allWorkspaces(database)) await openJournal(database, workspace, run)
  },
})
