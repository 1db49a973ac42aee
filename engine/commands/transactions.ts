import { BsonWriter } from '../bson/writer'
import type { Operation } from './operation'
import { noSuchTransaction } from '../errors'
import type { MaybePromise } from '../maybe-promise'
import type { Transaction } from '../transactions/transaction'

export const endTransactionFields = new Set(['recoveryToken'])

const ok = new BsonWriter(32).begin().double('ok', 1).end().finish()

/** Makes a transaction's writes visible, releases its locks, and answers when they are on disk. */
export function commitTransaction(operation: Operation): MaybePromise<Buffer> {
  const { transaction, context } = operation
  if (!transaction) throw noSuchTransaction("Transaction isn't in progress")
  if (transaction.state !== 'active') return whenDurable(operation, transaction)
  const trying = context.store.ensureWritable()
  return trying ? commitWhen(trying, operation, transaction) : commitNow(operation, transaction)
}

async function commitWhen(isWritable: Promise<void>, operation: Operation, transaction: Transaction): Promise<Buffer> {
  try {
    await isWritable
    return await commitNow(operation, transaction)
  } catch (error) {
    closeCursors(operation)
    transaction.abort()
    throw error
  }
}

function commitNow(operation: Operation, transaction: Transaction): MaybePromise<Buffer> {
  closeCursors(operation)
  transaction.commit(operation.context.catalog)
  return whenDurable(operation, transaction)
}

function whenDurable({ context }: Operation, transaction: Transaction): MaybePromise<Buffer> {
  return (
    context.store.durable()?.then(
      () => ok,
      (error: unknown) => {
        transaction.state = 'aborted'
        throw error
      },
    ) ?? ok
  )
}

export function abortTransaction(operation: Operation): Buffer {
  const { transaction } = operation
  if (!transaction || transaction.state === 'committed') throw noSuchTransaction("Transaction isn't in progress")
  closeCursors(operation)
  transaction.abort()
  return ok
}

function closeCursors({ transaction, context }: Operation): void {
  if (context.cursors.size > 0) context.cursors.closeWhere(({ inTransaction }) => inTransaction === transaction)
}
