import { orderKind } from '@shared/foundation/documents/order-kinds'
import type { Id } from '@shared/foundation/ids'
import { plainReference } from '@shared/areas/bank/rules/matching'
import type { BankTransferCreate, BankTransferPatch } from '@shared/areas/bank/services/bankTransfers'
import type { Stored } from '@shared/foundation/declaration/wire'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { EVERYDAY_LIMIT } from '@shared/foundation/money/money'
import { AppError } from '../../../../platform/errors'
import { arrivedByCode } from '../../counter-payments'
import { fetchAllMissed, fetchMissed } from './fetch-missed'
import { heldOrders, isClosedDay, matchTransfer } from './matching'
import { payOut } from './payouts'
import { proposals } from './proposals'
import { bankPushes } from './pushes'
import { enterTransfer } from './receive'
import { named } from '../../settled-transfer'
import { enterIncome, payOrder, payPartner } from './settle'
import { bringInStatement } from './statement'

type Transfer = StoredOf<'bankTransfers'>
type Account = StoredOf<'bankAccounts'>
type TransferCall = Call<'bankTransfers'>
type Created = Stored<BankTransferCreate>
type Patched = Stored<BankTransferPatch>

const create = async (call: TransferCall, data: Created): Promise<Transfer | CustomAnswer<object>> => {
  const account = await accountOf(call, data.accountId)
  const { idempotency: _ofAll, ...params } = call.params
  // Rows are commands of their own, each of which does nothing when it is repeated.
  const byRow: TransferCall = { ...call, params }
  if (data.statement !== undefined) return new CustomAnswer(await bringInStatement(byRow, account, data.statement))
  if (data.fetch === true) return new CustomAnswer(await fetchMissed(call.app, account))
  const { time, amount, content, counterName, counterAccount } = data
  const reference = plainReference(data.reference ?? '')
  if (!time || amount === undefined || content === undefined || reference === '') throw AppError.of('bank.content-required')
  if (amount > EVERYDAY_LIMIT) throw AppError.atField('amount', 'money.above-limit')
  const reported = {
    reference,
    time,
    amount,
    content,
    ...(counterName ? { counterName } : {}),
    ...(counterAccount ? { counterAccount } : {}),
  }
  return enterTransfer(call, account, reported)
}

/** @throws AppError 400 for an account that isn't there, 409 for one that was removed */
const accountOf = async ({ app, caller }: TransferCall, id: string): Promise<Account> => {
  const account = await app.get('database').records('bankAccounts', caller.workspaceId).byId(id)
  if (!account) throw AppError.atField('accountId', 'data.reference', { field: 'accountId' })
  if (account.status === 'removed') throw AppError.atField('accountId', 'bank.account-removed')
  return account
}

const patch = async (call: TransferCall, id: string, data: Patched): Promise<Transfer> => {
  const { service, params } = call
  return service.run(params, [lock.record('bankTransfers', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    const fields = await changeOf(call, work, before, data)
    return service.change(work, params, before, fields)
  })
}

const changeOf = async (call: TransferCall, work: SocaiUnitOfWork, before: Transfer, data: Patched): Promise<Partial<Transfer>> => {
  const { status = before.status, note } = data
  const noted: Partial<Transfer> = note === undefined ? {} : { note }
  if (status === before.status) return { ...noted, ...unmoved(before, data) }
  if (before.status === 'settled') throw AppError.of('bank.settled')
  const misplaced =
    status === 'settled'
      ? undefined
      : (['partnerId', 'group', 'statementId', 'feeGroup'] as const).find((field) => data[field] !== undefined)
  if (misplaced) throw AppError.atField(misplaced, 'data.not-taken', { field: misplaced })
  if (status === 'aside') return { ...noted, status, reason: reasonOf(data) }
  if (status === 'settled') return { ...noted, ...(await settle(call, work, before, data)) }
  const { outcome, held } = await matchTransfer(call, work, before)
  return { ...noted, status, outcome, reason: undefined, ...(held ? named(held.order) : {}) }
}

/** A record that is sent back as it is moves nothing; a reason may be written anew until it is entered. */
const unmoved = (before: Transfer, { orderId, partnerId, group, statementId, feeGroup, reason }: Patched): Partial<Transfer> => {
  const asksMore = [
    orderId !== undefined && orderId !== before.orderId,
    statementId !== undefined && statementId !== before.statementId,
    partnerId !== undefined,
    group !== undefined,
    feeGroup !== undefined,
  ].includes(true)
  if (asksMore) throw AppError.of(before.status === 'settled' ? 'bank.settled' : 'bank.what-for-required')
  if (reason === undefined || reason === before.reason) return {}
  if (before.status === 'settled') throw AppError.of('bank.settled')
  return { reason: before.status === 'aside' ? reasonOf({ reason }) : reason }
}

const reasonOf = ({ reason }: Patched): string => {
  const text = reason?.trim() ?? ''
  if (text === '') throw AppError.atField('reason', 'bank.reason-required')
  return text
}

/** Enters a transfer that waited as what somebody says it is. */
const settle = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  before: Transfer,
  { orderId, partnerId, group, statementId, feeGroup }: Patched,
): Promise<Partial<Transfer>> => {
  if ([orderId, partnerId, group, statementId].filter((each) => each !== undefined).length !== 1)
    throw AppError.of('bank.what-for-required')
  const account = await work.read('bankAccounts').byId(before.accountId)
  if (!account) throw new Error(`there is no bank account ${before.accountId}`)
  if (statementId !== undefined)
    return payOut(call, work, account, before, { statementId, ...(feeGroup === undefined ? {} : { feeGroup }) })
  const isClosed = await isClosedDay(call, work, before.time)
  if (orderId !== undefined) return settleOrder(call, work, account, before, orderId, isClosed)
  if (partnerId !== undefined) {
    const partner = await work.read('assets').byId(partnerId, { only: ['group'] })
    if (!partner || (partner.group !== 'Customers' && partner.group !== 'Sales Agents'))
      throw AppError.atField('partnerId', 'data.reference', { field: 'partnerId' })
    return payPartner(call, work, account, before, partner, isClosed)
  }
  const income = await work.read('fundGroups').one({ name: group ?? '' })
  if (!income?.isCredit) throw AppError.atField('group', 'bank.not-income', { group: group ?? '' })
  return enterIncome(call, work, account, before, income.name, isClosed)
}

const settleOrder = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  account: Account,
  before: Transfer,
  orderId: Id<'orders'>,
  isClosed: boolean,
): Promise<Partial<Transfer>> => {
  const [held] = await heldOrders(work, [orderId])
  if (!held) throw AppError.atField('orderId', 'data.reference', { field: 'orderId' })
  if (orderKind(held.order.group).settlement?.owed !== 'receivable') throw AppError.atField('orderId', 'bank.not-a-sale')
  return payOrder(call, work, account, before, held, isClosed)
}

const arrived: ReportFunctions<'bankTransfers'>['arrived'] = async ({ app, caller }, { code, amount }) => {
  const transfers = app.get('database').records('bankTransfers', caller.workspaceId)
  return { arrived: (await arrivedByCode(transfers, { code, amount }, app.get('now')())) !== undefined }
}

const FETCH_EVERY_MS = 5 * 60_000

/** What banks tell: each transfer once, entered at once where it fits what is owed, else when somebody says what it is. */
export const bankTransfersRules: ServiceRules<'bankTransfers'> = {
  create,
  patch,
  reports: { proposals, arrived },
  notices: {
    'transfer-waiting': {
      // Whoever brings in a statement sees what became of it.
      when: ({ status, source }, before) => before === null && status === 'waiting' && source !== 'statement',
      audience: () => ['/funds'],
      says: ({ amount, content, order, outcome }) => ({
        title: `Transfer to look at: ${amount}`,
        body: content.slice(0, 200),
        values: { amount: String(amount), name: content.slice(0, 200), group: outcome, ...(order ? { number: order.order_number } : {}) },
      }),
    },
  },
  pushes: bankPushes,
  jobs: [{ name: 'transfers that were missed', everyMs: FETCH_EVERY_MS, run: fetchAllMissed }],
}
