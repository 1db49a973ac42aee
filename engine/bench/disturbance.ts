import { measure } from './measure'
import { ms, type Row } from './table'
import { row, type Context } from './rows'

/** How long a find by `_id` takes while another client keeps the engine busy. */
export async function benchDisturbance({ orders, seconds }: Context): Promise<Row[]> {
  const ids = await orders
    .find({}, { projection: { _id: 1 }, limit: 1000 })
    .map(({ _id }) => _id)
    .toArray()
  const find = (): ReturnType<typeof measure> =>
    measure((_at, iteration) => orders.findOne({ _id: ids[iteration % ids.length] }), { clients: 1, seconds, warmUp: 0.5 })
  const alone = await find()
  const works: Record<string, () => Promise<unknown>> = {
    'a scan that groups': () =>
      orders.aggregate([{ $unwind: '$items' }, { $group: { _id: '$items.product', sum: { $sum: '$items.price' } } }]).toArray(),
    'a big sort': () => orders.find({}).sort({ total: 1, number: 1 }).limit(20_000).skip(19_990).toArray(),
  }
  const rows: Row[] = []
  for (const [name, work] of Object.entries(works)) {
    const state = { isOver: false, runs: 0 }
    const busy = (async () => {
      for (; !state.isOver; state.runs++) await work()
    })()
    const beside = await find()
    state.isOver = true
    await busy
    rows.push(
      row(
        `find by _id beside ${name}`,
        `p50 ${ms(beside.p50)}, p99 ${ms(beside.p99)} (${state.runs} runs)`,
        `alone p99 ${ms(alone.p99)}`,
        'p99 <= 20 ms',
        beside.p99 <= 20,
        beside.p99,
      ),
    )
  }
  return rows
}
