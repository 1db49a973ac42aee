import { day } from '@shared/foundation/days/days'
import { momentAt, parseTime, shortMoment, wholeMoment } from './moments'

const zone = 'Asia/Ho_Chi_Minh'

it('A time is typed in whatever way is quickest; what is none stays so', () => {
  expect(['9:40', '09:40', '0940', '9', '24:00'].map(parseTime)).toEqual([580, 580, 580, 540, 1440])
  expect(['24:01', '9:60', '25', 'trưa', ''].map(parseTime)).toEqual([null, null, null, null, null])
})

it('The moment is that of the company’s clock, and the end of a day is told as 24:00', () => {
  expect(momentAt(day('2026-11-02'), 580, zone)).toBe('2026-11-02T02:40:00.000Z')
  const end = momentAt(day('2026-10-31'), 1440, zone)
  expect(end).toBe('2026-10-31T16:59:59.999Z')
  expect(shortMoment(end, zone)).toBe('31/10 24:00')
})

it('It is said with the day of the week', () => {
  expect(wholeMoment('2026-11-02T02:40:00.000Z', zone, 'vi')).toBe('09:40 thứ Hai 02/11/2026')
  expect(wholeMoment('2026-11-02T02:40:00.000Z', zone, 'en')).toBe('09:40 Monday 02/11/2026')
})
