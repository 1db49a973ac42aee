import type { OrderActor } from '@shared/foundation/documents/order-statuses'
import type { Id } from '@shared/foundation/ids'
import type { Caller } from './call'

/** Who asks, as the domain's rules on orders and funds see them. */
export const actorOf = (caller: Caller): OrderActor & { apiKey: boolean } => ({
  rights: caller.rights,
  userId: caller.userId as Id<'users'> | null,
  apiKey: caller.keyed,
})
