import { Listeners, type Bus, type Listener, type Topic, type Topics } from '../realtime/bus'
import { readContent, writeContent } from '../realtime/bus-message'
import type { Line } from './line'
import type { Told } from './messages'

/** Several processes of one machine, by the one that keeps them running: nothing gets lost on the way, and all hear it in one order. */
export class ProcessBus<Messages extends Topics> implements Bus<Messages> {
  readonly redis = null
  readonly #line: Line
  readonly #listeners = new Listeners<Messages>()
  /** Who waits until a key is heard. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isClosed = false

  constructor(line: Line) {
    this.#line = line
    line.onMessage((message) => {
      if (this.#isClosed) return
      if (message.kind === 'told') this.#take(message)
      else if (message.kind === 'heard') this.#heard(message.key)
    })
  }

  send<T extends Topic<Messages>>(key: string, topic: T, content: Messages[T]): void {
    if (!this.#isClosed) this.#line.send({ kind: 'told', from: this.#line.number, key, topic, content: writeContent(content) })
  }

  on<T extends Topic<Messages>>(topic: T, listener: Listener<Messages[T]>): void {
    this.#listeners.add(topic, listener)
  }

  subscribe(key: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), resolve])
      this.#line.send({ kind: 'hear', key })
    })
  }

  unsubscribe(key: string): void {
    this.#line.send({ kind: 'leave', key })
  }

  /** Between processes of one machine nothing gets lost. */
  onLost(): void {}

  async close(): Promise<void> {
    this.#isClosed = true
  }

  #take({ from, key, topic, content }: Told): void {
    // It was written by a process of the same version, from the type its topic has.
    this.#listeners.call(topic as Topic<Messages>, key, readContent(content) as Messages[Topic<Messages>], from === this.#line.number)
  }

  #heard(key: string): void {
    const waiting = this.#waiting.get(key) ?? []
    this.#waiting.delete(key)
    for (const resolve of waiting) resolve()
  }
}
