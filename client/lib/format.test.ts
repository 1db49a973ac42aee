import { day, month } from '@shared/foundation/days/days'
import {
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatDayRange,
  formatMoney,
  formatMoneyShort,
  formatMonth,
  formatQuantity,
  formatRelativeDay,
  formatRowMoment,
  formatShare,
} from './format'

describe('Money is written', () => {
  it('in whole dong with the thousands mark of the language', () => {
    expect(formatMoney(1250000, 'vi')).toBe('1.250.000\u00a0₫')
    expect(formatMoney(1250000, 'en')).toBe('1,250,000\u00a0₫')
    expect(formatMoney(0, 'vi')).toBe('0\u00a0₫')
  })
  it('with a real minus sign, and a plus only where asked', () => {
    expect(formatMoney(-4860000, 'vi')).toBe('−4.860.000\u00a0₫')
    expect(formatMoney(12480000, 'vi', { plus: true, currency: false })).toBe('+12.480.000')
    expect(formatMoney(0, 'vi', { plus: true, currency: false })).toBe('0')
  })
  it('short on an axis', () => {
    expect(formatMoneyShort(36000000, 'vi')).toBe('36 tr')
    expect(formatMoneyShort(1200000000, 'vi')).toBe('1,2 tỷ')
    expect(formatMoneyShort(-650000, 'en')).toBe('−650k')
  })
})

it('A quantity has at most three decimals', () => {
  expect(formatQuantity(1250.5, 'vi')).toBe('1.250,5')
  expect(formatQuantity(0.33333, 'en')).toBe('0.333')
  expect(formatShare(0.345, 'vi')).toBe('34,5%')
})

describe('A moment is told', () => {
  it('by the clock of the workspace, not of the browser', () => {
    expect(formatDate('2026-11-20T18:30:00Z')).toBe('21/11/2026')
    expect(formatDate('2026-11-20T18:30:00Z', 'UTC')).toBe('20/11/2026')
    expect(formatDateTime('2026-11-21T07:03:12Z')).toBe('21/11/2026 14:03')
  })
  it('as shortly as the day allows', () => {
    const now = '2026-11-21T07:10:00Z'
    expect(formatRelativeDay('2026-11-21T07:03:00Z', now, 'vi')).toBe('14:03')
    expect(formatRelativeDay('2026-11-20T07:03:00Z', now, 'vi')).toBe('hôm qua 14:03')
    expect(formatRelativeDay('2026-11-20', now, 'vi')).toBe('hôm qua')
    expect(formatRelativeDay('2026-11-20T07:03:00Z', now, 'en')).toBe('yesterday 14:03')
    expect(formatRelativeDay('2026-11-18', now, 'en')).toBe('18/11')
    expect(formatRelativeDay('2025-11-18', now, 'en')).toBe('18/11/2025')
  })
  it('with its hour in rows of earlier days, which stand by the minute', () => {
    const now = '2026-11-21T07:10:00Z'
    expect(formatRowMoment('2026-11-21T07:03:00Z', now)).toBe('14:03')
    expect(formatRowMoment('2026-11-20T02:05:00Z', now)).toBe('20/11 09:05')
    expect(formatRowMoment('2025-11-20T02:05:00Z', now)).toBe('20/11/2025 09:05')
  })
  it('with its weekday over the rows of a day', () => {
    expect(formatDayHeading(day('2026-11-21'), day('2026-11-21'), 'vi')).toBe('Hôm nay, Thứ Bảy 21/11')
    expect(formatDayHeading(day('2026-11-19'), day('2026-11-21'), 'en')).toBe('Thursday 19/11')
  })
  it('by month and by range', () => {
    expect(formatMonth(month('2026-11'), 'vi')).toBe('Tháng 11/2026')
    expect(formatMonth(month('2026-11'), 'en')).toBe('November 2026')
    expect(formatDayRange(day('2026-11-01'), day('2026-11-21'))).toBe('1–21/11/2026')
    expect(formatDayRange(day('2026-10-28'), day('2026-11-21'))).toBe('28/10–21/11/2026')
    expect(formatDayRange(day('2026-11-21'), day('2026-11-21'))).toBe('21/11/2026')
  })
})
