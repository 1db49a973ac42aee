import { isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'

type Order = StoredOf<'orders'>

/** The fields that differ between two states of an order, as they are in the second. */
export const changesBetween = (before: Order, after: Order): Partial<Order> => {
  const changes: Record<string, unknown> = {}
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[field as keyof Order], after[field as keyof Order]]
    if (!isEqual(was, is)) changes[field] = is
  }
  return changes
}
