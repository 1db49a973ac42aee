import { statfs } from 'node:fs/promises'
import { loadPlaces } from '../../config'
import type { SocaiDatabase } from '../../kernel/collections'
import { lastDone, type Seldom } from '../../kernel/last-done'
import { VERSION } from '../../version'
import { DATA_VERSION, dataVersionOf } from '../start/data-version'
import { dueMigrations } from '../start/migrations'
import { print, say, type Printing } from './printed'
import { withDatabase } from './with-database'

const lastTime = async (database: SocaiDatabase, what: Seldom): Promise<string> =>
  (await lastDone(database, what))?.at.toISOString() ?? 'never'

/** Tells how the installation stands: where it is, who runs it, what is in it, what is due, what was proven when. Writes nothing. */
export const tellStatus = ({ json = false }: Printing): Promise<void> =>
  withDatabase(
    async (database, { pid, isAlone }) => {
      const { dataDir, mongodbUri } = loadPlaces(process.env)
      const { bavail, bsize } = await statfs(dataDir)
      const status = {
        dataDir,
        database: mongodbUri === null ? 'embedded' : 'MONGODB_URI',
        server: pid ?? (isAlone ? 'not running' : 'not known: the database is elsewhere'),
        dataVersion: (await dataVersionOf(database)) ?? 'none',
        version: VERSION,
        knowsDataVersion: DATA_VERSION,
        due: (await dueMigrations(database)).map(({ name }) => name).join(' ') || 'nothing',
        workspaces: await database.platformRecords('workspaces').count({}),
        members: await database.platformRecords('users').count({ status: 'active' }),
        ...(mongodbUri === null
          ? { lastBackup: await lastTime(database, 'backup'), lastRestoreProved: await lastTime(database, 'restore proved') }
          : {}),
        figuresRecounted: await lastTime(database, 'figures recounted'),
        journalsProven: await lastTime(database, 'journals proven'),
        waitingToLeave: await database.platformRecords('outgoing').count({ state: 'waiting' }),
        stuckOnTheWay: await database.platformRecords('outgoing').count({ state: 'stuck' }),
        diskFreeMegabytes: Math.floor((bavail * bsize) / 1_000_000),
      }
      if (json) say(JSON.stringify(status))
      else
        print(
          Object.entries(status).map(([name, value]) => ({ name, value })),
          {},
        )
    },
    { onlyLooks: true },
  )
