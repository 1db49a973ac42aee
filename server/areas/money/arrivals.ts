import { arrivalState, paysPerson, sentBy, toldOf } from '@shared/foundation/documents/arrival'
import { MAX_BANK_NOTICES } from '@shared/areas/money/services/funds'
import type { Caller } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { Fund } from '../../ledger/entry-kinds'
import { AppError } from '../../platform/errors'

type Notices = NonNullable<Fund['bankNotices']>
export type BankNotice = Notices[number]

/** What notices of banks say of an entry's money; nothing where there are none. */
const asTold = (entry: Fund, notices: Notices): Fund['arrival'] => {
  const state = arrivalState(sentBy(entry), notices)
  const last = [...notices].sort((a, b) => a.at.getTime() - b.at.getTime()).at(-1)
  return state && last ? { state, at: last.at, by: last.by, byHand: false, told: toldOf(notices) } : undefined
}

/** What changes when a bank tells of an entry's money; null for what it told before. */
export const whenTold = (entry: Fund, notice: BankNotice): Partial<Fund> | null => {
  const { bankNotices: known = [] } = entry
  const isKnown = known.some(({ accountId, reference }) => accountId === notice.accountId && reference === notice.reference)
  if (isKnown || known.length >= MAX_BANK_NOTICES) return null
  const bankNotices = [...known, notice]
  return { bankNotices, arrival: asTold(entry, bankNotices) }
}

/**
 * What changes when somebody marks an entry's money as there, or takes that back: then it is what the bank told.
 * @throws AppError 409 for an entry that pays nobody, or was taken back
 */
export const whenMarked = ({ now }: Pick<SocaiUnitOfWork, 'now'>, caller: Caller, entry: Fund, arrived: boolean): Partial<Fund> => {
  if (!paysPerson(entry) || sentBy(entry) === 0) throw AppError.of('funds.no-arrival')
  const { bankNotices = [] } = entry
  if (!arrived) return { arrival: asTold(entry, bankNotices) }
  if (entry.arrival?.state === 'received') return {}
  const by = caller.person?.name ?? caller.key?.name ?? 'API'
  return {
    arrival: { state: 'received', at: now, by, byHand: true, ...(bankNotices.length > 0 ? { told: toldOf(bankNotices) } : {}) },
  }
}

/** An entry of another amount than the bank told, or of the same one by now. */
export const whenChanged = (entry: Fund, before: Fund | null): Partial<Fund> => {
  const { bankNotices, arrival } = entry
  if (!before || !bankNotices || arrival?.byHand || sentBy(entry) === sentBy(before) || sentBy(entry) === 0) return {}
  return { arrival: asTold(entry, bankNotices) }
}
