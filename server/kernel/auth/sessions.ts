import type { Language } from '@shared/registry/catalogue'
import type { Session, StoredOf } from '../collections'
import type { SocaiDatabase } from '../collections'
import { AppError } from '../../platform/errors'
import { encodeChange, encodeFilter, encodeValue, newId } from '../../platform/mongo/codec'
import type { TokenPayload, Tokens } from './tokens'

export interface SignedIn {
  readonly accessToken: string
  readonly payload: TokenPayload
}

/** However often it is renewed, a session ends a month after its sign-in. */
export const MAX_SESSION_MS = 30 * 86_400_000

/** The rows of who is signed in. A session lives as long as its newest token, unless it is ended before. */
export class Sessions {
  readonly #database: SocaiDatabase
  readonly #tokens: Tokens
  readonly #now: () => Date

  constructor(database: SocaiDatabase, tokens: Tokens, now: () => Date) {
    this.#database = database
    this.#tokens = tokens
    this.#now = now
  }

  /** @throws AppError 401 when the password was changed, or the member disabled, while it was being checked */
  async start(user: StoredOf<'users'>, language: Language): Promise<SignedIn> {
    const sessionId = newId()
    const signedIn = this.#tokens.issue({ userId: user._id, workspaceId: user.workspaceId, sessionId }, this.#now())
    const { _id: userId, workspaceId } = user
    const session = { _id: sessionId, workspaceId, userId, created: this.#now(), expires: expiryOf(signedIn), language }
    await this.#insert(session)
    const present = await this.#database.records('users', user.workspaceId).byId(user._id)
    if (present?.status === 'active' && present.passwordHash === user.passwordHash) {
      await this.#noteSignIn(user._id)
      return signedIn
    }
    await this.end([sessionId])
    throw AppError.of('auth.wrong-password')
  }

  async renew({ sid, sub, wid }: TokenPayload, language: Language): Promise<SignedIn> {
    const session = await this.living(sid)
    if (!session || session.created.getTime() + MAX_SESSION_MS <= this.#now().getTime()) throw AppError.of('auth.session-ended')
    const signedIn = this.#tokens.issue({ userId: sub, workspaceId: wid, sessionId: sid }, this.#now())
    await this.#set([sid], { expires: expiryOf(signedIn), language })
    await this.#noteSignIn(sub)
    return signedIn
  }

  /** A session that goes on, or null. */
  async living(sessionId: string): Promise<Session | null> {
    const session = await this.#database.platformRecords('sessions').byId(sessionId)
    return session && session.ended === undefined && session.expires > this.#now() ? session : null
  }

  /** The sessions of a member that haven't ended. */
  async ofUser(userId: string): Promise<string[]> {
    const found = await this.#database.platformRecords('sessions').find({ userId, expires: { $gt: this.#now() } })
    return found.filter(({ ended }) => ended === undefined).map(({ _id }) => _id)
  }

  /** The sessions of a workspace's members that haven't ended. */
  async ofWorkspace(workspaceId: string): Promise<string[]> {
    const found = await this.#database.platformRecords('sessions').find({ workspaceId, expires: { $gt: this.#now() } })
    return found.filter(({ ended }) => ended === undefined).map(({ _id }) => _id)
  }

  async endedSince(time: Date): Promise<string[]> {
    const found = await this.#database.platformRecords('sessions').find({ ended: { $gt: time } }, { only: ['_id'] })
    return found.map(({ _id }) => _id)
  }

  async end(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length > 0) await this.#set(sessionIds, { ended: this.#now() })
  }

  async #insert(session: Session): Promise<void> {
    const { kinds } = this.#database.definition('sessions')
    await this.#database.collection('sessions').insertOne(encodeValue(kinds, session) as Record<string, unknown>)
  }

  /** Beside the member's record as others see it: nothing of that changes. */
  async #noteSignIn(_id: string): Promise<void> {
    const { kinds } = this.#database.definition('users')
    await this.#database
      .collection('users')
      .updateOne(encodeFilter(kinds, { _id }), encodeChange(kinds, { $set: { lastSignIn: this.#now() } }))
  }

  /** One statement each, of no workspace's records and nobody's events: these writes need no unit of work. */
  async #set(sessionIds: readonly string[], fields: Partial<Session>): Promise<void> {
    const { kinds } = this.#database.definition('sessions')
    const these = encodeFilter(kinds, { _id: { $in: [...sessionIds] } })
    await this.#database.collection('sessions').updateMany(these, encodeChange(kinds, { $set: fields }))
  }
}

const expiryOf = ({ payload }: SignedIn): Date => new Date(payload.exp * 1000)
