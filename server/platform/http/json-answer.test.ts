import { pageJson } from './json-answer'

test('a long page is the same text as it would be in one step', async () => {
  const row = (n: number) => ({ _id: `${n}`, name: `Khách "${n}"`, created: new Date(n), left: undefined, items: [n, null] })
  const page = {
    total: 1200,
    limit: -1,
    skip: 0,
    data: Array.from({ length: 1200 }, (_, n) => row(n)),
    none: undefined,
    sums: { total: 1.5 },
  }
  expect((await pageJson(page)).toString()).toBe(JSON.stringify(page))
})

test('others have their turn while a long page is written', async () => {
  let others = 0
  const other = setInterval(() => others++, 0)
  const note = 'gọi buổi sáng '.repeat(20)
  await pageJson({ data: Array.from({ length: 30_000 }, (_, n) => ({ n, note, more: [note, note] })) })
  clearInterval(other)
  expect(others).toBeGreaterThan(2)
})
