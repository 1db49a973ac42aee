import { needsVoucherNumber, voucherWay, type VoucherWay } from '@shared/foundation/documents/fund-numbers'
import { whyNotFundStatus } from '@shared/foundation/documents/funds'
import type { FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import { actorOf } from '../../../../kernel/actor'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import type { Fund, FundCall } from '../../../../ledger/entry-kinds'
import { nextVoucherNumber } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'
import type { Closing } from '../../order-money'

type Numbered = Pick<Partial<Fund>, 'status' | 'amount' | 'number' | 'isOpening'>

/** Takes a voucher's number when an entry has come to need one; a command that runs again keeps the number it took. */
export const numbering = ({ app, caller }: FundCall): ((fund: Numbered) => Promise<Pick<Fund, 'number'>>) => {
  const taken = new Map<VoucherWay, Promise<string>>()
  return async ({ status = 'new-entry', amount = 0, number, isOpening }) => {
    if (!needsVoucherNumber({ status, amount, isOpening, ...(number === undefined ? {} : { number }) })) return {}
    const way = voucherWay(amount)
    const next = taken.get(way) ?? nextVoucherNumber(app.get('database'), caller.workspaceId, way)
    taken.set(way, next)
    return { number: await next }
  }
}

/** What a refund is done with. */
export const closingOf = ({ app, service, params, caller }: FundCall, { refundReason }: Stored<FundPatch>): Closing => ({
  database: app.get('database'),
  funds: service,
  params,
  caller,
  ...(refundReason ? { reason: refundReason } : {}),
  numbers: new Map(),
})

/**
 * The entry in the status that was sent.
 * @throws AppError for a status it can't be given
 */
export const withStatus = (work: SocaiUnitOfWork, caller: Caller, fund: Fund, { status }: Stored<FundPatch>): Fund => {
  if (status === undefined || status === fund.status) return fund
  const reason = whyNotFundStatus(fund, status, actorOf(caller))
  if (reason) throw AppError.of(reason, { status: fund.status, to: status })
  return { ...fund, status, ...(status === 'completed' ? { completedAt: work.now } : {}) }
}
