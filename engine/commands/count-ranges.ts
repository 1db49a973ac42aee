import type { KeyRange } from '../plan/plan'
import type { View } from '../store/store'
import type { Operation } from './operation'
import { Yielder } from './yield'

/** The number of keys in some ranges; yields to other commands.   @param enough where there are so many, it may end before it has counted them all */
export async function countRanges(operation: Operation, view: View, ranges: readonly KeyRange[], enough: number): Promise<number> {
  const yielder = new Yielder(operation)
  let n = 0
  for (const { low, high } of ranges)
    for (const found of operation.context.store.countInSteps(view, low, high)) {
      n += found
      if (n >= enough) return n
      await yielder.yieldIfDue()
    }
  return n
}
