import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The caller's address: the socket's, or behind a trusted proxy what it added last to X-Forwarded-For. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last || (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
