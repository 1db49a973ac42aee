import { Long, UUID, type Document } from 'bson'
import { orderAt } from './orders'
import { wireId } from './wire-data'
import { WireMessage } from './wire-message'

/** One message of a round, its answer awaited before the next is sent. */
export interface Step {
  readonly message: WireMessage
  /** Updates the message for the next round. */
  renew(): void
  /** Checks the first answer; all later ones have to be the same bytes.   @throws when it is wrong */
  check(answer: Document): void
}

/** What one client does, round after round and then again from the first. */
export interface WireWork {
  readonly rounds: readonly (readonly Step[])[]
  /** All messages of a round are sent at once instead of each after the answer to the one before. */
  readonly pipelined?: boolean
}

type Work = (client: number) => WireWork

const int64 = 18
const objectId = 7
let lastId = 0

const ok = (answer: Document): void => {
  if (answer['ok'] !== 1) throw new Error(JSON.stringify(answer))
}

const always = (command: Document, check: (answer: Document) => void = ok): Step => ({
  message: new WireMessage(command),
  renew: () => undefined,
  check,
})

/** `ops`, the first of them an insert with another `_id` each time, and the commit: each round is its session's next transaction. */
const transaction = (ops: readonly Document[], namespaces: readonly string[], changes: Document): readonly Step[] => {
  const session = { lsid: { id: new UUID() }, txnNumber: Long.ZERO, autocommit: false, $db: 'admin' }
  const nsInfo = namespaces.map((ns) => ({ ns }))
  const write = new WireMessage({ bulkWrite: 1, ops, nsInfo, ordered: true, errorsOnly: false, ...session, startTransaction: true })
  const commit = new WireMessage({ commitTransaction: 1, ...session })
  const number = write.placeOf(int64, 'txnNumber')
  const numberOfCommit = commit.placeOf(int64, 'txnNumber')
  const endOfId = write.placeOf(objectId, '_id') + 8
  let round = 0
  return [
    {
      message: write,
      renew() {
        write.bytes.writeUInt32LE(++round, number)
        commit.bytes.writeUInt32LE(round, numberOfCommit)
        write.bytes.writeUInt32BE(++lastId, endOfId)
      },
      check(answer) {
        ok(answer)
        for (const [name, count] of Object.entries({ nErrors: 0, ...changes }))
          if (answer[name] !== count) throw new Error(`${name} is ${String(answer[name])}, not ${String(count)}`)
      },
    },
    { message: commit, renew: () => undefined, check: ok },
  ]
}

const inc = (_id: string, n: number): Document => ({ update: 1, filter: { _id }, updateMods: { $inc: { n } } })

/** A command of the product: guarded updates by `_id` and version, upserts of rollups, and inserts, fourteen of them. */
const product = (client: number): readonly Document[] => [
  { insert: 0, document: orderAt(client) },
  ...Array.from({ length: 4 }, (_, n) => ({
    update: 1,
    filter: { _id: `unit:${client}:${n}`, status: 'sold' },
    updateMods: { $set: { 'place.at': new Date(1_700_000_000_000), status: 'sold' }, $inc: { rev: 1 } },
    multi: false,
  })),
  ...Array.from({ length: 9 }, (_, n) => ({
    update: 2,
    filter: { workspace: client, day: `2026-07-0${n}`, kind: 'sales' },
    updateMods: { $inc: { count: 1, sums: 250_000, 'byGroup.tea.count': 2 }, $setOnInsert: { since: new Date(1_700_000_000_000) } },
    multi: false,
    upsert: true,
  })),
]

const found = (count: number) => (answer: Document) => {
  ok(answer)
  const { length } = (answer['cursor'] as { firstBatch: Document[] }).firstBatch
  if (length !== count) throw new Error(`${length} documents found, not ${count}`)
}

const reading = (rounds: readonly Step[]): WireWork => ({ rounds: rounds.map((step) => [step]) })

const threeWrites = (client: number): readonly Step[] =>
  transaction(
    [{ insert: 0, document: orderAt(client) }, inc(`stock:${client}`, -1), inc(`money:${client}`, 1)],
    ['bench.written', 'bench.counters'],
    { nInserted: 1, nMatched: 2, nModified: 2 },
  )

const fourteenWrites = (client: number): readonly Step[] =>
  transaction(product(client), ['bench.written', 'bench.units', 'bench.rollups'], { nInserted: 1, nMatched: 13, nModified: 13 })

const listOf20 = (workspace: number): Document => ({
  find: 'wire',
  filter: { workspace, status: 'done' },
  sort: { number: -1 },
  limit: 20,
  singleBatch: true,
  $db: 'bench',
})

const byId = (n: number): Document => ({ find: 'wire', filter: { _id: wireId(n) }, limit: 1, singleBatch: true, $db: 'bench' })

/** What is measured at the wire, by name, over what `fillForWire` has made. */
export const works = {
  ping: () => reading([always({ ping: 1, $db: 'bench' })]),
  'find by _id': (client) => reading(Array.from({ length: 16 }, (_, n) => always(byId(client * 16 + n), found(1)))),
  'list of 20': (client) => reading(Array.from({ length: 10 }, (_, n) => always(listOf20((client + n) % 10), found(20)))),
  'three writes': (client) => ({ rounds: [threeWrites(client)] }),
  'three writes, pipelined': (client) => ({ rounds: [threeWrites(client)], pipelined: true }),
  'fourteen writes': (client) => ({ rounds: [fourteenWrites(client)] }),
} satisfies Record<string, Work>

export type WorkName = keyof typeof works
