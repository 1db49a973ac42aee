import fc from 'fast-check'
import { nameAt } from './bson/names'

const told = (bytes: Buffer): string => nameAt(Buffer.concat([Buffer.from('..'), bytes, Buffer.from([0])]), 2, 2 + bytes.length)

it('a name reads the same however often it comes, whatever its bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ max: 255, maxLength: 30 }), { maxLength: 40 }), (names) => {
      for (const bytes of [...names, ...names].map((name) => Buffer.from(name))) expect(told(bytes)).toBe(bytes.toString('utf8'))
    }),
  )
})

it.each(['workspaceId', 'số lượng', 'a'.repeat(25), '', '0'])("knows '%s' again", (name) => {
  expect(told(Buffer.from(name))).toBe(name)
  expect(told(Buffer.from(name))).toBe(name)
})
