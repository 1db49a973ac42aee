import type { Document } from 'bson'
import { measure, type Measured } from './measure'
import { ms, rate, type Row } from './table'
import { DOCUMENT_BYTES, orderAt } from './orders'
import { rawGroupCommit } from './raw-store'
import { median, row, type Context } from './rows'
import { atTheWire } from './wire'
import type { WorkName } from './wire-operations'

/** Writers side by side. */
export const TRANSACTION_CLIENTS = 64
const clients = TRANSACTION_CLIENTS
/** Floor and work alternate, so that noise affects both. */
const ROUNDS = 3

/** Transactions of three writes, acknowledged when they are on disk, beside the same bytes put into the store below. */
export async function benchTransactions(context: Context): Promise<Row[]> {
  const seconds = context.seconds / ROUNDS
  const wire = (work: WorkName) => (): Promise<Measured> => atTheWire({ uri: context.uri, work, clients, seconds })
  const ways = {
    raw: () => rawGroupCommit(DOCUMENT_BYTES, clients, seconds),
    ping: wire('ping'),
    wire: wire('three writes'),
    pipelined: wire('three writes, pipelined'),
    fourteen: wire('fourteen writes'),
    driver: () => throughTheDriver(context, seconds),
    commands: () => inThreeCommands(context, seconds),
  }
  const measured = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as Measured[]])) as Record<keyof typeof ways, Measured[]>
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, run] of Object.entries(ways) as [keyof typeof ways, () => Promise<Measured>][]) measured[name].push(await run())

  const perSecond = (way: keyof typeof ways): number => median(measured[way].map((one) => one.perSecond))
  const share = (way: keyof typeof ways): number => median(measured[way].map((one, i) => one.perSecond / (measured.raw[i]?.perSecond ?? 0)))
  const figure = (way: keyof typeof ways): string => `${rate(perSecond(way))}, p50 ${ms(median(measured[way].map(({ p50 }) => p50)))}`
  const shared = (way: keyof typeof ways): string => `${figure(way)}, ${share(way).toFixed(2)} x raw`
  const below = `raw LMDB group commit ${rate(perSecond('raw'))}`
  // What two processors could do at most if the engine's own work cost nothing: the store's time and that of two messages, added up.
  const bound = 1 / (1 / perSecond('raw') + 2 / perSecond('ping'))
  const gate = share('wire')
  return [
    row(
      `durable transactions of 3 writes in one bulkWrite, at the wire, ${clients} clients`,
      shared('wire'),
      `${below}; it and 2 pings one after the other ${rate(bound)}`,
      '>= 0.5 x raw',
      gate >= 0.5,
      gate,
    ),
    ...(
      [
        ['pipelined', 'the same, the commit sent without waiting for the first answer', '1 round trip'],
        ['driver', 'the same 3 writes in one bulkWrite through the driver', "2 round trips; the driver's own work beside it"],
        ['commands', 'the same 3 writes in three commands through the driver', '4 round trips'],
      ] as const
    ).map(([way, work, note]) => row(`${work}, ${clients} clients`, shared(way), `${below}, ${note}`, 'reported', null, perSecond(way))),
    row(
      `14 writes in one bulkWrite, as the product's commands, at the wire, ${clients} clients`,
      figure('fourteen'),
      '2 round trips',
      'reported',
      null,
      perSecond('fourteen'),
    ),
  ]
}

let next = 0

function throughTheDriver({ client, documents }: Context, seconds: number): Promise<Measured> {
  const nsInfo = [{ ns: 'bench.written' }, { ns: 'bench.counters' }]
  const ops = (at: number): Document[] => [
    { insert: 0, document: orderAt(documents + ++next) },
    { update: 1, filter: { _id: `stock:${at}` }, updateMods: { $inc: { n: -1 } } },
    { update: 1, filter: { _id: `money:${at}` }, updateMods: { $inc: { n: 1 } } },
  ]
  return measure(
    (at) =>
      client.withSession((session) =>
        session.withTransaction(() => client.db('admin').command({ bulkWrite: 1, ops: ops(at), nsInfo }, { session })),
      ),
    { clients, seconds, warmUp: 0.5 },
  )
}

function inThreeCommands({ client, documents }: Context, seconds: number): Promise<Measured> {
  const database = client.db('bench')
  const written = database.collection('written')
  const counters = database.collection<{ _id: string; n: number }>('counters')
  return measure(
    (at) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await written.insertOne(orderAt(documents + ++next), { session })
          await counters.updateOne({ _id: `stock:${at}` }, { $inc: { n: -1 } }, { session })
          await counters.updateOne({ _id: `money:${at}` }, { $inc: { n: 1 } }, { session })
        }),
      ),
    { clients, seconds, warmUp: 0.5 },
  )
}
