import type { IncomingMessage } from 'node:http'

/** The caller's address: the socket's, or behind a trusted proxy what it added last to X-Forwarded-For. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last || (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}
