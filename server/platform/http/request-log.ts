import type { Logger } from 'pino'
import type { Context, Middleware } from './middleware'
import { contextOf } from './request-context'

/** Longer than any id or name of ours: a token somebody put into the path. */
const MAX_STEP_LENGTH = 48

/** A path fit for a log: without the query, which may hold what people search for, and without tokens. */
export const loggedPath = (path: string): string =>
  path
    .slice(0, 500)
    .split('/')
    .map((step, index, steps) => (step.length > MAX_STEP_LENGTH || steps[index - 1] === 'authentication' ? '…' : step))
    .join('/')

export interface Finished {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly seconds: number
}

/** One line for each request once it is answered. Files of the web app are logged only in detail. */
export const requestLog =
  (log: Logger, onFinish: (finished: Finished) => void): Middleware =>
  async (ctx, next) => {
    const began = performance.now()
    const path = ctx.path
    ctx.res.once('close', () => {
      const ms = performance.now() - began
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 499
      onFinish({ method: ctx.method, path, status, seconds: ms / 1000 })
      const line = {
        requestId: contextOf(ctx.feathers).requestId,
        method: ctx.method,
        path: loggedPath(path),
        status,
        ms: Math.round(ms * 10) / 10,
        ...whose(ctx),
      }
      if (status === 500) log.error(line, 'request')
      else if (status > 500 && path !== '/api/health') log.warn(line, 'request')
      else if (path.startsWith('/api/')) log.info(line, 'request')
      else log.debug(line, 'request')
    })
    return next()
  }

/** What a log may say of whoever called. */
interface LoggedCaller {
  readonly workspaceId: string
  readonly userId: string | null
  readonly keyed: boolean
}

const whose = (ctx: Context): { workspace?: string; user?: string; keyed?: true } => {
  return callerLine((ctx.hook?.params as { caller?: LoggedCaller } | undefined)?.caller ?? null)
}

/** What a log may say of a caller. */
export const callerLine = (caller: LoggedCaller | null): { workspace?: string; user?: string; keyed?: true } => {
  if (!caller) return {}
  return { workspace: caller.workspaceId, ...(caller.userId ? { user: caller.userId } : {}), ...(caller.keyed ? { keyed: true } : {}) }
}
