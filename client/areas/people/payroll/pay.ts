import type { Day } from '@shared/foundation/days/days'
import { sumDong } from '@shared/foundation/money/money'
import { SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import type { ReportOf } from '@shared/registry/service-types'

export type Payroll = ReportOf<'users', 'payroll'>
export type PayRow = Payroll['data'][number]
export type PayDay = PayRow['days'][number]

/** What an hour is worth (a day, where days are counted), in dong with decimals. */
export const rateOf = ({ baseSalary, workingDays, mode }: Pick<PayRow, 'baseSalary' | 'workingDays' | 'mode'>): number =>
  baseSalary / workingDays / (mode === 'hours' ? SHIFT_HOURS : 1)

/** Whether somebody is in at this moment. */
export const isRunning = ({ days }: PayRow): boolean => days.some(({ running }) => running)

/** The entry that pays the month, if there is one; advances aside. */
export const paymentOf = ({ payments }: PayRow) => payments.find(({ advance }) => !advance)

/** What would be paid now: the total less every entry, also those that wait. */
export const dueOf = (row: PayRow): number => Math.max(0, sumDong([row.total, ...row.payments.map(({ amount }) => -amount)]))

/** What somebody is paid with: the account, the day, and how much of it. */
export interface PayValues {
  readonly kind: 'salary' | 'advance'
  readonly label: string
  readonly created: Day | null
  readonly amount: number | null
  /** What an advance is for. */
  readonly note: string
  /** A month that isn't over is settled all the same. */
  readonly early: boolean
}
