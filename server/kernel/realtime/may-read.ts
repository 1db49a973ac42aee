import { declarations } from '@shared/registry/declarations'
import type { Caller } from '../call'
import type { SocaiDatabase } from '../collections'
import { serialize } from '../serialize'

/** Whether a caller may read a record of their workspace that is written in forms: one whose service takes changes. */
export const mayReadToWrite =
  (database: SocaiDatabase) =>
  async (service: string, id: string, caller: Caller): Promise<boolean> => {
    const declaration = declarations.find(({ path }) => path === service)
    if (!declaration || declaration.scope !== 'workspace' || !declaration.methods.includes('patch')) return false
    const record = await database.records(declaration.path, caller.workspaceId).byId(id)
    return record !== null && serialize(declaration, record, caller) !== null
  }
