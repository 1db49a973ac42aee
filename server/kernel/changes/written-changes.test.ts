import type { ChangedRecords } from '../collections'
import { readChanges, writtenChanges } from './written-changes'

const changed: readonly ChangedRecords[] = [
  { service: 'orders', type: 'patched', ids: ['6b0a8b1f1f5589f369b30641'] },
  { service: 'stocks', type: 'removed', ids: ['6b0a8b1f1f5589f369b30642', '6b0a8b1f1f5589f369b30643'] },
  { service: 'activities', type: 'created', ids: ['6b0a8b1f1f5589f369b30644'] },
  { service: 'products', type: 'many', ids: [] },
]

test('what a command changed is one short line, which says the same as the list of before', () => {
  const line = writtenChanges(changed)
  expect(line).toBe(
    'orders~6b0a8b1f1f5589f369b30641;stocks-6b0a8b1f1f5589f369b30642,6b0a8b1f1f5589f369b30643;activities+6b0a8b1f1f5589f369b30644;products*',
  )
  expect([readChanges(line), readChanges(changed)]).toEqual([changed, changed])
})

test.each(['', 'orders', '~6b0a8b1f1f5589f369b30641'])('“%s” names no changed records', (line) => {
  expect(() => readChanges(line)).toThrow('this names no changed records')
})
