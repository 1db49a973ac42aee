import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import type { Right } from '@shared/domain/rights/rights'
import { createApp, type Running } from '../../../app'
import { definitions, type Collections } from '../../../collections'
import { loadConfig, type Config } from '../../../config'
import type { Application, SocaiDatabase } from '../../../declarations'
import { startEngine, type Engine } from '../../../embedded/index'
import { buildWorker } from '../../../embedded/testing/build-worker'
import { createCode } from '../../../services/codes/create-code'
import { listen, stopListening } from '../../http/server'
import { Database } from '../../mongo/database'

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

/** A whole server on an engine and a port of its own, with a clock that tests set. */
export class Office {
  readonly app: Application
  readonly database: SocaiDatabase
  readonly config: Config
  readonly #clock: { ahead: number }
  readonly #running: Running
  readonly #engine: Engine
  readonly #server: Server
  readonly #port: number
  readonly #sockets: Socket[] = []
  #companies = 0

  private constructor(made: {
    running: Running
    database: SocaiDatabase
    config: Config
    engine: Engine
    server: Server
    port: number
    clock: { ahead: number }
  }) {
    this.#running = made.running
    this.app = made.running.app
    this.database = made.database
    this.config = made.config
    this.#engine = made.engine
    this.#server = made.server
    this.#port = made.port
    this.#clock = made.clock
  }

  static async open(): Promise<Office> {
    const dataDir = mkdtempSync(join(tmpdir(), 'socai-'))
    const config = loadConfig({ DATA_DIR: dataDir, PORT: '0' })
    const clock = { ahead: 0 }
    const engine = await startEngine({ dataDir, workerFile: await buildWorker() })
    const database = await Database.connect<Collections>(engine.uri, definitions)
    const log = pino({ level: 'silent' })
    const running = await createApp({ config, database, log, clientFolder: dataDir, now: () => new Date(Date.now() + clock.ahead) })
    const { server, port } = await listen(running.app, 0, '127.0.0.1')
    running.app.set('ready', true)
    return new Office({ running, database, config, engine, server, port, clock })
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect()
    await Promise.all([stopListening(this.#server, 500), this.#running.close()])
    await this.database.close()
    await this.#engine.close()
    rmSync(this.config.dataDir, { recursive: true, force: true })
  }

  /** Sets the clock forward; it stays there. */
  wait(minutes: number): void {
    this.#clock.ahead += minutes * 60_000
  }

  async call(method: string, path: string, { as, key, body, headers = {} }: How = {}): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(key ? { 'x-api-key': key } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Json, headers: response.headers }
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

  /** A socket of a member that is signed in and seated. */
  async socket({ token }: Pick<Member, 'token'>): Promise<Socket> {
    const socket = io(`http://127.0.0.1:${this.#port}`, { transports: ['websocket'], reconnection: false, forceNew: true })
    this.#sockets.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('realtime epoch', () => resolve())
      socket.once('connect_error', reject)
      socket.emit('create', 'authentication', { strategy: 'jwt', accessToken: token }, {}, (error: { message: string } | null) => {
        if (error) reject(new Error(error.message))
      })
    })
    return socket
  }

  /** The text of the newest mail that was sent to `address`, once it is there. */
  async mailTo(address: string): Promise<string> {
    const outbox = join(this.config.dataDir, 'outbox')
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
export const closedAfter = (socket: Socket): Promise<number> => {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const given = setTimeout(() => reject(new Error('still open')), 3000)
    socket.once('disconnect', () => {
      clearTimeout(given)
      resolve(performance.now() - from)
    })
  })
}
