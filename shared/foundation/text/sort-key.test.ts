import { compareNames, sortKey } from './sort-key'

/** By code, as the database compares. */
const sorted = (names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, key: sortKey(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ name }) => name)

const inOrder = (...names: string[]) => expect(sorted([...names].reverse())).toEqual(names)

test('letters come in the order of the Vietnamese alphabet', () => {
  inOrder(
    'An',
    'Ăn',
    'Ân',
    'Bình',
    'Cúc',
    'Dung',
    'Đào',
    'Em',
    'Êm',
    'Giang',
    'Oanh',
    'Ông',
    'Ơn',
    'Phúc',
    'Uyên',
    'Ưng',
    'Vân',
    'Xuân',
    'Yến',
  )
})

test('the same letters are told apart by their tones: level, huyền, hỏi, ngã, sắc, nặng', () => {
  inOrder('ma', 'mà', 'mả', 'mã', 'má', 'mạ')
  inOrder('tuâ', 'tuầ', 'tuẩ', 'tuẫ', 'tuấ', 'tuậ')
  inOrder('Trà lài', 'Trà sen', 'Tra sét')
})

test('letters count before tones, tones before capitals', () => {
  inOrder('Hoa', 'Hoà', 'Hoá', 'Hoan')
  inOrder('cà phê', 'Cà phê', 'CÀ PHÊ', 'cả phê')
})

test('a shorter name comes before one that goes on, a space before letters, digits before letters', () => {
  inOrder('Trà', 'Trà ô long', 'Trà sen', 'Trà sen 100 g', 'Trà sen Tây Hồ', 'Trạm')
  inOrder('- khuyến mãi', '2 Tý', '7 Up', 'Anh Ba')
})

test('how the accents are written doesn’t matter', () => {
  expect(sortKey('Trần Đức'.normalize('NFD'))).toBe(sortKey('Trần Đức'.normalize('NFC')))
  expect(sortKey('Trần\u00a0Đức ')).toBe(sortKey('Trần Đức'))
  expect(sortKey('Trần')).not.toBe(sortKey('trần'))
})

test('names in other scripts come after, and never make a key fail', () => {
  inOrder('Zoé', 'Ωmega', 'Иван', '京都')
  expect(sortKey('')).toBe('\u0001\u0001')
  expect(sortKey('\u0301')).toBe('\u0001\u0001')
})

test('any two names are told apart, the same name is not', () => {
  expect(['Đá', 'Dã', 'Da'].sort(compareNames)).toEqual(['Da', 'Dã', 'Đá'])
  expect([compareNames('a\u0300', 'à'), compareNames('à', 'a\u0300'), compareNames('à', 'à')]).toEqual([-1, 1, 0])
})
