import fc from 'fast-check'
import { MAX_DONG } from '../money/money'
import { dongInEnglish, dongInVietnamese } from './words'

test.each([
  [0, 'không đồng'],
  [5, 'năm đồng'],
  [10, 'mười đồng'],
  [14, 'mười bốn đồng'],
  [15, 'mười lăm đồng'],
  [20, 'hai mươi đồng'],
  [21, 'hai mươi mốt đồng'],
  [24, 'hai mươi tư đồng'],
  [25, 'hai mươi lăm đồng'],
  [101, 'một trăm lẻ một đồng'],
  [105, 'một trăm lẻ năm đồng'],
  [110, 'một trăm mười đồng'],
  [111, 'một trăm mười một đồng'],
  [115, 'một trăm mười lăm đồng'],
  [1_000, 'một nghìn đồng'],
  [1_005, 'một nghìn không trăm lẻ năm đồng'],
  [1_015, 'một nghìn không trăm mười lăm đồng'],
  [1_005_000, 'một triệu không trăm lẻ năm nghìn đồng'],
  [1_000_015, 'một triệu không trăm mười lăm đồng'],
  [15_524_000, 'mười lăm triệu năm trăm hai mươi tư nghìn đồng'],
  [1_000_000_000, 'một tỷ đồng'],
  [1_000_000_001, 'một tỷ không trăm lẻ một đồng'],
  [12_000_500_000, 'mười hai tỷ năm trăm nghìn đồng'],
  [523_056, 'năm trăm hai mươi ba nghìn không trăm năm mươi sáu đồng'],
  [145_001_000, 'một trăm bốn mươi lăm triệu không trăm lẻ một nghìn đồng'],
  [1_000_000_000_000, 'một nghìn tỷ đồng'],
  [1_230_950_880_055, 'một nghìn hai trăm ba mươi tỷ chín trăm năm mươi triệu tám trăm tám mươi nghìn không trăm năm mươi lăm đồng'],
  [
    999_999_999_999_999,
    'chín trăm chín mươi chín nghìn chín trăm chín mươi chín tỷ chín trăm chín mươi chín triệu chín trăm chín mươi chín nghìn chín trăm chín mươi chín đồng',
  ],
  [1_000_000_000_000_000, 'một triệu tỷ đồng'],
  [1_005_000_000_000, 'một nghìn không trăm lẻ năm tỷ đồng'],
  [-21_000, 'âm hai mươi mốt nghìn đồng'],
])('%d dong is said “%s”', (dong, words) => expect(dongInVietnamese(dong)).toBe(words))

const DIGITS: Readonly<Record<string, number>> = {
  không: 0, một: 1, mốt: 1, hai: 2, ba: 3, bốn: 4, tư: 4, năm: 5, lăm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9,
} // prettier-ignore
const SCALES = [['tỷ', 1e9], ['triệu', 1e6], ['nghìn', 1e3], ['trăm', 100], ['mươi', 10]] as const // prettier-ignore

/** The number that Vietnamese words say. */
const saidBy = (words: readonly string[]): number => {
  for (const [name, worth] of SCALES) {
    const at = words.lastIndexOf(name)
    if (at >= 0) return saidBy(words.slice(0, at)) * worth + saidBy(words.slice(at + 1))
  }
  return words.reduce((sum, word) => sum + (word === 'mười' ? 10 : word === 'lẻ' ? 0 : (DIGITS[word] ?? NaN)), 0)
}

/** Amounts with as many noughts among their figures as books have. */
const amounts = fc
  .tuple(fc.array(fc.oneof(fc.constant(0), fc.nat(9)), { minLength: 1, maxLength: 16 }), fc.boolean())
  .map(([figures, isNegative]) => Math.min(Number(figures.join('')), MAX_DONG) * (isNegative ? -1 : 1))

test('any amount is said so that it can be read back, with the ones, fours and fives as they sound after tens, and hundreds never left out', () => {
  fc.assert(
    fc.property(amounts, (dong) => {
      const text = dongInVietnamese(dong)
      const words = text.replace(/^âm | đồng$/g, '').split(' ')
      expect(saidBy(words)).toBe(Math.abs(dong))
      expect(text.startsWith('âm ')).toBe(dong < 0)
      expect(text).not.toMatch(/mươi (một|bốn|năm)( |$)|mười (mốt|tư|năm)( |$)|tỉ|linh|ngàn/)
      const [, ...further] = words.join(' ').split(/ ?(?:nghìn|triệu|tỷ) ?/).filter(Boolean) // prettier-ignore
      for (const group of further) expect(group).toMatch(/^\S+ trăm( lẻ \S+| mười.*| \S+ mươi.*)?$/)
    }),
    { numRuns: 500 },
  )
})

test.each([
  [0, 'zero dong'],
  [21, 'twenty-one dong'],
  [105, 'one hundred five dong'],
  [1_005_000, 'one million five thousand dong'],
  [1_000_000_000, 'one billion dong'],
])('in English %d dong is “%s”', (dong, words) => expect(dongInEnglish(dong)).toBe(words))

test('part of a dong has no words', () => {
  expect(() => dongInVietnamese(0.5)).toThrow(RangeError)
  expect(() => dongInEnglish(Number.NaN)).toThrow(RangeError)
})
