import { declarationOf } from '@shared/registry/declarations'
import type { SocaiDatabase } from '../collections'
import { complete } from '../references'

/** Reads records for events that couldn't bring them along, as an answer holds them. Those that are gone are left out. */
export const freshRecords =
  (database: SocaiDatabase) =>
  async (workspaceId: string, service: string, ids: readonly string[]): Promise<readonly (object & { _id: string })[]> => {
    const declaration = declarationOf(service)
    const { path, scope } = declaration
    const records = await (scope === 'workspace' ? database.records(path, workspaceId) : database.platformRecords(path)).byIds(ids)
    await complete(database, workspaceId, declaration, records)
    return records
  }
