import { addDays, addMonths, countDays, lastDayOf, monthOfDay, monthsOf, type Day } from './days'

/** What a range is compared with: from the first of a month on, the same days of as many months before; any other range with as many days
 *  just before it. Both inclusive. */
export function earlierRange(since: Day, until: Day): { since: Day; until: Day } {
  if (!since.endsWith('-01')) return { since: addDays(since, -countDays(since, until)), until: addDays(since, -1) }
  const back = -monthsOf(monthOfDay(since), monthOfDay(until)).length
  const last = addMonths(until, back)
  return { since: addMonths(since, back), until: until === lastDayOf(monthOfDay(until)) ? lastDayOf(monthOfDay(last)) : last }
}
