import type { SocaiDatabase } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../../kernel/migration'
import { encodeChange, encodeFilter } from '../../platform/mongo/codec'

const cameBack = { $or: [{ 'partReturns.at': { $exists: true } }, { 'returnedFrom.status': { $exists: true } }] }

export const fillArrivals = markedMigration({
  name: 'arrivals',
  version: '1',
  about: 'notes when units came into the warehouse where they are, if that is not where they came in, or if a buyer had them until then',
  extent: async (database) => ({
    what: 'transfers and returns',
    count: (await database.collection('stockTransfers').countDocuments()) + (await database.collection('orders').countDocuments(cameBack)),
  }),
  run: async (database, run) => {
    for (const { _id } of await allWorkspaces(database)) {
      await fillTransfers(database, _id, run)
      await fillReturns(database, _id, run)
    }
  },
})

/** Of several arrivals in a warehouse the last counts. */
const noteArrival = async (
  database: SocaiDatabase,
  workspaceId: string,
  arrival: { readonly units: readonly string[]; readonly warehouseId: string; readonly at: Date },
): Promise<void> => {
  const { kinds } = database.definition('stocks')
  const { units, warehouseId, at } = arrival
  const filter = encodeFilter(kinds, { workspaceId, _id: { $in: [...units] }, warehouseId })
  await database.collection('stocks').updateMany(filter, encodeChange(kinds, { $max: { arrived: at } }))
}

const fillTransfers = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  for await (const { items, toWarehouseId, created } of database.records('stockTransfers', workspaceId).each({})) {
    await did(1)
    for (const { units } of items) await noteArrival(database, workspaceId, { units, warehouseId: toWarehouseId, at: created })
  }
}

const fillReturns = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  const only = ['partReturns', 'returnedFrom', 'returnedAt'] as const
  for await (const { partReturns = [], returnedFrom, returnedAt } of database.records('orders', workspaceId).each(cameBack, { only })) {
    await did(1)
    const whole = returnedFrom && returnedAt ? [{ at: returnedAt, moved: returnedFrom.moved }] : []
    for (const { at, moved } of [...partReturns, ...whole])
      for (const { units, to, shipped } of moved) if (shipped) await noteArrival(database, workspaceId, { units, warehouseId: to, at })
  }
}
