import { timingSafeEqual } from 'node:crypto'
import { isLoopbackHost } from '../../config'
import type { Context } from './middleware'

/** Whether a request is the operator's: it has the token, or, where there is none (null), comes from this machine and not through a proxy. */
export const isOperator = (ctx: Context, token: string | null): boolean => {
  if (token === null) {
    const address = ctx.req.socket.remoteAddress ?? ''
    // A proxy on this machine makes all the world look local.
    if (ctx.get('x-forwarded-for') !== '' || !isLoopbackHost(address.replace(/^::ffff:/, ''))) return false
    // A page of another site may have its name lead here.
    return isLoopbackHost(ctx.hostname.replace(/^\[|\]$/g, ''))
  }
  const given = Buffer.from(ctx.get('authorization').replace(/^Bearer /i, ''))
  const own = Buffer.from(token)
  return given.length === own.length && timingSafeEqual(given, own)
}
