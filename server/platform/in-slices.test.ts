import { inOwnTurn, inSlices, mapInSlices } from './in-slices'

const work = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('what else is to be done comes between the items of a long list, all of which come in order', async () => {
  let others = 0
  const other = setInterval(() => others++, 0)
  const seen: number[] = []
  for await (const item of inSlices([1, 2, 3, 4, 5, 6])) {
    work(5)
    seen.push(item)
  }
  clearInterval(other)
  expect(seen).toEqual([1, 2, 3, 4, 5, 6])
  expect(others).toBeGreaterThan(2)
})

test('between two long pieces of work others have their turns', async () => {
  let others = 0
  const other = setInterval(() => others++, 0)
  const done: [number, number][] = []
  await Promise.all([1, 2, 3].map((n) => inOwnTurn(() => work(30)).then(() => done.push([n, others]))))
  clearInterval(other)
  expect(done.map(([n]) => n)).toEqual([1, 2, 3])
  for (const [at, [, before]] of done.entries()) expect(before - (done[at - 1]?.[1] ?? before - 2)).toBeGreaterThanOrEqual(2)
})

test('a piece of work that fails is told to whoever asked for it, and the next goes on', async () => {
  const failing = inOwnTurn(() => {
    throw new Error('unreadable')
  })
  const next = inOwnTurn(() => 'read')
  await expect(failing).rejects.toThrow('unreadable')
  expect(await next).toBe('read')
})

test('a long list is mapped in order, and so is a short one', async () => {
  const long = Array.from({ length: 1200 }, (_, n) => n)
  expect(await mapInSlices(long, (n) => n + 1)).toEqual(long.map((n) => n + 1))
  expect(await mapInSlices([3, 1], (n) => n * 2)).toEqual([6, 2])
})
