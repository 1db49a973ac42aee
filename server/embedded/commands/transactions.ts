import { BsonWriter } from '../bson/writer'
import type { Operation } from './operation'
import { noSuchTransaction } from '../errors'

export const endTransactionFields = new Set(['recoveryToken'])

const ok = (): Buffer => new BsonWriter(32).begin().double('ok', 1).end().finish()

/** Makes a transaction's writes visible, lets go of its locks, and answers when they are on disk. */
export async function commitTransaction(operation: Operation): Promise<Buffer> {
  const { transaction, parts } = operation
  if (!transaction) throw noSuchTransaction("Transaction isn't in progress")
  if (transaction.state === 'active') {
    await parts.store.ensureWritable()
    closeCursors(operation)
    transaction.commit(parts.catalog)
  }
  try {
    await parts.store.durable()
  } catch (error) {
    transaction.state = 'aborted'
    throw error
  }
  return ok()
}

export function abortTransaction(operation: Operation): Buffer {
  const { transaction } = operation
  if (!transaction || transaction.state === 'committed') throw noSuchTransaction("Transaction isn't in progress")
  closeCursors(operation)
  transaction.abort()
  return ok()
}

function closeCursors({ transaction, parts }: Operation): void {
  if (parts.cursors.size > 0) parts.cursors.closeWhere(({ inTransaction }) => inTransaction === transaction)
}
