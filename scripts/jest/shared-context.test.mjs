import { runInContext } from 'node:vm'
import sharedContext from './shared-context.cjs'

test('a suite finds the globals that the one before found, whatever that one left', () => {
  const first = sharedContext()
  runInContext(
    'left = 1; JSON = null; delete globalThis.Map; Object.defineProperty(globalThis, Symbol.for("left"), { value: 1, configurable: true })',
    first,
  )
  const next = sharedContext()
  expect(next).toBe(first)
  expect(runInContext('[typeof left, typeof JSON.parse, typeof Map, Symbol.for("left") in globalThis]', next)).toEqual([
    'undefined',
    'function',
    'function',
    false,
  ])
})
