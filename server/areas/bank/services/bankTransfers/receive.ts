import { zone as asZone } from '@shared/foundation/days/days'
import { banks } from '@shared/foundation/money/vietqr'
import type { Id } from '@shared/foundation/ids'
import { payCodesIn } from '@shared/areas/bank/rules/pay-codes'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import { dong, EVERYDAY_LIMIT } from '@shared/foundation/money/money'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { matchTransfer } from './matching'
import type { Incoming } from './incoming'
import { takeBackPaid, tellPaid } from './paid-people'
import { payOut, surelyPaidOut } from './payouts'
import { payCodeKeys, saleOfTransfer } from '../../counter-payments'
import { named, settledBy } from '../../settled-transfer'
import { payOrder } from './settle'

type Transfer = StoredOf<'bankTransfers'>
type Account = StoredOf<'bankAccounts'>
type TransferCall = Call<'bankTransfers'>

export interface Received {
  readonly transfer: Transfer
  /** It was there already: nothing was done. */
  readonly isRepeat: boolean
}

const PROVIDERS: Readonly<Partial<Record<Account['provider'], string>>> = { sepay: 'SePay', casso: 'Casso' }

/** What a bank is called that tells of money, with who passes its word on: `Vietcombank (SePay)`. */
const bankName = ({ bank, provider }: Pick<Account, 'bank' | 'provider'>): string => {
  const via = PROVIDERS[provider]
  return via === undefined ? banks[bank] : `${banks[bank]} (${via})`
}

/** Calls of the bank's own: no member, every right of the company's. */
export const callOfBank = async (app: Application, account: Pick<Account, 'workspaceId' | 'bank' | 'provider'>): Promise<TransferCall> => {
  const { workspaceId } = account
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(workspaceId as Id<'workspaces'>, { only: ['zone'] })
  const caller: TransferCall['caller'] = {
    workspaceId,
    userId: null,
    rights: ['bod'],
    zone: asZone(workspace?.zone ?? 'Asia/Ho_Chi_Minh'),
    person: null,
    keyed: true,
    program: bankName(account),
    sessionId: null,
  }
  return { app, service: app.service('bankTransfers'), params: { caller }, caller }
}

/** Who takes in the same transfer waits in line, and who sells by a code that it names. */
const keysOf = (account: Account, { reference, content }: Pick<Incoming, 'reference' | 'content'>) => [
  lock.record('bankTransfers', `${account._id}:${reference}`),
  ...payCodeKeys(payCodesIn(content)),
]

type ReportedTransfer = Omit<Incoming, 'account' | 'virtualAccount' | 'goesOut'>

/** Takes in what a bank tells of an account: money that came is kept, of money that left those entries are told that it pays. Null for such. */
export const hear = async (
  call: TransferCall,
  account: Account,
  { account: _number, virtualAccount: _virtual, goesOut, ...reported }: Incoming,
  source: Transfer['source'],
): Promise<Received | null> => {
  if (!goesOut) return receive(call, account, reported, source)
  await tellPaid(call, account, reported, bankName(account))
  return null
}

/** Takes in a transfer in a command of its own; see `takeIn`. */
export const receive = (call: TransferCall, account: Account, reported: ReportedTransfer, source: Transfer['source']): Promise<Received> =>
  orWithoutStatements((entersStatements) =>
    call.service.run(call.params, keysOf(account, reported), (work) => takeIn(call, work, account, reported, { source, entersStatements })),
  )

/** The same for a caller that is answered the transfer itself. */
export const enterTransfer = (call: TransferCall, account: Account, reported: ReportedTransfer): Promise<Transfer> =>
  orWithoutStatements((entersStatements) =>
    call.service.run(
      call.params,
      keysOf(account, reported),
      async (work) => (await takeIn(call, work, account, reported, { source: 'entry', entersStatements })).transfer,
    ),
  )

/** What stands in the way of a carrier's statement keeps no transfer out: it is taken in without, and waits. */
const orWithoutStatements = async <T>(take: (entersStatements: boolean) => Promise<T>): Promise<T> => {
  try {
    return await take(true)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return take(false)
  }
}

interface Taking {
  readonly source: Transfer['source']
  /** The statement of a carrier that it fits without doubt is entered. */
  readonly entersStatements: boolean
}

/**
 * Takes in a transfer, once for each account and reference: one that fits what is owed, or what a carrier's statement says, is entered in the
 * same transaction, pay that came back is set aside with its entry, any other, and one above the everyday limit, waits for somebody to say what it is.
 */
const takeIn = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  account: Account,
  { reference, time, amount, content, counterName, counterAccount }: ReportedTransfer,
  { source, entersStatements }: Taking,
): Promise<Received> => {
  const { service, params } = call
  // Another server may take it in at the same moment.
  work.retryOnDuplicate('reference')
  const known = await work.read('bankTransfers').one({ accountId: account._id, reference })
  if (known) return { transfer: known, isRepeat: true }
  const reported = {
    reference,
    time,
    amount: dong(amount),
    content,
    ...(counterName ? { counterName } : {}),
    ...(counterAccount ? { counterAccount } : {}),
  }
  const { outcome, held } = await matchTransfer(call, work, reported)
  const _id = work.newId<Id<'bankTransfers'>>()
  const statementId = held || !entersStatements || amount > EVERYDAY_LIMIT ? null : await surelyPaidOut(work, account, reported.amount)
  const standing: Partial<Transfer> =
    held && outcome === 'exact' && amount <= EVERYDAY_LIMIT
      ? await payOrder(call, work, account, reported, held, false)
      : ((held
          ? null
          : ((await soldAtCounter(work, account, reported)) ??
            (await takeBackPaid(call, work, account, reported, bankName(account))) ??
            (statementId ? await payOut(call, work, account, { ...reported, _id }, { statementId }) : null))) ?? {
          status: 'waiting',
          ...(held ? named(held.order) : {}),
        })
  const transfer = await service.add(work, params, { _id, ...reported, accountId: account._id, source, outcome, ...standing })
  return { transfer, isRepeat: false }
}

/** What becomes of a transfer whose sale was made before the bank told of it: it is settled with that payment. */
const soldAtCounter = async (work: SocaiUnitOfWork, account: Account, reported: Parameters<typeof saleOfTransfer>[2]) => {
  const entry = await saleOfTransfer(work, account, reported)
  const order = entry?.orderId && (await work.read('orders').byId(entry.orderId))
  return entry && order ? { ...settledBy(work, entry), ...named(order) } : null
}
