import type { SocaiDatabase } from '../kernel/collections'
import { fillSortKeys } from '../kernel/fill-sort-keys'
import { releaseLease, takeLease } from '../kernel/jobs'
import { migrate, type Migration } from '../kernel/migration'
import { buildCommissions, buildDeclaredMeasures, buildTimesheets } from '../ledger/build-measures'
import { beginSheets } from '../ledger/compact-rollups'
import { fillEarnings } from '../ledger/fill-earnings'
import { fillUnread } from '../ledger/fill-unread'
import { fillVouchers } from '../ledger/fill-vouchers'
import { moveKeys } from '../services/apiKeys/move-keys'
import { fillPages } from '../services/pages/fill-pages'

/** In the order they build on each other. */
const migrations: readonly Migration[] = [
  fillSortKeys,
  fillVouchers,
  fillEarnings,
  fillPages,
  moveKeys,
  buildCommissions,
  buildDeclaredMeasures,
  buildTimesheets,
  fillUnread,
  beginSheets,
]

const LEASE = 'migrations'
/** A node that dies amid a migration keeps the others waiting so long. */
const LEASE_MS = 10 * 60_000
const POLL_MS = 500

/** What this version has still to change in what is stored. */
export const dueMigrations = async (database: SocaiDatabase): Promise<Migration[]> => {
  const due: Migration[] = []
  for (const migration of migrations) if (await migration.isDue(database)) due.push(migration)
  return due
}

/**
 * Brings what is stored to the shape this version works with, before anybody is served. Of several nodes that start together one does it,
 * the others wait; where nothing is due it costs a few reads.
 * @param said is told each migration that begins
 */
export const runMigrations = async (database: SocaiDatabase, said: (migration: Migration) => void = () => undefined): Promise<void> => {
  while ((await dueMigrations(database)).length > 0) {
    if (!(await takeLease(database, LEASE, new Date(), LEASE_MS))) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      continue
    }
    try {
      for (const migration of await dueMigrations(database)) {
        said(migration)
        await migrate(database, migration)
      }
    } finally {
      await releaseLease(database, LEASE)
    }
  }
}
