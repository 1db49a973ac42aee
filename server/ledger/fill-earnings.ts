import { inCategories, withEarnings, type Earning } from '@shared/domain/agents/earnings'
import type { Audit, SocaiDatabase, StoredOf } from '../kernel/collections'
import { markedMigration } from '../kernel/migration'

type Order = StoredOf<'orders'>
type Change = Pick<Audit, 'at' | 'changes'>

export const fillEarnings = markedMigration({
  name: 'earnings',
  version: '2',
  about: 'gives orders of agents what they earned, each part dated when it came about: their history is replayed',
  run: async (database) => {
    for (const { _id } of await database.platformRecords('workspaces').find({}, { sort: { _id: 1 }, only: ['_id'] }))
      await fillWorkspace(database, _id)
  },
})

const fillWorkspace = async (database: SocaiDatabase, workspaceId: string): Promise<void> => {
  await fillOrders(database, workspaceId)
  await fillCategories(database, workspaceId)
}

/** What was earned before lines told their category counts by the one that the product is of now. */
const fillCategories = async (database: SocaiDatabase, workspaceId: string): Promise<void> => {
  const products = await database.records('products', workspaceId).find({}, { only: ['categoryId'] })
  const categories = new Map(products.map(({ _id, categoryId }) => [_id, categoryId]))
  const orders = database.records('orders', workspaceId)
  for await (const { _id, items, earnings = [] } of orders.each(
    { 'earnings.at': { $exists: true } },
    { only: ['items.productId', 'earnings'] },
  )) {
    const filled = inCategories(earnings, items, (id) => categories.get(id))
    if (JSON.stringify(filled) !== JSON.stringify(earnings))
      await database.correct('orders', workspaceId, { _id }, { $set: { earnings: filled } })
  }
}

const fillOrders = async (database: SocaiDatabase, workspaceId: string): Promise<void> => {
  const orders = database.records('orders', workspaceId)
  const audits = database.records('audits', workspaceId)
  for await (const order of orders.each({ group: 'sales', agentId: { $exists: true }, earnings: { $exists: false } })) {
    const history = await audits.find({ recordId: order._id, service: 'orders' }, { sort: { at: 1, _id: 1 } })
    const earnings = earningsOf(order, history)
    if (earnings.length > 0) await database.correct('orders', workspaceId, { _id: order._id }, { $set: { earnings } })
  }
}

/** A long list is told by its length alone; then it counts as it is now. */
const isTold = (value: unknown): boolean => !(typeof value === 'object' && value !== null && 'entries' in value)

/** What the order earned and when, by each of its changes; the first is its creation. */
const earningsOf = (order: Order, history: readonly Change[]): readonly Earning[] => {
  const states: { at: Date; state: Order }[] = []
  let state = order
  for (const { at, changes = {} } of [...history].reverse()) {
    states.push({ at, state })
    const replaced = Object.entries(changes).filter(([, change]) => isTold(change.before))
    state = Object.assign({}, state, Object.fromEntries(replaced.map(([field, change]) => [field, change.before])))
  }
  states.reverse()
  // What the history doesn't tell is taken to have come about with the last thing that is known.
  const last = states.at(-1)?.at ?? order.returnedAt ?? order.shipments.at(-1)?.time ?? order.created
  return [...states, { at: last, state: order }].reduce<readonly Earning[]>(
    (earnings, each) => withEarnings({ ...each.state, earnings }, each.at),
    [],
  )
}
