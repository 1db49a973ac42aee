import { fail } from '../../errors'
import type { Middleware } from './middleware'

declare module '../../declarations' {
  interface AppLocals {
    /** The server has all it needs and isn't about to stop. */
    ready: boolean
  }
}

/** While the server is being filled, or is about to stop, callers are asked to come back. */
export const onlyWhenReady =
  (isReady: () => boolean): Middleware =>
  (_ctx, next) => {
    if (!isReady()) throw fail('request.not-ready')
    return next()
  }
