import fc from 'fast-check'
import {
  allocate,
  CONFIRM_ABOVE,
  dong,
  EVERYDAY_LIMIT,
  isDong,
  MAX_DONG,
  roundCost,
  roundDong,
  shareDong,
  splitEqually,
  sumDong,
} from './money'

test('what is sent as money is a whole number of dong, at most 10^15 either way', () => {
  expect([isDong(1_000_000_000_000_000), isDong(-1_000_000_000_000_000), isDong(0)]).toEqual([true, true, true])
  expect([0.5, MAX_DONG + 1, -MAX_DONG - 1, NaN, Infinity, '5'].map(isDong)).toEqual([false, false, false, false, false, false])
})

test('what is reckoned is a whole number of dong, however large', () => {
  expect(dong(1_999_999_999_999_998)).toBe(1_999_999_999_999_998)
  expect(dong(2 ** 60)).toBe(1_152_921_504_606_846_976)
  expect(Object.is(dong(-0), 0)).toBe(true)
  for (const wrong of [0.5, NaN, Infinity]) expect(() => dong(wrong)).toThrow(RangeError)
})

test('the everyday limit is a thousand billion dong, and a form asks from a tenth of it', () => {
  expect([EVERYDAY_LIMIT, CONFIRM_ABOVE]).toEqual([1_000_000_000_000, 100_000_000_000])
})

test('half a dong is rounded away from zero', () => {
  expect([0.5, 1.5, 2.5, -0.5, -2.5, 2.4, -2.4].map(roundDong)).toEqual([1, 2, 3, -1, -3, 2, -2])
  expect(Object.is(roundDong(-0.4), 0)).toBe(true)
})

test('the noise of decimal fractions does not lose half a dong', () => {
  expect(roundDong(0.145 * 100)).toBe(15)
  expect(roundDong(999_999_999_999_999)).toBe(999_999_999_999_999)
  expect(roundCost(33.335)).toBe(33.34)
})

test('amounts add up to the last dong, beyond what can be sent too', () => {
  expect(sumDong([1, 2, 3])).toBe(6)
  expect(sumDong([])).toBe(0)
  expect(sumDong([999_999_999_999_999, 999_999_999_999_999, 1])).toBe(1_999_999_999_999_999)
  expect(sumDong(new Array<number>(9).fill(MAX_DONG))).toBe(9_000_000_000_000_000)
  expect(sumDong(new Array<number>(40).fill(MAX_DONG))).toBe(40_000_000_000_000_000)
  expect(() => sumDong([1, 1.5])).toThrow(RangeError)
})

test('a discount of 100 over three equal lines is 34, 33 and 33', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33])
})

test('a line worth nothing carries no part of the discount; only lines worth nothing share equally', () => {
  expect(allocate(10, [0, 3, 0])).toEqual([0, 10, 0])
  expect(allocate(5, [0, 0])).toEqual([3, 2])
  expect(allocate(0, [])).toEqual([])
  expect(() => allocate(1, [])).toThrow(RangeError)
  expect(() => allocate(1, [-1, 2])).toThrow(RangeError)
})

test('parts sum to the whole, whatever the amounts', () => {
  const amount = fc.integer({ min: -MAX_DONG, max: MAX_DONG })
  const weights = fc.array(fc.oneof(fc.integer({ min: 0, max: MAX_DONG }), fc.double({ min: 0, max: 1e9, noNaN: true })), { minLength: 1 })
  fc.assert(fc.property(amount, weights, (total, w) => sumDong(allocate(total, w)) === dong(total)))
})

test('the value of 1 of 3 pieces worth 100 is 33, of 2 of 3 it is 67', () => {
  expect([1, 2, 3].map((n) => shareDong(100, n, 3))).toEqual([33, 67, 100])
  expect(shareDong(-100, 2, 3)).toBe(-67)
  expect(shareDong(999_999_999_999_999, 4999, 5000)).toBe(999_799_999_999_999)
  expect(shareDong(999_999_999_999_999, 4999, 10_000)).toBe(499_900_000_000_000)
  expect(shareDong(-999_999_999_999_999, 4999, 10_000)).toBe(-499_900_000_000_000)
  expect(shareDong(100, 1.5, 2)).toBe(75)
  expect(() => shareDong(1, 0, 0)).toThrow(RangeError)
})

test('prepaid months are whole dong, the remainder on the last', () => {
  expect(splitEqually(100, 3)).toEqual([33, 33, 34])
  expect(splitEqually(-100, 3)).toEqual([-33, -33, -34])
  expect(() => splitEqually(100, 0)).toThrow(RangeError)
})
