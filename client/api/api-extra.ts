import type { KeyRing } from './idempotency'
import type { Hub } from './realtime/hub'
import type { SendTogether } from './reads-together'
import type { Renewal } from './session/renewal'

/** What the store hands to every call and cache entry. */
export interface ApiExtra {
  readonly hub: Hub
  readonly renewal: Renewal
  readonly keys: KeyRing
  readonly send: SendTogether
}

/** Reads it where the library types it as unknown. */
export const extraOf = (api: { readonly extra: unknown }): ApiExtra => api.extra as ApiExtra
