import type { Viewer } from '@shared/foundation/declaration/define-service'

/**
 * Keeps what follows from a viewer's rights and something declared. A caller's rights are one and the same list from call to call, until
 * they are read anew: what was worked out for the list goes with it.
 */
export class ByRights<Key, Value> {
  readonly #kept = new WeakMap<Viewer['rights'], Map<Key, Value>>()

  /** What is kept for these rights, or what `make` makes of the key: of nothing of the viewer's but the rights. */
  of({ rights }: Pick<Viewer, 'rights'>, key: Key, make: (key: Key) => Value): Value {
    let own = this.#kept.get(rights)
    if (!own) this.#kept.set(rights, (own = new Map<Key, Value>()))
    let value = own.get(key)
    if (value === undefined) own.set(key, (value = make(key)))
    return value
  }
}
