import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../kernel/collections'
import type { CallParams } from '../../kernel/call'
import type { ServiceMethods } from '../../kernel/service-methods'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

type Fund = StoredOf<'funds'>

/** Money that goes from one label to another; whole dong, above 0. */
interface Way {
  readonly from: string
  readonly to: string
  readonly amount: number
}

/**
 * Enters both sides of a transfer between labels: what goes out, and what comes in.
 * @param common what both say alike
 * @param numberOf the number of a side's voucher; a command that runs again gives the same
 * @returns the entry that goes out, and the one that comes in
 */
export const enterPair = async (
  work: SocaiUnitOfWork,
  { funds, params }: { readonly funds: ServiceMethods<'funds'>; readonly params: CallParams },
  { from, to, amount }: Way,
  common: Partial<Fund>,
  numberOf: (index: number, side: Pick<Fund, 'amount'>) => Promise<Pick<Partial<Fund>, 'number'>>,
): Promise<readonly [Fund, Fund]> => {
  const [outId, inId] = [work.newId<Fund['_id']>(), work.newId<Fund['_id']>()]
  const add = async (index: number, side: Partial<Fund> & Pick<Fund, 'amount'>): Promise<Fund> =>
    funds.add(work, params, { ...common, group: FUND_GROUPS.transfers.name, ...side, ...(await numberOf(index, side)) })
  const out = await add(0, { _id: outId, transferWith: inId, isCredit: false, amount: dong(-amount), label: from, transferLabel: to })
  return [out, await add(1, { _id: inId, transferWith: outId, isCredit: true, amount: dong(amount), label: to, transferLabel: from })]
}
