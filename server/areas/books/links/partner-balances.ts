import type { Account } from '@shared/foundation/ledger/accounts'
import type { Application } from '../../../kernel/application'
import { entriesInOrder } from '../reading/read-entries'
import { sidesOf } from '../reading/withheld'
import type { OpenedLink } from './opened-link'

/** What stood on a partner's account, and what was written on its sides; balances are debits less credits. */
export interface PartnerBalance {
  readonly opening: number
  readonly debit: number
  readonly credit: number
}

/** By account and partner. */
type Balances = ReadonlyMap<string, PartnerBalance>

/** Sealed months of which the balances are remembered. */
const MOST_REMEMBERED = 20
const remembered = new WeakMap<Application, Map<string, Promise<Balances>>>()

export const balanceKey = (account: Account, partnerId: string): string => `${account} ${partnerId}`

/**
 * The accounts of all partners over the sealed month, added up from the journal, as no sums by partner are kept. What a seal knew never
 * changes: it is read once in the life of a process, however many ask.
 */
export const partnerBalances = (app: Application, opened: OpenedLink): Promise<Balances> => {
  const kept = remembered.get(app) ?? new Map<string, Promise<Balances>>()
  remembered.set(app, kept)
  const { _id } = opened.seal
  const known = kept.get(_id)
  if (known) return known
  const read = readBalances(app, opened)
  kept.set(_id, read)
  read.catch(() => kept.delete(_id))
  const [oldest] = kept.keys()
  if (kept.size > MOST_REMEMBERED && oldest !== undefined) kept.delete(oldest)
  return read
}

const readBalances = async (app: Application, { link, seal, since, until }: OpenedLink): Promise<Balances> => {
  const balances = new Map<string, PartnerBalance>()
  const where = { partners: { $exists: true }, at: { $lte: seal.at } }
  for await (const { day, lines } of entriesInOrder(app.get('database'), link.workspaceId, { until, where }, 1))
    for (const line of lines) {
      if (line.account !== '131' && line.account !== '331') continue
      const key = balanceKey(line.account, line.of)
      const { opening, debit, credit } = balances.get(key) ?? { opening: 0, debit: 0, credit: 0 }
      const sides = sidesOf(line)
      balances.set(
        key,
        day < since
          ? { opening: opening + sides.debit - sides.credit, debit, credit }
          : { opening, debit: debit + sides.debit, credit: credit + sides.credit },
      )
    }
  return balances
}
