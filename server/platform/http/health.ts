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
}

/** 200 once the server is ready and the database answers, else 503. */
export const health = ({ isReady, ping }: Readiness): Middleware => {
  let asked = -Infinity
  let answer: Promise<boolean> = Promise.resolve(false)
  const databaseAnswers = (): Promise<boolean> => {
    if (performance.now() - asked >= ANSWER_TTL_MS) {
      asked = performance.now()
      answer = inTime(ping(), PING_TIMEOUT_MS)
    }
    return answer
  }
  return async (ctx) => {
    const ok = isReady() && (await databaseAnswers())
    ctx.status = ok ? 200 : 503
    ctx.body = { status: ok ? 'ok' : 'unavailable' }
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
