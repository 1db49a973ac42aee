import { month as asMonth, monthOfDay, shiftMonth, zone as asZone, type Day, type Month } from '@shared/foundation/days/days'
import { isFundAmount } from '@shared/foundation/documents/funds'
import { fieldError, type FieldError } from '@shared/foundation/errors/field-error'
import { dong } from '@shared/foundation/money/money'
import { lostByMonths, MAX_OWNED_MONTHS, monthsOwned, ownedBeforeErrors } from '@shared/areas/partners/rules/opening-asset'
import { monthlyDepreciation } from '@shared/areas/partners/rules/schedule'
import type { AssetCreate } from '@shared/areas/partners/services/assets'

/** What an asset was when the books began, as a form holds it. */
export interface OwnedValues {
  amount: number | null
  /** The month it was bought in, as it was typed. */
  since: string
  months: number | null
  depreciated: number | null
  /** Whether `depreciated` was typed, and not worked out. */
  isTyped: boolean
}

export const noOwned: OwnedValues = { amount: null, since: '', months: null, depreciated: null, isTyped: false }

/** Months over which things are usually lost. */
export const USUAL_MONTHS = [12, 24, 36, 60, 84] as const

/** A month as people type it: 6/2024, 06/24, 062024, 2024-06. @returns null for what is none */
export const monthTyped = (text: string): Month | null => {
  const [, firstYear, firstMonth] = /^(\d{4})[-/. ](\d{1,2})$/.exec(text.trim()) ?? []
  const [, month = firstMonth, year = firstYear] = /^(\d{1,2})[-/. ]?(\d{4}|\d{2})$/.exec(text.trim()) ?? []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return null
  return asMonth(`${year.padStart(4, '20')}-${month.padStart(2, '0')}`)
}

type Known = Pick<OwnedValues, 'amount' | 'since' | 'months'>

const knownOf = ({ amount, since, months }: Known) => {
  const bought = monthTyped(since)
  const isCount = months !== null && Number.isInteger(months) && months >= 1 && months <= MAX_OWNED_MONTHS
  return isFundAmount(amount) && bought !== null && isCount ? { amount, since: bought, months } : null
}

/** What the months that are over took of a cost; null while it isn't known. */
export const computedLoss = (values: Known, day: Day): { months: number; lost: number } | null => {
  const known = knownOf(values)
  return known && known.since <= monthOfDay(day) ? lostByMonths(known, day) : null
}

/** What an asset comes to from its day on; null while that isn't known. */
export const outlookOf = (values: OwnedValues, day: Day) => {
  const known = knownOf(values)
  const lost = values.depreciated ?? computedLoss(values, day)?.lost
  if (!known || lost === undefined || Number.isNaN(lost) || lost < 0 || lost > known.amount) return null
  const months = monthsOwned(known)
  const { months: done } = lostByMonths(known, day)
  return {
    paid: dong(known.amount),
    depreciated: dong(lost),
    bookValue: dong(known.amount - lost),
    monthly: dong(-monthlyDepreciation(known.amount, months, { day, lost })),
    done,
    months: known.months,
    until: months.until,
  }
}

/** What is wrong with it by the rules of the books. */
export const ownedErrors = (values: OwnedValues, day: Day, zone: string): FieldError[] => {
  const since = monthTyped(values.since)
  if (since === null || values.months === null || !(values.months >= 1))
    return [
      ...(isFundAmount(values.amount) ? [] : [fieldError('amount', 'funds.amount-invalid')]),
      ...(since === null ? [fieldError('since', 'funds.months-invalid')] : []),
      ...(values.months === null || !(values.months >= 1) ? [fieldError('months', 'funds.months-invalid')] : []),
    ]
  const { amount, months, depreciated } = values
  const owned = { amount: amount ?? 0, since, months, ...(depreciated === null ? {} : { depreciated }) }
  return ownedBeforeErrors(owned, day, new Date(), asZone(zone))
}

/** As it is sent. */
export const openingOf = (values: OwnedValues, day: Day): NonNullable<AssetCreate['opening']> => {
  const { amount, since, months, depreciated } = values
  return {
    amount,
    since: monthTyped(since) ?? shiftMonth(monthOfDay(day), 0),
    months: months ?? 1,
    ...(depreciated === null ? {} : { depreciated: dong(depreciated) }),
    day,
  }
}
