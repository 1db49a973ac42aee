import type { Language } from '@shared/registry/catalogue'
import type { FailedCall } from '@shared/foundation/rights/key-calls'
import { createHash, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { StoredOf } from '../collections'
import type { Caller } from '../call'
import type { SocaiDatabase } from '../collections'
import { AppError } from '../../platform/errors'
import { concerns, type AccessChange, type AccessListener } from './access-change'
import { KeyCalls } from './key-calls'
import { CallerCache } from './caller-cache'
import { callerOf, keyedCallerOf } from './callers'
import type { RateLimits } from './rate-limits'
import { Sessions, type SignedIn } from './sessions'
import { Tokens, type TokenPayload } from './tokens'

/** What a request or a socket brings to say who it is; nothing in it is trusted. */
export interface Credentials {
  readonly strategy?: unknown
  readonly accessToken?: unknown
  readonly apiKey?: unknown
}

/** What the headers of a request bring. */
export const credentialsOf = ({ authorization, 'x-api-key': apiKey }: IncomingHttpHeaders): Credentials =>
  apiKey === undefined ? { accessToken: authorization?.replace(/^(Bearer|JWT)\s+/i, '') } : { apiKey }

export type { AccessChange, AccessListener } from './access-change'

export interface AccessOptions {
  readonly database: SocaiDatabase
  /** Signs the tokens: whoever knows it can be anybody. */
  readonly secret: KeyObject
  /** How long a token lives, in minutes. */
  readonly tokenMinutes: number
  readonly now: () => Date
  readonly limits: RateLimits
}

/** How far the clocks of processes that share a database may be apart, with the time between two looks. */
const CLOCK_SKEW_MS = 10_000

/** How exactly the last use of a key is known. */
const KEY_USE_STEP_MS = 5 * 60_000

/** What is at rest of an API key: 256 random bits need no slow hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/**
 * Says who calls. What it read is kept for a minute at most, so that a call that comes again costs no read; it is
 * dropped at once when a session ends or a member or workspace changes (`apply` brings in what other nodes changed).
 */
export class Access {
  readonly tokens: Tokens
  readonly limits: RateLimits
  readonly #calls: KeyCalls
  readonly #database: SocaiDatabase
  readonly #now: () => Date
  readonly #sessions: Sessions
  readonly #cache = new CallerCache()
  readonly #listeners = new Set<AccessListener>()
  #knownEnded: ReadonlySet<string> = new Set()

  constructor({ database, secret, tokenMinutes, now, limits }: AccessOptions) {
    this.limits = limits
    this.tokens = new Tokens(secret, tokenMinutes * 60)
    this.#database = database
    this.#calls = new KeyCalls(database)
    this.#now = now
    this.#sessions = new Sessions(database, this.tokens, now)
  }

  /** @throws AppError 401 unless the credentials are those of a living session or key; 403 when the workspace is disabled */
  async authenticate(credentials: Credentials | null | undefined): Promise<Caller> {
    if (credentials?.apiKey !== undefined) return this.#authenticateKey(credentials.apiKey)
    if (credentials?.accessToken === undefined) throw AppError.of('auth.required')
    const payload = this.tokens.read(credentials.accessToken, this.#now())
    const caller = await this.#cache.get(`session ${payload.sid}`, () => this.#loadSession(payload))
    if (caller.userId !== payload.sub || caller.workspaceId !== payload.wid) throw AppError.of('auth.session-ended')
    return caller
  }

  /** Counts a call of an API key. @param isRead it reads, and writes nothing @throws AppError 429 once it has made its calls of the day */
  countCall(caller: Caller, { isRead }: { readonly isRead: boolean }): void {
    this.#calls.count(caller, this.#now(), isRead)
  }

  /** Notes that a call of an API key was refused or failed; calls of members aren't noted. */
  noteFailure(caller: Caller, failed: Omit<FailedCall<Date>, 'at' | 'times'>): void {
    this.#calls.noteFailure(caller, { at: this.#now(), times: 1, ...failed })
  }

  /** Keeps how often keys called, and what of it failed. */
  keepCalls(): Promise<void> {
    return this.#calls.keep()
  }

  /** Begins a session for a member whose password was just found right. */
  async startSession(user: StoredOf<'users'>, language: Language): Promise<SignedIn> {
    return this.#sessions.start(user, language)
  }

  /** A new token for a session that lives. */
  async renew(accessToken: unknown, language: Language): Promise<SignedIn & { readonly caller: Caller }> {
    const caller = await this.authenticate({ accessToken })
    const payload = this.tokens.read(accessToken, this.#now())
    return { ...(await this.#sessions.renew(payload, language)), caller }
  }

  /** When the newest token of a session ends, or null when the session has ended: a socket may stay until then. */
  async sessionExpires(sessionId: string): Promise<Date | null> {
    return (await this.#sessions.living(sessionId))?.expires ?? null
  }

  async endSession(sessionId: string): Promise<void> {
    await this.#sessions.end([sessionId])
    this.sessionsEnded([sessionId])
  }

  /** Ends all sessions of a member, but for the one that goes on. */
  async endSessionsOfUser(userId: string, except: string | null = null): Promise<void> {
    const sessionIds = await this.sessionsOfUser(userId, except)
    await this.#sessions.end(sessionIds)
    this.sessionsEnded(sessionIds)
  }

  /** Ends all sessions of a workspace's members. */
  async endSessionsOfWorkspace(workspaceId: string): Promise<void> {
    const sessionIds = await this.#sessions.ofWorkspace(workspaceId)
    await this.#sessions.end(sessionIds)
    this.sessionsEnded(sessionIds)
  }

  /** The living sessions of a member, but for the one that goes on. */
  async sessionsOfUser(userId: string, except: string | null = null): Promise<string[]> {
    return (await this.#sessions.ofUser(userId)).filter((sessionId) => sessionId !== except)
  }

  /** Sessions were ended, and that is committed. */
  sessionsEnded(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.#change({ kind: 'session-ended', sessionId })
  }

  /** A member's name, picture, rights or status were changed, and committed. */
  userChanged(userId: string, ended = false): void {
    this.#change({ kind: 'user', userId, ended })
  }

  /** A workspace's zone, key or status was changed, and committed. */
  workspaceChanged(workspaceId: string): void {
    this.#change({ kind: 'workspace', workspaceId })
  }

  /** Hears of each change right after it: for closing and rejoining sockets, and for telling the other nodes. */
  onChange(listener: AccessListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes in a change that another node made. */
  apply(change: AccessChange): void {
    this.#change(change, 'elsewhere')
  }

  /**
   * Takes in the sessions that another process ended without a word on the bus: the admin command, which resets passwords
   * while the server runs. Call it every second.
   */
  async catchUp(): Promise<void> {
    const ended = await this.#sessions.endedSince(new Date(this.#now().getTime() - CLOCK_SKEW_MS))
    for (const sessionId of ended) if (!this.#knownEnded.has(sessionId)) this.apply({ kind: 'session-ended', sessionId })
    this.#knownEnded = new Set(ended)
  }

  /** Forgets all that was read: after the connection to the other nodes was lost for a while. */
  forget(): void {
    this.#cache.drop(() => true)
  }

  #change(change: AccessChange, origin: 'here' | 'elsewhere' = 'here'): void {
    this.#cache.drop((caller) => concerns(change, caller))
    for (const listener of this.#listeners) listener(change, origin)
  }

  async #authenticateKey(apiKey: unknown): Promise<Caller> {
    if (typeof apiKey !== 'string' || apiKey.length < 20 || apiKey.length > 200) throw AppError.of('auth.key-invalid')
    const hash = hashOfKey(apiKey)
    const found = await this.#cache.get(`key ${hash}`, async () => {
      const key = await this.#database.platformRecords('apiKeys').one({ hash, status: 'active' })
      const workspace = key && (await this.#database.platformRecords('workspaces').byId(key.workspaceId))
      if (!workspace) throw AppError.of('auth.key-invalid')
      const caller = keyedCallerOf(key, workspace)
      await this.#noteUse(key)
      return caller
    })
    if (found.key?.endsAt && found.key.endsAt <= this.#now()) throw AppError.of('auth.key-invalid')
    return found
  }

  /** Keeps when a key was used, once in a while: that it lives is what people want to know. */
  async #noteUse({ _id, workspaceId, usedAt }: StoredOf<'apiKeys'>): Promise<void> {
    const now = this.#now()
    if (usedAt && now.getTime() - usedAt.getTime() < KEY_USE_STEP_MS) return
    await this.#database.correct('apiKeys', workspaceId, { _id }, { $set: { usedAt: now } })
  }

  async #loadSession({ sid, sub, wid }: TokenPayload): Promise<Caller> {
    const [session, user, workspace] = await Promise.all([
      this.#sessions.living(sid),
      this.#database.records('users', wid).byId(sub),
      this.#database.platformRecords('workspaces').byId(wid),
    ])
    if (session?.userId !== sub || session.workspaceId !== wid || !user || !workspace) throw AppError.of('auth.session-ended')
    return callerOf(user, workspace, sid)
  }
}
