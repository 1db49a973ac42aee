import { zone } from '../../../foundation/days/days'
import { hoursBetween, isLateOut, overlap, whyNotCheckinTime, whyNotCheckoutTime, worthOf, type Checkin } from './checkins'

const vietnam = zone('Asia/Ho_Chi_Minh')
const at = (text: string) => new Date(`${text}+07:00`)
const checkin = (created: string, checkedOut?: string, own: Partial<Checkin> = {}): Checkin => ({
  created: at(created),
  ...(checkedOut ? { checkedOut: at(checkedOut) } : {}),
  status: 'approved',
  ...own,
})

test.each([
  ['2026-11-20T08:00', '2026-11-20T17:00', 9],
  ['2026-11-20T08:00', '2026-11-20T08:07', 0],
  ['2026-11-20T08:00', '2026-11-20T08:08', 0.25],
  ['2026-11-20T07:15', '2026-11-20T14:03', 6.75],
  ['2026-11-20T09:00', '2026-11-20T08:00', 0],
])('from %s to %s it is %d hours, to the nearest quarter', (since, until, hours) => {
  expect(hoursBetween(at(since), at(until))).toBe(hours)
})

test('what goes beyond 8 hours of one check-in is overtime', () => {
  expect(worthOf(checkin('2026-11-20T08:00', '2026-11-20T17:30'), at('2026-11-21T09:00'), vietnam)).toEqual({
    day: '2026-11-20',
    hours: 9.5,
    overtime: 1.5,
    valid: true,
    running: false,
  })
})

test('a check-in over midnight belongs to the day on which it began', () => {
  expect(worthOf(checkin('2026-11-30T22:00', '2026-12-01T06:00'), at('2026-12-01T09:00'), vietnam)).toMatchObject({
    day: '2026-11-30',
    hours: 8,
    valid: true,
  })
})

test('a check-in of today without a check-out is going on; once its day is over it counts 4 hours and is invalid', () => {
  const open = checkin('2026-11-20T08:00')
  expect(worthOf(open, at('2026-11-20T10:30'), vietnam)).toMatchObject({ hours: 2.5, valid: true, running: true })
  expect(worthOf(open, at('2026-11-20T23:59:59.999'), vietnam)).toMatchObject({ hours: 16, overtime: 8, running: true })
  expect(worthOf(open, at('2026-11-21T00:00'), vietnam)).toMatchObject({ hours: 4, overtime: 0, valid: false, running: false })
})

test('the local day ends between 16:59:59.999Z and 17:00Z', () => {
  const before = { created: new Date('2026-11-20T16:59:59.999Z'), status: 'approved' as const }
  const after = { created: new Date('2026-11-20T17:00:00.000Z'), status: 'approved' as const }
  const now = new Date('2026-11-22T00:00:00Z')
  expect([worthOf(before, now, vietnam).day, worthOf(after, now, vietnam).day]).toEqual(['2026-11-20', '2026-11-21'])
})

test.each([
  ['2026-11-20T08:00', '2026-11-20T16:00', false],
  ['2026-11-20T08:00', '2026-11-20T16:15', true],
  ['2026-11-20T22:00', '2026-11-20T23:59:59.999', false],
  ['2026-11-20T22:00', '2026-11-21T00:00', true],
])('who came at %s and is in at %s is late with the check-out: %s', (created, now, late) => {
  expect(isLateOut(at(created), at(now), vietnam)).toBe(late)
})

test('a check-in that was left for another one is invalid at once', () => {
  expect(worthOf(checkin('2026-11-20T08:00', undefined, { abandoned: true }), at('2026-11-20T10:00'), vietnam)).toMatchObject({
    hours: 4,
    valid: false,
    running: false,
  })
})

const now = at('2026-11-20T10:07')
test.each([
  ['2026-11-20T08:15', false, null],
  ['2026-11-20T00:00', false, null],
  ['2026-11-19T23:45', false, 'activities.other-day'],
  ['2026-11-20T08:10', false, 'activities.time-step'],
  ['2026-11-20T10:15', false, 'activities.time-ahead'],
  ['2026-11-20T10:15', true, 'activities.time-ahead'],
  ['2026-11-02T08:15', true, null],
  ['2026-11-02T08:10', true, 'activities.time-step'],
  ['2025-11-20T08:15', true, null],
  ['2025-11-19T08:15', true, 'activities.long-ago'],
  ['1999-03-04T08:15', true, 'activities.long-ago'],
])('a check-in chosen at %s (HR: %s) is refused for %s', (created, isHr, code) => {
  expect(whyNotCheckinTime(at(created), { now, zone: vietnam, isHr })).toBe(code)
})

test.each([
  ['2026-11-20T08:00', '2026-11-20T10:00', true, null],
  ['2026-11-20T08:00', '2026-11-20T10:07', false, null],
  ['2026-11-20T08:00', '2026-11-20T10:07', true, 'activities.time-step'],
  ['2026-11-20T08:00', '2026-11-20T10:15', true, 'activities.time-ahead'],
  ['2026-11-20T08:00', '2026-11-20T07:45', true, 'activities.checkout-early'],
  ['2026-11-20T10:15', '2026-11-20T10:07', false, 'activities.checkout-early'],
  ['2026-11-19T10:00', '2026-11-20T10:00', true, null],
  ['2026-11-19T09:45', '2026-11-20T10:00', true, 'activities.checkout-early'],
])('of a check-in at %s a check-out at %s (chosen: %s) is refused for %s', (began, until, chosen, code) => {
  expect(whyNotCheckoutTime(at(began), at(until), { now, isExact: !chosen })).toBe(code)
})

test('stays that only touch share no time; one without an end is only its beginning', () => {
  const morning = checkin('2026-11-20T08:00', '2026-11-20T12:00')
  expect(overlap(morning, checkin('2026-11-20T12:00', '2026-11-20T17:00'))).toBe(false)
  expect(overlap(morning, checkin('2026-11-20T11:45', '2026-11-20T17:00'))).toBe(true)
  expect(overlap(morning, checkin('2026-11-20T09:00'))).toBe(true)
  expect(overlap(morning, checkin('2026-11-20T07:00'))).toBe(false)
  expect(overlap(morning, checkin('2026-11-20T12:00'))).toBe(false)
})
