import { roundStep, straightPath, ticksOf, withOneZero } from './scale'

describe('An axis', () => {
  it('has round steps', () => {
    expect(roundStep(36, 4)).toBe(10)
    expect(roundStep(34_000_000)).toBe(10_000_000)
    expect(roundStep(0)).toBe(1)
  })
  it('begins at zero and takes in every value', () => {
    expect(ticksOf([12, 36])).toEqual([0, 10, 20, 30, 40])
    expect(ticksOf([-5, 20])).toEqual([-5, 0, 5, 10, 15, 20])
    expect(ticksOf([])).toEqual([0, 1])
  })
  it('shares its zero with the other one', () => {
    expect(withOneZero([0, 10, 20, 30], [-500, 0, 500])).toEqual([
      [-10, 0, 10, 20, 30],
      [-500, 0, 500, 1000, 1500],
    ])
  })
})

it('A line goes straight from point to point', () => {
  expect(
    straightPath([
      { x: 0, y: 5 },
      { x: 10, y: 1 },
      { x: 20, y: 3 },
    ]),
  ).toBe('M0 5L10 1L20 3')
})
