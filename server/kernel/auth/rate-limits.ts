import type { Redis } from 'ioredis'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from '../../platform/errors'
import { isLoopback } from '../../platform/http/address'

const limits = {
  /** Failed ones, per account and address. */
  'sign-in': { points: 20, seconds: 15 * 60 },
  /** Failed ones, per address, whatever names they were for. */
  'sign-in-address': { points: 100, seconds: 15 * 60 },
  /** Of workspaces by their name, by nobody who signed in; per address. */
  'look-up': { points: 300, seconds: 10 * 60 },
  /** Per address. */
  'sign-up': { points: 20, seconds: 60 * 60 },
  /** Sign-ups with a wrong code, per address. */
  'code-guess': { points: 20, seconds: 60 * 60 },
  /** Per address. */
  'forgotten-password': { points: 20, seconds: 60 * 60 },
  /** Mails with a temporary password, per member, whoever asks. */
  'forgotten-mail': { points: 10, seconds: 60 * 60 },
  /** Codes that clear the books, asked for and tried, per workspace. */
  'secret-code': { points: 10, seconds: 60 * 60 },
  /** Questions of guests, per address. */
  'guest-post': { points: 5, seconds: 60 * 60 },
  /** Tokens of links that open nothing, per address. */
  'link-guess': { points: 30, seconds: 10 * 60 },
  /** What is read by a link, per address and link. */
  'link-read': { points: 600, seconds: 10 * 60 },
  /** Questions asked by a link, per link. */
  'link-question': { points: 10, seconds: 60 * 60 },
  /** Keys for the sandbox, per address. */
  'sandbox-key': { points: 3, seconds: 24 * 60 * 60 },
  /** Tax codes looked up at a service of others, per workspace. */
  'company-look-up': { points: 60, seconds: 60 * 60 },
  /** Pushes in the name of a platform or a bank that turned out forged, per address. */
  'forged-push': { points: 30, seconds: 10 * 60 },
} as const
export type Limit = keyof typeof limits

/** Tests and the demo come from this very machine, and people behind a proxy on it. */
const LOOPBACK_FACTOR = 10

/** Where tries are counted: nodes that share a Redis in it, processes of one machine in the one that keeps them running, else here. */
export type CountedIn = Redis | 'processes' | null

/** Counts tries, for all nodes and processes together, and refuses those beyond the limits. */
export class RateLimits {
  readonly #far: Limiters
  readonly #near: Limiters

  /** @param countedIn null: this is the only process. While Redis is away each node counts by itself. */
  constructor(countedIn: CountedIn = null) {
    this.#far = limitersOf(countedIn, 1)
    this.#near = limitersOf(countedIn, LOOPBACK_FACTOR)
  }

  /**
   * Counts one try; `account` tells apart what one address tries.
   * @returns what takes the try back: for a limit on failures, when it succeeded
   * @throws AppError 429 with `retryAfter` in seconds
   */
  async take(limit: Limit, address: string | undefined, account = ''): Promise<() => Promise<void>> {
    const from = address ?? ''
    const limiter = (isLoopback(from) ? this.#near : this.#far)[limit]
    const key = `${from} ${account}`
    try {
      await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw AppError.of('request.too-many', { seconds }, { data: { retryAfter: seconds } })
    }
    return async () => {
      await limiter.reward(key)
    }
  }
}

type Limiters = Readonly<Record<Limit, RateLimiterAbstract>>

const limitersOf = (countedIn: CountedIn, times: number): Limiters => {
  const entries = Object.entries(limits).map(([limit, { points, seconds }]) => {
    const options = { keyPrefix: `socai:limit:${limit}`, points: points * times, duration: seconds }
    return [limit, limiterOf(countedIn, options, times)]
  })
  return Object.fromEntries(entries) as Limiters
}

type LimiterOptions = { readonly keyPrefix: string; readonly points: number; readonly duration: number }

const limiterOf = (countedIn: CountedIn, options: LimiterOptions, times: number): RateLimiterAbstract => {
  // One name is one limit there, whoever asks first.
  if (countedIn === 'processes') return new RateLimiterCluster({ ...options, keyPrefix: `${options.keyPrefix}:${times}` })
  const own = new RateLimiterMemory(options)
  return countedIn === null ? own : new RateLimiterRedis({ ...options, storeClient: countedIn, insuranceLimiter: own })
}
