import { addDays, firstDayOf, month as asMonth, monthOfDay, shiftMonth, type Day } from '@shared/foundation/days/days'

export const EVENINGS = ['yesterday', 'lastMonth', 'lastQuarter', 'lastYear'] as const
export type EveningName = (typeof EVENINGS)[number]

/** The evenings that are asked for most: of yesterday, and the last of the month, quarter and year before this one. */
export const eveningsBefore = (today: Day): Readonly<Record<EveningName, Day>> => {
  const month = monthOfDay(today)
  const quarter = shiftMonth(month, -((Number(month.slice(5)) - 1) % 3))
  const before = (first: Day): Day => addDays(first, -1)
  return {
    yesterday: addDays(today, -1),
    lastMonth: before(firstDayOf(month)),
    lastQuarter: before(firstDayOf(quarter)),
    lastYear: before(firstDayOf(asMonth(`${today.slice(0, 4)}-01`))),
  }
}
