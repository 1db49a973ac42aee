import { readLimits, withReadLimits } from './read-limits'

const limits = { deadline: Date.now() + 60_000, signal: new AbortController().signal }

/** A moment in which whatever else is going on has its turn. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('reads of a call end with it, also after it has waited; those of others beside it take as long as they need', async () => {
  const limited = withReadLimits(limits, async () => {
    await turn()
    return readLimits()
  })
  expect(readLimits()).toEqual({})
  const { maxTimeMS = 0, signal } = await limited
  expect(maxTimeMS).toBeGreaterThan(0)
  expect(signal).toBe(limits.signal)
})

test('a call that ends takes no limits from one that goes on', async () => {
  const long = withReadLimits(limits, async () => {
    await withReadLimits(limits, turn)
    await turn()
    return readLimits()
  })
  await withReadLimits(limits, turn)
  expect((await long).signal).toBe(limits.signal)
})

test('when the last call with limits has ended, nothing of them is left', async () => {
  let afterwards = Promise.resolve({})
  await withReadLimits(limits, async () => {
    afterwards = turn()
      .then(turn)
      .then(() => readLimits())
    await Promise.resolve()
  })
  expect(await afterwards).toEqual({})
})

test('limits that are handed on come before those around', async () => {
  const own = { deadline: Date.now() + 60_000, signal: new AbortController().signal }
  expect((await withReadLimits(limits, async () => Promise.resolve(readLimits(own)))).signal).toBe(own.signal)
})
