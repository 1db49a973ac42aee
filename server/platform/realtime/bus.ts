import type { Redis } from 'ioredis'

/** What nodes tell each other, by topic. `lost`: messages under this key could not be told one by one. */
export interface Topics {
  readonly lost: null
}

export type Topic<Messages> = keyof Messages & string
/** @param own whether this very node sent it */
export type Listener<Content> = (key: string, content: Content, own: boolean) => void

/** Carries messages to every node, this one included, in one order for each key. */
export interface Bus<Messages extends Topics> {
  send<T extends Topic<Messages>>(key: string, topic: T, content: Messages[T]): void
  on<T extends Topic<Messages>>(topic: T, listener: Listener<Messages[T]>): void
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

  /** Within one process nothing gets lost. */
  onLost(): void {}

  async close(): Promise<void> {}
}
