import { bankFeeOf, takesBankFees } from '@shared/areas/bank/rules/bank-fee'
import { namesCarrier } from '@shared/areas/bank/rules/proposals'
import type { TransferProposal } from '@shared/areas/bank/services/bankTransfers'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Id } from '@shared/foundation/ids'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { CallParams } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'

type Transfer = StoredOf<'bankTransfers'>
type Statement = StoredOf<'codStatements'>
type Account = Pick<StoredOf<'bankAccounts'>, 'label'>
type TransferCall = Call<'bankTransfers'>

const DAY_MS = 86_400_000
/** Carriers pay out two or three times a week: an older statement isn't what a transfer of today is for. */
const LATELY_MS = 45 * DAY_MS
/** Statements that are looked at for one transfer: the newest. */
const MOST_STATEMENTS = 50
const MOST_PROPOSED = 4

/** Statements of the last weeks that no transfer was matched to. @returns a query */
const unmatched = (now: Date) => ({ transferId: { $exists: false }, created: { $gte: new Date(now.getTime() - LATELY_MS) } })

/** Whoever may say what a transfer is for may enter what it brings. */
const acting = ({ params, caller }: TransferCall): CallParams => ({ ...params, caller: { ...caller, rights: ['bod'] } })

/** By what a transfer is settled: a statement and, where a little less came than it says, the group in which that is entered as the bank's fee. */
interface PaidOut {
  readonly statementId: Id<'codStatements'>
  readonly feeGroup?: string
}

/**
 * What the bank took off a transfer that pays a statement, whole dong; null where all of it came.
 * @throws AppError 409 where another sum came that no fee explains, or nobody said that it is one; 400 for a group where nothing is missing
 */
const feeOf = ({ number, net = dong(0) }: Statement, { amount }: Pick<Transfer, 'amount'>, feeGroup: string | undefined): Dong | null => {
  if (net === amount) {
    if (feeGroup !== undefined) throw AppError.atField('feeGroup', 'data.not-taken', { field: 'feeGroup' })
    return null
  }
  const fee = feeGroup === undefined ? null : bankFeeOf(net, amount)
  if (fee === null) throw AppError.of('bank.statement-differs', { number, says: net, came: amount })
  return fee
}

interface Fee {
  readonly amount: Dong
  readonly group: string
  readonly label: string
}

/**
 * Enters what the bank took off a transfer as an expense on the bank's account of money.
 * @throws AppError 400 for a group that isn't there, or in which no fee of a bank is entered
 */
const enterFee = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  { number }: Statement,
  { amount, group, label }: Fee,
): Promise<NonNullable<Transfer['bankFee']>> => {
  const known = await work.read('fundGroups').one({ name: group })
  if (!known || !takesBankFees(known)) throw AppError.atField('feeGroup', 'bank.not-a-fee', { group })
  const data = { group, amount, label, name: `Phí ngân hàng ${number}`, status: 'completed' as const }
  const { _id } = await call.app.service('funds').createWithin(work, acting(call), data)
  return { amount, fundId: _id }
}

/**
 * Settles a transfer by the statement of a carrier: what agrees of it and isn't entered yet is entered on the bank's account of money, and what
 * the bank took off the transfer as an expense of it.
 * @throws AppError 400 for a statement that isn't there; 409 where it says another sum, has come already, or was entered elsewhere
 */
export const payOut = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  { label }: Account,
  { _id, amount, time }: Pick<Transfer, '_id' | 'amount' | 'time'>,
  { statementId, feeGroup }: PaidOut,
): Promise<Partial<Transfer>> => {
  await work.lock([lock.record('codStatements', statementId)])
  const statement = await work.read('codStatements').byId(statementId)
  if (!statement) throw AppError.atField('statementId', 'data.reference', { field: 'statementId' })
  const { number, transferId, booked } = statement
  if (transferId !== undefined) throw AppError.of('bank.statement-came', { number })
  const fee = feeOf(statement, { amount }, feeGroup)
  if (!label) throw AppError.of('bank.label-required')
  if (booked.count > 0 && statement.label !== label) throw AppError.of('bank.statement-elsewhere', { number, label: statement.label ?? '' })
  const paidOutBy = { _id, time, amount, ...(fee === null ? {} : { fee }) }
  await call.app.service('codStatements').patchWithin(work, { ...acting(call), paidOutBy }, statementId, { label })
  const bankFee = fee !== null && feeGroup !== undefined && (await enterFee(call, work, statement, { amount: fee, group: feeGroup, label }))
  return {
    status: 'settled',
    settledAt: work.now,
    statementId,
    statement: { _id: statementId, number },
    ...(bankFee ? { bankFee } : {}),
    reason: undefined,
  }
}

/** The one statement by which a transfer came without doubt: the sum and the account of money are the same. Null: none, or several. */
export const surelyPaidOut = async (
  work: SocaiUnitOfWork,
  { label }: Account,
  amount: Transfer['amount'],
): Promise<Id<'codStatements'> | null> => {
  if (!label) return null
  const found = await work.read('codStatements').find({ ...unmatched(work.now), net: amount, label }, { limit: 2, only: ['_id'] })
  const [only] = found
  return only && found.length === 1 ? only._id : null
}

/** Statements by which a transfer may have come: of its sum, else of a carrier that it names, those first of which the bank's fee may be missing. */
export const statementProposals = async ({ app, caller }: TransferCall, transfer: Transfer): Promise<Stored<TransferProposal>[]> => {
  const found = await app
    .get('database')
    .records('codStatements', caller.workspaceId)
    .find(unmatched(app.get('now')()), { sort: { _id: -1 }, limit: MOST_STATEMENTS, only: ['number', 'carrier', 'net'] })
  const texts = [transfer.content, transfer.counterName ?? '']
  const same = found.filter(({ net }) => net === transfer.amount)
  const named = found.filter(({ net, carrier }) => net !== undefined && net !== transfer.amount && namesCarrier(texts, carrier))
  const byName = named.map((each) => proposed(each, 'named', transfer.amount))
  const [lessFee, differing] = [byName.filter(({ fee }) => fee !== undefined), byName.filter(({ fee }) => fee === undefined)]
  return [...same.map((each) => proposed(each, 'same-amount', transfer.amount)), ...lessFee, ...differing].slice(0, MOST_PROPOSED)
}

const proposed = (
  { _id, number, net }: Pick<Statement, '_id' | 'number' | 'net'>,
  why: 'same-amount' | 'named',
  came: Dong,
): Stored<TransferProposal> => {
  const fee = net === undefined ? null : bankFeeOf(net, came)
  return {
    kind: 'statement',
    why,
    statementId: _id,
    statement: number,
    ...(net === undefined ? {} : { outstanding: net }),
    ...(fee === null ? {} : { fee }),
  }
}
