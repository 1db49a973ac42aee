import { day, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { layOut, momentAt, monthOf, movedBy, weekOf } from './calendar'

const zone = DEFAULT_ZONE

test('a week begins on Monday, a month is shown in whole weeks', () => {
  expect([weekOf(day('2026-11-22'))[0], weekOf(day('2026-11-22'))[6]]).toEqual(['2026-11-16', '2026-11-22'])
  const month = monthOf(day('2026-11-21'))
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42])
  expect(monthOf(day('2027-02-10'))).toHaveLength(28)
})

test('a post moves by quarters of an hour and by days, and never over midnight', () => {
  const at = new Date('2026-11-22T02:07:00Z')
  expect(movedBy(at, { steps: 1 }, zone).toISOString()).toBe('2026-11-22T02:15:00.000Z')
  expect(movedBy(at, { days: 1 }, zone).toISOString()).toBe('2026-11-23T02:07:00.000Z')
  expect(movedBy(new Date('2026-11-22T16:50:00Z'), { steps: 1 }, zone).toISOString()).toBe('2026-11-22T16:45:00.000Z')
  expect(momentAt(day('2026-11-22'), 547, zone).toISOString()).toBe('2026-11-22T02:00:00.000Z')
})

test('posts of the same time stand beside each other, those after them have the whole day again', () => {
  const post = (at: string) => ({ at })
  const laid = layOut([post('2026-11-22T02:30:00Z'), post('2026-11-22T02:00:00Z'), post('2026-11-22T08:00:00Z'), { at: undefined }], zone)
  expect(laid.map(({ minutes, lane, lanes }) => [minutes, lane, lanes])).toEqual([
    [540, 0, 2],
    [570, 1, 2],
    [900, 0, 1],
  ])
})
