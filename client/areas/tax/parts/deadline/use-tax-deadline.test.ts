import { day } from '@shared/foundation/days/days'
import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import { deadlinesOf } from './use-tax-deadline'

const company: CompanyTax = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'CÔNG TY TNHH MỘC SƯƠNG',
  legalAddress: '12 Kha Vạn Cân, Thủ Đức',
  since: day('2026-07-01'),
}

test('a company declares its VAT by the 20th after a month, or by the last day of the month after a quarter', () => {
  const told = (period: 'month' | 'quarter', today: string) => deadlinesOf({ ...company, period }, day(today))
  expect(told('month', '2026-11-15')).toEqual([{ kind: 'period', deadline: '2026-11-20' }])
  expect(told('quarter', '2026-10-27')).toEqual([{ kind: 'period', deadline: '2026-10-31' }])
})

test('nothing is told of a period before it was a taxpayer, nor where it doesn’t say by what it declares', () => {
  expect(deadlinesOf({ ...company, period: 'month' }, day('2026-07-15'))).toEqual([])
  expect(deadlinesOf(company, day('2026-11-15'))).toEqual([])
})
