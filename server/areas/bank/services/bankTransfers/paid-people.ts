import { surelyNames, voucherNumbersIn } from '@shared/areas/bank/rules/voucher-numbers'
import { paysPerson } from '@shared/foundation/documents/arrival'
import { dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { whenTold } from '../../../money/arrivals'
import type { Incoming } from './incoming'

type Account = StoredOf<'bankAccounts'>
type Fund = StoredOf<'funds'>
type Transfer = StoredOf<'bankTransfers'>
type TransferCall = Call<'bankTransfers'>
type Told = Pick<Incoming, 'reference' | 'time' | 'amount' | 'content'>

/** Entries that a text may name are looked at up to here. */
const MOST_NAMED = 10

/** The entries that pay a member or an agent and that a text names, the likeliest first. */
const namedEntries = async ({ app, caller }: TransferCall, content: string): Promise<Fund[]> => {
  const numbers = voucherNumbersIn(content)
  if (numbers.length === 0) return []
  const found = await app
    .get('database')
    .records('funds', caller.workspaceId)
    .find({ number: { $in: numbers } }, { limit: MOST_NAMED })
  return found.filter(paysPerson).sort((a, b) => numbers.indexOf(a.number ?? '') - numbers.indexOf(b.number ?? ''))
}

const isOfSum =
  ({ amount }: Told) =>
  (entry: Fund): boolean =>
    -entry.amount === amount

const noticeOf = (account: Account, { reference, time, amount }: Told, by: string) => ({
  accountId: account._id,
  reference,
  at: time,
  amount: dong(amount),
  by,
})

/**
 * Money left an account: the entry that its text names is told, by the exact sum or, where there is no doubt that it is meant, of another.
 * What names none is no concern of ours. Answers whether an entry knows it now that didn't before.
 */
export const tellPaid = async (call: TransferCall, account: Account, told: Told, by: string): Promise<boolean> => {
  const entries = await namedEntries(call, told.content)
  const isMeant = ({ number = '', recipientName: name = '' }: Fund): boolean => surelyNames(told.content, { number, name })
  const entry = entries.find(isOfSum(told)) ?? entries.find(isMeant)
  if (!entry) return false
  const { app, params } = call
  const funds = app.service('funds')
  const { isNew } = await funds.run(params, [lock.record('funds', entry._id)], async (work) => {
    const before = await work.read('funds').byId(entry._id)
    const fields = before && whenTold(before, noticeOf(account, told, by))
    if (before && fields) await funds.change(work, params, before, fields)
    return { isNew: Boolean(fields) }
  })
  return isNew
}

/** Pay that came back, by its number and its exact sum: its entry is told, and the transfer is set aside with it. Null for any other money. */
export const takeBackPaid = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  account: Account,
  told: Told,
  by: string,
): Promise<Partial<Transfer> | null> => {
  const found = (await namedEntries(call, told.content)).find(isOfSum(told))
  if (!found) return null
  await work.lock([lock.record('funds', found._id)])
  const before = await work.read('funds').byId(found._id)
  const fields = before && whenTold(before, noticeOf(account, { ...told, amount: -told.amount }, by))
  if (!before || !fields) return null
  const { _id, number, recipientName } = await call.app.service('funds').change(work, call.params, before, fields)
  return {
    status: 'aside',
    reason: ['Tiền trả lại của', number, recipientName].filter(Boolean).join(' '),
    fundId: _id,
    fund: { _id, ...(number ? { number } : {}) },
  }
}
