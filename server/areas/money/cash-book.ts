import { addDays, endOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import { balancesByLabel } from '@shared/areas/money/rules/reports/funds'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'
import { readBefore } from '../../ledger/read-rollups'

type DayClose = StoredOf<'dayCloses'>

/** What the book says of each account of money at the end of a day. */
export interface CashBook {
  /** 0 of an account in which nothing moved. */
  readonly balanceOf: (label: string) => Dong
  readonly labels: readonly string[]
}

/**
 * What there is to be counted at the end of a day: the balance of each account. A difference that was taken back on a later day has left the
 * book only then; the till of this day never had it.
 */
export const cashBookOf = async (
  database: SocaiDatabase,
  { workspaceId, zone }: { readonly workspaceId: string; readonly zone: Zone },
  day: Day,
): Promise<CashBook> => {
  const [rows, takenBack] = await Promise.all([
    readBefore(database, workspaceId, 'funds', addDays(day, 1)),
    database
      .records('dayCloses', workspaceId)
      .find({ day, status: 'cancelled', takenBackAt: { $gt: endOfDay(day, zone) } }, { only: ['label', 'difference'] }),
  ])
  const balances = new Map<string, number>(balancesByLabel(rows).map(({ label, balance }) => [label, balance]))
  for (const { label, difference = 0 } of takenBack) balances.set(label, (balances.get(label) ?? 0) - difference)
  return { balanceOf: (label) => dong(balances.get(label) ?? 0), labels: [...balances.keys()].filter((label) => label !== '') }
}

/** What moved the book of a day since its count was signed: the sum from the book itself, the entries as they say when they came to count. */
export const movedSince = async (
  database: SocaiDatabase,
  { workspaceId, zone }: { readonly workspaceId: string; readonly zone: Zone },
  { label, day, counted, signedAt, fundId }: DayClose,
  balance: Dong,
): Promise<{ count: number; amount: Dong } | null> => {
  if (signedAt === undefined) return null
  const entries = await database.records('funds', workspaceId).find(
    {
      label,
      created: { $lte: endOfDay(day, zone) },
      ...(fundId ? { _id: { $ne: fundId } } : {}),
      status: { $in: ['completed', 'refunded'] },
      $or: [{ completedAt: { $gt: signedAt } }, { status: 'refunded', created: { $gt: signedAt } }],
    },
    { only: ['amount'] },
  )
  return { count: entries.length, amount: sumDong([balance, -counted]) }
}
