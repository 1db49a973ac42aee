import { AppError } from '../errors'
import type { Middleware } from './middleware'

/** While the server is being filled, or is about to stop, callers are asked to come back. */
export const onlyWhenReady =
  (isReady: () => boolean): Middleware =>
  (_ctx, next) => {
    if (!isReady()) throw AppError.of('request.not-ready')
    return next()
  }
