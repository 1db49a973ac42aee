export const FUND_STATUSES = ['new-entry', 'pending', 'completed', 'cancelled', 'refunded'] as const
export type FundStatus = (typeof FUND_STATUSES)[number]
