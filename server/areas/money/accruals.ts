import { addDays, monthOf, zone as asZone, type Day, type Month } from '@shared/foundation/days/days'
import { dayEarned } from '@shared/foundation/documents/accruals'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { StoredOf } from '../../kernel/collections'

type Fund = StoredOf<'funds'>
type Company = Pick<StoredOf<'workspaces'>, 'opts' | 'zone'>

/** What a month comes to is known once it is worked out to be paid; an advance is once it is paid. */
const isKnown = ({ status, salaryOf }: Fund): boolean =>
  status === 'completed' || (salaryOf !== undefined && (status === 'new-entry' || status === 'pending'))

/**
 * When what a member is paid is an expense, where that isn't the day it is paid: decided once, so that no setting moves what was entered. The
 * last day of its month, or the first open one; called off, it is none any more from that day on, or from the first that is open then.
 */
export const accrualOf = async (
  entry: Fund,
  company: () => Promise<Company | null>,
): Promise<Pick<Partial<Fund>, 'accruedOn' | 'accrualEnded'>> => {
  const { group, userId, status, accruedOn, accrualEnded } = entry
  if (group !== FUND_GROUPS.salaries.name || userId === undefined) return {}
  const isCalledOff = status === 'cancelled' && accruedOn !== undefined && accrualEnded === undefined
  if (!isCalledOff && (accruedOn !== undefined || !isKnown(entry))) return {}
  const found = await company()
  const firstOpen: Day | null = found?.opts.lockDate === undefined ? null : addDays(found.opts.lockDate, 1)
  if (isCalledOff) return { accrualEnded: firstOpen !== null && firstOpen > accruedOn ? firstOpen : accruedOn }
  const month = (entry.month ?? monthOf(entry.created, asZone(found?.zone ?? ''))) as Month
  const from = found?.opts.accrualsFrom
  return from === undefined || month < from ? {} : { accruedOn: dayEarned(month, firstOpen) }
}
