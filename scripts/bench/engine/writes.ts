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
  const ping = await measure(() => database.command({ ping: 1 }), { clients, seconds: 2 })
  const share = done.perSecond / raw.perSecond
  return [
    row(
      `durable transactions of 3 writes, ${clients} clients`,
      `${rate(done.perSecond)}, p50 ${ms(done.p50)}, ${share.toFixed(2)} x raw`,
      `raw LMDB group commit ${rate(raw.perSecond)}; ping / 4 ${rate(ping.perSecond / 4)}`,
      '>= 0.5 x raw',
      share >= 0.5,
      share,
    ),
  ]
}
