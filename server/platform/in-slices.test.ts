import { inSlices } from './in-slices'

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
