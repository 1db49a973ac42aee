import { lastDayOf, monthOfDay, type Day, type Month } from '../../../foundation/days/days'

/** How a month stands: still running, over and open, closed, closed and sealed, or sealed and open again. */
export const MONTH_STATES = ['running', 'open', 'closed', 'sealed', 'opened'] as const
export type MonthState = (typeof MONTH_STATES)[number]

/** @param seal its latest seal; whether the books were opened since */
export const stateOfMonth = (
  of: Month,
  { today, lockDate, seal }: { today: Day; lockDate: Day | undefined; seal: { readonly isOpened: boolean } | null },
): MonthState => {
  if (of >= monthOfDay(today)) return 'running'
  if (seal) return seal.isOpened ? 'opened' : 'sealed'
  return lockDate !== undefined && lockDate >= lastDayOf(of) ? 'closed' : 'open'
}
