import { isIP } from 'node:net'
import { guardedPost, type PostAnswer } from './guarded-post'

const TIMEOUT_MS = 10_000
const MAX_ADDRESS_LENGTH = 1000

const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)\.?$/

/** Whether a text is the address of something public by HTTPS: by its name, on the usual port, without a password. */
export const isPublicHttps = (text: string): boolean => {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return /^[a-z\d-]+(\.[a-z\d-]+)+\.?$/.test(hostname) && isIP(hostname) === 0 && !OWN_NAMES.test(hostname)
}

export interface PublicPost {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

export type PublicAnswer = Pick<PostAnswer, 'status' | 'retryAfter'>

/** Posts to an address that somebody gave; resolves to its status, whatever that is. @throws Error where there is no answer */
export type PostPublicly = (post: PublicPost) => Promise<PublicAnswer>

/** How long to wait by a `Retry-After`, seconds or a date, in milliseconds; 0 where it says nothing that can be read. */
export const waitOf = (retryAfter: string | undefined, now: Date): number => {
  if (retryAfter === undefined) return 0
  const wait = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}

/** The real one: to nothing but what is public, looked at again as the connection is made. */
export const postPublicly: PostPublicly = async ({ url, headers, body }) => {
  if (!isPublicHttps(url)) throw new Error('not a public address')
  const words = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  return guardedPost({
    url: new URL(url),
    headers: Object.fromEntries(words),
    body,
    timeoutMs: TIMEOUT_MS,
    allowsLoopback: false,
  })
}
