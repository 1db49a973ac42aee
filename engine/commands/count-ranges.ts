import type { KeyRange } from '../plan/plan'
import type { View } from '../store/store'
import type { Operation } from './operation'
import { Yielder } from './yield'

/** How many keys there are in some stretches; others may run meanwhile. */
export async function countRanges(operation: Operation, view: View, ranges: readonly KeyRange[]): Promise<number> {
  const yielder = new Yielder(operation)
  let n = 0
  for (const { low, high } of ranges)
    for (const found of operation.context.store.countInSteps(view, low, high)) {
      n += found
      await yielder.yieldIfDue()
    }
  return n
}
