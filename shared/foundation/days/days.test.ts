import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import fc from 'fast-check'
import {
  addDays,
  addMonths,
  day,
  dayOf,
  daysBetween,
  daysInMonth,
  daysOf,
  DEFAULT_ZONE,
  endOfDay,
  endOfMonth,
  isDay,
  isZone,
  month,
  monthOf,
  offsetOf,
  shiftMonth,
  splitRange,
  startOfDay,
  startOfMonth,
  zone,
} from './days'

dayjs.extend(utc)
dayjs.extend(timezone)

const vietnam = DEFAULT_ZONE
const newYork = zone('America/New_York')
const saoPaulo = zone('America/Sao_Paulo')
const havana = zone('America/Havana')

test('in Vietnam the day ends at 16:59:59.999Z and the next begins at 17:00Z', () => {
  expect(dayOf(new Date('2024-03-31T16:59:59.999Z'), vietnam)).toBe('2024-03-31')
  expect(dayOf(new Date('2024-03-31T17:00:00.000Z'), vietnam)).toBe('2024-04-01')
  expect(startOfDay(day('2024-04-01'), vietnam)).toEqual(new Date('2024-03-31T17:00:00.000Z'))
  expect(endOfDay(day('2024-03-31'), vietnam)).toEqual(new Date('2024-03-31T16:59:59.999Z'))
})

test('the last moment of a month belongs to it, the next one to the next', () => {
  expect(monthOf(new Date('2024-02-29T16:59:59.999Z'), vietnam)).toBe('2024-02')
  expect(monthOf(new Date('2024-02-29T17:00:00.000Z'), vietnam)).toBe('2024-03')
  expect(startOfMonth(month('2024-03'), vietnam)).toEqual(new Date('2024-02-29T17:00:00.000Z'))
  expect(endOfMonth(month('2024-12'), vietnam)).toEqual(new Date('2024-12-31T16:59:59.999Z'))
})

test('a month after 31 January is the last day of February', () => {
  expect(addMonths(day('2023-01-31'), 1)).toBe('2023-02-28')
  expect(addMonths(day('2024-01-31'), 1)).toBe('2024-02-29')
  expect(addMonths(day('2024-03-31'), -1)).toBe('2024-02-29')
  expect(addMonths(day('2024-05-15'), -6)).toBe('2023-11-15')
  expect(addMonths(day('2024-12-15'), 1)).toBe('2025-01-15')
})

test('29 February exists in leap years only', () => {
  expect(['2024-02-29', '2000-02-29'].every(isDay)).toBe(true)
  expect(['2023-02-29', '1900-02-29', '2024-13-01', '2024-00-10', '2024-01-00', '2024-1-1', '', 20240101].some(isDay)).toBe(false)
  expect([month('2024-02'), month('2023-02'), month('2023-04'), month('2023-12')].map(daysInMonth)).toEqual([29, 28, 30, 31])
  expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29')
  expect(addDays(day('2023-12-31'), 1)).toBe('2024-01-01')
  expect(addDays(day('2024-01-01'), -1)).toBe('2023-12-31')
  expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2)
  expect(daysBetween(day('2024-01-01'), day('2023-12-31'))).toBe(-1)
  expect(shiftMonth(month('2026-11'), 2)).toBe('2027-01')
  expect(shiftMonth(month('2026-01'), -1)).toBe('2025-12')
})

test('a time zone is known by its name', () => {
  expect(['Asia/Ho_Chi_Minh', 'UTC', 'Europe/Paris'].every(isZone)).toBe(true)
  expect(['Asia/Nowhere', '', '+07:00', 7].some(isZone)).toBe(false)
  expect(() => zone('Asia/Nowhere')).toThrow(RangeError)
})

test('where the clocks change, a day has 23 or 25 hours and each moment its own day', () => {
  expect(startOfDay(day('2024-03-10'), newYork)).toEqual(new Date('2024-03-10T05:00:00.000Z'))
  expect(endOfDay(day('2024-03-10'), newYork)).toEqual(new Date('2024-03-11T03:59:59.999Z'))
  expect(endOfDay(day('2024-11-03'), newYork)).toEqual(new Date('2024-11-04T04:59:59.999Z'))
  expect(dayOf(new Date('2024-03-11T03:59:59.999Z'), newYork)).toBe('2024-03-10')
  expect(dayOf(new Date('2024-03-11T04:00:00.000Z'), newYork)).toBe('2024-03-11')
})

test('where the clocks skip midnight, the day begins at the first moment there is', () => {
  expect(startOfDay(day('2018-11-04'), saoPaulo)).toEqual(new Date('2018-11-04T03:00:00.000Z'))
  expect(dayOf(new Date('2018-11-04T02:59:59.999Z'), saoPaulo)).toBe('2018-11-03')
  expect(startOfDay(day('2023-11-05'), havana)).toEqual(new Date('2023-11-05T04:00:00.000Z'))
})

test('every moment lies between the start and the end of its day', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.constantFrom(vietnam, newYork, saoPaulo, zone('Australia/Lord_Howe'), zone('Asia/Kathmandu')), (at, where) => {
      const of = dayOf(at, where)
      return startOfDay(of, where) <= at && at <= endOfDay(of, where) && dayOf(startOfDay(of, where), where) === of
    }),
  )
})

test('days and clocks are those that dayjs reads from the machine’s calendar, also around changes of the clocks', () => {
  const zones = ['America/New_York', 'America/Sao_Paulo', 'America/Havana', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
  const anyTime = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const hours = fc.integer({ min: -4 * 60, max: 4 * 60 })
  // The hours in which New York, London, São Paulo and Lord Howe change their clocks.
  const changes = [
    '2024-03-10T07:00Z',
    '2024-11-03T06:00Z',
    '2024-03-31T01:00Z',
    '2024-10-27T01:00Z',
    '2018-11-04T03:00Z',
    '2024-04-06T15:00Z',
  ]
  const nearChange = fc.tuple(fc.constantFrom(...changes), hours).map(([at, minutes]) => new Date(Date.parse(at) + minutes * 60_000))
  fc.assert(
    fc.property(fc.oneof(anyTime, nearChange), fc.constantFrom(vietnam, ...zones.map(zone)), (at, where) => {
      const theirs = dayjs(at).tz(where).format('YYYY-MM-DDTHH:mm:ss')
      expect(new Date(Math.floor(at.getTime() / 1000) * 1000 + offsetOf(at, where)).toISOString().slice(0, 19)).toBe(theirs)
      expect(dayOf(at, where)).toBe(theirs.slice(0, 10))
    }),
    { numRuns: 500 },
  )
})

test('a report reads whole months and the days left over', () => {
  expect(splitRange(day('2024-01-30'), day('2024-04-02'))).toEqual({
    months: ['2024-02', '2024-03'],
    days: ['2024-01-30', '2024-01-31', '2024-04-01', '2024-04-02'],
  })
  expect(splitRange(day('2024-01-01'), day('2024-12-31')).days).toEqual([])
  expect(splitRange(day('2024-01-02'), day('2024-01-03'))).toEqual({ months: [], days: ['2024-01-02', '2024-01-03'] })
  expect(splitRange(day('2024-01-15'), day('2024-02-14')).days).toHaveLength(31)
  expect(splitRange(day('2024-02-01'), day('2024-01-01'))).toEqual({ months: [], days: [] })
})

test('months and left-over days cover each day of the range once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 200 }), (offset, length) => {
      const since = addDays(day('2023-01-01'), offset)
      const until = addDays(since, length)
      const { months, days } = splitRange(since, until)
      const covered = [...days, ...months.flatMap((m) => daysOf(day(`${m}-01`), addDays(addMonths(day(`${m}-01`), 1), -1)))]
      expect(covered.sort()).toEqual(daysOf(since, until))
    }),
  )
})
