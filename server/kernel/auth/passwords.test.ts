import { whyNotPassword } from '@shared/domain/passwords/passwords'
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
