import type { IncomingMessage } from 'node:http'
import {
  AuthenticationBaseStrategy,
  type AuthenticationParams,
  type AuthenticationRequest,
  type ConnectionEvent,
} from '@feathersjs/authentication'
import { LocalStrategy } from '@feathersjs/authentication-local'
import type { RealTimeConnection } from '@feathersjs/feathers'
import { isId } from '@shared/foundation/ids'
import type { Application } from '../application'
import type { CallParams } from '../call'
import type { StoredOf } from '../collections'
import { AppError } from '../../platform/errors'
import { signIn, type LoginField } from './sign-in'
import { signedInAnswer, type AuthenticationAnswer } from './signed-in-answer'

/** `local` and `local-username`: by password, with people, hashes and limits of our own. */
export class PasswordStrategy extends LocalStrategy {
  readonly application: Application
  readonly field: LoginField

  constructor(application: Application, field: LoginField) {
    super()
    this.application = application
    this.field = field
  }

  /** Nothing to configure: which field names a person is told at construction. */
  override verifyConfiguration(): void {}

  override async authenticate(data: AuthenticationRequest, params: AuthenticationParams) {
    return { ...(await signIn(this.application, data, this.field, params)) }
  }
}

/** `jwt`: gives a living session a new token, and binds a socket to its session. */
export class TokenStrategy extends AuthenticationBaseStrategy {
  readonly application: Application
  readonly bound = new WeakMap<RealTimeConnection, { readonly sessionId: string; readonly timer: NodeJS.Timeout }>()

  constructor(application: Application) {
    super()
    this.application = application
  }

  async authenticate(data: AuthenticationRequest, params: CallParams): Promise<AuthenticationAnswer> {
    const database = this.application.get('database')
    const { caller, ...signedIn } = await this.application.get('access').renew(data['accessToken'], params.language ?? 'en')
    const [user, workspace] = await Promise.all([
      database.records('users', caller.workspaceId).byId(String(caller.userId)),
      database.platformRecords('workspaces').byId(caller.workspaceId),
    ])
    if (!user || !workspace) throw AppError.of('auth.session-ended')
    const { workspaceId } = data
    if (workspaceId !== undefined && workspaceId !== workspace._id) return this.#enter(user, workspaceId, params)
    return signedInAnswer('jwt', signedIn, user, workspace)
  }

  /**
   * Begins a session in another workspace, for whoever has the same verified e-mail there.
   * @throws AppError 403, the same whether there is no such workspace, member or e-mail
   */
  async #enter({ email, emailVerified }: StoredOf<'users'>, workspaceId: unknown, params: CallParams): Promise<AuthenticationAnswer> {
    const database = this.application.get('database')
    if (!emailVerified || !isId(workspaceId)) throw AppError.of('auth.not-a-member')
    const [user, workspace] = await Promise.all([
      database.records('users', workspaceId).one({ email, emailVerified: true, status: 'active' }),
      database.platformRecords('workspaces').byId(workspaceId),
    ])
    if (!user || workspace?.status !== 'enabled') throw AppError.of('auth.not-a-member')
    return signedInAnswer('jwt', await this.application.get('access').startSession(user, params.language ?? 'en'), user, workspace)
  }

  async handleConnection(event: ConnectionEvent, connection: RealTimeConnection, answer?: AuthenticationAnswer): Promise<void> {
    if (event === 'login' && answer) {
      connection['authentication'] = { strategy: this.name, accessToken: answer.accessToken }
      this.#closeAt(connection, answer.authentication.payload.sid, answer.authentication.payload.exp * 1000)
      return
    }
    const bound = this.bound.get(connection)
    if (event === 'logout' && bound?.sessionId !== answer?.authentication.payload.sid) return
    clearTimeout(bound?.timer)
    this.bound.delete(connection)
    delete connection['authentication']
  }

  async parse(request: IncomingMessage): Promise<{ strategy: string; accessToken: string } | null> {
    const [, accessToken] = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '') ?? []
    return accessToken === undefined ? null : { strategy: String(this.name), accessToken }
  }

  /** A socket goes when its session's newest token does: one renewed meanwhile lets it stay. */
  #closeAt(connection: RealTimeConnection, sessionId: string, time: number): void {
    const now = this.application.get('now')().getTime()
    clearTimeout(this.bound.get(connection)?.timer)
    const timer = setTimeout(() => void this.#stayOrClose(connection, sessionId), Math.max(0, time - now)).unref()
    this.bound.set(connection, { sessionId, timer })
  }

  async #stayOrClose(connection: RealTimeConnection, sessionId: string): Promise<void> {
    const expires = await this.application
      .get('access')
      .sessionExpires(sessionId)
      .catch(() => null)
    if (expires) this.#closeAt(connection, sessionId, expires.getTime())
    else this.application.emit('disconnect', connection)
  }
}

/** `api-key`: a workspace's program, by a header on every call. It starts no session. */
export class KeyStrategy extends AuthenticationBaseStrategy {
  async parse(request: IncomingMessage): Promise<{ strategy: string; apiKey: string } | null> {
    const apiKey = request.headers['x-api-key']
    return typeof apiKey === 'string' && apiKey !== '' ? { strategy: String(this.name), apiKey } : null
  }
}
