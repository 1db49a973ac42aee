import { useEffect, useState } from 'react'
import { useMe } from '../../api/session/use-me'
import { readLocal, writeLocal } from '../../lib/store-local'
import { soldCarts } from '../../lib/outbox/outbox'
import { readyCompany } from '../../lib/outbox/waiting'
import { emptyCart, type Cart } from './carts'

interface Carts {
  readonly carts: readonly Cart[]
  readonly at: number
}

/** No other cart of any device has it: its sale is known by it. */
const newKey = (): string =>
  `${Date.now().toString(36)}-${Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
const first = (): Carts => ({ carts: [emptyCart(newKey())], at: 0 })

/** The sales that a member is making at a counter: kept on this device until they are sold or put away. */
export const useCarts = (shiftId: string) => {
  const { _id } = useMe()
  const key = `socai.counter.${_id}.${shiftId}`
  const [{ carts, at }, keep] = useState<Carts>(() => {
    const kept = readLocal<Carts | null>(key, null)
    return kept && kept.carts.length > 0 ? kept : first()
  })
  useEffect(() => writeLocal(key, { carts, at }), [key, carts, at])
  // What was put into the outbox before this page was closed is sold.
  useEffect(() => {
    if (!readyCompany()) return
    void soldCarts().then(
      (sold) =>
        keep((before) => {
          const left = before.carts.filter((each) => !sold.has(each.key))
          return left.length === before.carts.length ? before : left.length === 0 ? first() : { carts: left, at: 0 }
        }),
      () => undefined,
    )
  }, [])
  const cart = carts[at] ?? carts[0] ?? emptyCart('')
  return {
    carts,
    cart,
    at,
    choose: (index: number) => keep({ carts, at: index }),
    change: (change: (cart: Cart) => Cart) =>
      keep((before) => ({ ...before, carts: before.carts.map((each, index) => (index === before.at ? change(each) : each)) })),
    /** Puts the present one aside and begins another; an empty one is gone on with. */
    hold: () => keep(cart.lines.length === 0 ? { carts, at } : { carts: [...carts, emptyCart(newKey())], at: carts.length }),
    /** Takes one away that was sold, or is given up. */
    end: (done: string) =>
      keep((before) => {
        const left = before.carts.filter((each) => each.key !== done)
        return left.length === 0 ? first() : { carts: left, at: Math.min(before.at, left.length - 1) }
      }),
  }
}
