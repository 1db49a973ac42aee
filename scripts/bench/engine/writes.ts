import { calculateObjectSize } from 'bson'
import { measure } from '../measure'
import { ms, rate, type Row } from '../table'
import { documentBytes, orderAt } from './orders'
import { rawGroupCommit } from './raw-store'
import { row, type Context } from './rows'

const clients = 64

/** Transactions of three writes, acknowledged when they are on disk, beside the same bytes put into the store below. */
export async function benchTransactions({ client, documents, seconds }: Context): Promise<Row[]> {
  const database = client.db('bench')
  const counters = database.collection<{ _id: string; n: number; pad: string }>('counters')
  const written = database.collection('written')
  const pad = 'x'.repeat(documentBytes - calculateObjectSize({ _id: 'stock:00', n: 0, pad: '' }))
  await counters.insertMany(Array.from({ length: clients * 2 }, (_, n) => ({ _id: `${n % 2 ? 'stock' : 'money'}:${n >> 1}`, n: 0, pad })))
  const raw = await rawGroupCommit(documentBytes, clients, seconds)
  const done = await measure(
    (at, turn) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await written.insertOne(orderAt(documents + at * 1_000_000 + turn), { session })
          await counters.updateOne({ _id: `stock:${at}` }, { $inc: { n: -1 } }, { session })
          await counters.updateOne({ _id: `money:${at}` }, { $inc: { n: 1 } }, { session })
        }),
      ),
    { clients, seconds },
  )
  const nsInfo = [{ ns: 'bench.written' }, { ns: 'bench.counters' }]
  const together = await measure(
    (at, turn) =>
      client.withSession((session) =>
        session.withTransaction(() =>
          client.db('admin').command(
            {
              bulkWrite: 1,
              ops: [
                { insert: 0, document: orderAt(documents + clients * 1_000_000 + at * 1_000_000 + turn) },
                { update: 1, filter: { _id: `stock:${at}` }, updateMods: { $inc: { n: -1 } } },
                { update: 1, filter: { _id: `money:${at}` }, updateMods: { $inc: { n: 1 } } },
              ],
              nsInfo,
            },
            { session },
          ),
        ),
      ),
    { clients, seconds },
  )
  const ping = await measure(() => database.command({ ping: 1 }), { clients, seconds: 2 })
  const share = together.perSecond / raw.perSecond
  const below = `raw LMDB group commit ${rate(raw.perSecond)}; ping ${rate(ping.perSecond)}`
  return [
    row(
      `durable transactions of 3 writes in one bulkWrite, as the product writes, ${clients} clients`,
      `${rate(together.perSecond)}, p50 ${ms(together.p50)}, ${share.toFixed(2)} x raw`,
      `${below}, 2 round trips`,
      '>= 0.5 x raw',
      share >= 0.5,
      share,
    ),
    row(
      `the same in three commands, ${clients} clients`,
      `${rate(done.perSecond)}, p50 ${ms(done.p50)}, ${(done.perSecond / raw.perSecond).toFixed(2)} x raw`,
      `${below}, 4 round trips`,
      'reported',
      null,
      done.perSecond,
    ),
  ]
}
