import { createHash } from 'node:crypto'
import type { TSchema } from '@sinclair/typebox'
import type { RecordService } from '@shared/registry/names'
import { definitions } from '../../kernel/collections'
import { USUAL_APPS, addProgram, type Actor } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { makeExamples, type Examples } from './examples'
import { byRest, bySocket, type Call, type Speaker } from './ways'

/** A call by somebody, and what is wrong with it. */
export interface Attempt {
  readonly caller: Speaker
  readonly way: typeof byRest
  readonly call: Call
  readonly what: readonly unknown[]
}

/** Sessions are no company's books; a number that was drawn and not used is left out. */
const UNBOOKED = ['counters', 'sessions', 'idempotency', 'accesses']

const signedIn = async (actor: Actor): Promise<Speaker> => ({ api: actor.api, socket: await actor.socket() })

/** A company, and those who call it with what nobody means: by turns, over HTTP and over sockets. */
export class HostileCallers {
  readonly app: TestApp
  readonly shop: Shop
  readonly examples: Examples
  readonly #theirs: Shop
  readonly #theirExamples: Examples
  readonly #member: Actor
  readonly #log: string[]
  readonly #present = new Map<string, Speaker>()
  #callers: readonly Speaker[] = []
  #calls = 0

  private constructor(
    app: TestApp,
    log: string[],
    own: { shop: Shop; examples: Examples; theirs: Shop; theirExamples: Examples; member: Actor },
  ) {
    this.app = app
    this.#log = log
    this.shop = own.shop
    this.examples = own.examples
    this.#theirs = own.theirs
    this.#theirExamples = own.theirExamples
    this.#member = own.member
  }

  static async open(): Promise<HostileCallers> {
    const log: string[] = []
    const app = await startTestApp({ logTo: { write: (line) => void log.push(line) } })
    const [shop, theirs] = [await Shop.open(app), await Shop.open(app)]
    await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'publicwall'] })
    const [examples, theirExamples] = [await makeExamples(shop), await makeExamples(theirs)]
    await shop.ship(await shop.sale([of(await shop.goods('Gạo', { stock: 3 }), 1)]))
    return new HostileCallers(app, log, { shop, examples, theirs, theirExamples, member: await shop.member() })
  }

  /** Whoever was thrown out comes anew: who doesn't sign in isn't kept for long. Who is still there stays, and then nothing is written. Most often the
   *  board calls. @param withNewKey the program comes with another key in any case: what was tried on settings may have changed its rights */
  async renew({ withNewKey = false } = {}): Promise<void> {
    const { app, shop } = this
    if (withNewKey) {
      this.#present.get('keyed')?.socket.close()
      this.#present.delete('keyed')
    }
    const [board, member, outsider] = await Promise.all([
      this.#comes('board', () => signedIn(shop.founder)),
      this.#comes('member', () => signedIn(this.#member)),
      this.#comes('outsider', () => signedIn(this.#theirs.founder)),
    ])
    const keyed = await this.#comes('keyed', async () => {
      const { api, apiKey } = await addProgram(app, shop.founder, ['bod'])
      return { api, socket: await app.socket(undefined, { 'X-Api-Key': apiKey }) }
    })
    const stranger = await this.#comes('stranger', async () => ({ api: app.api(), socket: await app.socket() }))
    this.#callers = [board, board, keyed, board, member, board, outsider, board, board, board, stranger]
  }

  async #comes(who: string, come: () => Promise<Speaker>): Promise<Speaker> {
    const there = this.#present.get(who)
    if (there?.socket.raw.connected) return there
    const anew = await come()
    this.#present.set(who, anew)
    return anew
  }

  /** A call by whoever's turn it is; who was thrown out is passed over. */
  attempt(call: Call, ...what: unknown[]): Attempt {
    this.#calls += 1
    const next = this.#callers[this.#calls % this.#callers.length]
    const caller = next?.socket.raw.connected ? next : this.#callers[0]
    if (!caller) throw new Error('nobody calls')
    return { caller, way: this.#calls % 2 === 0 ? byRest : bySocket, call, what }
  }

  /** @returns the status of the answer; 401 for whom a new key has thrown out since @throws when there is none, or when it is a fault of ours */
  async statusOf({ caller, way, call, what }: Attempt): Promise<number> {
    if (way === bySocket && !caller.socket.raw.connected) return 401
    const { status, body } = await way(caller, call)
    if (status < 500) return status
    // The key was replaced while its call was under way: the connection ended with it.
    if (Number.isNaN(status) && way === bySocket && !caller.socket.raw.connected) return 401
    throw new Error(`${[call.method, call.path, ...what].map(String).join(' ')}: ${status} ${JSON.stringify(body).slice(0, 500)}`)
  }

  /** How many calls there were: for values that take turns, too. */
  get calls(): number {
    return this.#calls
  }

  readonly recordOf = async (name: RecordService): Promise<string> => this.examples[name]._id

  /** The `_id` of another company's record, for a field that names one. */
  foreignFor(schema: TSchema): string | undefined {
    return schema['kind'] === 'id' ? this.#theirExamples[schema['of'] as RecordService]._id || undefined : undefined
  }

  /** All that is kept of all companies, a line with a hash for each document; which node has a job, and how often and when a key was used, is no book. */
  async everythingKept(): Promise<string> {
    const collections = definitions.filter(({ name }) => !UNBOOKED.includes(name))
    const filterOf = (name: string): object => (name === 'settings' ? { name: { $not: /^lease / } } : {})
    const projectionOf = (name: string): object => (name === 'apiKeys' ? { projection: { calls: 0, failures: 0, usedAt: 0 } } : {})
    const lines = collections.map(async ({ name }) => {
      const options = { raw: true, sort: { _id: 1 }, ...projectionOf(name) } as const
      const documents = this.app.database.db.collection(name).find(filterOf(name), options)
      return (await documents.toArray()).map((bytes, at) => `${name} ${at} ${createHash('sha1').update(bytesOf(bytes)).digest('base64')}`)
    })
    return (await Promise.all(lines)).flat().join('\n')
  }

  /** What the log tells of faults of ours. */
  faults(): (string | undefined)[] {
    return this.#log
      .filter((line) => line.includes('unexpectedly'))
      .map((line) => (JSON.parse(line) as { err?: { stack: string } }).err?.stack)
  }

  close(): Promise<void> {
    return this.app.close()
  }
}

/** A document that was asked for as it came is bytes, which the driver's types don't say. */
const bytesOf = (document: unknown): Uint8Array => {
  if (document instanceof Uint8Array) return document
  throw new Error('a document was read instead of being left as it came')
}
