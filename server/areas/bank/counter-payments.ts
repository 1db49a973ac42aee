import { payCodesIn } from '@shared/areas/bank/rules/pay-codes'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { Records } from '../../platform/mongo/records'

type Transfer = StoredOf<'bankTransfers'>
type Fund = StoredOf<'funds'>

/** A code is looked for among what is as old as this; whoever stands at a counter pays while they stand there. */
const LOOKED_BACK_MS = 48 * 3_600_000
/** So many transfers of one sum wait at most where one is looked for. */
const MOST_WAITING = 100

/** Held by whoever takes in what codes pay, and by whoever sells by them: neither misses the other. */
export const payCodeKeys = (codes: readonly string[]) => codes.map((code) => lock.record('bankTransfers', code))

const since = (now: Date): Date => new Date(now.getTime() - LOOKED_BACK_MS)

/** A payment at a counter by transfer. */
interface ByCode {
  readonly code: string
  readonly amount: number
}

/** What waits of the money that came by a code, with just its sum; `lookedIn` reads transfers of one company. */
export const arrivedByCode = async (
  lookedIn: Pick<Records<Transfer>, 'find'>,
  { code, amount }: ByCode,
  now: Date,
): Promise<Transfer | undefined> => {
  const waiting = await lookedIn.find(
    { status: 'waiting', amount, time: { $gte: since(now) } },
    { sort: { time: -1, _id: -1 }, limit: MOST_WAITING },
  )
  return waiting.find(({ content }) => payCodesIn(content).includes(code))
}

/** The transfer that a sale at a counter is paid by, where the bank has told it; its code is held. */
export const transferOfSale = async (work: SocaiUnitOfWork, label: string, payment: ByCode): Promise<Transfer | undefined> => {
  const found = await arrivedByCode(work.read('bankTransfers'), payment, work.now)
  return found?.account?.label === label ? found : undefined
}

/** The payment at a counter that a transfer tells of, where whoever sold didn't wait for the bank; null where there is none. Its codes are held. */
export const saleOfTransfer = async (
  work: SocaiUnitOfWork,
  { label }: { readonly label?: string | undefined },
  { content, amount }: Pick<Transfer, 'content' | 'amount'>,
): Promise<Fund | null> => {
  const codes = payCodesIn(content)
  if (codes.length === 0 || label === undefined) return null
  const entry = await work
    .read('funds')
    .one({ created: { $gte: since(work.now) }, refId: { $in: [...codes] }, label, amount, status: 'completed' })
  if (!entry) return null
  return (await work.read('bankTransfers').one({ fundId: entry._id }, { only: ['_id'] })) ? null : entry
}
