import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, Page, PatchOf, RecordOf } from '@shared/registry/service-types'
import { builtProgram } from '../platform/quarantine/built-program'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown
}

/** The body of an error's answer. */
export interface ErrorAnswer {
  readonly name: string
  readonly message: string
  readonly code: number
  readonly className: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly errors?: Readonly<Record<string, string>>
}

type Query = Readonly<Record<string, unknown>>

/** `{a: {$in: [1]}}` → `a[$in][0]=1` */
export const queryText = (query: Query): string => {
  const pairs: string[] = []
  const add = (key: string, value: unknown): void => {
    if (value === undefined) return
    if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      for (const [step, inner] of Object.entries(value)) add(`${key}[${step}]`, inner)
    } else
      pairs.push(
        `${encodeURIComponent(key)}=${encodeURIComponent(wellFormed(value instanceof Date ? value.toISOString() : String(value)))}`,
      )
  }
  for (const [key, value] of Object.entries(query)) add(key, value)
  return pairs.join('&')
}

/** Half of a pair of UTF-16 units can't stand in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

/** Calls the API over HTTP as one caller. The named methods expect success; `send` takes what comes. */
export class Api {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url
    this.#headers = headers
  }

  /** The same caller with further headers: a language, an Idempotency-Key. */
  with(headers: Readonly<Record<string, string>>): Api {
    return new Api(this.#url, { ...this.#headers, ...headers })
  }

  /** @param path under /api @param body an object is sent as JSON, a text or bytes as they are */
  async send(method: string, path: string, body?: object | string | Buffer): Promise<Answer> {
    const bytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const headers = { ...(bytes === undefined ? {} : jsonOf(bytes)), ...this.#headers }
    const answer = await exchange(`${this.#url}/api/${path}`, method, headers, bytes)
    return { status: answer.statusCode ?? 0, headers: headersOf(answer), body: parsed(await text(answer)) }
  }

  async find<Name extends RecordService>(service: Name, query: Query = {}): Promise<Page<RecordOf<Name>>> {
    return (await this.#expect('GET', `${service}?${queryText(query)}`)) as Page<RecordOf<Name>>
  }

  /** @returns the report's own answer */
  report<T>(service: RecordService, query: Query & { readonly report: string }): Promise<T> {
    return this.#expect('GET', `${service}?${queryText(query)}`) as Promise<T>
  }

  async get<Name extends RecordService>(service: Name, id: string, query: Query = {}): Promise<RecordOf<Name>> {
    return (await this.#expect('GET', `${service}/${id}?${queryText(query)}`)) as RecordOf<Name>
  }

  async create<Name extends RecordService>(service: Name, data: Loose<CreateOf<Name>> & object): Promise<RecordOf<Name>> {
    return (await this.#expect('POST', service, data)) as RecordOf<Name>
  }

  async patch<Name extends RecordService>(service: Name, id: string, data: Loose<PatchOf<Name>>): Promise<RecordOf<Name>> {
    return (await this.#expect('PATCH', `${service}/${id}`, data)) as RecordOf<Name>
  }

  async remove<Name extends RecordService>(service: Name, id: string): Promise<RecordOf<Name>> {
    return (await this.#expect('DELETE', `${service}/${id}`)) as RecordOf<Name>
  }

  /** Expects the call to be refused. @returns the error with its status */
  async refused(method: string, path: string, body?: object | string | Buffer): Promise<ErrorAnswer> {
    const answer = await this.send(method, path, body)
    if (answer.status < 400) throw new Error(`${method} ${path} was expected to be refused, but answered ${answer.status}`)
    return answer.body as ErrorAnswer
  }

  /** @throws Error also when what was asked for needs a program that isn't built: the answer doesn't tell that. */
  async #expect(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await this.send(method, path, body)
    if (answer.status >= 500) builtProgram()
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
}

/** Branded ids, money and instants may be written as plain literals in tests. */
export type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Loose<Item>[]
      : T extends object
        ? { [Key in keyof T]: Loose<T[Key]> }
        : T

/** Connections are kept for the next call. */
const agent = new Agent({ keepAlive: true })

const exchange = (url: string, method: string, headers: OutgoingHttpHeaders, body: string | Buffer | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, resolve).on('error', reject).end(body)
  })

const jsonOf = (body: string | Buffer): OutgoingHttpHeaders => ({
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(body),
})

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}

const parsed = (answer: string): unknown => {
  try {
    return JSON.parse(answer)
  } catch {
    return answer
  }
}
