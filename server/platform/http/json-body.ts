import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { AppError } from '../errors'
import { inOwnTurn } from '../in-slices'
import { BodyMemory } from './body-memory'
import { assertPlainData } from './plain-data'
import type { Middleware } from './middleware'

const MEGABYTE_BYTES = 1024 * 1024
/** What is thrown away after a body turned out too large, so that the caller still receives the answer. */
const MAX_DRAINED_BYTES = 64 * MEGABYTE_BYTES

export interface BodyLimits {
  /** Bytes. */
  readonly defaultBytes: number
  /** Bytes, by the first step of the path behind the API's prefix. */
  readonly byPath: Readonly<Record<string, number>>
}

/** What is read of nobody in particular: a sign-up is a few hundred bytes. */
const MAX_BYTES_OF_STRANGERS = 64 * 1024
/** To read a longer one takes more than a millisecond. */
const LONG_BYTES = 64 * 1024

/**
 * Reads JSON bodies into `ctx.request.body`; anything else is refused before a service sees it, and a large one before it is read unless
 * somebody sends it who has signed in.
 * @param authenticate finds out whose request it is; throws when it is nobody's
 */
export const jsonBody = (
  { defaultBytes, byPath }: BodyLimits,
  authenticate: (request: IncomingMessage) => Promise<unknown>,
): Middleware => {
  const memory = new BodyMemory()
  return async (ctx, next) => {
    const { method, path } = ctx.request
    if (method === 'POST' || method === 'PATCH' || method === 'PUT' || method === 'DELETE') {
      const limit = byPath[path.split('/', 2)[1] ?? ''] ?? defaultBytes
      const bytes = await readBytes(ctx.req, limit, authenticate, { memory, address: addressIn(ctx.feathers) })
      const request: { body?: unknown } = ctx.request
      const { 'content-type': type, 'content-encoding': encoding } = ctx.req.headers
      const parse = (): unknown => (bytes.length === 0 ? {} : parseBody(bytes, type, encoding))
      request.body = bytes.length > LONG_BYTES ? await inOwnTurn(parse) : parse()
    }
    return next()
  }
}

const addressIn = (feathers: object | undefined): string => (feathers && 'ip' in feathers ? String(feathers.ip) : '')

const parseBody = (bytes: Buffer, type: string | undefined, encoding: string | undefined): unknown => {
  // A form or a plain text can be sent by any web page; JSON can't without asking.
  if (type !== undefined && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) throw AppError.of('request.body')
  if (encoding !== undefined && encoding !== 'identity') throw AppError.of('request.body')
  if (!isUtf8(bytes)) throw AppError.of('request.body')
  const body = parseJson(bytes.toString('utf8'))
  if (typeof body !== 'object' || body === null) throw AppError.of('request.body')
  assertPlainData(body)
  return body
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw AppError.of('request.body')
  }
}

/** Reads a body as it came, of whoever sends it: no more than strangers may send. */
export const rawBody = async (request: IncomingMessage, memory: BodyMemory, address: string): Promise<Buffer> =>
  readBytes(request, MAX_BYTES_OF_STRANGERS, async () => undefined, { memory, address })

/** @throws AppError 413 for more than `limit` bytes, 400 when the caller breaks off, 401 for a large one of nobody's, 503 when too many arrive */
const readBytes = async (
  request: IncomingMessage,
  limit: number,
  authenticate: (request: IncomingMessage) => Promise<unknown>,
  { memory, address }: { readonly memory: BodyMemory; readonly address: string },
): Promise<Buffer> => {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
  const announced = Number(length ?? 0)
  if (announced > MAX_DRAINED_BYTES) throw AppError.of('request.too-large')
  // What is too large anyway isn't kept.
  if (announced <= limit && (chunked !== undefined || announced > MAX_BYTES_OF_STRANGERS)) await authenticate(request)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let held = 0
    const removeListeners = (): void => {
      memory.release(address, held)
      held = 0
    }
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      if (size <= limit) {
        try {
          memory.take(address, chunk.length)
        } catch (error) {
          settle(() => reject(error as Error))
          return void request.resume()
        }
        held += chunk.length
        chunks.push(chunk)
      } else {
        removeListeners()
        chunks.length = 0
        if (size > MAX_DRAINED_BYTES) settle(() => reject(AppError.of('request.too-large')))
      }
    }
    const onEnd = (): void => settle(() => (size > limit ? reject(AppError.of('request.too-large')) : resolve(Buffer.concat(chunks))))
    const onBroken = (): void => settle(() => reject(AppError.of('request.body')))
    const settle = (finish: () => void): void => {
      removeListeners()
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('aborted', onBroken)
      finish()
    }
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('aborted', onBroken)
  })
}
