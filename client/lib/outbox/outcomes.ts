import { useSyncExternalStore } from 'react'
import type { WaitingSale } from './device'

/** What became of a sale that waited: it is on its way, or the books have taken it, as it was or to be settled. */
export type Outcome =
  | { readonly state: 'sending' }
  | { readonly state: 'entered'; readonly number: string }
  | { readonly state: 'settle'; readonly number: string; readonly why: string }

export interface Sent extends Pick<WaitingSale, 'key' | 'provisional' | 'at' | 'way' | 'total'> {
  readonly outcome: Outcome
}

/** So many are shown beside what still waits. */
const SHOWN = 6

let sent: readonly Sent[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes what becomes of a sale, in this window; null: it waits again. */
export const tellOutcome = ({ key, provisional, at, way, total }: WaitingSale, outcome: Outcome | null): void => {
  const others = sent.filter((each) => each.key !== key)
  sent = outcome ? [...others, { key, provisional, at, way, total, outcome }].slice(-SHOWN) : others
  listeners.forEach((tell) => tell())
}

/** The sales that were sent last from this window, the oldest first. */
export const useSent = (): readonly Sent[] => useSyncExternalStore(subscribe, () => sent)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** What the server made of a sale; null where its answer tells of no order. */
export const outcomeOf = (order: unknown): Outcome | null => {
  if (!isObject(order) || typeof order['order_number'] !== 'string') return null
  const { order_number: number, toSettle } = order
  return isObject(toSettle) && toSettle['settled'] === undefined
    ? { state: 'settle', number, why: String(toSettle['words'] ?? toSettle['reason'] ?? '') }
    : { state: 'entered', number }
}
