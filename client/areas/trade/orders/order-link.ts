import { isDay } from '@shared/foundation/days/days'
import { OPEN_STATUSES, ORDER_STATUSES, TO_SHIP_STATUSES, UNCOUNTED_STATUSES } from '@shared/foundation/documents/order-statuses'

/** What stands in the address after /sales/orders: /:search/:byId/:since/:until. */
export interface LinkParams {
  readonly search?: string | undefined
  readonly byId?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
}

export const linkKinds = [
  'byOrder',
  'customerId',
  'agentId',
  'supplierId',
  'creatorId',
  'balancePartnerId',
  'byProduct',
  'byProductNotShipped',
  'byTag',
  'byImport',
  'byStatus',
  'byPayment',
  'receivable',
  'payable',
  'overdue',
  'toShip',
  'open',
  'delivered',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** A list that another screen links to. */
export interface OrderLink {
  readonly kind: LinkKind
  /** The record, tag or status it is about. */
  readonly of: string
  readonly filter: Readonly<Record<string, unknown>>
  /** Days or instants, both inclusive. */
  readonly since?: string
  readonly until?: string
}

type Filter = Readonly<Record<string, unknown>>

const notCancelled: Filter = { status: { $ne: 'cancelled' } }
/** Still to be collected, or to be paid. */
export const unsettled: Filter = { statusPayment: { $nin: ['completed', 'cancelled'] }, status: { $nin: UNCOUNTED_STATUSES } }
/** At the customer's, as far as anybody knows. */
const DELIVERED_STATUSES = ['delivered', 'finished'] as const

const filterOf: Readonly<Record<LinkKind, (of: string) => Filter>> = {
  byOrder: (of) => ({ _id: of }),
  customerId: (of) => ({ customerId: of, ...notCancelled }),
  agentId: (of) => ({ agentId: of, ...notCancelled }),
  supplierId: (of) => ({ supplierId: of, ...notCancelled }),
  creatorId: (of) => ({ creatorId: of, ...notCancelled }),
  balancePartnerId: (of) => ({ balancePartnerId: of }),
  byProduct: (of) => ({ 'items.productId': of, ...notCancelled }),
  byProductNotShipped: (of) => ({ notShippedProductId: of }),
  byTag: (of) => ({ tags: of, ...notCancelled }),
  byImport: (of) => ({ importTag: of }),
  byStatus: (of) => ({ status: of }),
  byPayment: (of) => (of === 'null' || of === '' ? {} : { statusPayment: of }),
  receivable: () => unsettled,
  payable: () => unsettled,
  // Whatever was to be paid before today: the list says which day that is.
  overdue: () => unsettled,
  toShip: () => ({ status: { $in: TO_SHIP_STATUSES } }),
  open: () => ({ status: { $in: OPEN_STATUSES } }),
  delivered: () => ({ status: { $in: DELIVERED_STATUSES } }),
}

const needsId: ReadonlySet<LinkKind> = new Set([
  'byOrder',
  'customerId',
  'agentId',
  'supplierId',
  'creatorId',
  'balancePartnerId',
  'byProduct',
  'byProductNotShipped',
])
const statuses: ReadonlySet<string> = new Set(ORDER_STATUSES)

const isKind = (text: string | undefined): text is LinkKind => linkKinds.some((kind) => kind === text)
const isWellFormed = (kind: LinkKind, of: string): boolean =>
  needsId.has(kind) ? /^[0-9a-f]{24}$/.test(of) : kind === 'byStatus' ? statuses.has(of) : kind === 'byTag' ? of !== '' : true

/** A limit left out stands in an address as `null`. */
const limitIn = (text: string | undefined): string | undefined => (text === 'null' || text === '' ? undefined : text)
const isMoment = (text: string): boolean => isDay(text) || (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)))

/** Reads the address; null for the plain list, 'unknown' when there is no such list. Either limit may stand alone. */
export const readLink = ({ search, byId = '', ...limits }: LinkParams): OrderLink | null | 'unknown' => {
  if (search === undefined) return null
  if (!isKind(search) || !isWellFormed(search, byId)) return 'unknown'
  const [first, last] = [limitIn(limits.since), limitIn(limits.until)]
  if ([first, last].some((limit) => limit !== undefined && !isMoment(limit))) return 'unknown'
  const [since, until] = first && last && first.slice(0, DAY_LENGTH) > last.slice(0, DAY_LENGTH) ? [last, first] : [first, last]
  return { kind: search, of: byId, filter: filterOf[search](byId), ...(since ? { since } : null), ...(until ? { until } : null) }
}
const DAY_LENGTH = '2026-11-21'.length
