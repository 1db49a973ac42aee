import type { Redis } from 'ioredis'

/** What nodes tell each other, by topic. `lost`: messages under this key could not be told one by one. */
export interface Topics {
  readonly lost: null
}

export type Topic<Messages> = keyof Messages & string
/** @param own whether this very node sent it */
export type Listener<Content> = (key: string, content: Content, own: boolean) => void

/** What becomes of messages while other nodes can't be reached; of all other topics it is told afterwards that some were lost. */
export interface TopicsApart<Messages> {
  /** Told one by one afterwards. */
  readonly kept: readonly Topic<Messages>[]
  /** Worth nothing a moment later: nobody is told that they were lost. */
  readonly fleeting: readonly Topic<Messages>[]
}

/** The key of what is told to every node. */
export const ALL = ''

/** Carries messages between nodes, this one included, in one order for each key. */
export interface Bus<Messages extends Topics> {
  /** Tells the nodes that hear this key; what is sent under `ALL` every node hears. */
  send<T extends Topic<Messages>>(key: string, topic: T, content: Messages[T]): void
  on<T extends Topic<Messages>>(topic: T, listener: Listener<Messages[T]>): void
  /** Hears this key from now on. @returns what has to be awaited until nothing is missed any more; null: nothing ever was */
  subscribe(key: string): Promise<void> | null
  unsubscribe(key: string): void
  /** Messages under this key (null: under any) may have been missed. */
  onLost(listener: (key: string | null) => void): void
  /** Where nodes count together; null: there is one node. */
  readonly redis: Redis | null
  close(): Promise<void>
}

/** Who listens to what; every bus has one. */
export class Listeners<Messages extends Topics> {
  readonly #listeners: { [T in Topic<Messages>]?: Listener<Messages[T]>[] } = {}

  add<T extends Topic<Messages>>(topic: T, listener: Listener<Messages[T]>): void {
    this.#listeners[topic] = [...(this.#listeners[topic] ?? []), listener]
  }

  call<T extends Topic<Messages>>(topic: T, key: string, content: Messages[T], own: boolean): void {
    for (const listener of this.#listeners[topic] ?? []) listener(key, content, own)
  }
}

/** The bus of a single node: what is sent has arrived. */
export class LocalBus<Messages extends Topics> implements Bus<Messages> {
  readonly redis = null
  readonly #listeners = new Listeners<Messages>()

  send<T extends Topic<Messages>>(key: string, topic: T, content: Messages[T]): void {
    this.#listeners.call(topic, key, content, true)
  }

  on<T extends Topic<Messages>>(topic: T, listener: Listener<Messages[T]>): void {
    this.#listeners.add(topic, listener)
  }

  subscribe(): null {
    return null
  }

  unsubscribe(): void {}

  /** Within one process nothing gets lost. */
  onLost(): void {}

  async close(): Promise<void> {}
}
