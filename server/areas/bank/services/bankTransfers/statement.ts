import { createHash } from 'node:crypto'
import { addDays, dayOf, DEFAULT_ZONE, startOfDay, type Day } from '@shared/foundation/days/days'
import { banks } from '@shared/foundation/money/vietqr'
import { plainReference } from '@shared/areas/bank/rules/matching'
import { contentKey, readStatement, type StatementRow } from '@shared/areas/bank/rules/statement'
import { MAX_STATEMENT_ROWS } from '@shared/areas/bank/services/bankTransfers'
import type { StoredOf } from '../../../../kernel/collections'
import { senderOf } from '../../../../kernel/sender-of'
import type { Call } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { readSheetFile } from '../../../../platform/files/sheets/read-sheet'
import type { Incoming } from './incoming'
import { tellPaid } from './paid-people'
import { receive } from './receive'

type Account = StoredOf<'bankAccounts'>
type Transfer = StoredOf<'bankTransfers'>
type TransferCall = Call<'bankTransfers'>

/** What became of a statement's rows. */
export interface StatementAnswer {
  /** Rows that brought money in. */
  readonly rows: number
  /** Of these, what was known already. */
  readonly repeated: number
  readonly settled: number
  readonly waiting: number
  /** Rows that went out and pay a member or an agent: their entries are told. */
  readonly paid: number
}

const MINUTE_MS = 60_000
/** Where a bank tells the day alone. */
const NOON_MINUTES = 12 * 60

/**
 * Takes in what a bank's statement tells, row by row, as pushes are taken in; what was pushed, fetched or brought in before stays as it is.
 * Rows that went out say of pay that it is there.
 * A row is the same by its reference, or by day, amount and words.
 * @throws AppError 400 for a file that is no statement, or has too many rows
 */
export const bringInStatement = async (call: TransferCall, account: Account, file: string): Promise<StatementAnswer> => {
  const all = readStatement(await readSheetFile(call.app.get('quarantine'), senderOf(call.caller), file))
  if (all === null) throw AppError.of('bank.statement-unreadable')
  if (all.length > MAX_STATEMENT_ROWS) throw AppError.of('bank.too-many-rows', { most: MAX_STATEMENT_ROWS })
  const rows = all.filter(({ goesOut }) => !goesOut)
  const known = await transfersOfDays(call, account, rows)
  const answer = { rows: rows.length, repeated: 0, settled: 0, waiting: 0, paid: 0 }
  const seen = new Map<string, number>()
  // Each row is judged by what the one before has left.
  for (const row of all) {
    const key = `${contentKey(row)}${row.goesOut ? ' out' : ''}`
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    const incoming = incomingOf(row, nth)
    if (row.goesOut) {
      if (await tellPaid(call, account, incoming, banks[account.bank])) answer.paid++
      continue
    }
    if (isKnown(known, row, incoming.reference)) {
      answer.repeated++
      continue
    }
    const { transfer, isRepeat } = await receive(call, account, incoming, 'statement')
    answer[isRepeat ? 'repeated' : transfer.status === 'settled' ? 'settled' : 'waiting']++
  }
  return answer
}

const incomingOf = (row: StatementRow, nth: number): Omit<Incoming, 'account' | 'virtualAccount'> => ({
  // Without a reference of the bank's, the n-th row that says the same is the same row in every file.
  reference: plainReference(row.reference) || `ROW${hashOf(`${contentKey(row)}${row.goesOut ? ' out' : ''} ${nth}`)}`,
  time: new Date(startOfDay(row.day, DEFAULT_ZONE).getTime() + (row.minutes ?? NOON_MINUTES) * MINUTE_MS),
  amount: row.amount,
  content: row.content.slice(0, 1000),
  ...(row.counterName ? { counterName: row.counterName.slice(0, 200) } : {}),
  ...(row.counterAccount ? { counterAccount: row.counterAccount.slice(0, 60) } : {}),
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24).toUpperCase()

/** Transfers by day and amount; those that a row was found to be are taken out. */
type Known = Map<string, Transfer[]>

const dayKey = (day: Day, amount: number): string => `${day} ${amount}`

const transfersOfDays = async ({ app, caller }: TransferCall, account: Account, rows: readonly StatementRow[]): Promise<Known> => {
  const days = rows.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  const known: Known = new Map()
  if (!first || !last) return known
  const time = { $gte: startOfDay(first, DEFAULT_ZONE), $lt: startOfDay(addDays(last, 1), DEFAULT_ZONE) }
  for await (const transfer of app.get('database').records('bankTransfers', caller.workspaceId).each({ accountId: account._id, time })) {
    const key = dayKey(dayOf(transfer.time, DEFAULT_ZONE), transfer.amount)
    known.set(key, [...(known.get(key) ?? []), transfer])
  }
  return known
}

/** What a bank pushes and what it writes in its statement may differ in reference, and one may say more than the other. */
const isKnown = (known: Known, row: StatementRow, reference: string): boolean => {
  const key = dayKey(row.day, row.amount)
  const candidates = known.get(key) ?? []
  const found =
    candidates.find((transfer) => transfer.reference === reference) ??
    candidates.find(({ source, content }) => source !== 'statement' && saysTheSame(content, row.content))
  if (found)
    known.set(
      key,
      candidates.filter((transfer) => transfer !== found),
    )
  return found !== undefined
}

const saysTheSame = (a: string, b: string): boolean => {
  const [one, other] = [plainReference(a), plainReference(b)]
  return one === other || (one !== '' && other !== '' && (one.includes(other) || other.includes(one)))
}
