import { completeLogin } from './login'

/** Types key by key, as a person who doesn't look at the field. */
const type = (keys: string, slug: string): string => [...keys].reduce((login, key) => completeLogin(login, login + key, slug), '')

it('the slug is completed after digits and a dot', () => {
  expect(type('1.', 'demo')).toBe('1.demo')
})

it('whoever types the whole name all the same ends with the slug once', () => {
  expect(type('1.demo', 'demo')).toBe('1.demo')
})

it('other names and emails are left as they are typed', () => {
  expect(type('khanhly', 'demo')).toBe('khanhly')
  expect(type('an@demo.vn', 'demo')).toBe('an@demo.vn')
})
