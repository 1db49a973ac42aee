import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import { ALL, Listeners, type Bus, type Listener, type Topic, type Topics, type TopicsApart } from './bus'
import { readMessage, writeMessage } from './bus-message'
import { LastNumbers } from './last-numbers'

/** A node subscribes to the channels of those whose windows it has, and to the one of all. */
const channelOf = (key: string): string => (key === ALL ? 'socai:all' : `socai:of:${key}`)
/** Numbering and sending are one step, so that numbers arrive in their order. Numbers nobody asked for in a day are forgotten. */
const sendScript = `local n = redis.call('INCR', KEYS[1]) redis.call('EXPIRE', KEYS[1], 86400) redis.call('PUBLISH', ARGV[1], n .. '\\n' .. ARGV[2]) return n`
/** A command is answered or given up; the bus itself decides what to do with what wasn't sent. */
const settings: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: 5000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
}
/** Messages kept for the other nodes while Redis is away. */
const MAX_KEPT_MESSAGES = 10_000

/**
 * Several nodes over Redis. Messages of one key are numbered: who misses a number, or was cut off, says so by `onLost`.
 * While Redis is away this node goes on by itself, and tells the others afterwards.
 */
export class RedisBus<Messages extends Topics> implements Bus<Messages> {
  readonly #node = randomUUID()
  readonly #sender: Redis
  readonly #receiver: Redis
  readonly #log: Logger
  readonly #kept: ReadonlySet<string>
  readonly #fleeting: ReadonlySet<string>
  /** What this node hears besides what is told to all. */
  readonly #subscribed = new Set<string>()
  readonly #listeners = new Listeners<Messages>()
  readonly #lostListeners: ((key: string | null) => void)[] = []
  readonly #lastNumbers = new LastNumbers(() => performance.now())
  #unsent: (() => void)[] = []
  #unsentKeys = new Set<string>()
  #connected = false
  #lastComplaint: string | null = null

  private constructor(url: string, log: Logger, { kept, fleeting }: TopicsApart<Messages>) {
    this.#log = log
    this.#kept = new Set(kept)
    this.#fleeting = new Set(fleeting)
    this.#sender = new Redis(url, settings)
    this.#receiver = new Redis(url, settings)
    for (const redis of [this.#sender, this.#receiver]) redis.on('error', (error: Error) => this.#complain(error))
    this.#receiver.on('message', (_channel: string, text: string) => this.#receive(text))
  }

  /** @throws when Redis doesn't answer */
  static async connect<M extends Topics>(url: string, log: Logger, apart: TopicsApart<M>): Promise<RedisBus<M>> {
    const bus = new RedisBus<M>(url, log, apart)
    try {
      await Promise.all([bus.#sender.connect(), bus.#receiver.connect()])
      await bus.#receiver.subscribe(channelOf(ALL))
    } catch (error) {
      bus.#sender.disconnect()
      bus.#receiver.disconnect()
      throw new Error(`Redis does not answer (REDIS_URL): ${bus.#lastComplaint ?? String(error)}`, { cause: error })
    }
    bus.#connected = true
    // From here on, being ready means having been cut off before.
    bus.#sender.on('ready', () => bus.#sendUnsent())
    bus.#receiver.on('ready', () => void bus.#subscribeAgain())
    return bus
  }

  get redis(): Redis {
    return this.#sender
  }

  send<T extends Topic<Messages>>(key: string, topic: T, content: Messages[T]): void {
    const message = writeMessage({ node: this.#node, key, topic, content })
    this.#sender.eval(sendScript, 1, `socai:n:${key}`, channelOf(key), message).catch((error: unknown) => {
      this.#log.warn({ reason: error instanceof Error ? error.message : String(error), topic }, 'other nodes were not told')
      this.#keepForLater(key, topic, content)
      this.#listeners.call(topic, key, content, true)
    })
  }

  on<T extends Topic<Messages>>(topic: T, listener: Listener<Messages[T]>): void {
    this.#listeners.add(topic, listener)
  }

  /** While Redis is away nothing of others can be heard: then it is told afterwards that something may be missing. */
  async subscribe(key: string): Promise<void> {
    this.#subscribed.add(key)
    if (this.#receiver.status === 'ready') await this.#subscribe([key])
  }

  unsubscribe(key: string): void {
    if (!this.#subscribed.delete(key)) return
    this.#lastNumbers.forget(key)
    // Where Redis is away there is nothing to end.
    this.#receiver.unsubscribe(channelOf(key)).catch(() => undefined)
  }

  onLost(listener: (key: string | null) => void): void {
    this.#lostListeners.push(listener)
  }

  async close(): Promise<void> {
    this.#receiver.disconnect()
    await this.#sender.quit().catch(() => this.#sender.disconnect())
  }

  #receive(text: string): void {
    const message = readMessage(text)
    if (!message) return
    const { n, node, key, topic, content } = message
    const last = this.#lastNumbers.replace(key, n)
    if (last !== undefined && n !== last + 1) this.#lose(key === ALL ? null : key)
    // It was written by a node of the same version, from the type its topic has.
    this.#listeners.call(topic as Topic<Messages>, key, content as Messages[Topic<Messages>], node === this.#node)
  }

  /** What goes wrong before there is a connection is said by whoever wanted one. */
  #complain({ message }: Error): void {
    this.#lastComplaint = message
    if (this.#connected) this.#log.warn({ reason: message }, 'redis')
  }

  #keepForLater<T extends Topic<Messages>>(key: string, topic: T, content: Messages[T]): void {
    if (this.#fleeting.has(topic)) return
    if (!this.#kept.has(topic)) this.#unsentKeys.add(key)
    else if (this.#unsent.length < MAX_KEPT_MESSAGES) this.#unsent.push(() => this.send(key, topic, content))
  }

  #sendUnsent(): void {
    const [messages, keys] = [this.#unsent, this.#unsentKeys]
    this.#unsent = []
    this.#unsentKeys = new Set()
    for (const send of messages) send()
    for (const key of keys) this.send(key, 'lost', null as Messages['lost'])
  }

  async #subscribeAgain(): Promise<void> {
    if (!(await this.#subscribe([ALL, ...this.#subscribed]))) return
    this.#lastNumbers.clear()
    this.#lose(null)
  }

  /** @returns whether they are heard from now on; if not, the connection is made anew */
  async #subscribe(keys: readonly string[]): Promise<boolean> {
    try {
      await this.#receiver.subscribe(...keys.map(channelOf))
      return true
    } catch (error) {
      this.#log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'redis')
      this.#receiver.disconnect(true)
      return false
    }
  }

  #lose(key: string | null): void {
    for (const listener of this.#lostListeners) listener(key)
  }
}
