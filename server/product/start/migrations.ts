import { setTimeout as pause } from 'node:timers/promises'
import { isEqual } from '@shared/foundation/equal'
import type { SocaiDatabase } from '../../kernel/collections'
import { fillSortKeys } from '../../kernel/fill-sort-keys'
import { holderOf, Lease, LeaseLost, newHolder, type Holder } from '../../kernel/leases'
import type { Extent, Migration } from '../../kernel/migration'
import { buildCommissions, buildDeclaredMeasures, buildTimesheets } from './build-measures'
import { fillJournal } from '../../ledger/open-journal'
import { fillJournalPartners } from '../../ledger/fill-journal-partners'
import { beginCarrying, beginSheets } from '../../ledger/compact-rollups'
import { fillEarnings } from '../../areas/agents/fill-earnings'
import { fillUnread } from '../../areas/talk/fill-unread'
import { fillArrivals } from '../../areas/goods/fill-arrivals'
import { fillBookings } from '../../areas/trade/fill-bookings'
import { fillAccounts } from '../../areas/money/fill-accounts'
import { markOpening } from '../../areas/imports/mark-opening'
import { fillVouchers } from '../../areas/money/fill-vouchers'
import { moveKeys } from '../../areas/workspace/services/apiKeys/move-keys'
import { fillPages } from '../../areas/platform-admin/services/pages/fill-pages'
import { noteDataVersion } from './data-version'
import { Pacer, type Progress } from './progress'

/** In the order they build on each other. With another one, `DATA_VERSION` is raised. */
export const migrations: readonly Migration[] = [
  fillSortKeys,
  fillVouchers,
  fillEarnings,
  fillBookings,
  fillArrivals,
  markOpening,
  fillPages,
  moveKeys,
  buildCommissions,
  buildDeclaredMeasures,
  fillAccounts,
  fillJournal,
  fillJournalPartners,
  buildTimesheets,
  fillUnread,
  beginSheets,
  beginCarrying,
]

const LEASE = 'migrations'
const POLL_MS = 500

/** What this version has still to change in what is stored. */
export const dueMigrations = async (database: SocaiDatabase): Promise<Migration[]> => {
  const due: Migration[] = []
  for (const migration of migrations) if (await migration.isDue(database)) due.push(migration)
  return due
}

/** Whether nobody has ever worked here: what is due then has nothing to go through. */
export const isUnused = async (database: SocaiDatabase): Promise<boolean> =>
  (await database.platformRecords('workspaces').one({}, { only: ['_id'] })) === null

/** Who is told what happens. */
export interface MigrationReporter {
  readonly begins?: (migration: Migration, extent: Extent) => void
  readonly moves?: (progress: Progress) => void
  /** Another node is at it. */
  readonly waits?: (other: { readonly who: string; readonly since: string }) => void
}

/**
 * Brings what is stored to the shape this version works with, before anybody is served. Of several nodes that start together one does it,
 * the others wait, and one of them goes on when it dies; where nothing is due it costs a few reads.
 * @throws ConfigError for data of a newer version
 */
export const runMigrations = async (
  database: SocaiDatabase,
  reporter: MigrationReporter = {},
  holder: Holder = newHolder(),
): Promise<void> => {
  let awaited: unknown = null
  while ((await dueMigrations(database)).length > 0) {
    const lease = await Lease.take(database, LEASE, holder)
    if (lease) {
      await runUnder(lease, database, reporter)
      continue
    }
    const other = await holderOf(database, LEASE)
    if (other && !isEqual(awaited, other)) {
      awaited = other
      reporter.waits?.(other)
    }
    await pause(POLL_MS)
  }
  await noteDataVersion(database)
}

const runUnder = async (lease: Lease, database: SocaiDatabase, reporter: MigrationReporter): Promise<void> => {
  try {
    // First: from here on it is no older program's any more.
    await noteDataVersion(database)
    for (const migration of await dueMigrations(database)) await runOne(lease, database, migration, reporter)
  } catch (error) {
    // Whoever has it now does the rest.
    if (!(error instanceof LeaseLost)) throw error
  } finally {
    await lease.end()
  }
}

const runOne = async (lease: Lease, database: SocaiDatabase, migration: Migration, reporter: MigrationReporter): Promise<void> => {
  const extent = await migration.extent(database)
  reporter.begins?.(migration, extent)
  const pacer = new Pacer(migration.name, extent)
  const did = async (count: number): Promise<void> => {
    await lease.confirm()
    reporter.moves?.(pacer.did(count))
  }
  await migration.run(database, { now: new Date(), did })
}
