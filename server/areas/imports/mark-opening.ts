import { dayOf, lastDayOf, endOfDay, monthOfDay, type Zone } from '@shared/foundation/days/days'
import { OPENING_STOCK_GROUP, TRADE_GROUPS } from '@shared/foundation/documents/order-kinds'
import type { SocaiDatabase } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../../kernel/migration'
import type { Made } from './services/imports/bring-in'
import { readParts } from './services/imports/sheets'

/** What the forms of partners and goods have written with what stood when the books began, in either language. */
const DEBT_NOTES = ['Nợ đầu kỳ', 'Opening debt']
const STOCK_NOTES = ['Tồn đầu kỳ', 'Opening stock']
/** Sheets of which all orders and entries are from when the books began. */
const OPENING_KINDS = ['customers', 'suppliers', 'agents', 'stock']

const sheets = { status: 'committed', kind: { $in: OPENING_KINDS } }
const debts = { group: { $in: [...TRADE_GROUPS] }, 'items.0': { $exists: false }, note: { $in: DEBT_NOTES }, isOpening: { $exists: false } }
const stock = { group: OPENING_STOCK_GROUP, note: { $in: STOCK_NOTES }, isOpening: { $exists: false } }

/** Before it was noted with the record: known by the sheets that brought it in, and by what the forms wrote of it. */
export const markOpening = markedMigration({
  name: 'opening balances',
  version: '1',
  about: 'marks debts, prepayments and stock from before the books began: they are no sales, purchases or takings',
  extent: async (database) => ({
    what: 'sheets and orders',
    count:
      (await database.collection('imports').countDocuments(sheets)) +
      (await database.collection('orders').countDocuments(debts)) +
      (await database.collection('orders').countDocuments(stock)),
  }),
  run: async (database, run) => {
    for (const { _id, zone } of await allWorkspaces(database)) {
      await markSheets(database, _id, run)
      await markOrders(database, { workspaceId: _id, zone: zone as Zone }, run)
    }
  },
})

const mark = (database: SocaiDatabase, workspaceId: string, service: 'orders' | 'funds', _id: string): Promise<boolean> =>
  database.correct(service, workspaceId, { _id, isOpening: { $exists: false } }, { $set: { isOpening: true } }, { make: false })

const markSheets = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  for (const { _id: importId } of await database.records('imports', workspaceId).find(sheets, { only: ['kind'] })) {
    await did(1)
    for (const { service, _id } of await readParts<Made>(database, workspaceId, importId, 'made'))
      if (service === 'orders' || service === 'funds') await mark(database, workspaceId, service, _id)
  }
}

const markOrders = async (
  database: SocaiDatabase,
  { workspaceId, zone }: { readonly workspaceId: string; readonly zone: Zone },
  { did }: MigrationRun,
): Promise<void> => {
  const orders = database.records('orders', workspaceId)
  for await (const { _id, created } of orders.each(debts, { only: ['created'] })) {
    await did(1)
    // The form dated them the last moment of a month; what somebody else calls so may be a sale.
    const monthEnd = endOfDay(lastDayOf(monthOfDay(dayOf(created, zone))), zone)
    if (created.getTime() === monthEnd.getTime()) await mark(database, workspaceId, 'orders', _id)
  }
  for await (const { _id } of orders.each(stock, { only: ['created'] })) {
    await did(1)
    await mark(database, workspaceId, 'orders', _id)
  }
}
