import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import type { VatSide } from '@shared/foundation/documents/vat-moves'
import { useIntl } from 'react-intl'
import type { Cells, TableFile } from '../../../lib/table-file/cells'
import { rateText } from '../parts/vat/rates'
import { taxMessages as m } from './messages'
import { byRate, numberOf, type VatLines, type VatSums } from './vat'

/** The lists of what was sold and bought as files: in the columns of 01-1 and 01-2/GTGT, grouped by rate, each group with its sum. */
export const useVatFiles = (tax: Pick<CompanyTax, 'legalName' | 'taxCode'>, period: string) => {
  const intl = useIntl()
  return (side: VatSide, sums: readonly VatSums[], lines: VatLines): TableFile => {
    const title = intl.formatMessage(side === 'output' ? m.listOutput : m.listInput)
    const heads = [m.place, m.invoice, m.date, side === 'output' ? m.buyer : m.seller, m.code, m.base, m.amount, m.note]
    const groups = byRate(sums, lines).flatMap(({ sums: own, lines: rows }): Cells => [
      [intl.formatMessage(m.rate, { rate: rateText(intl, own.rate) })],
      ...rows.map((row, at) => [
        at + 1,
        { text: numberOf(row) },
        { day: row.date },
        row.partner,
        { text: row.taxCode ?? '' },
        row.base,
        row.amount,
        row.number === undefined ? null : row.document,
      ]),
      [intl.formatMessage(m.sumOfRate), null, null, null, null, own.base, own.amount, null],
    ])
    return {
      name: `${title.replaceAll('/', '-')} ${period.replaceAll('/', '-')}`,
      rows: [
        [intl.formatMessage(m.payer, { name: tax.legalName })],
        [intl.formatMessage(m.payerCode, { code: tax.taxCode })],
        [title],
        [period],
        [],
        heads.map((head) => ({ head: intl.formatMessage(head) })),
        ...groups,
        [intl.formatMessage(m.sum), null, null, null, null, lines.total.base, lines.total.amount, null],
      ],
    }
  }
}
