import { FUND_GROUPS } from './fund-groups'
import { fold } from '../text/fold'
import type { FundDocument } from './fund-types'

/** What the board has set: whether money that leaves needs a second person, and above how many dong an expense does. */
export interface FourEyes {
  readonly fourEyes?: 'enabled' | 'disabled' | undefined
  readonly fourEyesAbove?: number | undefined
}

type Spent = Pick<FundDocument, 'group' | 'amount' | 'userId' | 'isOpening'> & { readonly transferWith?: string | undefined }

const ALWAYS: readonly string[] = [FUND_GROUPS.salaries.name, FUND_GROUPS.commissions.name]

export const isFourEyes = ({ fourEyes }: FourEyes): boolean => fourEyes === 'enabled'

/** Money that stays in the company, moved before these books began, or was found to be gone: nobody pays it. */
const staysIn = ({ group, transferWith, isOpening }: Spent): boolean =>
  transferWith !== undefined || isOpening === true || group === FUND_GROUPS.cashShortage.name

/**
 * Whether an entry counts only once a second person has confirmed it: pay and commissions of any amount, other money out above the limit the
 * board has set. Without a limit other money out waits for nobody.
 * @param entry its amount signed, whole dong
 */
export const waitsForSecond = (entry: Spent, opts: FourEyes): boolean => {
  if (!isFourEyes(opts) || entry.amount >= 0 || staysIn(entry)) return false
  if (ALWAYS.includes(entry.group) || entry.userId) return true
  return opts.fourEyesAbove !== undefined && -entry.amount > opts.fourEyesAbove
}

type Payee = Pick<FundDocument, 'group'> & Partial<Pick<FundDocument, 'customerId' | 'agentId' | 'supplierId' | 'recipientName'>>

/** Who is paid for what: entries of one day that are alike in it are one expense in parts. Nobody named is alike, too. */
export const payeeOf = ({ group, customerId, agentId, supplierId, recipientName }: Payee): string =>
  [group, supplierId ?? customerId ?? agentId ?? fold(recipientName ?? '').trim()].join(' ')

/** Whether an entry can be a part of an expense that waits as a whole: money out that wouldn't wait by itself, where there is a limit. */
export const mayBePart = (entry: Spent, opts: FourEyes): boolean =>
  isFourEyes(opts) && opts.fourEyesAbove !== undefined && entry.amount < 0 && !staysIn(entry) && !waitsForSecond(entry, opts)

/**
 * Whether an entry waits for what was paid beside it on its day for the same to the same payee: together they are above the limit.
 * @param beside what nobody has confirmed of that, whole dong below 0
 */
export const waitsTogether = (entry: Spent, beside: number, opts: FourEyes): boolean =>
  mayBePart(entry, opts) && beside < 0 && -(entry.amount + beside) > (opts.fourEyesAbove ?? Infinity)

/** Whether an entry is refunded only with a second person. */
export const refundWaits = (entry: Spent, opts: FourEyes): boolean => isFourEyes(opts) && !staysIn(entry)

/** Whether what waited would wait no more: the switch is turned off, or the limit raised or taken away. */
export const isLoosened = (before: FourEyes, after: FourEyes): boolean =>
  isFourEyes(before) && (!isFourEyes(after) || (after.fourEyesAbove ?? Infinity) > (before.fourEyesAbove ?? Infinity))
