import { missingIn } from './missing-in'

test.each([
  ['the same words with blanks around them', 'giao sáng', ' giao sáng ', null],
  ['other words', 'giao sáng', 'giao chiều', ''],
  ['nothing sent and nothing kept', undefined, '  ', null],
  ['a switch that is off and was never set', undefined, false, null],
  ['an empty list where something stands', ['gấp'], [], ''],
  ['a line with more to it than was sent', [{ quantity: 2, name: 'Trà' }], [{ quantity: 2 }], null],
  ['a line with another price', [{ quantity: 2, price: 5 }], [{ quantity: 2, price: 4 }], '.0.price'],
  ['fewer lines than were sent', [{ quantity: 2 }], [{ quantity: 2 }, { quantity: 1 }], ''],
  ['the same moment', new Date(5), new Date(5), null],
  ['another moment', new Date(5), new Date(6), ''],
  ['zero where nothing stands', undefined, 0, ''],
  ['a number and its text', 5, '5', ''],
])('%s', (_what, kept, sent, path) => {
  expect(missingIn(kept, sent)).toBe(path)
})
