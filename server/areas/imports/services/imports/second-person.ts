import { waitsForSecond } from '@shared/foundation/documents/second-person'
import { signedAmount } from '@shared/foundation/documents/funds'
import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { ORDER_GROUP_NAMES } from '@shared/foundation/documents/order-kinds'
import type { CallParams } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { askFor, assertAsSeen, assertSecondPerson, confirmedBy, fourEyesOf } from '../../../workspace/second-person'
import type { Draft } from './dry-run/findings'

type Import = StoredOf<'imports'>
type Act = NonNullable<Import['asked']>['act']

/** Whether an act on a sheet waits, and what the sheet says of it; where it happens, what the parts of it are called with. */
interface Second {
  readonly waits: boolean
  readonly fields: Partial<Import>
  readonly params: Pick<CallParams, 'confirmed'>
}

/**
 * Asks for an act on a sheet, or lets it happen because somebody else of the board does the same.
 * @throws AppError 403 for whoever can't confirm it, 409 when the sheet was changed since they saw it
 */
export const secondOf = async (
  { caller, params }: Call<'imports'>,
  work: SocaiUnitOfWork,
  before: Import,
  act: Act,
  waits: () => Promise<boolean>,
): Promise<Second> => {
  if (!(await waits())) return { waits: false, fields: { asked: undefined }, params: {} }
  if (before.asked?.act !== act) return { waits: true, fields: { asked: await askFor(work, caller, act) }, params: {} }
  assertSecondPerson(caller, before.asked)
  assertAsSeen(params, before, ['asked'])
  const confirmed = await confirmedBy(work, caller, before.asked)
  return { waits: false, fields: { asked: undefined, confirmed }, params: { confirmed } }
}

/** Whether rows of a sheet bring in money that left and waits for a second person: the sheet waits as a whole. */
export const bringsWaiting = async (work: SocaiUnitOfWork, drafts: readonly Draft[]): Promise<boolean> => {
  const opts = await fourEyesOf(work)
  if (opts.fourEyes !== 'enabled') return false
  const credits = new Set((await work.read('fundGroups').find({ isCredit: true })).map(({ name }) => name))
  return drafts.some((draft) => {
    const spent = spentBy(draft)
    return spent !== null && !credits.has(spent.group) && waitsForSecond({ ...spent, amount: signedAmount(spent.amount, false) }, opts)
  })
}

/** What a row says was paid, whatever the way of its group. */
const spentBy = ({ service, data, paid, amount, isOfBefore }: Draft): { readonly group: string; readonly amount: number } | null => {
  if (isOfBefore) return null
  const group = String(data['group'] ?? '')
  if (service === 'funds') return { group, amount: amount ?? Number(data['amount']) }
  const order = ORDER_GROUP_NAMES.find((name) => name === group)
  const paidBy = order && paymentGroupOf(order)
  return paid && paidBy ? { group: paidBy, amount: paid.amount } : null
}
