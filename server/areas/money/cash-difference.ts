import { endOfDay } from '@shared/foundation/days/days'
import { voucherWay, type VoucherWay } from '@shared/foundation/documents/fund-numbers'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../kernel/collections'
import type { Application } from '../../kernel/application'
import type { CallParams, Caller } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { EntryKind } from '../../ledger/entry-kinds'
import { nextVoucherNumber } from '../../ledger/numbers'
import { AppError } from '../../platform/errors'

type Fund = StoredOf<'funds'>
type DayClose = StoredOf<'dayCloses'>

const ofDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** A count of cash whose difference is entered: an evening's, or a shift's. */
type Counted = Pick<DayClose, 'number' | 'day' | 'label'> & { readonly mark: Pick<Partial<Fund>, 'dayCloseId' | 'shiftId'> }

/** The numbers of vouchers that a command took, by the way of the money: one that runs again keeps them. */
export type TakenVouchers = Map<VoucherWay, Promise<string>>

/** Enters what a till had beyond its book, or lacked, on the day that was counted: other income, or another expense. */
export const enterDifference = async (
  work: SocaiUnitOfWork,
  { app, params, caller }: { readonly app: Application; readonly params: CallParams; readonly caller: Caller },
  { number: counted, day, label, mark }: Counted,
  { difference, reason, vouchers }: { readonly difference: Dong; readonly reason: string; readonly vouchers: TakenVouchers },
): Promise<Fund> => {
  const group = difference > 0 ? FUND_GROUPS.cashSurplus : FUND_GROUPS.cashShortage
  const end = endOfDay(day, caller.zone)
  const way = voucherWay(difference)
  const number = vouchers.get(way) ?? nextVoucherNumber(app.get('database'), caller.workspaceId, way)
  vouchers.set(way, number)
  return app.service('funds').add(work, params, {
    group: group.name,
    isCredit: group.isCredit,
    amount: difference,
    label,
    name: `${counted} · ${ofDay(day)}`,
    note: reason,
    created: end < work.now ? end : work.now,
    status: 'completed',
    completedAt: work.now,
    ...mark,
    number: await number,
    ...(caller.keyed ? { byKey: true } : {}),
  })
}

const kept = ['group', 'amount', 'items', 'created', 'label']

/** An entry that books the difference of a count, or of a shift: it stands and goes with it. */
export const cashDifferences: EntryKind = {
  is: ({ dayCloseId, shiftId, transferWith }) => dayCloseId !== undefined || (shiftId !== undefined && transferWith === undefined),
  assertKeeps: (_before, changed) => {
    if (changed.some((field) => kept.includes(field))) throw AppError.of('funds.cash-count')
  },
  assertVoidable: () => Promise.reject(AppError.of('funds.cash-count')),
}
