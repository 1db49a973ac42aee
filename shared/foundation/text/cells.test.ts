import { readCell, type ImportColumn } from './cells'

const column = (kind: ImportColumn['kind']): ImportColumn => ({ key: 'x', kind, head: { en: '', vi: '' }, example: '' })
const quantity = (cell: string | number) => readCell(column('quantity'), cell)

test.each([
  ['1,500', '1500'],
  ['1.500', '1500'],
  ['1,125', '1125'],
  ['12.000', '12000'],
  [' 999,000 ', '999000'],
])('a quantity of a sheet that is thousands in one language and a fraction in the other is asked for: %s', (cell, whole) => {
  expect(quantity(cell)).toEqual({ ok: false, code: 'imports.cell-unsure', values: { value: cell.trim(), whole } })
})

test.each([
  // As Vietnamese sheets write it.
  ['1.250.000', 1_250_000],
  ['1.500,5', 1500.5],
  ['2,5', 2.5],
  ['0,125', 0.125],
  ['1,5000', 1.5],
  // As English ones do.
  ['1,250,000', 1_250_000],
  ['1,500.00', 1500],
  ['2.5', 2.5],
  ['0.125', 0.125],
  ['1.5000', 1.5],
  // As both do.
  ['1500', 1500],
  ['1 500', 1500],
  ['1500,125', 1500.125],
  [1500, 1500],
  [1.5, 1.5],
])('a quantity of a sheet says the same to whoever reads it: %s', (cell, value) => {
  expect(quantity(cell)).toEqual({ ok: true, value })
})

test.each([
  ['1.500', 1500],
  ['1,500', 1500],
  ['1.250.000 ₫', 1_250_000],
  ['1,250,000', 1_250_000],
])('an amount has no thousandths: %s', (cell, value) => {
  expect(readCell(column('money'), cell)).toEqual({ ok: true, value })
})
