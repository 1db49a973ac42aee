import { whyNotPassword } from '@shared/foundation/passwords/passwords'
import { hashPassword, isAmong, matchPassword, randomPassword, verifyNobody, verifyPassword } from './passwords'

const now = new Date('2026-11-21T08:00:00Z')

test('a password is kept as argon2id, and is found right by itself alone', async () => {
  const hashed = await hashPassword('Gạo nếp 5kg!')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hashed, 'Gạo nếp 5kg!')).toBe(true)
  expect(await verifyPassword(hashed, 'Gao nep 5kg!')).toBe(false)
  expect(await verifyPassword('no hash at all', 'Gạo nếp 5kg!')).toBe(false)
  expect(await isAmong([await hashPassword('other'), hashed], 'Gạo nếp 5kg!')).toBe(true)
})

test.each([
  ['more memory and passes', '$argon2id$v=19$m=65536,t=200000,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'A'.repeat(43)],
  ['passes without end', '$argon2id$v=19$m=19456,t=4294967295,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'A'.repeat(43)],
  ['a digest of a megabyte', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'A'.repeat(1_000_000)],
  ['another kind', '$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'A'.repeat(43)],
])('a hash that was not made here is never computed, and is nobody’s: %s', async (_what, hashed) => {
  const tried = await Promise.all(Array.from({ length: 4 }, () => verifyPassword(hashed, 'Gạo nếp 5kg!')))
  expect(tried).toEqual([false, false, false, false])
})

test('one company’s storm of sign-ins doesn’t keep another’s waiting behind it', async () => {
  const ended: string[] = []
  const hashed = await hashPassword('own')
  const storm = Array.from({ length: 40 }, () => verifyPassword(hashed, 'wrong', 'storm').then(() => ended.push('storm')))
  const quiet = verifyPassword(hashed, 'own', 'quiet').then(() => ended.push('quiet'))
  await Promise.all([...storm, quiet])
  expect(ended.indexOf('quiet')).toBeLessThan(8)
})

test('a line of sign-ins that is too long is refused at once, and only that company’s', async () => {
  const hashed = await hashPassword('own')
  const tries = Array.from({ length: 260 }, () => verifyPassword(hashed, 'wrong', 'storm').catch((error: Error) => error.message))
  const other = verifyPassword(hashed, 'own', 'quiet')
  expect(await other).toBe(true)
  expect((await Promise.all(tries)).filter((each) => each !== false)).toHaveLength(8)
})

test('a temporary password is right beside the own one, until its hour is over', async () => {
  const holder = {
    passwordHash: await hashPassword('own'),
    temporaryPassword: { hash: await hashPassword('sent'), expires: new Date(now.getTime() + 3_600_000) },
  }
  expect(await matchPassword(holder, 'own', now)).toBe('own')
  expect(await matchPassword(holder, 'sent', now)).toBe('temporary')
  expect(await matchPassword(holder, 'sent', new Date(now.getTime() + 3_600_000))).toBeNull()
  expect(await matchPassword(holder, 'neither', now)).toBeNull()
})

test('nobody’s password is never right', async () => {
  expect(await verifyNobody('')).toBe(false)
})

test('a password made by the server passes the rules and never repeats', () => {
  const made = Array.from({ length: 200 }, randomPassword)
  expect(made.filter((password) => whyNotPassword(password) !== null)).toEqual([])
  expect(new Set(made).size).toBe(200)
})
