import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Id } from '@shared/foundation/ids'
import type { FundCreate, FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import { partnerOf } from '@shared/foundation/documents/order-totals'
import type { StoredOf } from '../../../../kernel/collections'
import type { CallParams } from '../../../../kernel/call'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { WriteConflict } from '../../../../platform/mongo/planned-writes'
import { named, settledBy } from '../../settled-transfer'
import type { HeldOrder } from './matching'

type Transfer = StoredOf<'bankTransfers'>
type Account = StoredOf<'bankAccounts'>
type Order = StoredOf<'orders'>
type TransferCall = Call<'bankTransfers'>

/** What of a transfer its entry of funds is made of. */
export type Paid = Pick<Transfer, 'amount' | 'time' | 'content' | 'reference' | 'counterName' | 'counterAccount'>

/** How an entry tells which transfer it is. */
const entryFields = (work: SocaiUnitOfWork, account: Account, labels: readonly string[], paid: Paid, isClosed: boolean) => ({
  // What can't be entered on its own day any more is entered today.
  created: isClosed || paid.time > work.now ? work.now : paid.time,
  name: paid.content.slice(0, 500),
  refId: paid.reference,
  ...(account.label && labels.includes(account.label) ? { label: account.label } : {}),
  ...(paid.counterName ? { recipientName: paid.counterName } : {}),
  ...(paid.counterAccount ? { recipientInfo: paid.counterAccount } : {}),
})

/** Whoever may say what a transfer is for may enter it, whoever wrote the entry that waited for it. */
const acting = ({ params, caller }: TransferCall): CallParams => ({ ...params, caller: { ...caller, rights: ['bod'] } })

const labelsOf = async ({ app, caller }: TransferCall): Promise<readonly string[]> =>
  (
    await app
      .get('database')
      .platformRecords('workspaces')
      .byId(caller.workspaceId as Id<'workspaces'>, { only: ['opts'] })
  )?.opts.fundLabels ?? []

/** Enters a transfer as a payment of an order: the entry that waits for just this amount is completed, else one is made. */
export const payOrder = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  account: Account,
  paid: Paid,
  { order, waiting }: HeldOrder,
  isClosed: boolean,
): Promise<Partial<Transfer>> => {
  const funds = call.app.service('funds')
  const fields = entryFields(work, account, await labelsOf(call), paid, isClosed)
  const entry = waiting.find(({ amount }) => amount === paid.amount)
  const data = { ...fields, status: 'completed' as const }
  const fund = entry
    ? await funds.patchWithin(work, acting(call), entry._id, data as Stored<FundPatch>)
    : await funds.createWithin(work, acting(call), {
        ...data,
        orderId: order._id,
        group: FUND_GROUPS.sales.name,
        amount: paid.amount,
      } as Stored<FundCreate>)
  // On another server somebody may have paid it since it was read here.
  if (work.latest('orders', order).paid !== order.paid + paid.amount) throw new WriteConflict('the order was paid meanwhile')
  return { ...settledBy(work, fund), ...named(order) }
}

/** Enters a transfer as money of a partner, which they can spend on any order. */
export const payPartner = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  account: Account,
  paid: Paid,
  partner: Pick<StoredOf<'assets'>, '_id' | 'group'>,
  isClosed: boolean,
): Promise<Partial<Transfer>> => {
  const who = partner.group === 'Sales Agents' ? { agentId: partner._id } : { customerId: partner._id }
  return enter(call, work, account, paid, { ...who, group: FUND_GROUPS.sales.name }, isClosed)
}

/** Enters a transfer as income of a group. */
export const enterIncome = (
  call: TransferCall,
  work: SocaiUnitOfWork,
  account: Account,
  paid: Paid,
  group: string,
  isClosed: boolean,
): Promise<Partial<Transfer>> => enter(call, work, account, paid, { group }, isClosed)

const enter = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  account: Account,
  paid: Paid,
  of: Partial<Stored<FundCreate>>,
  isClosed: boolean,
): Promise<Partial<Transfer>> => {
  const fields = entryFields(work, account, await labelsOf(call), paid, isClosed)
  const data = { ...fields, ...of, amount: paid.amount, status: 'completed' } as Stored<FundCreate>
  return settledBy(work, await call.app.service('funds').createWithin(work, acting(call), data))
}

/** The partner of an order that was called off or paid already: what came for it is theirs. */
export const partnerIdOf = (order: Order): Id<'assets'> | null => partnerOf(order)
