import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { addDays, DEFAULT_ZONE, lastDayOf, monthOf, monthOfDay, shiftMonth, type Day } from '@shared/foundation/days/days'
import { timeOn } from '@shared/areas/tasks/rules/deadlines'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import { holdings, notes, type Holding } from './company'
import { voucherNumbers, type DemoContext } from './demo-context'
import { bank } from './fund-labels'

/** What the company has from its first day on: who keeps it, what was paid for it, what is paid each month; and what is to be kept in mind. */
export const planHoldings = (context: DemoContext, first: Day): void => {
  for (const holding of holdings) planHolding(context, first, holding)
  for (const { by, ...note } of notes)
    context.agenda.enter(first, 'preparing', ['the register'], () =>
      context.crew.createAs(by, 'assets', { group: 'Important Notes', ...note }),
    )
}

const planHolding = (context: DemoContext, first: Day, holding: Holding): void => {
  const { crew, agenda, last } = context
  const { keeper, from: _payee, paid, owned, rent, after, maintenance, ...asset } = holding
  const touched = `asset ${asset.name}`
  const bought = addDays(first, after ?? 0)
  const since = monthOfDay(bought)
  let made = ''
  agenda.enter(bought, 'preparing', [touched, 'the register'], async () => {
    const record = await crew.create('founder', 'assets', {
      ...asset,
      userId: crew.idOf(keeper) as CreateOf<'assets'>['userId'],
      ...(owned && { opening: { amount: owned.amount, since: shiftMonth(since, -owned.monthsBefore), months: owned.months } }),
    })
    made = record._id
  })
  if (paid)
    agenda.enter(bought, 'paying', [touched, voucherNumbers], () =>
      crew.create('founder', 'funds', {
        ...paymentOf(made, holding),
        instantPayment: true,
        assetSince: since,
        assetUntil: shiftMonth(since, paid.months - 1),
        amount: paid.amount,
        status: 'completed',
      } as CreateOf<'funds'>),
    )
  if (rent) planRent(context, holding, { bought, touched, idOf: () => made })
  if (maintenance)
    agenda.enter(bought, 'selling', [touched], () =>
      crew.create('founder', 'tasks', {
        name: maintenance.name,
        group: 'important',
        userId: crew.idOf(keeper) as CreateOf<'tasks'>['userId'],
        assetId: made as CreateOf<'assets'>['userId'],
        period: maintenance.period,
        deadline: timeOn(addDays(last, 6), 17 * 60, DEFAULT_ZONE).toISOString(),
      } as unknown as CreateOf<'tasks'>),
    )
}

interface Begun {
  readonly bought: Day
  readonly touched: string
  readonly idOf: () => string
}

/** A year of rent, entered at once; each month's is paid on its last day. */
const planRent = ({ crew, agenda, last }: DemoContext, holding: Holding, { bought, touched, idOf }: Begun): void => {
  const since = monthOfDay(bought)
  const waiting = new Map<string, string>()
  agenda.enter(bought, 'paying', [touched], async () => {
    await crew.create('founder', 'funds', {
      ...paymentOf(idOf(), holding),
      recurringPayment: true,
      assetSince: since,
      assetUntil: shiftMonth(since, 11),
      amount: holding.rent,
    } as CreateOf<'funds'>)
    for (const { _id, created } of await crew.entriesFor(idOf())) waiting.set(monthOf(created, DEFAULT_ZONE), _id)
  })
  for (let month = since; lastDayOf(month) <= last; month = shiftMonth(month, 1))
    agenda.enter(lastDayOf(month), 'paying', [touched, voucherNumbers], () =>
      crew.patch('founder', 'funds', waiting.get(month) ?? '', { status: 'completed' } as PatchOf<'funds'>),
    )
}

const paymentOf = (assetId: string, { name, from }: Holding) => ({
  assetId,
  group: FUND_GROUPS.assets.name,
  name,
  ...(from && { recipientName: from }),
  label: bank,
})
