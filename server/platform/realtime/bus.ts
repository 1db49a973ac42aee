import type { AccessChange } from '../../kernel/auth/access'
import type { ChangeEvent } from '../../kernel/unit-of-work'
import type { Spot } from '../../kernel/realtime/presence'

/** What nodes tell each other. */
export interface Topics {
  /** Committed changes of a workspace's records. */
  readonly events: readonly ChangeEvent[]
  /** Events of a workspace can't be told one by one: what is shown has to be fetched anew. */
  readonly lost: null
  /** For one person's sockets. */
  readonly person: { readonly userId: string; readonly event: ChangeEvent }
  /** Where a member's window is: never stored, and nothing depends on it. */
  readonly presence: Spot
  /** A session ended, or a member or workspace changed. */
  readonly access: AccessChange
}

export type Topic = keyof Topics
/** @param own whether this very node sent it */
export type Listener<T extends Topic> = (key: string, content: Topics[T], own: boolean) => void

/** Carries messages to every node, this one included, in one order for each key. */
export interface Bus {
  send<T extends Topic>(key: string, topic: T, content: Topics[T]): void
  on<T extends Topic>(topic: T, listener: Listener<T>): void
  /** Messages under this key (null: under any) may have been missed. */
  onLost(listener: (key: string | null) => void): void
  close(): Promise<void>
}

/** Who listens to what; every bus has one. */
export class Listeners {
  readonly #listeners: { [T in Topic]: Listener<T>[] } = { events: [], lost: [], person: [], presence: [], access: [] }

  add<T extends Topic>(topic: T, listener: Listener<T>): void {
    this.#listeners[topic].push(listener)
  }

  call<T extends Topic>(topic: T, key: string, content: Topics[T], own: boolean): void {
    for (const listener of this.#listeners[topic]) listener(key, content, own)
  }
}

/** The bus of a single node: what is sent has arrived. */
export class LocalBus implements Bus {
  readonly #listeners = new Listeners()

  send<T extends Topic>(key: string, topic: T, content: Topics[T]): void {
    this.#listeners.call(topic, key, content, true)
  }

  on<T extends Topic>(topic: T, listener: Listener<T>): void {
    this.#listeners.add(topic, listener)
  }

  /** Within one process nothing gets lost. */
  onLost(): void {}

  async close(): Promise<void> {}
}
