import { PassThrough } from 'node:stream'
import { AppError } from '../platform/errors'
import { FileAnswer, JsonAnswer, written } from '../platform/http/json-answer'
import type { Context, Middleware } from '../platform/http/middleware'
import { parseQueryString } from '../platform/http/query-string'
import { contextOf } from '../platform/http/request-context'
import { errorBody, toWireError } from '../platform/http/wire-error'
import { allowedMethods } from './allowed-methods'
import type { Application } from './application'
import { credentialsOf } from './auth/access'
import type { Caller } from './call'
import { ownServicesOf } from './own-services/own-services-of'

const READS_PATH = '/reads'
/** What a page that is opened asks for at once. */
const MAX_READS = 40
const MAX_READ_LENGTH = 8000

/**
 * Answers many reads in one request: `POST /reads` with `{ reads: ['orders?group=sales', 'users/<id>'] }`. Each is carried out as a GET of
 * its own would be, with the rights, turns and limits of whoever asks; its answer leaves as soon as it is there, a line of JSON each:
 * `{ at, status, body }`, `at` its place in the list. Whoever isn't signed in is refused: 401.
 */
export const readsTogether =
  (app: Application): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== READS_PATH || ctx.method !== 'POST') return next()
    const caller = await app.get('access').authenticate(credentialsOf(ctx.req.headers))
    // The log says whose request it was.
    ctx.hook = { params: { caller } } as never
    const reads = readsOf((ctx.request as { body?: unknown }).body)
    const lines = new PassThrough()
    ctx.status = 200
    ctx.type = 'application/x-ndjson'
    ctx.compress = true
    ctx.body = lines
    const answered = reads.map(async (read, at) => {
      const { status, json } = await answerTo(app, ctx, caller, read)
      if (!lines.destroyed) lines.write(Buffer.concat([Buffer.from(`{"at":${at},"status":${status},"body":`), json, Buffer.from('}\n')]))
    })
    void Promise.all(answered).finally(() => lines.end())
    return undefined
  }

/** @throws AppError 400 for what is no list of addresses, or too long a one */
const readsOf = (body: unknown): readonly string[] => {
  const reads: unknown = typeof body === 'object' && body !== null && 'reads' in body ? body.reads : null
  if (!Array.isArray(reads) || reads.length === 0 || reads.length > MAX_READS) throw AppError.of('query.value', { field: 'reads' })
  return reads.map((read: unknown, at) => {
    if (typeof read !== 'string' || read.length > MAX_READ_LENGTH) throw AppError.of('query.value', { field: `reads.${at}` })
    return read
  })
}

interface Answered {
  readonly status: number
  readonly json: Buffer
}

const answerTo = async (app: Application, ctx: Context, caller: Caller, read: string): Promise<Answered> => {
  try {
    return { status: 200, json: await jsonOf(await resultOf(app, ctx, caller, read)) }
  } catch (thrown) {
    const error = toWireError(thrown, { ...contextOf(ctx.feathers), method: 'GET' }, app.get('log'))
    return { status: error.code, json: Buffer.from(JSON.stringify(errorBody(error))) }
  }
}

/** What the service's `find` or `get` answers to a transport; which services a company has of its own is no service, but asked by every page. */
const resultOf = async (app: Application, ctx: Context, caller: Caller, read: string): Promise<unknown> => {
  if (read === 'ownServices') return ownServicesOf(caller)
  const at = read.indexOf('?')
  const path = at === -1 ? read : read.slice(0, at)
  const found = app.lookup(path)
  if (!found) throw AppError.of('request.no-service', { path: path.slice(0, 80) })
  if (!allowedMethods(`/${path}`).includes('GET')) throw AppError.of('request.method', { method: 'GET' })
  const { __id: id, ...route } = (found.params ?? {}) as { readonly __id?: string }
  const params = { ...ctx.feathers, query: parseQueryString(at === -1 ? '' : read.slice(at + 1)), headers: ctx.headers, route }
  const service = found.service as unknown as Readable
  return id === undefined ? service.find(params) : service.get(id, params)
}

interface Readable {
  find(params: object): Promise<unknown>
  get(id: string, params: object): Promise<unknown>
}

const jsonOf = async (result: unknown): Promise<Buffer> => {
  // A file is saved by whoever asks for it alone.
  if (result instanceof FileAnswer) throw AppError.of('query.field', { field: 'format' })
  if (result instanceof JsonAnswer) return result.bytes
  return typeof result === 'object' && result !== null ? Buffer.from(await written(result)) : Buffer.from(JSON.stringify(result ?? null))
}
