import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { inCategories, withEarnings, type Earning } from '@shared/areas/agents/rules/earnings'
import { isEqual } from '@shared/foundation/equal'
import type { Audit, SocaiDatabase, StoredOf } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../../kernel/migration'

type Order = StoredOf<'orders'>
type Change = Pick<Audit, 'at' | 'changes'>

export const fillEarnings = markedMigration({
  name: 'earnings',
  version: '2',
  about: 'gives orders of agents what they earned, each part dated when it came about: their history is replayed',
  extent: async (database) => {
    const orders = database.collection('orders')
    return { what: 'orders', count: (await orders.countDocuments(unfilled)) + (await orders.countDocuments(earned)) }
  },
  run: async (database, run) => {
    for (const { _id } of await allWorkspaces(database)) {
      await fillOrders(database, _id, run)
      await fillCategories(database, _id, run)
    }
  },
})

const unfilled = { group: SOLD_GROUP, agentId: { $exists: true }, earnings: { $exists: false } }
const earned = { 'earnings.at': { $exists: true } }

/** What was earned before lines told their category counts by the one that the product is of now. */
const fillCategories = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  const products = await database.records('products', workspaceId).find({}, { only: ['categoryId'] })
  const categories = new Map(products.map(({ _id, categoryId }) => [_id, categoryId]))
  const orders = database.records('orders', workspaceId)
  for await (const { _id, rev, items, earnings = [] } of orders.each(earned, { only: ['rev', 'items.productId', 'earnings'] })) {
    await did(1)
    const filled = inCategories(earnings, items, (id) => categories.get(id))
    if (!isEqual(filled, earnings))
      await database.correct('orders', workspaceId, { _id, rev }, { $set: { earnings: filled } }, { make: false })
  }
}

const fillOrders = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  const orders = database.records('orders', workspaceId)
  const audits = database.records('audits', workspaceId)
  for await (const order of orders.each(unfilled)) {
    await did(1)
    const history = await audits.find({ recordId: order._id, service: 'orders' }, { sort: { at: 1, _id: 1 } })
    const earnings = earningsOf(order, history)
    const open = { _id: order._id, rev: order.rev, earnings: { $exists: false } }
    if (earnings.length > 0) await database.correct('orders', workspaceId, open, { $set: { earnings } }, { make: false })
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
