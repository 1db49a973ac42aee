import type { OrderActor } from '@shared/domain/orders/statuses'
import type { Id } from '@shared/domain/ids'
import type { Caller } from '../kernel/call'

/** Who asks, as the domain's rules on orders and funds see them. */
export const actorOf = (caller: Caller): OrderActor & { apiKey: boolean } => ({
  rights: caller.rights,
  userId: caller.userId as Id<'users'> | null,
  apiKey: caller.keyed,
})
