import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { fail } from '../errors'
import { refuseTraps } from './plain-data'
import type { Middleware } from './middleware'

const megabyte = 1024 * 1024
/** What is thrown away after a body turned out too large, so that the caller still hears the answer. */
const drained = 64 * megabyte

export interface BodyLimits {
  /** Bytes. */
  readonly usual: number
  /** Bytes, by the first step of the path behind the API's prefix. */
  readonly at: Readonly<Record<string, number>>
}

/** Reads JSON bodies into `ctx.request.body`; anything else is refused before a service sees it. */
export const jsonBody =
  ({ usual, at }: BodyLimits): Middleware =>
  async (ctx, next) => {
    const { method, path } = ctx.request
    if (method === 'POST' || method === 'PATCH' || method === 'PUT' || method === 'DELETE') {
      const limit = at[path.split('/', 2)[1] ?? ''] ?? usual
      const bytes = await readBytes(ctx.req, limit)
      const request: { body?: unknown } = ctx.request
      request.body = bytes.length === 0 ? {} : parseBody(bytes, ctx.req.headers['content-type'], ctx.req.headers['content-encoding'])
    }
    return next()
  }

const parseBody = (bytes: Buffer, type: string | undefined, encoding: string | undefined): unknown => {
  // A form or a plain text can be sent by any web page; JSON can't without asking.
  if (type !== undefined && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) throw fail('request.body')
  if (encoding !== undefined && encoding !== 'identity') throw fail('request.body')
  if (!isUtf8(bytes)) throw fail('request.body')
  const body = parseJson(bytes.toString('utf8'))
  if (typeof body !== 'object' || body === null) throw fail('request.body')
  refuseTraps(body)
  return body
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw fail('request.body')
  }
}

/** @throws Failure 413 for more than `limit` bytes, 400 when the caller breaks off */
const readBytes = (request: IncomingMessage, limit: number): Promise<Buffer> => {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > drained) return Promise.reject(fail('request.too-large'))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else {
        chunks.length = 0
        if (size > drained) settle(() => reject(fail('request.too-large')))
      }
    }
    const onEnd = (): void => settle(() => (size > limit ? reject(fail('request.too-large')) : resolve(Buffer.concat(chunks))))
    const onBroken = (): void => settle(() => reject(fail('request.body')))
    const settle = (finish: () => void): void => {
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('aborted', onBroken)
      finish()
    }
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('aborted', onBroken)
  })
}
