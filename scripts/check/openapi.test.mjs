import { differences } from './openapi.mjs'

test('equal documents have no differences, whatever the order of their keys', () => {
  expect(differences({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toEqual([])
})
test('differences are named by their place', () => {
  const kept = { paths: { '/orders': { get: 1 } }, gone: true, list: [1, 2] }
  const made = { paths: { '/orders': { get: 2 } }, list: [1] }
  expect(differences(kept, made)).toEqual(['/paths/~orders/get', '/gone', '/list/1'])
})
