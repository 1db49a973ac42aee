import type { ImportRecord } from '@shared/areas/imports/services/imports'

/** Measured on two cores beside other work: goods, partners with debts and orders came in at 700 to 1,500 a second, pieces of stock at 30,000. */
const RECORDS_A_SECOND = 1000
const PIECES_A_SECOND = 30_000

/** About how long it takes to write what these sheets make and change, in whole seconds; at least 1. */
export const expectedSeconds = (files: readonly Pick<ImportRecord, 'makes' | 'updates' | 'besides'>[]): number => {
  const records = files.reduce((sum, { makes, updates }) => sum + makes + updates, 0)
  const pieces = files.flatMap(({ besides = [] }) => besides).reduce((sum, beside) => sum + (beside.pieces ?? 0), 0)
  return Math.max(1, Math.ceil(records / RECORDS_A_SECOND + pieces / PIECES_A_SECOND))
}
