/** Others wait no longer than this, and what they ask takes a few turns. */
const SLICE_MS = 4

/** Long lists that wait to go on; however many there are, one slice of one of them comes between two turns of all else. */
const waiting: (() => void)[] = []

const goOn = (): void => {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(goOn)
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(goOn)
  })

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

/** A list in parts of at most `size` items, in their order. */
export const partsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
