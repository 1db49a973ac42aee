import type { HistoryKind } from '@shared/areas/history/services/history'

/** Statuses of what was taken back: it counts no more. */
export const UNDONE_STATUSES = ['cancelled', 'refunded', 'removed', 'undone', 'revoked'] as const

/** What the rows are like that a kind of changes is made of. */
export const kindConditions: Readonly<Record<HistoryKind, Readonly<Record<string, unknown>>>> = {
  money: { service: { $in: ['funds', 'fundGroups', 'bankTransfers', 'bankAccounts', 'dayCloses', 'shifts'] } },
  goods: {
    $or: [
      {
        service: { $in: ['products', 'categories', 'stocks', 'warehouses', 'stockTransfers', 'stocktakes', 'shopBundles', 'shopListings'] },
      },
      { service: 'orders', 'changes.shipments': { $exists: true } },
    ],
  },
  rights: {
    $or: [
      { service: { $in: ['apiKeys', 'monthLinks', 'sealLinks'] } },
      { service: 'users', action: { $in: ['create', 'remove'] } },
      { service: 'users', 'changes.rights': { $exists: true } },
      { service: 'users', 'changes.status': { $exists: true } },
    ],
  },
  undone: { $or: [{ action: 'remove' }, { 'changes.status.after': { $in: [...UNDONE_STATUSES] } }] },
}
