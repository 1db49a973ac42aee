import { usualLabel } from '@shared/foundation/documents/funds'
import { receiverOf } from '@shared/foundation/money/bank-names'
import type { ArrivalState } from '@shared/foundation/documents/arrival'
import type { Fund } from '@shared/areas/money/services/funds'

/** How far the money of an entry is. `waits`: the entry isn't in the books; `cash`: handed over; `way`: the bank said nothing yet. */
export type PaidPath = 'waits' | 'cash' | 'way' | ArrivalState

/** @param labels the company's accounts: what is paid out of cash needs no bank */
export const pathOf = (
  { status, arrival, recipientInfo = '', label = '' }: Pick<Fund, 'status' | 'arrival' | 'recipientInfo' | 'label'>,
  labels: readonly string[],
): PaidPath => {
  if (arrival) return arrival.state
  if (status !== 'completed') return 'waits'
  return receiverOf(recipientInfo) === null || label === usualLabel(labels) ? 'cash' : 'way'
}

/** Whether its money is still to be sent: the bank told nothing of it, or that it came back. */
export const isToSend = ({ arrival }: Pick<Fund, 'arrival'>): boolean => arrival === undefined || arrival.state === 'returned'

/** Whether somebody has to see to it. */
export const isTroubled = (path: PaidPath): boolean => path === 'differs' || path === 'returned'

/** Whether it may be marked as transferred by hand. */
export const mayBeMarked = (path: PaidPath): boolean => path === 'way' || isTroubled(path)
