import { fitOf, rollLength } from './paper-sizes'

const MM = 96 / 25.4

it('A sheet is used to its end before a second begins: what gives way is the least that spares one', () => {
  // 269 mm of an A4 sheet are written on.
  expect(fitOf('a4', () => 269 * MM)).toBe('')
  expect(fitOf('a4', (fit) => (fit === '' ? 280 : 260) * MM)).toBe('close')
  expect(fitOf('a4', (fit) => ({ '': 310, close: 290, closest: 268 })[fit] * MM)).toBe('closest')
})

it('Where a second sheet is needed anyway nothing gives way', () => {
  expect(fitOf('a5', (fit) => ({ '': 380, close: 350, closest: 300 })[fit] * MM)).toBe('')
})

it('A roll is as long as what stands on it, and never taken for a page on its side', () => {
  expect(rollLength(120 * MM)).toBe(127)
  expect(rollLength(412.3 * MM)).toBe(420)
  expect(rollLength(20 * MM)).toBe(81)
})
