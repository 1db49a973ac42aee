import { payCode, payCodesIn } from './pay-codes'

test('a code of a counter is found in what banks make of it', () => {
  const code = payCode('1795801155239-k3')
  expect(code).toMatch(/^QB[A-Z0-9]{8}$/)
  expect(payCodesIn(`MBVCB.632784.${code}.CT tu 0123 toi 0071`)).toEqual([code])
  expect(payCodesIn(`${code.slice(0, 5)} ${code.slice(5).toLowerCase()} thanh toan`)).toEqual([code])
  expect(payCodesIn('S000123 tra tien tra sen')).toEqual([])
})

test('ten thousand sales of a day have as many codes, and a sale keeps its own', () => {
  const keys = Array.from({ length: 10_000 }, (_, at) => String(1_795_801_155_239 + at))
  expect(new Set(keys.map(payCode)).size).toBe(10_000)
  expect(payCode('1795801155239')).toBe(payCode('1795801155239'))
})
