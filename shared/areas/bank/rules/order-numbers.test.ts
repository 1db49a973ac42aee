import { orderNumbersIn } from './order-numbers'

describe('the order that a transfer names', () => {
  test.each([
    ['S000123', 'S000123'],
    ['MBVCB.3278907687.s000123.CT tu 0123 toi 456', 'S000123'],
    ['THANHTOANS000123', 'S000123'],
    ['CHUYEN TIEN S 000 123', 'S000123'],
    ['IBFT s.000123-FT23084737', 'S000123'],
    ['S00012320231010', 'S000123'],
  ])('is found in “%s”', (text, number) => {
    expect(orderNumbersIn(text)[0]).toBe(number)
  })

  test('may be read in several ways once there are more than 999,999 orders', () => {
    expect(orderNumbersIn('S1234567')).toEqual(['S1234567', 'S123456'])
  })

  test.each(['', 'MBVCB.3278907687 tien hang', 'P000123', 'S12345', 'S000000'])('is none in “%s”', (text) => {
    expect(orderNumbersIn(text)).toEqual([])
  })

  test('comes once, however often it stands there', () => {
    expect(orderNumbersIn('S000123 S000124 s000123')).toEqual(['S000123', 'S000124'])
  })
})
