import { dong } from '../../../foundation/money/money'
import { corrected, costAt, costsByTerms, stepsAfter, type CostedUnit } from './unit-costs'

const known = (value: number) => ({ value: dong(value), isKnown: true })
const unknown = { value: dong(0), isKnown: false }
const units = (...costs: (number | null)[]): CostedUnit[] => costs.map((cost) => ({ cost }))
const march = new Date('2026-03-10T03:00:00Z')
const april = new Date('2026-04-10T03:00:00Z')

test('a price that is corrected reaches each unit of its line, in whole dong that sum to the line', () => {
  expect(costsByTerms(units(1000, 1000, 1000), known(3000), known(4500))).toEqual({ costs: [1500, 1500, 1500], uncarried: 0 })
  expect(costsByTerms(units(334, 333, 333), known(1000), known(1001)).costs).toEqual([334, 334, 333])
})

test('corrected back, each unit costs what it did', () => {
  const before = units(334, 333, 333)
  const after = costsByTerms(before, known(1000), known(1237)).costs
  expect(costsByTerms(units(...after), known(1237), known(1000)).costs).toEqual([334, 333, 333])
})

test('what the board gave a unit besides stays', () => {
  expect(costsByTerms(units(200, 200), known(200), known(300)).costs).toEqual([250, 250])
})

test('a unit of unknown cost gets its share; the cost that the board found out meanwhile stays', () => {
  expect(costsByTerms(units(null, null, 700), unknown, known(1500)).costs).toEqual([500, 500, 700])
  expect(costsByTerms(units(500, 500, 700), known(1500), unknown).costs).toEqual([null, null, 700])
})

test('no unit costs less than nothing: what it can’t carry is told', () => {
  expect(costsByTerms(units(300, 1000), known(2000), known(1000))).toEqual({ costs: [0, 500], uncarried: -200 })
  expect(costsByTerms([], known(2000), known(1000))).toEqual({ costs: [], uncarried: -1000 })
})

test('a unit cost what it cost until its price was corrected', () => {
  const once = corrected({ cost: null }, 500, march)
  const twice = corrected(once, 300, april)
  expect([new Date('2026-03-09'), march, april].map((at) => costAt(twice, at))).toEqual([null, 500, 300])
  expect(stepsAfter(twice, new Date('2026-03-09'))).toEqual([
    { at: march, cost: 500, unknown: -1 },
    { at: april, cost: -200, unknown: 0 },
  ])
  expect(stepsAfter(twice, march)).toEqual([{ at: april, cost: -200, unknown: 0 }])
})
