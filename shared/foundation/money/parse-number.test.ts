import { parseMoney, parsePercent, parseQuantity } from './parse-number'

describe('An amount is understood', () => {
  it.each([
    ['6tr650', 6650000],
    ['6tr5', 6500000],
    ['1,5tr', 1500000],
    ['1.5tr', 1500000],
    ['200k', 200000],
    ['200k5', 200500],
    ['1tỷ2', 1200000000],
    ['1ty200tr', 1200000000],
    ['2tr50k', 2050000],
    ['1.250.000', 1250000],
    ['1.250.000 ₫', 1250000],
    ['1250000', 1250000],
    ['1.250', 1250],
    ['0', 0],
    ['-4.860.000', -4860000],
    ['−4.860.000', -4860000],
    ['(4.860.000)', -4860000],
    ['1500tr', 1500000000],
    ['1.500tr', 1500000000],
    ['1,500tr', 1500000],
    ['0.500tr', 500000],
    ['2 tỷ 500 triệu', 2500000000],
    ['1 500 000', 1500000],
    ['1.500 000', 1500000],
    [' 1.500.000 ₫ ', 1500000],
    ['1\u00a0500\u202f000\u00a0đ', 1500000],
    ["1'500'000", 1500000],
    ['1.500.000.', 1500000],
    ['1.500.000\r\n', 1500000],
  ])('as a shopkeeper writes it: %s', (text, value) => expect(parseMoney(text, 'vi')).toBe(value))

  it.each([
    ['1,250,000', 1250000],
    ['1,250,000.00', 1250000],
    ['1.250.000,00\t24', 1250000],
    ['1250000.6\n', 1250001],
  ])('as a sheet writes it: %s', (text, value) => expect(parseMoney(text, 'vi')).toBe(value))

  it('by the marks of the language', () => {
    expect(parseMoney('1,250', 'en')).toBe(1250)
    expect(parseMoney('1.500m', 'en')).toBe(1500000)
    expect(parseMoney('1,500m', 'en')).toBe(1500000000)
    expect(parseMoney('1.5m', 'en')).toBe(1500000)
  })

  it('as thousands before three last digits, whichever mark: there are no thousandths of a dong', () => {
    expect([parseMoney('1,250', 'vi'), parseMoney('1.250', 'en'), parseMoney('500,000 ₫', 'vi')]).toEqual([1250, 1250, 500000])
  })

  it.each(['', 'abc', '12a', '1.2.3', '6tr6500', '99999999999999999999'])('or not at all: %s', (text) =>
    expect(parseMoney(text, 'vi')).toBeNull(),
  )

  it.each(['1.5', '12,5', '1.50', '0.500', '1.500,000', '12.34.567', '1 5', '0987 654 321', '12.11.2026', '0,0000015tr'])(
    'or not at all, sooner than wrongly: %s',
    (text) => expect([parseMoney(text, 'vi'), parseMoney(text, 'en')]).toEqual([null, null]),
  )

  it('or not at all where the mark stands where the language has none', () => {
    expect([parseMoney('1500,000', 'vi'), parseMoney('1500.000', 'en')]).toEqual([null, null])
    expect([parseMoney('15.00', 'vi'), parseMoney('15,00', 'en')]).toEqual([null, null])
  })
})

it('A percentage is of an amount, rounded to whole dong', () => {
  expect([parsePercent('5%', 2_500_000), parsePercent(' 2,5 % ', 1000), parsePercent('33.33%', 100), parsePercent('0%', 5)]).toEqual([
    125_000, 25, 33, 0,
  ])
  // 750 × 4.6 ÷ 100 is 34.5, which decimal fractions make 34.49…
  expect([parsePercent('4,6 %', 750), parsePercent('4.6%', 750), parsePercent('0,5%', -100)]).toEqual([35, 35, -1])
  expect([parsePercent('5', 100), parsePercent('%', 100), parsePercent('-5%', 100), parsePercent('5%5', 100)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('A quantity may have decimals, three at most', () => {
  expect(parseQuantity('2,5', 'vi')).toBe(2.5)
  expect(parseQuantity('1.250', 'vi')).toBe(1250)
  expect(parseQuantity('0.3333', 'en')).toBe(0.333)
  expect(parseQuantity('0.500', 'vi')).toBe(0.5)
  expect(parseQuantity('1,5', 'en')).toBe(1.5)
  expect(parseQuantity('2k', 'vi')).toBeNull()
  expect(parseQuantity('1 2', 'vi')).toBeNull()
})
