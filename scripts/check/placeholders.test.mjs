import { placeholders } from './placeholders.mjs'

test.each([
  ['Lưu', []],
  ['{partner} còn nợ {amount}', ['amount', 'partner']],
  ['{ day , date, long }', ['day:date']],
  ['{count, plural, one {# order of {name}} other {# orders of {name}}}', ['count', 'name']],
  ['{kind, select, sale {sold to <b>{who}</b>} other {bought}}', ['<b>', 'kind', 'who']],
  ["it''s '{not one}' but {one}", ['one']],
  ['5 < 6', []],
])('%s', (message, expected) => {
  expect(placeholders(message)).toEqual(expected)
})

test.each(['{open', 'shut}', '{}', '{n, plural, other {x}'])('refuses %s', (message) => {
  expect(() => placeholders(message)).toThrow(SyntaxError)
})
