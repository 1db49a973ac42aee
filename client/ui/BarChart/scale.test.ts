import { axisOf, nameLines, roundStep, straightPath, withOneZero } from './scale'

describe('An axis', () => {
  it('has round steps', () => {
    expect(roundStep(36, 4)).toBe(10)
    expect(roundStep(34_000_000)).toBe(10_000_000)
    expect(roundStep(0)).toBe(1)
  })
  it('begins at zero and takes in every value', () => {
    expect(axisOf([12, 36])).toEqual({ ticks: [0, 10, 20, 30, 40], low: 0, high: 40 })
    expect(axisOf([-5, 20])).toEqual({ ticks: [-5, 0, 5, 10, 15, 20], low: -5, high: 20 })
    expect(axisOf([])).toEqual({ ticks: [0, 1], low: 0, high: 1 })
  })
  it('gives one day of −1 million among days of 30 million no more room than it takes', () => {
    expect(axisOf([30_000_000, -1_000_000, 12_000_000])).toEqual({
      ticks: [0, 10_000_000, 20_000_000, 30_000_000],
      low: -1_000_000,
      high: 30_000_000,
    })
    expect(axisOf([-8, -1])).toEqual({ ticks: [-8, -6, -4, -2, 0], low: -8, high: 0 })
  })
  it('shares its zero with the other one', () => {
    expect(withOneZero(axisOf([30]), axisOf([-500, 1500]))).toEqual([
      { ticks: [-10, 0, 10, 20, 30], low: -10, high: 30 },
      { ticks: [-500, 0, 500, 1000, 1500], low: -500, high: 1500 },
    ])
    expect(withOneZero(axisOf([30_000_000, -1_000_000]), axisOf([200]))).toEqual([
      { ticks: [0, 10_000_000, 20_000_000, 30_000_000, 40_000_000], low: -1_000_000, high: 40_000_000 },
      { ticks: [0, 50, 100, 150, 200], low: -5, high: 200 },
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

it('Names of companies stand whole under their bars on a phone, in two lines where one is too short', () => {
  expect(nameLines('Mộc Sương', 100)).toEqual(['Mộc Sương'])
  expect(nameLines('Công ty Mộc Sương', 90)).toEqual(['Công ty Mộc', 'Sương'])
  expect(nameLines('Công ty trách nhiệm hữu hạn Mộc Sương', 90)).toEqual(['Công ty trách', 'nhiệm hữu hạn…'])
  expect(nameLines('Nghiêng', 30)).toEqual(['Ngh…'])
})
