import type { WireQuery } from '../../../api/wire-query'
import type { FundsStatus, FundsView } from './funds-address'

/** The statuses under each chip of the list. */
export const statusesOf = {
  all: undefined,
  waiting: ['new-entry', 'pending'],
  completed: ['completed', 'refunded'],
  cancelled: ['cancelled'],
} as const satisfies Readonly<Record<FundsStatus, readonly string[] | undefined>>

/** Which entries a view is about, page apart. Days keep the server in charge of the list: each entry changes the balances of those after it. */
export const filterOf = (view: FundsView): WireQuery => ({
  ...(view.of === 'period' ? { since: view.since, until: view.until } : { since: '2000-01-01' }),
  ...(view.of === 'order' && { orderId: view.id }),
  ...(view.of === 'ref' && { refId: view.id }),
  ...(view.of === 'partner' && { $or: [{ customerId: view.id }, { agentId: view.id }, { supplierId: view.id }, { assetId: view.id }] }),
  ...(view.group && { group: view.group }),
  ...(view.label && { label: view.label }),
  ...(view.unlabelled && view.labels.length > 0 && { label: { $nin: view.labels } }),
  ...(statusesOf[view.status] && { status: { $in: statusesOf[view.status] } }),
  ...(view.search.trim() && { search: view.search.trim() }),
})

export const pageQuery = (view: FundsView, size: number): WireQuery => ({ ...filterOf(view), $limit: size, $skip: (view.page - 1) * size })

/** All entries of a view, of every status. */
export const anyStatusQuery = (view: FundsView): WireQuery => filterOf({ ...view, status: 'all' })

/** The entries that wait, for their sum. */
export const waitingQuery = (view: FundsView): WireQuery => ({
  ...filterOf({ ...view, search: '', status: 'waiting' }),
  $limit: 200,
  $select: ['_id', 'amount'],
})

/** The entries that a search finds, for their sum. */
export const foundQuery = (view: FundsView): WireQuery => ({
  ...filterOf(view),
  $limit: 200,
  $select: ['_id', 'amount', 'status', 'refundedAt', 'isOpening'],
})

/** What the funds report is asked, which knows no single orders or partners; as of a moment where one is given. */
export const summaryQuery = (view: FundsView, known: string | null = null) => ({
  since: view.since,
  until: view.until,
  ...((view.label || view.unlabelled) && { label: view.label }),
  ...(view.group && { group: view.group }),
  ...(known !== null && { knownAt: known }),
})
