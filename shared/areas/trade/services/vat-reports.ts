import { VAT_SIDES } from '../../../foundation/documents/vat-moves'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { Type } from '@sinclair/typebox'
import { column, report } from '../../../foundation/declaration/define-service'
import { day, knownAt, list, literalOf, money, oneOf, optional, shape, text, whole } from '../../../foundation/declaration/schema-kit'

const vatRate = () => literalOf(VAT_RATES)
const range = { since: day(), until: day() }
const byRate = () => list(shape({ rate: vatRate(), base: money(), amount: money(), count: whole() }), VAT_RATES.length)
const sums = { base: money(), amount: money() }

/**
 * VAT of a company by deduction: output and input by rate as the journal has them (3331, 1331), with what they are on and of how many
 * documents; what was carried into the period in which the range begins, and what is to be paid.
 */
const vat = report({
  access: ['/report'],
  parameters: { ...range, knownAt: knownAt() },
  result: shape({
    ...range,
    knownAt: knownAt(),
    output: byRate(),
    input: byRate(),
    /** What earlier periods, months for a range of a month and quarters for a longer one, had more of input than of output. */
    carried: money(),
    /** Output less input and what was carried, at least 0. */
    payable: money(),
    /** What is carried into the next period instead. */
    forward: money(),
    /** Of the input, what has no invoice of its seller yet, and can't be deducted before it has. */
    withoutInvoice: shape({ count: whole(), amount: money() }),
  }),
  sources: ['orders', 'funds', 'workspaces'],
  countsUnseen: true,
})

/** The documents behind the VAT of one side, of one rate or of all: one row for each day and rate. Their sums are those of `vat`. */
const vatLines = report({
  access: ['/report'],
  parameters: {
    side: oneOf(VAT_SIDES),
    /** '8', 'none'; absent: all. */
    rate: optional(oneOf(VAT_RATES.map(String))),
    ...range,
  },
  result: shape({
    ...range,
    total: shape(sums),
    count: whole(),
    data: list(
      shape({
        _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
        service: oneOf(['orders', 'funds']),
        /** Of the order or the entry; absent for who may not read it. */
        document: optional(text(20)),
        /** Of the e-invoice that a sale stands on, or of the invoice of a seller. */
        series: optional(text(20)),
        number: optional(text(20)),
        date: day(),
        partner: optional(text(500)),
        taxCode: optional(text(14)),
        rate: vatRate(),
        ...sums,
        /** What the seller's invoice says its tax is, where that is another than what was entered of all its rates. */
        invoiceVat: optional(money()),
      }),
      10_000,
    ),
    /** Of the sums what the caller may not read one by one, and of the count what isn't listed. */
    hidden: shape({ count: whole(), ...sums }),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('taxes.column.series', 'Series', 'text'),
        column('taxes.column.number', 'Number', 'text'),
        column('taxes.column.date', 'Day', 'day'),
        column('taxes.column.partner', 'Partner', 'text'),
        column('taxes.column.taxCode', 'Tax code', 'text'),
        column('taxes.column.base', 'Without VAT', 'money'),
        column('taxes.column.amount', 'VAT', 'money'),
        column('taxes.column.document', 'Note', 'text'),
      ],
    },
  ],
  sources: ['orders', 'funds', 'invoices', 'workspaces'],
  countsUnseen: true,
})

const reducedSums = { base: money(), full: money(), amount: money(), reduced: money() }
const reducedSide = () =>
  shape({
    /** The dearest first; what has no name is all that isn't told by name: the rest of very many, and what the caller may not read one by one. */
    data: list(shape({ name: optional(text(500)), ...reducedSums }), 1000),
    total: shape(reducedSums),
  })

/**
 * Goods and services at 8 % in place of 10: what they were sold and bought for without VAT (`base`), VAT at 10 % (`full`), as it was booked
 * at 8 % (`amount`), and by how much it is less (`reduced`). What a declaration is given as its annex.
 */
const vatReduced = report({
  access: ['/report'],
  parameters: range,
  result: shape({ ...range, sold: reducedSide(), bought: reducedSide() }),
  sources: ['orders', 'funds', 'workspaces'],
  countsUnseen: true,
})

export const vatReports = { vat, vatLines, vatReduced }
