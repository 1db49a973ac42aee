import { lock, rankKinds } from './locks'

test('what is locked while something is held ranks after it', () => {
  const path = [
    lock.members(),
    lock.record('tasks', '1'),
    lock.of('checkins', '1'),
    lock.of('salaries', '1:2026-09'),
    lock.record('funds', '1'),
    lock.record('orders', '1'),
    lock.of('partners', '1'),
    lock.of('stock', '1'),
    lock.record('warehouses', '1'),
  ]
  expect(path.map(({ rank }) => rank)).toEqual([...path.map(({ rank }) => rank)].sort((a, b) => a - b))
  expect(new Set(path.map(({ rank }) => rank)).size).toBe(path.length)
})

test('kinds keep their order whatever order they are declared in', () => {
  expect(rankKinds({ c: [], b: ['c'], a: ['b', 'c'] })).toEqual(['a', 'b', 'c'])
})

test('kinds that wait for each other, or that nobody declares, are refused', () => {
  expect(() => rankKinds({ a: ['b'], b: ['a'] })).toThrow("kind 'a' are asked for while one is held")
  expect(() => rankKinds({ a: ['c'] })).toThrow("No service locks 'c'")
})
