import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Right } from '@shared/foundation/rights/rights'
import type { Application } from '../../application'
import type { SocaiDatabase } from '../../collections'
import { createCode } from '../../../areas/platform-admin/services/codes/create-code'
import { startTestApp, type TestApp } from '../../../testing/app'
import type { TestSocket } from '../../../testing/sockets'

type Json = Record<string, unknown>

export interface Answer {
  readonly status: number
  readonly body: Json
  readonly headers: Headers
}

/** How a call is made: by whom, and with what. */
interface How {
  readonly as?: { readonly token: string }
  readonly key?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Member {
  readonly _id: string
  readonly workspaceId: string
  readonly email: string
  readonly username: string
  readonly password: string
  readonly token: string
}

export interface Company {
  readonly _id: string
  readonly slug: string
  readonly founder: Member
}

const textOf = (json: unknown, field: string): string => String((json as Json)[field])
const recordOf = (json: Json, field: string): Json => json[field] as Json

/** A whole application with a clock that tests set forward; for the rules of who gets in and who may do what. */
export class SignInFixture {
  readonly #testApp: TestApp
  readonly #clock: { ahead: number }
  #companies = 0

  private constructor(testApp: TestApp, clock: { ahead: number }) {
    this.#testApp = testApp
    this.#clock = clock
  }

  static async open(): Promise<SignInFixture> {
    const clock = { ahead: 0 }
    return new SignInFixture(await startTestApp({ now: () => new Date(Date.now() + clock.ahead) }), clock)
  }

  get url(): string {
    return this.#testApp.url
  }

  get app(): Application {
    return this.#testApp.app
  }

  get database(): SocaiDatabase {
    return this.#testApp.database
  }

  close(): Promise<void> {
    return this.#testApp.close()
  }

  /** Sets the clock forward; it stays there. */
  wait(minutes: number): void {
    this.#clock.ahead += minutes * 60_000
  }

  async call(method: string, path: string, { as, key, body, headers = {} }: How = {}): Promise<Answer> {
    const api = key === undefined ? this.#testApp.api(as?.token) : this.#testApp.keyed(key)
    const answer = await api.with(headers).send(method, path, body as object | undefined)
    return { ...answer, body: answer.body as Json }
  }

  get(path: string, how?: How): Promise<Answer> {
    return this.call('GET', path, how)
  }

  post(path: string, body: unknown, how: How = {}): Promise<Answer> {
    return this.call('POST', path, { ...how, body })
  }

  patch(path: string, body: unknown, how: How = {}): Promise<Answer> {
    return this.call('PATCH', path, { ...how, body })
  }

  code(): Promise<string> {
    return createCode(this.database, new Date())
  }

  async signUpBody(more: Json = {}): Promise<Json> {
    const number = ++this.#companies
    return {
      name: `Công ty ${number}`,
      slug: `congty${number}`,
      invitationCode: await this.code(),
      founder: { name: 'Lan', emailRaw: `lan${number}@congty.vn`, password: 'Lan#2026' },
      ...more,
    }
  }

  /** A company with its founder signed in. */
  async company(more: Json = {}): Promise<Company> {
    const body = await this.signUpBody(more)
    const made = await this.post('workspaces', body)
    const { emailRaw, password } = body['founder'] as { emailRaw: string; password: string }
    const _id = textOf(made.body, '_id')
    const founder = await this.signIn({ workspaceId: _id, email: emailRaw, password })
    return { _id, slug: textOf(made.body, 'slug'), founder }
  }

  /** A new colleague, signed in. */
  async hire({ founder }: Company, name: string, rights: readonly Right[] = [], more: Json = {}): Promise<Member> {
    const password = `${name}#2026`
    const emailRaw = `${name.toLowerCase()}@congty.vn`
    const made = await this.post('users', { name, emailRaw, password, rights, ...more }, { as: founder })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return this.signIn({ workspaceId: founder.workspaceId, email: emailRaw, password })
  }

  async signIn(who: { readonly workspaceId: string; readonly email: string; readonly password: string }): Promise<Member> {
    const { status, body } = await this.post('authentication', { strategy: 'local', ...who })
    if (status !== 201) throw new Error(JSON.stringify(body))
    const user = recordOf(body, 'user')
    return { ...who, _id: textOf(user, '_id'), username: textOf(user, 'username'), token: textOf(body, 'accessToken') }
  }

  socket({ token }: Pick<Member, 'token'>): Promise<TestSocket> {
    return this.#testApp.socket(token)
  }

  /** The text of the newest mail that was sent to `address`, once it is there. */
  async mailTo(address: string): Promise<string> {
    const outbox = join(this.#testApp.config.dataDir, 'outbox')
    return until(() => {
      const mails = readdirSync(outbox).sort().reverse()
      return mails.map((file) => readFileSync(join(outbox, file), 'utf8')).find((mail) => mail.includes(`To: ${address}`)) ?? null
    })
  }
}

/** What `look` finds, as soon as it finds something; an error of its is nothing found. */
export const until = async <T>(look: () => T | null | Promise<T | null>): Promise<T> => {
  const end = Date.now() + 5000
  for (;;) {
    const found = await Promise.resolve()
      .then(look)
      .catch(() => null)
    if (found !== null) return found
    if (Date.now() > end) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Milliseconds until the server closes a socket. */
export const closedAfter = async (socket: TestSocket): Promise<number> => {
  const from = performance.now()
  await socket.closed()
  return performance.now() - from
}
