import { rememberedHashes, whyNotFirstPassword, whyNotPassword } from './passwords'

test('a changed password has at least 8 characters with a letter, a number and a special character', () => {
  expect(whyNotPassword('gạo-nếp1')).toBeNull()
  for (const weak of ['gao-ne1', 'gaonep12', 'gao-nepp', '1234-5678', 'gao nep 1']) expect(whyNotPassword(weak)).toBe('users.password-weak')
  expect(whyNotPassword('')).toBe('users.password-required')
})

test('a new member’s first password has at least 6 characters', () => {
  expect(whyNotFirstPassword('gaonep')).toBeNull()
  expect(whyNotFirstPassword('gaone')).toBe('users.password-short')
  expect(whyNotFirstPassword('')).toBe('users.password-required')
})

test('the last 4 passwords are remembered, the present one among them', () => {
  expect(rememberedHashes('e', ['d', 'c', 'b', 'a'])).toEqual(['e', 'd', 'c', 'b'])
})
