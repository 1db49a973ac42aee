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
  ])('as a shopkeeper writes it: %s', (text, value) => expect(parseMoney(text, 'vi')).toBe(value))

  it.each([
    ['1,250,000', 1250000],
    ['1,250,000.00', 1250000],
    ['1.250.000,00\t24', 1250000],
    ['1250000.6\n', 1250001],
  ])('as a sheet writes it: %s', (text, value) => expect(parseMoney(text, 'vi')).toBe(value))

  it('by the marks of the language', () => {
    expect(parseMoney('1,250', 'en')).toBe(1250)
    expect(parseMoney('1,250', 'vi')).toBe(1)
    expect(parseMoney('1.5m', 'en')).toBe(1500000)
  })

  it.each(['', 'abc', '12a', '1.2.3', '6tr6500', '99999999999999999999'])('or not at all: %s', (text) =>
    expect(parseMoney(text, 'vi')).toBeNull(),
  )
})

it('A percentage is of an amount, rounded to whole dong', () => {
  expect([parsePercent('5%', 2_500_000), parsePercent(' 2,5 % ', 1000), parsePercent('33.33%', 100), parsePercent('0%', 5)]).toEqual([
    125_000, 25, 33, 0,
  ])
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
  expect(parseQuantity('2k', 'vi')).toBeNull()
})
