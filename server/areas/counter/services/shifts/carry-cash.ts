import { dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import type { Carried } from '@shared/areas/counter/services/shifts'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { voucherWay } from '@shared/foundation/documents/fund-numbers'
import { nextVoucherNumber } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'
import type { TakenVouchers } from '../../../money/cash-difference'
import { cashLabelOf } from '../../../money/cash-label'
import { enterPair } from '../../../money/transfer-pair'

type Shift = StoredOf<'shifts'>
type ShiftCall = Call<'shifts'>

/** Cash that leaves a drawer for another account of cash (above 0), or comes from there into it (below 0); whole dong. */
export interface Load {
  readonly amount: number
  readonly label: string
  readonly note?: string | undefined
  /** What the account is called where it was sent. */
  readonly field: string
}

/**
 * Enters what is carried between the drawer of a shift and another account of cash, as a pair of entries that stands with the shift.
 * @throws AppError 400 for nothing, or the drawer's own account; 403 into the drawer without the right to funds; 409 for more than lies in it
 */
export const carryCash = async (
  call: ShiftCall,
  work: SocaiUnitOfWork,
  shift: Pick<Shift, '_id' | 'number' | 'label'> & { readonly inDrawer: number; readonly isBlind?: boolean },
  { amount, label: sent, note, field }: Load,
  vouchers: TakenVouchers,
): Promise<Stored<Carried>> => {
  const { app, params, caller } = call
  if (amount === 0) throw AppError.atField('carry.amount', 'shifts.carry-nothing')
  if (amount < 0 && !can(caller.rights, ['/funds'])) throw AppError.of('shifts.carry-in')
  if (sent === shift.label) throw AppError.atField(field, 'shifts.same-account')
  if (amount > shift.inDrawer && shift.isBlind) throw AppError.of('shifts.carry-more')
  if (amount > shift.inDrawer) throw AppError.of('shifts.carry-too-much', { comesTo: shift.inDrawer })
  const label = await cashLabelOf(call, work, sent, field)
  const pair = await enterPair(
    work,
    { funds: app.service('funds'), params },
    amount > 0 ? { from: shift.label, to: label, amount } : { from: label, to: shift.label, amount: -amount },
    {
      name: shift.number,
      created: work.now,
      status: 'completed',
      completedAt: work.now,
      shiftId: shift._id,
      ...(note ? { note } : {}),
      ...(caller.keyed ? { byKey: true } : {}),
    },
    async (_index, side) => {
      const way = voucherWay(side.amount)
      const number = vouchers.get(way) ?? nextVoucherNumber(app.get('database'), caller.workspaceId, way)
      vouchers.set(way, number)
      return { number: await number }
    },
  )
  const own = pair[amount > 0 ? 0 : 1]
  return {
    amount: dong(-amount),
    label,
    at: work.now,
    ...(caller.person ? { by: caller.person.name } : {}),
    ...(note ? { note } : {}),
    fundId: own._id,
    ...(own.number ? { number: own.number } : {}),
  }
}
