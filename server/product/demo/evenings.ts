import { addDays, type Day } from '@shared/foundation/days/days'
import { cashBookOf } from '../../areas/money/cash-book'
import { voucherNumbers, type DemoContext } from './demo-context'
import { cash } from './fund-labels'
import { inNotes } from './in-notes'

/** The evenings before the last day on which the till was counted, and what it lacked. */
const evenings: readonly { readonly daysAgo: number; readonly difference: number; readonly reason?: string }[] = [
  { daysAgo: 2, difference: 0 },
  { daysAgo: 1, difference: -20_000, reason: 'Thối nhầm một tờ 20.000 cho khách lẻ' },
]

/** The accountant counts the till of two evenings; on the second one a note is missing. */
export const planEvenings = ({ crew, agenda, last }: DemoContext, first: Day): void => {
  for (const { daysAgo, difference, reason } of evenings) {
    const day = addDays(last, -daysAgo)
    if (day <= first) continue
    agenda.enter(day, 'closing', [voucherNumbers, 'numbers of cash counts'], async () => {
      const { caller } = crew.paramsOf('founder')
      const book = await cashBookOf(crew.app.get('database'), caller, day)
      const counted = book.balanceOf(cash) + difference
      if (counted < 0) return
      const { _id } = await crew.create('accountant', 'dayCloses', { day, label: cash, ...inNotes(counted) })
      await crew.patch('accountant', 'dayCloses', _id, { status: 'signed', ...(reason ? { reason } : {}) })
    })
  }
}
