import type { Logger } from 'pino'
import { FairQueue } from '../fair-queue'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** At once: a service that hangs holds no more than this of ours, one workspace no more than half of it. */
const MAX_RUNNING = 6
const MAX_RUNNING_PER_WORKSPACE = 3
const MAX_QUEUED_PER_WORKSPACE = 200
const MAX_WAIT_MS = 24 * 3_600_000
const DEFAULT_WAIT_MS = 30_000

/**
 * What went wrong at the service of somebody else: `unreachable` (no answer, or it failed within: try again later), `busy` (it asks to wait `waitMs`),
 * `unreadable` (it answered what nobody can use). What it refuses by its own rules is an answer, not an error.
 */
export class OutboundError extends Error {
  readonly kind: 'unreachable' | 'busy' | 'unreadable'
  readonly waitMs: number

  constructor(kind: OutboundError['kind'], message: string, waitMs = DEFAULT_WAIT_MS) {
    super(message)
    this.name = 'OutboundError'
    this.kind = kind
    this.waitMs = waitMs
  }
}

export interface OutboundCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData
  /** Whose call it is: each workspace gets its turn. */
  readonly workspaceId: string
  readonly signal?: AbortSignal
  /** Statuses from 500 on that are an answer of this service, not a failure within. */
  readonly takes?: readonly number[]
}

export interface OutboundResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The same as it came, of files. */
  readonly bytes: Buffer
  /** @throws OutboundError unreadable when it isn't JSON */
  readonly json: () => unknown
}

/** Speaks to one service of somebody else's, within limits of time, size and number. */
export class OutboundHttp {
  readonly #name: string
  readonly #log: Logger
  readonly #timeoutMs: number
  readonly #turns = new FairQueue({
    maxRunning: MAX_RUNNING,
    maxPerGroup: MAX_RUNNING_PER_WORKSPACE,
    maxPerMember: MAX_RUNNING_PER_WORKSPACE,
    maxQueuedPerMember: MAX_QUEUED_PER_WORKSPACE,
  })

  /** @param name what it is called in logs and messages */
  constructor(name: string, log: Logger, timeoutMs = TIMEOUT_MS) {
    this.#name = name
    this.#log = log
    this.#timeoutMs = timeoutMs
  }

  /** @throws OutboundError; AppError 429 when too many calls of the workspace wait already */
  call(call: OutboundCall): Promise<OutboundResponse> {
    return this.#turns.take(call.workspaceId, call.workspaceId, () => this.#send(call), call.signal)
  }

  async #send({ method, url, headers, body, signal, takes = [] }: OutboundCall): Promise<OutboundResponse> {
    const started = performance.now()
    const limit = AbortSignal.timeout(this.#timeoutMs)
    const logCall = (status: number | string): void =>
      // The path alone: queries hold tokens and signatures.
      this.#log.debug(
        { service: this.#name, method, path: pathOf(url), status, ms: Math.round(performance.now() - started) },
        'outbound call',
      )
    try {
      const response = await fetch(url, {
        method,
        ...(headers ? { headers: { ...headers } } : {}),
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      const bytes = await bytesOf(response, this.#name)
      const text = bytes.toString('utf8')
      logCall(response.status)
      if (response.status === 429 || response.status === 503)
        throw new OutboundError('busy', `${this.#name} asks to wait`, waitOf(response))
      if (response.status >= 500 && !takes.includes(response.status))
        throw new OutboundError('unreachable', `${this.#name} failed (${response.status})`)
      return { status: response.status, headers: response.headers, text, bytes, json: () => parse(text, this.#name) }
    } catch (error) {
      if (error instanceof OutboundError) throw error
      signal?.throwIfAborted()
      logCall('no answer')
      throw new OutboundError('unreachable', limit.aborted ? `${this.#name} did not answer in time` : `${this.#name} can't be reached`)
    }
  }
}

const pathOf = (url: string): string => new URL(url).pathname

const bytesOf = async (response: Response, name: string): Promise<Buffer> => {
  if (!response.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new OutboundError('unreadable', `${name} answered too much`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const parse = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new OutboundError('unreadable', `${name} answered something else than JSON`)
  }
}

/** Retry-After in seconds or as a date (RFC 9110, 10.2.3). */
const waitOf = (response: Response): number => {
  const given = response.headers.get('retry-after')
  if (given === null) return DEFAULT_WAIT_MS
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_WAIT_MS) : DEFAULT_WAIT_MS
}
