import { day } from '@shared/foundation/days/days'
import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import { KNOWN_LAW } from '@shared/areas/tax/rules/tax-law'
import { rateOfLine, writtenVat, type OrderVat } from './order-vat'
import type { DraftLine } from './order-values'

const company: CompanyTax = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'Mộc Sương',
  legalAddress: 'Thủ Đức',
  since: day('2026-07-01'),
  vatReduced: true,
}
const vat = (more: Partial<OrderVat> = {}): OrderVat => ({
  company,
  on: day('2026-11-21'),
  isIncluded: false,
  categories: new Map([['crafts', 5 as const]]),
  law: KNOWN_LAW,
  ...more,
})
const line = (more: Partial<DraftLine> = {}): DraftLine => ({
  key: 'a',
  itemId: 'a',
  name: 'Trà sen',
  group: 'goods',
  quantity: 24,
  free: 0,
  price: 185_000,
  ...more,
})

describe('The rate of a line that is written', () => {
  it('is the one that was said, else its product’s, its category’s, the company’s', () => {
    const rates = [
      line({ vatRate: 10, general: { vatRate: 5 } }),
      line({ general: { vatRate: 'none', categoryId: 'crafts' } }),
      line({ general: { categoryId: 'crafts' } }),
      line(),
    ].map((each) => rateOfLine(vat(), each).vatRate)
    expect(rates).toEqual([10, 'none', 5, 8])
  })

  it('follows the day while the law reduces it, and not for goods that are left out', () => {
    expect(rateOfLine(vat({ on: day('2027-01-01') }), line())).toEqual({ vatRate: 10, vatReduced: true })
    expect(rateOfLine(vat(), line({ general: { vatReduced: false } }))).toEqual({ vatRate: 10 })
  })
})

describe('What an order comes to as it is written', () => {
  it('is with VAT, rounded once for each rate after the discount', () =>
    expect(
      writtenVat(vat(), 'sales', [line(), line({ quantity: 20, price: 118_000, general: { categoryId: 'crafts' } })], 100_000),
    ).toEqual({
      lines: [
        { rate: 5, base: 2_325_294, amount: 116_265 },
        { rate: 8, base: 4_374_706, amount: 349_976 },
      ],
      total: 7_166_241,
    }))

  it('is what was asked where prices hold it', () =>
    expect(writtenVat(vat({ isIncluded: true }), 'sales', [line({ quantity: 1 })], null)).toEqual({
      lines: [{ rate: 8, base: 171_296, amount: 13_704 }],
      total: 185_000,
    }))

  it('is not known while a cell can’t be read, or the discount is more than the lines', () => {
    expect(writtenVat(vat(), 'sales', [line({ price: Number.NaN })], null)).toBeNull()
    expect(writtenVat(vat(), 'sales', [line({ quantity: 1 })], 185_001)).toBeNull()
  })
})
