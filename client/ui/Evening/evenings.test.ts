import { day } from '@shared/foundation/days/days'
import { eveningsBefore } from './evenings'

it('are those of yesterday, and the last of the month, quarter and year before', () => {
  expect(eveningsBefore(day('2027-05-01'))).toEqual({
    yesterday: '2027-04-30',
    lastMonth: '2027-04-30',
    lastQuarter: '2027-03-31',
    lastYear: '2026-12-31',
  })
  expect(eveningsBefore(day('2028-03-15'))).toMatchObject({ lastMonth: '2028-02-29', lastQuarter: '2027-12-31' })
})
