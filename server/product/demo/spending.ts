import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { countDays, daysInMonth, monthOfDay, type Day } from '@shared/foundation/days/days'
import type { CreateOf } from '@shared/registry/service-types'
import { planSalaries } from './attendance'
import { members, monthly, occasional } from './company'
import { voucherNumbers, type DemoContext } from './demo-context'
import { bank, cash } from './fund-labels'

/** What the company begins with. */
export const planCapital = ({ crew, agenda }: DemoContext, day: Day): void => {
  const opening = [
    { name: 'Vốn góp ban đầu', amount: 1_950_000_000, label: bank },
    { name: 'Quỹ tiền mặt đầu kỳ', amount: 60_000_000, label: cash },
  ]
  for (const entry of opening)
    agenda.enter(day, 'preparing', [voucherNumbers], () =>
      crew.create('founder', 'funds', { ...entry, group: FUND_GROUPS.opening.name, status: 'completed' }),
    )
}

/** A day's money out and in that belongs to no order: rents, bills, small things, salaries. */
export const planSpending = (context: DemoContext, day: Day): void => {
  const { random } = context
  const date = Number(day.slice(8))
  for (const { group, name, recipientName, amount, day: due } of monthly) {
    if (date !== due) continue
    const varies = name.startsWith('Tiền') ? random.whole(-9, 9) * 10_000 : 0
    spend(context, day, { group, name, recipientName, amount: amount + varies, label: bank })
  }
  if (random.chance(0.42)) {
    const { group, name, recipientName, least, most } = random.pick(occasional)
    const amount = random.whole(least / 10_000, most / 10_000) * 10_000
    spend(context, day, { group, name, recipientName, amount, label: random.chance(0.5) ? cash : bank })
  }
  if (date !== daysInMonth(monthOfDay(day)) || planSalaries(context, day)) return
  for (const { name, baseSalary } of members)
    spend(context, day, {
      group: FUND_GROUPS.salaries.name,
      name: `Lương tháng ${day.slice(5, 7)}`,
      recipientName: name,
      amount: baseSalary,
      label: bank,
    })
}

const spend = ({ crew, agenda, random, last }: DemoContext, day: Day, entry: CreateOf<'funds'>): void => {
  // The last days' entries still wait to be completed.
  const open = countDays(day, last) <= 2 && random.chance(0.5)
  agenda.enter(day, 'paying', [voucherNumbers], () =>
    crew.create('accountant', 'funds', { ...entry, status: open ? 'new-entry' : 'completed' }),
  )
}
