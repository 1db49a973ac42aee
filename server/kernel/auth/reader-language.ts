import type { Language } from '@shared/registry/catalogue'
import type { SocaiDatabase } from '../collections'

/**
 * The languages in which members read: as they signed in, or stayed, last. Who didn't lately has none.
 * @returns by the member's id
 */
export const languagesOf = async (database: SocaiDatabase, userIds: readonly string[]): Promise<ReadonlyMap<string, Language>> => {
  const sessions = await database
    .platformRecords('sessions')
    .find({ userId: { $in: [...userIds] } }, { only: ['userId', 'language', 'expires'], sort: { expires: 1 } })
  return new Map(sessions.flatMap(({ userId, language }) => (language ? [[userId, language]] : [])))
}
