import type { FundStatus } from '@shared/foundation/documents/funds'
import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { fundsMessages } from './messages'

/** How an entry stands, as people see it: what was refunded is stored as cancelled. */
export const standingOf = ({ status, refundedAt }: Pick<Fund, 'status' | 'refundedAt'>): FundStatus => (refundedAt ? 'refunded' : status)

export const isWaiting = ({ status }: Pick<Fund, 'status'>): boolean => status === 'new-entry' || status === 'pending'
/** The reversal of an entry is `refunded`: it counts on its own day. */
export const isGone = ({ status }: Pick<Fund, 'status'>): boolean => status === 'cancelled'

/** Whether it moves cash on its own day: completed, refunded later or not, or the reversal of one; not what moved it before the books began. */
export const isCounted = ({ status, refundedAt, isOpening }: Pick<Fund, 'status' | 'refundedAt' | 'isOpening'>): boolean =>
  !isOpening && (status === 'completed' || status === 'refunded' || refundedAt !== undefined)

/** Which of its acts waits for a second person, while it does. */
export const askedAct = ({ asked, status }: Pick<Fund, 'asked' | 'status'>): 'completed' | 'refunded' | undefined =>
  asked && (status === 'pending' || asked.act === 'refunded') ? asked.act : undefined

/** The word of a status. */
export const useStatusWord = (): ((status: FundStatus) => string) => {
  const intl = useIntl()
  return (status) => intl.formatMessage(fundsMessages[`status.${status}`])
}
