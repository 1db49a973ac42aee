import { randomBytes } from 'node:crypto'
import {
  AuthenticationService,
  type AuthenticationParams,
  type AuthenticationRequest,
  type AuthenticationResult,
} from '@feathersjs/authentication'
import type { FeathersService } from '@feathersjs/feathers'
import type { NextFunction } from '@feathersjs/hooks'
import { languageOf } from '@shared/registry/catalogue'
import type { Application, HookContext } from '../application'
import type { CallParams } from '../call'
import { AppError } from '../../platform/errors'
import { mapErrors } from '../map-errors'
import { KeyStrategy, PasswordStrategy, TokenStrategy } from './strategies'

const WAYS_IN = ['local', 'local-username', 'jwt'] as const

/** Sign-in, renewal and sign-out. Tokens and sessions are `Access`'s; Feathers binds sockets and emits 'login' and 'logout'. */
class SocaiAuthentication extends AuthenticationService {
  readonly application: Application

  constructor(application: Application) {
    super(application, 'authentication', {
      // Feathers insists on a text here. Tokens are made and read elsewhere, with the key object of the settings.
      secret: randomBytes(32).toString('hex'),
      entity: null,
      authStrategies: [...WAYS_IN],
      parseStrategies: ['api-key', 'jwt'],
    })
    this.application = application
    this.register('local', new PasswordStrategy(application, 'email'))
    this.register('local-username', new PasswordStrategy(application, 'username'))
    this.register('jwt', new TokenStrategy(application))
    this.register('api-key', new KeyStrategy())
  }

  override create(data: AuthenticationRequest, params?: AuthenticationParams): Promise<AuthenticationResult> {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw AppError.of('request.body')
    const strategy: unknown = data.strategy
    if (!WAYS_IN.some((way) => way === strategy)) throw AppError.of('auth.strategy')
    return super.create(data, params)
  }

  /** Ends the session of the token given, or of the one the call was made with. */
  override async remove(id: string | null, params: AuthenticationParams = {}): Promise<AuthenticationResult> {
    const accessToken: unknown = id === null || id === 'null' ? params.authentication?.['accessToken'] : id
    const access = this.application.get('access')
    await access.authenticate({ accessToken })
    const payload = access.tokens.read(accessToken, this.application.get('now')())
    await access.endSession(payload.sid)
    return { accessToken, authentication: { strategy: 'jwt', payload } }
  }

  /** A token without a session would outlive every sign-out: there is no such thing. */
  override createAccessToken(): Promise<string> {
    return Promise.reject(new Error('A token is made with its session'))
  }

  override async verifyAccessToken(accessToken: string): Promise<object> {
    return this.application.get('access').tokens.read(accessToken, this.application.get('now')())
  }
}

const speakTheirLanguage = async (context: HookContext, next: NextFunction): Promise<void> => {
  const params = context.params as CallParams
  params.language ??= languageOf((params.headers as Record<string, string | undefined> | undefined)?.['accept-language'])
  await next()
}

/** Registers `authentication`; call it before the transports, which read bearer tokens and keys by its strategies. */
export const configureAuthentication = (app: Application): void => {
  app.use('authentication' as never, new SocaiAuthentication(app) as never, { methods: ['create', 'remove'], events: [] })
  const service: FeathersService = app.service('authentication' as never)
  service.hooks({ around: { all: [speakTheirLanguage, mapErrors] } } as never)
}
