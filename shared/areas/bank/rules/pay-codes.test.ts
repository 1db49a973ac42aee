import { payCode, payCodesIn } from './pay-codes'

test('a code of a counter is found in what banks make of it', () => {
  const code = payCode(Date.UTC(2026, 10, 21, 7, 10))
  expect(code).toMatch(/^QB[A-Z0-9]{8}$/)
  expect(payCodesIn(`MBVCB.632784.${code}.CT tu 0123 toi 0071`)).toEqual([code])
  expect(payCodesIn(`${code.slice(0, 5)} ${code.slice(5).toLowerCase()} thanh toan`)).toEqual([code])
  expect(payCodesIn('S000123 tra tien tra sen')).toEqual([])
})

test('two sales that begin a thousandth of a second apart have two codes', () => {
  const at = Date.UTC(2026, 10, 21)
  expect(payCode(at)).not.toBe(payCode(at + 1))
})
