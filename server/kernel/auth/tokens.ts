import { createHmac, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import { AppError } from '../../platform/errors'

/** What a token says: whose it is (`sub`), in which workspace (`wid`), of which session (`sid`); times in seconds. */
export interface TokenPayload {
  readonly sub: string
  readonly wid: string
  readonly sid: string
  readonly aud: string
  readonly iss: string
  readonly iat: number
  readonly exp: number
  readonly jti: string
}

const issuer = 'socai'
const base64url = (text: string): string => Buffer.from(text).toString('base64url')

/** The one header there is: a token that names another algorithm, or none, is no token of ours. */
const header = base64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))
const MAX_TOKEN_LENGTH = 2000
const MAX_VERIFIED = 10_000

/** Makes and reads JSON Web Tokens (HS256). The key is an object made once: making it anew costs more than all the rest. */
export class Tokens {
  readonly #key: KeyObject
  readonly #lifetime: number
  /** What tokens say whose signature was found right lately: it stays right. */
  readonly #verified = new Map<string, TokenPayload>()

  /** @param lifetime in seconds */
  constructor(key: KeyObject, lifetime: number) {
    this.#key = key
    this.#lifetime = lifetime
  }

  issue(
    owner: { readonly userId: string; readonly workspaceId: string; readonly sessionId: string },
    now: Date,
  ): { accessToken: string; payload: TokenPayload } {
    const iat = Math.floor(now.getTime() / 1000)
    const payload: TokenPayload = {
      sub: owner.userId,
      wid: owner.workspaceId,
      sid: owner.sessionId,
      aud: issuer,
      iss: issuer,
      iat,
      exp: iat + this.#lifetime,
      jti: randomUUID(),
    }
    const content = `${header}.${base64url(JSON.stringify(payload))}`
    return { accessToken: `${content}.${this.#sign(content).toString('base64url')}`, payload }
  }

  /** @throws AppError 401: 'jwt expired' for one whose time is over, else that it isn't valid */
  read(token: unknown, now: Date): TokenPayload {
    if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) throw AppError.of('auth.required')
    const payload = this.#verified.get(token) ?? this.#verify(token)
    if (payload.exp * 1000 <= now.getTime()) {
      this.#verified.delete(token)
      throw AppError.of('auth.expired')
    }
    return payload
  }

  #verify(token: string): TokenPayload {
    const [head, body, signature, ...more] = token.split('.')
    if (head !== header || !body || !signature || more.length > 0) throw AppError.of('auth.required')
    const given = Buffer.from(signature, 'base64url')
    const own = this.#sign(`${head}.${body}`)
    if (given.length !== own.length || !timingSafeEqual(given, own)) throw AppError.of('auth.required')
    const payload = parse(body)
    if (!isPayload(payload)) throw AppError.of('auth.required')
    if (this.#verified.size >= MAX_VERIFIED) this.#verified.clear()
    this.#verified.set(token, payload)
    return payload
  }

  #sign(content: string): Buffer {
    return createHmac('sha256', this.#key).update(content).digest()
  }
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

const isPayload = (value: unknown): value is TokenPayload => {
  if (typeof value !== 'object' || value === null) return false
  const { sub, wid, sid, aud, iss, exp, iat } = value as Partial<Record<keyof TokenPayload, unknown>>
  return (
    [sub, wid, sid].every((claim) => typeof claim === 'string' && claim !== '') &&
    aud === issuer &&
    iss === issuer &&
    typeof exp === 'number' &&
    Number.isFinite(exp) &&
    typeof iat === 'number'
  )
}
