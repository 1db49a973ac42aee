import { voucherNumber, voucherWay, type VoucherWay } from '@shared/foundation/documents/fund-numbers'
import { funds } from '@shared/areas/money/services/funds'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../../kernel/migration'
import { searchWords } from '../../kernel/search'
import { encodeChange, encodeFilter } from '../../platform/mongo/codec'
import { takeNumbers, voucherSequence } from '../../ledger/numbers'
import { reversalOf } from './order-money'

type Fund = StoredOf<'funds'>

const BATCH_SIZE = 500

export const fillVouchers = markedMigration({
  name: 'vouchers',
  version: '1',
  about: 'gives refunded entries the row of their reversal, and then entries that count or wait their number, oldest first',
  extent: async (database) => ({
    what: 'entries',
    count:
      (await database.collection('funds').countDocuments(unreversed)) + (await database.collection('funds').countDocuments(unnumbered)),
  }),
  run: async (database, run) => {
    for (const { _id } of await allWorkspaces(database)) {
      await addReversals(database, _id, run)
      await addNumbers(database, _id, run)
    }
  },
})

const unreversed = { refundedAt: { $exists: true }, reversedBy: { $exists: false } }
const unnumbered = {
  number: { $exists: false },
  isOpening: { $exists: false },
  $or: [{ status: { $in: ['pending', 'completed', 'refunded'] } }, { refundedAt: { $exists: true } }],
}

const addReversals = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  const entries = database.records('funds', workspaceId)
  for await (const entry of entries.each(unreversed)) {
    await did(1)
    if (!entry.refundedAt) continue
    const row = { ...reversalOf(entry, entry.refundedAt, entry.refundReason), rev: 1 }
    const { reverses, ...rest } = { ...row, words: searchWords(row, funds.search) }
    await database.correct('funds', workspaceId, { reverses }, { $setOnInsert: rest })
    const reversal = await entries.one({ reverses }, { only: ['_id'] })
    const open = { _id: entry._id, reversedBy: { $exists: false } }
    await database.correct('funds', workspaceId, open, { $set: { reversedBy: reversal?._id } }, { make: false })
  }
}

const addNumbers = async (database: SocaiDatabase, workspaceId: string, { did }: MigrationRun): Promise<void> => {
  const entries = database.records('funds', workspaceId)
  let batch: Fund[] = []
  for await (const entry of entries.each(unnumbered, { sort: { created: 1, _id: 1 } })) {
    batch.push(entry)
    if (batch.length < BATCH_SIZE) continue
    await did(batch.length)
    await number(database, workspaceId, batch)
    batch = []
  }
  await did(batch.length)
  await number(database, workspaceId, batch)
}

const number = async (database: SocaiDatabase, workspaceId: string, batch: readonly Fund[]): Promise<void> => {
  const { kinds } = database.definition('funds')
  const next = new Map<VoucherWay, number>()
  for (const way of ['in', 'out'] as const) {
    const count = batch.filter(({ amount }) => voucherWay(amount) === way).length
    if (count > 0) next.set(way, (await takeNumbers(database, workspaceId, voucherSequence(way), count)) - count + 1)
  }
  const writes = batch.map((entry) => {
    const way = voucherWay(entry.amount)
    const place = next.get(way) ?? 1
    next.set(way, place + 1)
    const numbered = { ...entry, number: voucherNumber(way, place) }
    const change = { $set: { number: numbered.number, words: searchWords(numbered, funds.search) } }
    const open = { workspaceId, _id: entry._id, number: { $exists: false } }
    return { updateOne: { filter: encodeFilter(kinds, open), update: encodeChange(kinds, change) } }
  })
  if (writes.length > 0) await database.collection('funds').bulkWrite(writes, { ordered: true })
}
