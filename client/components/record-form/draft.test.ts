import { draftKey, readDraft, writeDraft } from './draft'
import { baseOf } from './merge-record'

const key = draftKey('u1', 'users', undefined)
const empty = { name: '', rights: [] as string[], salary: null as number | null }

beforeEach(() => localStorage.clear())

it('A draft is there again, of this member and this record only', () => {
  writeDraft(key, { base: baseOf(empty, 3), values: { ...empty, name: 'Khánh Ly', salary: 9_000_000 } })
  expect(readDraft(key, empty)).toEqual({
    base: { values: empty, revs: { name: 3, rights: 3, salary: 3 }, rev: 3 },
    values: { name: 'Khánh Ly', rights: [], salary: 9_000_000 },
  })
  expect(readDraft(draftKey('u2', 'users', undefined), empty)).toBeNull()
  expect(readDraft(draftKey('u1', 'users', 'm1'), empty)).toBeNull()
})

it.each(['{', '[]', '{"values":{}}', 'null'])('A damaged draft is no draft: %s', (text) => {
  localStorage.setItem(key, text)
  expect(readDraft(key, empty)).toBeNull()
})

it('Fields that a former version kept in another kind are the form’s own', () => {
  localStorage.setItem(key, JSON.stringify({ base: { values: {} }, values: { name: 7, rights: 'all', salary: 5, gone: 1 } }))
  expect(readDraft(key, empty)?.values).toEqual({ name: '', rights: [], salary: 5 })
})
