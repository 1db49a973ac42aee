import { findUnusedCodes, unusedCodes } from './error-codes.mjs'
import { root } from '../ensure/paths.mjs'

const catalogue = [
  {
    file: 'errors.ts',
    text: "export const errors = {\n  'orders.total-invalid': { en: 'x' },\n  'stock.locked': {\n    en: 'y',\n  },\n}",
  },
]

test('a code that nothing raises is named', () => {
  expect(unusedCodes(catalogue, ["throw AppError.of('orders.total-invalid')"])).toEqual(["errors.ts: nothing raises 'stock.locked'"])
})

test('a code counts as raised wherever it is quoted', () => {
  expect(unusedCodes(catalogue, ["error: 'stock.locked'", "x ? 'orders.total-invalid' : null"])).toEqual([])
})

test('every code of the catalogue is raised somewhere', async () => {
  expect(await findUnusedCodes(root)).toEqual([])
})
