import { setImmediate as nextTurn } from 'node:timers/promises'

/** Others wait no longer than this, and what they ask takes a few turns. */
const SLICE_MS = 4

/**
 * The items of a long list, one after the other; now and then all else that this process has to do comes first, so that long work on a
 * list holds nobody up.
 */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<T, void, void> {
  let began = performance.now()
  for (const item of items) {
    if (performance.now() - began >= SLICE_MS) {
      await nextTurn()
      began = performance.now()
    }
    yield item
  }
}
