import { AppError } from '../errors'
import { isOperator } from './is-operator'
import type { Middleware } from './middleware'

/** How long one answer of the database serves. */
const ANSWER_TTL_MS = 1000
/** A database that says nothing for so long counts as away. */
const PING_TIMEOUT_MS = 3000

export interface Readiness {
  /** The server has all it needs and isn't about to stop. */
  isReady(): boolean
  /** Rejects when the database doesn't answer. */
  ping(): Promise<void>
  /** Whether anything can be saved, as far as is known; what was refused last is tried again. */
  mayWrite(): Promise<boolean>
}

export interface DeepHealth {
  /** Who has it may ask from anywhere how the installation stands; null: this machine only. */
  readonly token: string | null
  /** What the operator has to know, by name. */
  look(): Promise<object>
}

const answers = {
  ok: { status: 'ok' },
  degraded: { status: 'degraded', writes: 'refused' },
  unavailable: { status: 'unavailable' },
} as const

/**
 * 200 once the server is ready and the database answers, else 503. While nothing can be saved reading goes on: that is `degraded`, with 200,
 * and with 503 for whoever asks `?ready`. Asked `?deep` it tells the operator, and nobody else, how the installation stands.
 */
export const health = ({ isReady, ping, mayWrite }: Readiness, deep: DeepHealth): Middleware => {
  let asked = -Infinity
  let answer: Promise<keyof typeof answers> = Promise.resolve('unavailable')
  const look = async (): Promise<keyof typeof answers> => {
    if (!(await inTime(ping(), PING_TIMEOUT_MS))) return 'unavailable'
    return (await mayWrite()) ? 'ok' : 'degraded'
  }
  const databaseAnswers = (): Promise<keyof typeof answers> => {
    if (performance.now() - asked >= ANSWER_TTL_MS) {
      asked = performance.now()
      answer = look()
    }
    return answer
  }
  return async (ctx) => {
    const isDeep = 'deep' in ctx.query
    if (isDeep && !isOperator(ctx, deep.token)) throw AppError.of('rights.missing')
    const state = isReady() ? await databaseAnswers() : 'unavailable'
    ctx.status = state === 'ok' || (state === 'degraded' && !('ready' in ctx.query)) ? 200 : 503
    ctx.body = isDeep && state !== 'unavailable' ? { ...answers[state], ...(await deep.look()) } : answers[state]
  }
}

const inTime = (work: Promise<void>, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds)
    work.then(
      () => resolve(true),
      () => resolve(false),
    )
    void work.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  })
