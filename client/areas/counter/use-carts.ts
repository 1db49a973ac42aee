import { useEffect, useState } from 'react'
import { useMe } from '../../api/session/use-me'
import { readLocal, writeLocal } from '../../lib/store-local'
import { emptyCart, type Cart } from './carts'

interface Carts {
  readonly carts: readonly Cart[]
  readonly at: number
}

const newKey = (): string => String(Date.now())
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
