import { endOfDay } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../kernel/collections'
import type { CallParams, Caller } from '../../kernel/call'
import type { ServiceMethods } from '../../kernel/service-methods'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { EntryKind } from '../../ledger/entry-kinds'
import { AppError } from '../../platform/errors'

type Fund = StoredOf<'funds'>
type DayClose = StoredOf<'dayCloses'>

const ofDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/**
 * Enters what a till had beyond its book, or lacked, on the day that was counted: other income, or another expense.
 * @param take takes the number of its voucher
 */
export const enterDifference = async (
  work: SocaiUnitOfWork,
  { funds, params, caller }: { readonly funds: ServiceMethods<'funds'>; readonly params: CallParams; readonly caller: Caller },
  {
    number,
    day,
    label,
    mark,
  }: Pick<DayClose, 'number' | 'day' | 'label'> & { readonly mark: Pick<Partial<Fund>, 'dayCloseId' | 'shiftId'> },
  { difference, reason, take }: { readonly difference: Dong; readonly reason: string; readonly take: () => Promise<string> },
): Promise<Fund> => {
  const group = difference > 0 ? FUND_GROUPS.cashSurplus : FUND_GROUPS.cashShortage
  const end = endOfDay(day, caller.zone)
  return funds.add(work, params, {
    group: group.name,
    isCredit: group.isCredit,
    amount: difference,
    label,
    name: `${number} · ${ofDay(day)}`,
    note: reason,
    created: end < work.now ? end : work.now,
    status: 'completed',
    completedAt: work.now,
    ...mark,
    number: await take(),
    ...(caller.keyed ? { byKey: true } : {}),
  })
}

const kept = ['group', 'amount', 'items', 'created', 'label']

/** An entry that books the difference of a count, or of a shift: it stands and goes with it. */
export const cashDifferences: EntryKind = {
  is: ({ dayCloseId, shiftId }) => dayCloseId !== undefined || shiftId !== undefined,
  assertKeeps: (_before, changed) => {
    if (changed.some((field) => kept.includes(field))) throw AppError.of('funds.cash-count')
  },
  assertVoidable: () => Promise.reject(AppError.of('funds.cash-count')),
}
