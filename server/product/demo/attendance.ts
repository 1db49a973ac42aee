import { addDays, DEFAULT_ZONE, firstDayOf, lastDayOf, monthOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { members } from './company'
import { SeededRandom } from './random'
import { payOf, voucherNumbers, type DemoContext } from './demo-context'
import { bank } from './fund-labels'

const HOUR_MS = 3_600_000
/** Nobody in the demo stays longer: pay is settled by then. */
const LATEST_HOUR = 16.5

/** Since when the company counts hours: this month. Salaries of before are plain entries. */
export const attendanceBegins = (last: Day): Day => firstDayOf(monthOfDay(last))

const isSunday = (day: Day): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** A day at work: who comes, from when until when; now and then one stays away, stays longer or forgets to check out. */
export const planAttendance = ({ crew, agenda, last }: DemoContext, day: Day): void => {
  if (day < attendanceBegins(last) || isSunday(day)) return
  // Dice of its own: the story's other dice fall as they did.
  const random = new SeededRandom(Number(day.replaceAll('-', '')) + 7)
  const at = (hour: number): Date => new Date(startOfDay(day, DEFAULT_ZONE).getTime() + hour * HOUR_MS)
  for (const { username } of members) {
    const isAway = random.chance(0.05)
    const since = 7 + random.whole(0, 4) / 4
    const hours = random.chance(0.25) ? 8 + random.whole(1, 6) / 4 : 8
    const forgets = random.chance(0.02) && day !== last
    if (isAway) continue
    agenda.enter(day, 'paying', [payOf(username)], () =>
      crew.work(username, at(since), forgets ? null : at(Math.min(LATEST_HOUR, since + hours))),
    )
  }
}

/** What is added to salaries and taken from them: by HR, in the middle of each month that is counted. @param first the first day of the story */
export const planAdjustments = ({ crew, agenda, last }: DemoContext, day: Day, first: Day): void => {
  if (day < attendanceBegins(last) || day.slice(8) !== '15') return
  const all = [
    { username: 'khanhly', amount: 1_200_000, body: 'Thưởng doanh số' },
    { username: 'ducthinh', amount: 500_000, body: 'Thưởng giao hàng Tết đợt 1' },
    { username: 'ducthinh', amount: -88_000, body: 'Vỡ 2 ly sứ Bát Tràng' },
  ]
  for (const { username, amount, body } of all)
    agenda.enter(day, 'paying', [payOf(username)], () =>
      crew.create('hr', 'activities', { group: 'adjustments', userId: crew.idOf(username), amount, body }),
    )
  // In a story that begins amid the month so much isn't earned yet.
  if (first > attendanceBegins(last)) return
  agenda.enter(day, 'paying', [payOf('ducthinh'), voucherNumbers], () =>
    crew.create('founder', 'funds', {
      group: FUND_GROUPS.salaries.name,
      userId: crew.idOf('ducthinh'),
      amount: dong(3_000_000),
      label: bank,
      status: 'completed',
    }),
  )
}

/** Pays a month by its payroll on its last day; false for a month whose hours nobody counted. */
export const planSalaries = ({ crew, agenda, last }: DemoContext, day: Day): boolean => {
  const month = monthOfDay(day)
  if (day !== lastDayOf(month) || addDays(day, 1) <= attendanceBegins(last)) return false
  for (const { username } of members)
    agenda.enter(day, 'paying', [payOf(username), voucherNumbers], () =>
      crew.create('founder', 'funds', { group: FUND_GROUPS.salaries.name, userId: crew.idOf(username), month, label: bank }),
    )
  return true
}
