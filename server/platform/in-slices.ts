/** Others wait no longer than this, and what they ask takes a few turns. */
const SLICE_MS = 4

/** Long work that waits to go on; however much there is, one piece of it comes between two turns of all else. */
const waiting: (() => void)[] = []

const goOn = (): void => {
  const began = performance.now()
  // It stays in line until it is done, so that whoever comes meanwhile doesn't begin a second line.
  waiting[0]?.()
  waiting.shift()
  if (waiting.length === 0) return
  const tookMs = performance.now() - began
  // An answer to others takes several turns: after a long piece they have as much time as it took.
  if (tookMs > SLICE_MS) setTimeout(goOn, tookMs)
  else setImmediate(goOn)
}

const inLine = (piece: () => void): void => {
  waiting.push(piece)
  if (waiting.length === 1) setImmediate(goOn)
}

const nextTurn = (): Promise<void> => new Promise(inLine)

/**
 * Runs a piece of work that takes long and can't be cut into slices. Of such pieces one comes at a time, with a pause before the next.
 * @throws what `work` throws
 */
export const inOwnTurn = <T>(work: () => T): Promise<T> =>
  new Promise((resolve, reject) =>
    inLine(() => {
      try {
        resolve(work())
      } catch (error) {
        reject(error as Error)
      }
    }),
  )

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

/** Fewer are worked on at once before anybody else would notice. */
export const MANY_ITEMS = 500

/** Maps a list: a long one in slices. */
export const mapInSlices = async <T, U>(items: readonly T[], map: (item: T) => U): Promise<U[]> => {
  if (items.length <= MANY_ITEMS) return items.map(map)
  const mapped: U[] = []
  for await (const item of inSlices(items)) mapped.push(map(item))
  return mapped
}

/** A list in parts of at most `size` items, in their order. */
export const partsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
