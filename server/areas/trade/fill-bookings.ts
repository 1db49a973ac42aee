import { withBookings } from '@shared/foundation/documents/order-bookings'
import type { SocaiDatabase } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../../kernel/migration'

const unfilled = { 'shipments.time': { $exists: true }, bookings: { $exists: false } }

export const fillBookings = markedMigration({
  name: 'values by line',
  version: '1',
  about: 'records what was booked of each line of orders that were shipped: their entries so far keep their sums, split as they stand',
  extent: async (database) => ({ what: 'orders', count: await database.collection('orders').countDocuments(unfilled) }),
  run: async (database, run) => {
    for (const { _id } of await allWorkspaces(database)) await fillOrders(database, _id, run)
  },
})

const fillOrders = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  const only = ['rev', 'group', 'items', 'discount', 'shipments'] as const
  for await (const order of database.records('orders', workspaceId).each(unfilled, { only })) {
    await did(1)
    const { _id, rev, shipments } = order
    const bookings = withBookings(order, shipments.at(-1)?.time ?? new Date())
    await database.correct('orders', workspaceId, { _id, rev }, { $set: { bookings } }, { make: false })
  }
}
