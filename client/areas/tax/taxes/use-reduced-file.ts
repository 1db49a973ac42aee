import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import { useIntl } from 'react-intl'
import type { Cells, TableFile } from '../../../lib/table-file/cells'
import { taxMessages as m } from './messages'
import { REDUCED_FIGURES, sidesOf, type VatReduced } from './vat'

/** The annex of the 8 % as a file: sold and bought, each with its sum, and what is left. */
export const useReducedFile = (tax: Pick<CompanyTax, 'legalName' | 'taxCode'>, period: string) => {
  const intl = useIntl()
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  return (annex: VatReduced): TableFile => {
    const figuresOf = (row: VatReduced['sold']['total']): number[] => REDUCED_FIGURES.map(({ figure }) => row[figure])
    const sides = sidesOf(annex).flatMap(({ side, data, total }): Cells => [
      [said(side === 'sold' ? m.reducedSold : m.reducedBought)],
      ...data.map((row, at) => [at + 1, row.name ?? said(m.reducedOthers), ...figuresOf(row)]),
      [said(m.sum), null, ...figuresOf(total)],
    ])
    const heads = [m.place, m.reducedGoods, ...REDUCED_FIGURES.map(({ head }) => m[head])]
    return {
      name: `${said(m.reducedFile)} ${period.replaceAll('/', '-')}`,
      rows: [
        [intl.formatMessage(m.payer, { name: tax.legalName })],
        [intl.formatMessage(m.payerCode, { code: tax.taxCode })],
        [said(m.reducedFile)],
        [period],
        [],
        heads.map((head) => ({ head: said(head) })),
        ...sides,
        [said(m.reducedDifference), null, null, null, annex.sold.total.amount - annex.bought.total.amount, null],
      ],
    }
  }
}
