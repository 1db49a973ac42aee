import { sheetsOf } from './label-sheet'

const labels = Array.from({ length: 37 }, (_, at) => at + 1)

test('eighteen labels stand on a sheet; a sheet begun before keeps its used cells empty', () => {
  expect(sheetsOf(labels, 'sheet', 1).map((sheet) => sheet.length)).toEqual([18, 18, 1])
  const begun = sheetsOf(labels, 'sheet', 3)
  expect(begun.map((sheet) => sheet.length)).toEqual([18, 18, 3])
  expect(begun[0]?.slice(0, 4)).toEqual([null, null, 1, 2])
})

test('on a roll each label is by itself, wherever the last sheet ended', () => {
  expect(sheetsOf([1, 2], 'wide', 9)).toEqual([[1], [2]])
})
