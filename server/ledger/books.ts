import type { Zone } from '@shared/domain/days/days'
import { contributions, diff, type Documents } from '@shared/domain/rollups/contributions'
import type { Period } from '../kernel/rollups'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { fail } from '../platform/errors'

/** Which figures are kept by day and by month; a partner's books stand on the partner itself. */
export const rollupPeriods: Readonly<Record<string, readonly Period[]>> = {
  business: ['day', 'month'],
  orderStatus: ['day', 'month'],
  funds: ['day', 'month'],
}

/**
 * Books what a change of an order or an entry of funds does to every figure: the reports' rollups and the partner's
 * running outstanding and balance. Call it once for each document a command changes.
 * @throws Failure 409 when a partner's balance doesn't cover what this change takes of it, whichever way: spent on an
 *   order, given back, or money refunded that was spent already
 */
export const book = async <Kind extends keyof Documents>(
  work: SocaiUnitOfWork,
  kind: Kind,
  before: Documents[Kind] | null,
  after: Documents[Kind] | null,
  { zone }: { zone: Zone },
): Promise<void> => {
  const changes = diff(contributions(kind, before, { zone }), contributions(kind, after, { zone }))
  work.post(changes.filter(({ series }) => series !== 'partner'))
  const partners = new Map<string, { outstanding: number; partnerBalance: number }>()
  for (const { series, key, sums } of changes) {
    if (series !== 'partner') continue
    const books = partners.get(key) ?? { outstanding: 0, partnerBalance: 0 }
    books.outstanding += (sums['receivable'] ?? 0) + (sums['payable'] ?? 0)
    books.partnerBalance += sums['balance'] ?? 0
    partners.set(key, books)
  }
  for (const [partnerId, { outstanding, partnerBalance }] of partners) {
    if (outstanding === 0 && partnerBalance === 0) continue
    if (partnerBalance < 0) await refuseOverdrawn(work, partnerId, -partnerBalance)
    const guard = partnerBalance < 0 ? { partnerBalance: { $gte: -partnerBalance } } : {}
    work.update('assets', { _id: partnerId, ...guard }, { $inc: { outstanding, partnerBalance, rev: 1 } })
    work.emitReloaded('assets', [partnerId])
  }
}

/** @throws Failure 409 when a partner's balance is less than what is to be taken of it, in whole dong */
export const refuseOverdrawn = async (work: SocaiUnitOfWork, partnerId: string, taken: number): Promise<void> => {
  const partner = await work.read('assets').byId(partnerId, { only: ['name', 'partnerBalance'] })
  const balance = partner?.partnerBalance ?? 0
  if (balance < taken) throw fail('partners.balance-too-low', { name: partner?.name ?? '', balance })
}
