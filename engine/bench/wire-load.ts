import { deserialize } from 'bson'
import { summary, type Measured } from './measure'
import { WireConnection } from './wire-connection'
import { bodyOf, isSameReply } from './wire-message'
import { works, type Step, type WireWork, type WorkName } from './wire-operations'

/** What a load is told to do. */
export interface WireOrder {
  /** Where the engine is, with a socket. */
  readonly uri: string
  readonly work: WorkName
  readonly clients: number
  readonly seconds: number
}

const WARM_UP_ROUNDS = 500

/** One client: its rounds one after the other. It checks every answer. */
class WireClient {
  readonly times: number[] = []
  readonly #connection: WireConnection
  readonly #work: WireWork
  readonly #firstReplies = new Map<Step, Buffer>()
  #round = -1
  #step = 0
  #began = 0

  constructor(connection: WireConnection, work: WireWork) {
    this.#connection = connection
    this.#work = work
  }

  /** Counts the rounds that begin and end between two moments of `performance.now()`.   @throws when an answer is not what it should be */
  run(from: number, until: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#connection.onReply = (reply) => {
        try {
          this.#check(reply)
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
          return
        }
        if (!this.#goOn()) return
        const now = performance.now()
        if (this.#began >= from && now <= until) this.times.push(now - this.#began)
        if (now < until) this.#begin(now)
        else resolve()
      }
      this.#begin(performance.now())
    })
  }

  #begin(now: number): void {
    this.#began = now
    this.#round = (this.#round + 1) % this.#work.rounds.length
    this.#step = 0
    if (this.#work.pipelined) for (const step of this.#steps) this.#send(step)
    else this.#sendCurrent()
  }

  /** @returns whether the round is over */
  #goOn(): boolean {
    if (++this.#step === this.#steps.length) return true
    if (!this.#work.pipelined) this.#sendCurrent()
    return false
  }

  get #steps(): readonly Step[] {
    return this.#work.rounds[this.#round] ?? []
  }

  #sendCurrent(): void {
    const step = this.#steps[this.#step]
    if (step) this.#send(step)
  }

  #send(step: Step): void {
    step.renew()
    this.#connection.send(step.message.bytes)
  }

  #check(reply: Buffer): void {
    const step = this.#steps[this.#step]
    if (!step) throw new Error('an unexpected answer')
    const first = this.#firstReplies.get(step)
    if (first) {
      if (!isSameReply(first, reply)) throw new Error(`another answer than before: ${JSON.stringify(deserialize(bodyOf(reply)))}`)
      return
    }
    step.check(deserialize(bodyOf(reply)))
    this.#firstReplies.set(step, Buffer.from(reply))
  }
}

async function load({ uri, work, clients, seconds }: WireOrder): Promise<Measured> {
  const connections = await Promise.all(Array.from({ length: clients }, () => WireConnection.open(uri)))
  const all = connections.map((connection, n) => new WireClient(connection, works[work](n)))
  const from = performance.now() + WARM_UP_ROUNDS
  const until = from + seconds * 1000
  await Promise.all(all.map((client) => client.run(from, until)))
  for (const connection of connections) connection.close()
  return summary(
    all.flatMap(({ times }) => times),
    seconds,
  )
}

process.once('message', (order: WireOrder) => {
  void load(order).then((measured) => process.send?.(measured, () => process.disconnect()))
})
