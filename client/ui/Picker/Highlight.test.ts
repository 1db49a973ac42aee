import { marksOf } from './Highlight'

const marked = (text: string, typed: string): string[] => marksOf(text, typed).map(({ from, to }) => text.slice(from, to))

it.each([
  ['Công ty TNHH Thương mại An Khang', 'an khang', ['An Khang']],
  ['Nhà thuốc An Khang Bình Dương', 'duong nha', ['Nhà', 'Dương']],
  ['Trà sen Tây Hồ 100 g', 'cà phê', []],
  ['Trà sen', '', []],
])('In “%s” the typed “%s” is marked, accents aside', (text, typed, found) => {
  expect(marked(text, typed)).toEqual(found)
})
