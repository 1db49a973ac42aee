import { errorOf, NotReachedError } from './errors'

export interface TransportOptions {
  /** Where the server is: `https://socai.example`. */
  readonly url: string
  /** A key that the company's board made. */
  readonly apiKey?: string
  /** In place of a key: a member's token. */
  readonly token?: string
  /** The language of errors; English when absent. */
  readonly language?: 'vi' | 'en'
  /** How often a call that failed for a passing reason is tried again; 4 when absent. */
  readonly retries?: number
  /** How long one try may take; 30,000 when absent. */
  readonly timeoutMs?: number
  /** In place of the platform's own. */
  readonly fetch?: typeof fetch
}

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/`, with its query. */
  readonly path: string
  readonly body?: object
  /** A repeat with the same key is answered as the first: every write has one, so that it may be tried again. */
  readonly idempotencyKey?: string
}

/** Statuses that pass by themselves; a write is told apart from its repeat by its key. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 60_000

/** Sends one call, and again where that can do nothing twice: reads, and writes with their Idempotency-Key. @throws SocaiError */
export const send = async (options: TransportOptions, sent: Sent): Promise<unknown> => {
  const { retries = 4 } = options
  for (let attempt = 0; ; attempt++) {
    const answer = await tryOnce(options, sent)
    if (answer instanceof Response && !PASSING.has(answer.status)) return readAnswer(answer)
    if (attempt >= retries) {
      if (answer instanceof Response) return readAnswer(answer)
      throw new NotReachedError(`${sent.method} ${sent.path.split('?', 1)[0] ?? ''} was not answered: ${answer.message}`)
    }
    await pause(pauseAfter(attempt, answer instanceof Response ? secondsOf(answer) : null))
  }
}

const tryOnce = async (options: TransportOptions, { method, path, body, idempotencyKey }: Sent): Promise<Response | Error> => {
  const { url, apiKey, token, language, timeoutMs = 30_000, fetch: own = fetch } = options
  try {
    return await own(`${url.replace(/\/$/, '')}/api/${path}`, {
      method,
      headers: {
        ...(apiKey === undefined ? {} : { 'X-Api-Key': apiKey }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(language === undefined ? {} : { 'Accept-Language': language }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const readAnswer = async (answer: Response): Promise<unknown> => {
  const text = await answer.text()
  const body: unknown = isJson(answer) ? JSON.parse(text) : text
  if (answer.ok) return body
  const told = isObject(body) ? body : {}
  const message = typeof told['message'] === 'string' ? told['message'] : `The server answered ${answer.status}`
  throw errorOf(message, {
    code: answer.status,
    fieldErrors: textsOf(told['errors']),
    data: isObject(told['data']) ? told['data'] : {},
    requestId: answer.headers.get('x-request-id') ?? '',
    retryAfter: secondsOf(answer),
  })
}

const isJson = (answer: Response): boolean => (answer.headers.get('content-type') ?? '').includes('json')
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textsOf = (value: unknown): Record<string, string> =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([path, text]) => [path, String(text)])) : {}

const secondsOf = (answer: Response): number | null => {
  const seconds = Number(answer.headers.get('retry-after') ?? '')
  return seconds > 0 ? seconds : null
}

/** As the server says, else twice as long as before; never the same for two who were refused together. */
const pauseAfter = (attempt: number, seconds: number | null): number =>
  Math.min(LONGEST_PAUSE_MS, seconds === null ? FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()) : seconds * 1000)

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))
