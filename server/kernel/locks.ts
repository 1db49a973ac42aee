import type { RecordService } from '@shared/services/names'
import type { LockKey } from './keyed-locks'

/**
 * The kinds of things a command holds while it runs, in the order in which they are asked for: whoever holds one may ask
 * for another of the same kind or of a later one.
 */
const KINDS = [
  'idempotency',
  'compaction',
  'job',
  'members',
  'record',
  'checkins',
  'salaries',
  'funds',
  'orders',
  'partner',
  'stock',
  'warehouses',
] as const
type Kind = (typeof KINDS)[number]

const key = (kind: Kind, name = ''): LockKey => ({ rank: KINDS.indexOf(kind), kind, name: `${kind}:${name}` })

const ranked = (service: RecordService): Kind | undefined => KINDS.find((kind) => kind === service)

/** What a command may hold, within its workspace. */
export const lock = {
  idempotency: (scope: string) => key('idempotency', scope),
  /** The merging of figures of closed days. */
  compaction: () => key('compaction'),
  /** A job that goes over the workspace's records, one at a time. */
  job: (name: string) => key('job', name),
  /** All members of the workspace: names, e-mails and rights depend on each other. */
  members: () => key('members'),
  record: (service: RecordService, id: string) => {
    const kind = ranked(service)
    return kind ? key(kind, id) : key('record', `${service}:${id}`)
  },
  /** A member's coming and going. */
  checkins: (userId: string) => key('checkins', userId),
  /** A member's pay of a month. */
  salary: (userId: string, month: string) => key('salaries', `${userId}:${month}`),
  order: (id: string) => key('orders', id),
  /** The running balance of a partner. */
  partner: (id: string) => key('partner', id),
  stock: (productId: string) => key('stock', productId),
  warehouse: (id: string) => key('warehouses', id),
} as const
