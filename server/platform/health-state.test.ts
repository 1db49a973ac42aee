import { pino } from 'pino'
import { HealthState } from './health-state'

test('what one node finds, and that nothing can be saved, is known at the other, which tells it no further', () => {
  const log = pino({ level: 'silent' })
  const told: string[] = []
  const there = new HealthState(log, ({ kind }) => told.push(`there: ${kind}`))
  const here = new HealthState(log, (news) => {
    told.push(`here: ${news.kind}`)
    there.hear(news)
  })
  here.writeRefused()
  here.writeRefused()
  here.differed({ figures: 2 })
  here.differed({ entries: 1 })
  here.differed({ figures: 0 })
  expect([there.areWritesRefused, there.figuresDiffered, there.entriesDiffered]).toEqual([true, 2, 1])
  here.written()
  expect(there.areWritesRefused).toBe(false)
  expect(told).toEqual(['here: writes', 'here: differed', 'here: differed', 'here: writes'])
})
