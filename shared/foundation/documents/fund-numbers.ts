/** Which way the money of a voucher goes: in (a receipt, phiếu thu) or out (a payment, phiếu chi). */
export type VoucherWay = 'in' | 'out'

const letters: Readonly<Record<VoucherWay, string>> = { in: 'T', out: 'C' }

/** The way of an amount, signed whole dong. */
export const voucherWay = (amount: number): VoucherWay => (amount > 0 ? 'in' : 'out')

/** The number of the n-th voucher of a way in a workspace: T000001, C…; longer beyond 999,999.
 *  @throws RangeError unless `n` is a whole number of at least 1 */
export function voucherNumber(way: VoucherWay, n: number): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`not a place in a sequence: ${n}`)
  return letters[way] + String(n).padStart(6, '0')
}

/** Whether an entry has to have a number of this way: it does from when it is pending or completed, and keeps the one of its way. What moved no
 *  cash of these books has no voucher. */
export const needsVoucherNumber = (entry: {
  readonly status: string
  readonly amount: number
  readonly number?: string
  readonly isOpening?: boolean | undefined
}): boolean =>
  !entry.isOpening &&
  (entry.status === 'pending' || entry.status === 'completed' || entry.status === 'refunded') &&
  !entry.number?.startsWith(letters[voucherWay(entry.amount)])
