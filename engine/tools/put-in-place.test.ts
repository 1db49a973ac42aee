import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearDeadDrafts, draftOf, putInPlace } from './put-in-place'

const folder = mkdtempSync(join(tmpdir(), 'drafts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'shop.gz')

test('of two that make the same file at once the first stays, and the other is told', () => {
  const [first, second] = [draftOf(file), draftOf(file)]
  writeFileSync(first, 'first')
  writeFileSync(second, 'second')
  putInPlace(first, file)
  expect(() => putInPlace(second, file)).toThrow(expect.objectContaining({ code: 'EEXIST' }))
  expect(readFileSync(file, 'utf8')).toBe('first')
  expect(readdirSync(folder)).toEqual(['shop.gz'])
})

test('drafts that a kill left behind are cleared; another’s that is being written stays', () => {
  const [own, old, dead, others] = [draftOf(file), `${file}.part`, `${file}.999999999.0a1b2c3d.part`, join(folder, 'other.gz.part')]
  for (const each of [own, old, dead, others]) writeFileSync(each, 'half')
  clearDeadDrafts(file)
  expect([own, old, dead, others].map((each) => existsSync(each))).toEqual([true, false, false, true])
})
