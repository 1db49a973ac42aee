import { DEFAULT_ZONE } from '../../../foundation/days/days'
import { afterQuiet } from './quiet-hours'

const at = (local: string): Date => new Date(`${local}:00+07:00`)

test.each([
  ['on a Friday at noon at once', '2026-11-20T12:00', '2026-11-20T12:00'],
  ['at eight sharp at once', '2026-11-20T08:00', '2026-11-20T08:00'],
  ['before eight at eight', '2026-11-20T06:30', '2026-11-20T08:00'],
  ['at nine in the evening the next morning', '2026-11-19T21:00', '2026-11-20T08:00'],
  ['on a Saturday evening on Monday', '2026-11-21T22:00', '2026-11-23T08:00'],
  ['on a Sunday on Monday', '2026-11-22T10:00', '2026-11-23T08:00'],
  ['early on a Sunday on Monday', '2026-11-22T03:00', '2026-11-23T08:00'],
])('messages leave %s', (_rule, asked, allowed) => {
  expect(afterQuiet(at(asked), DEFAULT_ZONE)).toEqual(at(allowed))
})
