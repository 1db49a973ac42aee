import type { Stretch } from '../plan/plan'
import type { View } from '../store/store'
import type { Operation } from './operation'
import { Turn } from './pause'

/** How many keys there are in some stretches; others may run meanwhile. */
export async function countStretches(operation: Operation, view: View, stretches: readonly Stretch[]): Promise<number> {
  const turn = new Turn(operation)
  let n = 0
  for (const { low, high } of stretches)
    for (const found of operation.parts.store.countInSteps(view, low, high)) {
      n += found
      await turn.take()
    }
  return n
}
