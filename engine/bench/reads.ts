import { measure } from './measure'
import { ms, rate, type Row } from './table'
import { median, row, type Context } from './rows'

/** Floor and work alternate, so that noise affects both. */
const ROUNDS = 3

/** find by `_id` beside a ping of the same clients: as a plain command, as the product reads and as the ping is sent, and for
 *  comparison through the driver's own `findOne`, whose cursor and session cost the client more than the engine works. */
export async function benchPoints({ client, orders, seconds }: Context): Promise<Row[]> {
  const ids = await orders
    .find({}, { projection: { _id: 1 }, limit: 5000 })
    .map(({ _id }) => _id)
    .toArray()
  const rows: Row[] = []
  for (const clients of [1, 8]) {
    const options = { clients, seconds: seconds / ROUNDS, warmUp: 0.3 }
    const pings: number[] = []
    const finds: number[] = []
    const ones: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      pings.push((await measure(() => client.db('bench').command({ ping: 1 }), options)).perSecond)
      const idAt = (at: number, iteration: number): unknown => ids[(at * 7919 + iteration * 31) % ids.length]
      const read = (at: number, turn: number) =>
        client.db('bench').command({ find: 'orders', filter: { _id: idAt(at, turn) }, limit: 1, singleBatch: true })
      finds.push((await measure(read, options)).perSecond)
      ones.push((await measure((at, turn) => orders.findOne({ _id: idAt(at, turn) as never }), options)).perSecond)
    }
    const share = median(finds.map((find, i) => find / (pings[i] ?? find)))
    rows.push(
      row(
        `find by _id, ${clients} client${clients > 1 ? 's' : ''}`,
        `${rate(median(finds))}, ${share.toFixed(2)} x ping; findOne ${rate(median(ones))}`,
        `ping ${rate(median(pings))}`,
        '>= 0.7 x ping',
        share >= 0.7,
        share,
      ),
    )
  }
  return rows
}

/** The newest twenty by an index beside a ping and the decoding of as many documents. */
export async function benchLists({ client, orders, seconds, decodeTwenty }: Context): Promise<Row[]> {
  const options = { clients: 1, seconds: seconds / ROUNDS, warmUp: 0.3 }
  const pings: number[] = []
  const lists: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    pings.push((await measure(() => client.db('bench').command({ ping: 1 }), options)).p50)
    lists.push(
      (
        await measure(
          (_at, iteration) =>
            orders
              .find({ workspace: iteration % 10, status: 'done' })
              .sort({ number: -1 })
              .limit(20)
              .toArray(),
          options,
        )
      ).p50,
    )
  }
  const floor = median(pings) + decodeTwenty
  const list = median(lists)
  return [
    row('list of 20 by an index, 1 client', `p50 ${ms(list)}`, `ping and decoding ${ms(floor)}`, '<= 2 x', list <= 2 * floor, list / floor),
  ]
}

/** Counting a range of an index, and the same with `$ne`. */
export async function benchCounts({ client, orders, documents, seconds }: Context): Promise<Row[]> {
  const ping = await measure(() => client.db('bench').command({ ping: 1 }), { clients: 1, seconds: 1 })
  const rows: Row[] = []
  for (const [work, filter, keys] of [
    ['counting a range of an index', { workspace: { $gte: 0 } }, documents],
    ['counting what $ne leaves of a range', { workspace: { $gte: 0, $ne: 3 } }, documents * 0.9],
  ] as const) {
    const counted = await measure(() => orders.countDocuments(filter), { clients: 1, seconds: Math.min(seconds, 3) })
    const perSecond = keys / (Math.max(0.001, counted.p50 - ping.p50) / 1000)
    rows.push(
      row(
        work,
        `${(perSecond / 1e6).toFixed(1)} million keys/s (${keys.toLocaleString('en-US')} in ${ms(counted.p50)})`,
        `ping ${ms(ping.p50)}`,
        '>= 5 million keys/s',
        perSecond >= 5e6,
        perSecond,
      ),
    )
  }
  return rows
}
