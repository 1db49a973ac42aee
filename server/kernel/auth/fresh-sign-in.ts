import type { Caller } from '../call'
import type { SocaiDatabase } from '../collections'

const FRESH_SIGN_IN_MS = 15 * 60_000

/** Whether somebody signed in a moment ago: a session left open on a desk isn't enough for what matters most. */
export const hasJustSignedIn = async (database: SocaiDatabase, { sessionId }: Pick<Caller, 'sessionId'>, now: Date): Promise<boolean> => {
  const session = sessionId === null ? null : await database.platformRecords('sessions').byId(sessionId)
  return session !== null && session.created.getTime() + FRESH_SIGN_IN_MS > now.getTime()
}
