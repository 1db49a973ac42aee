import type { SocaiDatabase } from '../../../../kernel/collections'
import { moneyField, type Entry } from './entries'

/** Of orders and entries that were made: how much they were of then, which later changes tell, not how much they are of now. */
export const withAmountsThen = async (database: SocaiDatabase, workspaceId: string, entries: readonly Entry[]): Promise<Entry[]> => {
  const then = new Map<string, number>()
  for (const service of ['orders', 'funds'] as const) {
    const made = entries.filter((entry) => entry.service === service && entry.action === 'create' && entry.amount !== undefined)
    const field = moneyField(service)
    if (made.length === 0 || field === null) continue
    const changed = await database
      .records('audits', workspaceId)
      .find(
        { service, recordId: { $in: made.map(({ recordId }) => recordId) }, action: 'patch', [`changes.${field}`]: { $exists: true } },
        { sort: { at: 1, _id: 1 }, only: ['recordId', 'changes'] },
      )
    for (const { recordId, changes } of changed) {
      const before = changes?.[field]?.before
      const key = `${service} ${recordId}`
      if (typeof before === 'number' && !then.has(key)) then.set(key, before)
    }
  }
  return entries.map((entry) => {
    const amount = entry.action === 'create' ? then.get(`${entry.service} ${entry.recordId}`) : undefined
    return amount === undefined ? entry : { ...entry, amount: amount as NonNullable<Entry['amount']> }
  })
}
