import type { RecordService } from '@shared/registry/names'
import type { CreateOf, Page, PatchOf, RecordOf, ReportName, ReportOf, ReportQueryOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { Follower, type Bell, type Change, type ChangesPage } from './follow'
import { queryText, type Query } from './query'
import { send, type Sent, type TransportOptions } from './transport'

export * from './errors'
export { verifySignature } from './signature'
export type { Bell, Change, ChangesPage, Page, Query, RecordOf, RecordService }

export interface ConnectOptions extends TransportOptions {
  /** `io` of socket.io-client: with it changes are told at once; without it they are asked for every `pollMs`. */
  readonly io?: (url: string, options: { readonly transports: string[]; readonly extraHeaders: Record<string, string> }) => Bell
  /** How often changes are asked for; 5,000 when absent. */
  readonly pollMs?: number
}

export interface WriteOptions {
  /** Your own name for this write: sent again with the same, also by another process and days later, nothing is made twice. */
  readonly idempotencyKey?: string
}

/** What became of a list of records that was sent in one call. */
export interface ManyMade<T> {
  readonly made: number
  readonly refused: number
  readonly data: readonly ({ readonly at: number; readonly status: 201; readonly body: T } | Refused)[]
}

interface Refused {
  readonly at: number
  readonly status: Exclude<number, 201>
  readonly body: { readonly message: string; readonly errors?: Readonly<Record<string, string>> }
}

/** A service of the company, with the types of its declaration. */
export interface Service<Name extends RecordService> {
  /** One page. */
  find(query?: Query): Promise<Page<RecordOf<Name>>>
  /** All records that fit, however many: read by and by, in the order of their ids. */
  all(query?: Query): AsyncGenerator<RecordOf<Name>, void, undefined>
  get(id: string, query?: Query): Promise<RecordOf<Name>>
  create(data: Plain<CreateOf<Name>>, options?: WriteOptions): Promise<RecordOf<Name>>
  /** Up to 200 records; each is made or refused by itself. */
  createMany(list: readonly Plain<CreateOf<Name>>[], options?: WriteOptions): Promise<ManyMade<RecordOf<Name>>>
  patch(id: string, data: Plain<PatchOf<Name>>, options?: WriteOptions): Promise<RecordOf<Name>>
  remove(id: string, options?: WriteOptions): Promise<RecordOf<Name>>
  report<Report extends ReportName<Name>>(report: Report, query: ReportQueryOf<Name, Report>): Promise<ReportOf<Name, Report>>
  /** Hears of its records from now on, each once and as it is then. @returns what ends it */
  on(type: Change['type'] | 'any', handle: (record: RecordOf<Name> | undefined, change: Change) => unknown): Promise<() => void>
}

export type Socai = { readonly [Name in RecordService]: Service<Name> } & {
  /** What changed behind a cursor; without one only the cursor of now. @throws GoneError when so much isn't kept */
  changes(query?: { readonly after?: string; readonly services?: readonly string[]; readonly limit?: number }): Promise<ChangesPage>
  /** Told when changes can't be followed; of a `GoneError` the lists have to be read anew. */
  onLost(handle: (error: unknown) => unknown): void
  /** Ends what follows changes. */
  close(): void
}

/**
 * Connects to a company: `const socai = connect({ url, apiKey })`. Nothing is sent before the first call. A service that there is none of, and
 * all else that is refused, comes as a `SocaiError`.
 */
export const connect = (options: ConnectOptions): Socai => {
  const { url, apiKey, token, io, pollMs = 5000 } = options
  const call = (sent: Sent): Promise<unknown> => send(options, sent)
  const changes: Socai['changes'] = ({ after, services, limit } = {}) =>
    call({ method: 'GET', path: `changes?${queryText({ after, services: services?.join(), $limit: limit })}` }) as Promise<ChangesPage>
  const headers = {
    ...(apiKey === undefined ? {} : { 'X-Api-Key': apiKey }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  const follower = new Follower(
    ({ after, services }) =>
      changes({ ...(after === undefined ? {} : { after }), ...(services === undefined ? {} : { services: [services] }) }),
    { pollMs, openBell: io ? () => io(url, { transports: ['websocket'], extraHeaders: headers }) : null },
  )
  const own: Readonly<Record<string, unknown>> = {
    changes,
    onLost: (handle: (error: unknown) => unknown) => follower.onLost(handle),
    close: () => follower.close(),
  }
  const made = new Map<string, unknown>()
  return new Proxy(own, {
    get: (_, name) => {
      // Whoever awaits it finds no promise.
      if (typeof name !== 'string' || name === 'then') return undefined
      if (Object.hasOwn(own, name)) return own[name]
      const service = made.get(name) ?? serviceOf(name, call, follower)
      made.set(name, service)
      return service
    },
  }) as Socai
}

const serviceOf = (name: string, call: (sent: Sent) => Promise<unknown>, follower: Follower) => {
  const read = (path: string, query: Query = {}): Promise<unknown> => {
    const text = queryText(query)
    return call({ method: 'GET', path: text === '' ? path : `${path}?${text}` })
  }
  const write = (sent: Omit<Sent, 'idempotencyKey'>, { idempotencyKey = crypto.randomUUID() }: WriteOptions = {}): Promise<unknown> =>
    call({ ...sent, idempotencyKey })
  const one = (id: string): string => `${name}/${encodeURIComponent(id)}`
  return {
    find: (query?: Query) => read(name, query),
    all: (query?: Query) => allOf(query ?? {}, (page) => read(name, page) as Promise<Page<{ readonly _id: string }>>),
    get: (id: string, query?: Query) => read(one(id), query),
    create: (body: object, options?: WriteOptions) => write({ method: 'POST', path: name, body }, options),
    createMany: (body: readonly object[], options?: WriteOptions) => write({ method: 'POST', path: name, body }, options),
    patch: (id: string, body: object, options?: WriteOptions) => write({ method: 'PATCH', path: one(id), body }, options),
    remove: (id: string, options?: WriteOptions) => write({ method: 'DELETE', path: one(id) }, options),
    report: (report: string, query: Query) => read(name, { ...query, report }),
    on: (type: Change['type'] | 'any', handle: (record: unknown, change: Change) => unknown) =>
      follower.on({ service: name, type, handle: (change) => handle(change.record, change) }),
  }
}

const PAGE = 500

async function* allOf(
  query: Query,
  read: (query: Query) => Promise<Page<{ readonly _id: string }>>,
): AsyncGenerator<unknown, void, undefined> {
  for (let last = '0'.repeat(24); ;) {
    const { data } = await read({
      ...query,
      _id: { ...(typeof query['_id'] === 'object' ? query['_id'] : {}), $gt: last },
      $sort: { _id: 1 },
      $limit: PAGE,
      $total: false,
    })
    yield* data
    const end = data.at(-1)
    if (!end || data.length < PAGE) return
    last = end._id
  }
}
