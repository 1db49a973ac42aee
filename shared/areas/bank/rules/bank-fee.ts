import { builtInGroupOf, type FundGroup } from '../../../foundation/documents/fund-groups'
import { dong, type Dong } from '../../../foundation/money/money'

/** What a bank takes off one transfer at most; of what is missing beyond that somebody else has to say why. */
export const MOST_BANK_FEE_DONG = 55_000

/**
 * What a bank may have taken off a transfer on its way.
 * @param says what was to come, whole dong
 * @param came what came, whole dong
 * @returns the difference where it can be a fee, whole dong; null where nothing is missing, or too much
 */
export const bankFeeOf = (says: number, came: number): Dong | null => {
  const missing = says - came
  return missing > 0 && missing <= MOST_BANK_FEE_DONG ? dong(missing) : null
}

/** Whether a bank's fee may be entered in a group of funds: an expense of the company's own, or the general one. */
export const takesBankFees = ({ name, isCredit }: Pick<FundGroup, 'name' | 'isCredit'>): boolean =>
  !isCredit && (builtInGroupOf(name) ?? 'otherExpenses') === 'otherExpenses'
