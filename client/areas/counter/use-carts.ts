import { useEffect, useMemo, useState } from 'react'
import { useMe } from '../../api/session/use-me'
import { readLocal, writeLocal } from '../../lib/store-local'
import { readyCompany } from '../../lib/outbox/waiting'
import { emptyCart, type Cart } from './carts'
import { outboxStore } from './offline/use-outbox-sale'

export interface Carts {
  readonly carts: readonly Cart[]
  readonly at: number
  /** The keys of those that were pressed to be sold, and of which nobody knows yet. */
  readonly selling: readonly string[]
}

/** No other cart of any device has it: its sale is known by it. */
const newKey = (): string =>
  `${Date.now().toString(36)}-${Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
const first = (): Carts => ({ carts: [emptyCart(newKey())], at: 0, selling: [] })

/** Without those that were sold or given up; the one that is worked on stays so. */
export const without = ({ carts, at, selling }: Carts, isGone: (cart: Cart) => boolean): Carts => {
  const left = carts.filter((each) => !isGone(each))
  const sold = selling.filter((key) => left.some((each) => each.key === key))
  if (left.length === 0) return first()
  const same = left.findIndex(({ key }) => key === carts[at]?.key)
  return { carts: left, at: same < 0 ? Math.min(at, left.length - 1) : same, selling: sold }
}

/** What is scanned while a cart is being sold begins the next one. */
export const changed = (before: Carts, change: (cart: Cart) => Cart): Carts => {
  const { carts, at, selling } = before
  if (selling.includes(carts[at]?.key ?? '')) return { carts: [...carts, change(emptyCart(newKey()))], at: carts.length, selling }
  return { ...before, carts: carts.map((each, index) => (index === at ? change(each) : each)) }
}

/** The sales that a member is making at a counter: kept on this device until they are sold or put away. */
export const useCarts = (shiftId: string) => {
  const { _id } = useMe()
  const key = `socai.counter.${_id}.${shiftId}`
  const [{ carts, at, selling }, keep] = useState<Carts>(() => {
    const kept = readLocal<Omit<Carts, 'selling'> | null>(key, null)
    // Pressed before the page was closed: it is sold once, by its key, when it is pressed again.
    return kept && kept.carts.length > 0 ? { ...kept, selling: [] } : first()
  })
  useEffect(() => writeLocal(key, { carts, at }), [key, carts, at])
  // What was put into the outbox before this page was closed is sold.
  useEffect(() => {
    if (!readyCompany()) return
    void outboxStore()
      .then((store) => store.soldCarts())
      .then(
        (sold) =>
          keep((before) => (before.carts.some((each) => sold.has(each.key)) ? without(before, (each) => sold.has(each.key)) : before)),
        () => undefined,
      )
  }, [])
  const acts = useMemo(
    () => ({
      choose: (index: number) => keep((before) => ({ ...before, at: index })),
      change: (change: (cart: Cart) => Cart) => keep((before) => changed(before, change)),
      /** One is being sold: it isn't changed any more. */
      begin: (sold: string) => keep((before) => ({ ...before, selling: [...before.selling, sold] })),
      /** It wasn't sold after all. */
      fail: (failed: string) => keep((before) => ({ ...before, selling: before.selling.filter((each) => each !== failed) })),
      /** Puts the present one aside and begins another; an empty one is gone on with. */
      hold: () =>
        keep((before) =>
          before.carts[before.at]?.lines.length === 0
            ? before
            : { ...before, carts: [...before.carts, emptyCart(newKey())], at: before.carts.length },
        ),
      /** Takes one away that was sold, or is given up. */
      end: (done: string) => keep((before) => without(before, ({ key: each }) => each === done)),
    }),
    [],
  )
  const cart = carts[at] ?? carts[0] ?? emptyCart('')
  return { carts, cart, at, isSelling: selling.includes(cart.key), ...acts }
}
