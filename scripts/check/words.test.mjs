import { forbiddenWords, wordRules } from './words.mjs'

const rules = wordRules(`
| language | say | not | where |
| -------- | --- | --- | ----- |
| vi | tài khoản quỹ | nhãn | \`funds.\` |
| vi | sao chép | chép | |
| vi | huỷ bỏ | “Thôi” | |
| en | Email | e-mail | |
`)
const said = (id, text, language = 'vi') => forbiddenWords([{ id, text, language, file: 'x.json' }], rules)

test('a word that was given up is named with the one in its place', () => {
  expect(said('record.copy', 'Chép liên kết này')).toEqual(['x.json: record.copy says "chép"; the word is "sao chép"'])
  expect(said('sign-in.login', 'E-mail or username', 'en')).toHaveLength(1)
})

test.each([
  ['where it means another thing', 'orders.tags', 'Nhãn đơn hàng', 'vi'],
  ['as a part of another word', 'funds.x', 'Nhãng', 'vi'],
  ['within the right word', 'record.copy', 'Đã sao chép liên kết', 'vi'],
  ['as the name of what is filled in', 'funds.x', '{nhãn}', 'vi'],
  ['in the other language', 'x.y', 'e-mail', 'vi'],
  ['within a text, where the whole text is meant', 'x.y', 'Thôi thúc', 'vi'],
])('it may stand %s', (_case, id, text, language) => {
  expect(said(id, text, language)).toEqual([])
})

test('and may not where its rule holds', () => {
  expect(said('funds.label', 'Mọi nhãn')).toHaveLength(1)
  expect(said('x.y', 'Thôi')).toHaveLength(1)
})
