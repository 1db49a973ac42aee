import type { Fund } from '@shared/areas/money/services/funds'
import { api } from '../../../../api/api'

/** How many payments an order shows; the others are counted. */
export const MAX_SHOWN_FUNDS = 5

/** The newest payments of an order and how many there are besides. */
export const useOrderFunds = (orderId: string) => {
  const { data, error, isLoading, refetch } = api.funds.useFind({ orderId, $limit: MAX_SHOWN_FUNDS })
  const funds: readonly Fund[] = data?.data ?? []
  return { funds, more: Math.max(0, (data?.total ?? 0) - funds.length), error, isLoading, refetch }
}
