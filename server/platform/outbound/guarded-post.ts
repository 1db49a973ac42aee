import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackHost } from '../../config'
import { isPublicAddress } from './public-address'

/** What is kept of an answer, in bytes; the rest isn't read. */
export const MAX_ANSWER_BYTES = 2048

const NAME_TIMEOUT_MS = 2000

/** Why an address is sent nothing: it leads to a network that isn't everybody's. */
export class PrivateAddress extends Error {
  constructor() {
    super('the address leads to a private network')
    this.name = 'PrivateAddress'
  }
}
export class TookTooLong extends Error {
  constructor() {
    super('no answer in time')
    this.name = 'TookTooLong'
  }
}

export interface GuardedPost {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** For everything together: the name, the connection, the answer. */
  readonly timeoutMs: number
  /** This machine may be sent to, too. */
  readonly allowsLoopback: boolean
  readonly signal?: AbortSignal
  /** Finds the addresses of a name. */
  readonly addressesOf?: (name: string) => Promise<readonly LookupAddress[]>
}

export interface PostAnswer {
  readonly status: number
  /** As much of it as is kept. */
  readonly body: string
  /** When to come again, as the answer says it (`Retry-After`). */
  readonly retryAfter?: string | undefined
}

/** The host of an address as sockets take it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Whether an IP address may be sent to. */
export const mayReach = (address: string, allowsLoopback: boolean): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopbackHost(address))

/**
 * Sends to an address that a customer of ours chose. It is connected to one of the very addresses that were looked at, so that a name that
 * changes its mind in between leads nowhere else; a redirect is an answer like others, and nothing is kept open.
 * @throws PrivateAddress, TookTooLong, what the connection broke with, or the reason of `signal`
 */
export const guardedPost = async (post: GuardedPost): Promise<PostAnswer> => {
  const { url, timeoutMs, allowsLoopback, signal, addressesOf = allAddresses } = post
  const host = hostOf(url)
  if (isIP(host) !== 0 && !mayReach(host, allowsLoopback)) throw new PrivateAddress()
  const limit = AbortSignal.timeout(timeoutMs)
  const ends = signal ? AbortSignal.any([signal, limit]) : limit
  try {
    return await send(post, ends, guardedLookup(addressesOf, allowsLoopback))
  } catch (error) {
    signal?.throwIfAborted()
    if (limit.aborted) throw new TookTooLong()
    throw error
  }
}

/** Asks name servers for the addresses of a name; who owns a slow one holds up no thread that others need. */
const allAddresses = async (name: string): Promise<readonly LookupAddress[]> => {
  if (isLoopbackHost(name)) return [{ address: '127.0.0.1', family: 4 }]
  const resolver = new Resolver({ timeout: NAME_TIMEOUT_MS, tries: 1 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
  if (found.length === 0 && four.status === 'rejected') throw four.reason
  return found
}

/** Looks a name up once, for the connection itself: one private address among others is one too many. */
const guardedLookup =
  (addressesOf: NonNullable<GuardedPost['addressesOf']>, allowsLoopback: boolean): LookupFunction =>
  (name, options, callback) => {
    const look = async (): Promise<readonly LookupAddress[]> => {
      const found = await addressesOf(name)
      if (found.length === 0 || !found.every(({ address }) => mayReach(address, allowsLoopback))) throw new PrivateAddress()
      return found
    }
    look().then(
      (found) => {
        const [first] = found
        if (options.all) callback(null, [...found])
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    )
  }

const send = ({ url, headers, body }: GuardedPost, ends: AbortSignal, lookup: LookupFunction): Promise<PostAnswer> =>
  new Promise((resolve, reject) => {
    const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(bytes.length) },
      agent: false,
      lookup,
      signal: ends,
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      readSome(answer).then(
        (text) => {
          resolve({ status: answer.statusCode ?? 0, body: text, retryAfter: answer.headers['retry-after'] })
          sent.destroy()
        },
        (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
      )
    })
    sent.end(bytes)
  })

const readSome = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MAX_ANSWER_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8')
}
