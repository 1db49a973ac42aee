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
  [-21_000, 'âm hai mươi mốt nghìn đồng'],
])('%d dong is said “%s”', (dong, words) => expect(dongInVietnamese(dong)).toBe(words))

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
