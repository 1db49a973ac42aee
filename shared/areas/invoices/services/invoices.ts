import { type Static, Type } from '@sinclair/typebox'
import { INVOICE_STATUSES } from '../../../foundation/documents/invoice-statuses'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  literalOf,
  money,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { EINVOICE_PROVIDERS } from './einvoiceAccounts'
import { NOTICE_FIELDS, NOTICE_STATES } from '../rules/error-notice'
import { INVOICE_PARTS } from '../rules/invoice-lines'

export const INVOICE_KINDS = ['original', 'adjustment', 'replacement'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
/** Cash, transfer, either. */
export const INVOICE_PAYMENTS = ['TM', 'CK', 'TM/CK'] as const
export const MAX_UNINVOICED = 500
/** So many sales of a day come together on one invoice, at most. */
export const MAX_GATHERED = 200
export const MAX_INVOICE_LINES = 500
/** Of a file, as base64. */
const MAX_FILE = 4_000_000

const quantity = () => Type.Number({ minimum: -1e9, maximum: 1e9, kind: 'number' })
const vatRate = () => literalOf(VAT_RATES)

const buyer = shape({
  /** A person. */
  name: optional(text(200)),
  /** A company. */
  legalName: optional(text(400)),
  taxCode: optional(text(14)),
  address: optional(text(400)),
  /** Where the invoice is sent. */
  email: optional(text(200)),
})

const line = shape({
  name: text(500),
  unit: optional(text(30)),
  /** Gifts among them. */
  quantity: quantity(),
  gifts: optional(quantity()),
  /** Of a piece, without VAT. */
  price: quantity(),
  /** Whole dong without VAT: before the order's discount, its part of that, and after it. */
  gross: money(),
  discount: money(),
  net: money(),
  vatRate: optional(vatRate()),
  vat: money(),
  /** Of whoever pays VAT by a percentage of revenue: by how much the law cuts it for these goods, within the price. */
  cut: optional(money()),
})

/** An agreement of both sides that an invoice is corrected. */
const agreement = shape({ name: text(200), date: day() })

/** A notice to the authority of words that are wrong on an invoice, and how far it has come. */
const errorNotice = shape({
  made: instant(),
  day: day(),
  wrong: list(shape({ field: oneOf(NOTICE_FIELDS), was: text(400), is: text(400) }), NOTICE_FIELDS.length),
  reason: text(255),
  state: oneOf(NOTICE_STATES),
  /** Since when it is in this state. */
  stateAt: instant(),
  /** What the authority said. */
  answer: optional(text(255)),
})
export type ErrorNotice = Static<typeof errorNotice>
/** Of one invoice. */
export const MAX_NOTICES = 20

/** An e-invoice of a sale. Lines and buyer are frozen once it is sent; amounts are whole dong, below 0 where an adjustment takes off. */
export const invoice = shape({
  _id: id('invoices'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** One, or counter sales of one day to buyers who took none. */
  orderIds: list(id('orders'), MAX_GATHERED),
  /** Of the first. */
  order_number: text(20),
  /** What of the order it is of. */
  part: oneOf(INVOICE_PARTS),
  kind: oneOf(INVOICE_KINDS),
  /** Of an adjustment or a replacement: the invoice it is about, and what that is called. */
  originalId: optional(id('invoices')),
  original: optional(shape({ series: text(20), number: text(40), issuedAt: instant() })),
  reason: optional(text(255)),
  agreement: optional(agreement),
  /** `vat`: by rate; `sales`: of whoever pays by a percentage of revenue. */
  type: oneOf(['vat', 'sales']),
  template: text(20),
  /** The provider whose account it goes through. */
  provider: text(20),
  series: text(20),
  status: oneOf(INVOICE_STATUSES),
  /** The provider's; never made up here. */
  number: optional(text(40)),
  taxAuthorityCode: optional(text(60)),
  /** By which the buyer looks it up. */
  reservationCode: optional(text(60)),
  issuedAt: optional(instant()),
  buyer,
  payment: oneOf(INVOICE_PAYMENTS),
  lines: list(line, MAX_INVOICE_LINES),
  net: money(),
  vat: list(shape({ rate: vatRate(), base: money(), amount: money() }), VAT_RATES.length),
  total: money(),
  /** What the law cuts of the percentage of revenue, as a sum of its own: within what is paid, of a correction by how much it changes. */
  cut: optional(shape({ amount: money(), percent: Type.Number({ minimum: 0, maximum: 100 }), source: text(300) })),
  /** Who refused it, why, and the provider's own code. */
  failure: optional(shape({ at: instant(), code: text(80), message: text(500) })),
  /** The provider's paper and its XML (in a ZIP), once they are kept here: report `file` answers them. */
  pdfId: optional(id('uploads')),
  xmlId: optional(id('uploads')),
  /** When it was mailed to the buyer last, and to where. */
  mailedAt: optional(instant()),
  mailedTo: optional(text(200)),
  /** Notices to the authority of what is wrong in words alone, the oldest first. */
  notices: optional(list(errorNotice, MAX_NOTICES)),
  /** What colleagues ought to know of it; it stands on no paper. */
  note: optional(text(500)),
})
export type Invoice = Static<typeof invoice>

const written = {
  part: optional(oneOf(INVOICE_PARTS)),
  /** Absent: as the order's buyer is known. */
  buyer: optional(buyer),
  payment: optional(oneOf(INVOICE_PAYMENTS)),
}
export const invoiceCreate = shape({
  /** Of an original: the order, or counter sales of one day where the account takes them together. */
  orderIds: optional(list(id('orders'), MAX_GATHERED)),
  ...written,
  /** `draft` sends nothing; absent: it is issued. */
  status: optional(oneOf(['draft', 'issuing'])),
  /** Of an adjustment or a replacement: which invoice, how, and why. */
  originalId: optional(id('invoices')),
  kind: optional(oneOf(INVOICE_KINDS)),
  reason: optional(text(255)),
  agreement: optional(agreement),
})
export type InvoiceCreate = Static<typeof invoiceCreate>

export const invoicePatch = Type.Partial(
  shape({
    part: oneOf(INVOICE_PARTS),
    buyer,
    payment: oneOf(INVOICE_PAYMENTS),
    /** `issuing` sends it, or tries again; `withdrawn` gives up one that was never issued. */
    status: oneOf(INVOICE_STATUSES),
    note: text(500),
    mailTo: text(200, { pattern: '^[^\\s@]+@[^\\s@]+$', error: 'invoices.mail-address' }),
    notice: shape({
      legalName: optional(text(400)),
      name: optional(text(200)),
      address: optional(text(400)),
      words: optional(text(400)),
      reason: optional(text(255)),
    }),
    noticeState: shape({ state: oneOf(NOTICE_STATES), answer: optional(text(255)) }),
  }),
  { additionalProperties: false },
)
export type InvoicePatch = Static<typeof invoicePatch>

const sellers = ['/sales'] as const

export const invoices = defineService({
  path: 'invoices',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: invoice,
  create: invoiceCreate,
  patch: invoicePatch,
  commands: { patch: { mailTo: { alone: [] }, notice: { alone: [] }, noticeState: { alone: [] } } },
  access: { find: sellers, get: sellers, create: sellers, patch: sellers },
  notes: {
    create: [
      'Issues an invoice of a sale. It is `issuing` until the provider has given it a number: then it is `issued`, or `failed` with what the provider said. An order has one; two who issue at once come to one.',
      'Several `orderIds` are counter sales of one day to buyers without a tax code, on one invoice to the consumer; only where the account has `gathersDay`.',
      'With `originalId`, `kind` and `reason` an issued invoice is adjusted (by what the order says now) or replaced. None is cancelled.',
    ],
    patch: [
      '`status: issuing` tries one that failed again, with its buyer mended where one is sent; `withdrawn` gives it up.',
      '`mailTo` mails an issued invoice with its paper and XML to that address, as often as it is asked for.',
      '`notice` makes a notice to the authority (04/SS-HĐĐT) of a wrong name, address or wording of an issued invoice: what is sent is what is right. `noticeState` says how far the last one has come: `sent`, then `accepted` or `refused`; `withdrawn` before it is sent.',
    ],
  },
  examples: {
    create: {
      'issues the invoice of an order': {
        orderIds: ['6b092bf732b0eda0dca44924'],
        buyer: { name: 'Lê Thanh Tâm', email: 'tam@ankhang.example' },
      },
    },
    patch: {
      'tries again with another tax code': { status: 'issuing', buyer: { legalName: 'Công ty An Khang', taxCode: '0312456782' } },
      'mails it to the buyer': { mailTo: 'ketoan@ankhang.example' },
      'notifies the authority of a wrong address': { notice: { address: '12 Nguyễn Trãi, Hà Nội', reason: 'Sai địa chỉ người mua' } },
    },
  },
  filter: ['_id', 'status', 'kind', 'number', 'orderIds', 'originalId', 'created', 'issuedAt', 'total', 'creatorId', 'buyer.taxCode'],
  sort: ['_id', 'created', 'issuedAt', 'number', 'total'],
  defaultSort: { created: -1, _id: -1 },
  search: ['number', 'order_number', 'buyer.name', 'buyer.legalName', 'buyer.taxCode'],
  secret: {
    /** The provider tells one invoice from another by it; written before anything is sent. */
    uuid: text(36),
    /** When it was sent first, and last: what came of it may not be known. */
    sentFirst: optional(instant()),
    sentLast: optional(instant()),
  },
  indexes: [
    { fields: { created: -1, _id: -1 } },
    { fields: { status: 1, created: -1, _id: -1 } },
    { fields: { orderIds: 1, _id: 1 } },
    { fields: { originalId: 1, _id: 1 } },
    { fields: { uuid: 1 }, unique: true },
  ],
  /** What was on its way elsewhere is looked up before it is sent from here. */
  takenIn: { becomes: { status: { issuing: 'failed' } } },
  reports: {
    /** Sales of a range of days of which goods left and no invoice was issued, the latest first. */
    uninvoiced: report({
      access: sellers,
      parameters: { since: day(), until: day() },
      result: shape({
        total: shape({ count: whole(), amount: money() }),
        data: list(
          shape({
            _id: id('orders'),
            order_number: text(20),
            created: instant(),
            partner: optional(text()),
            total: money(),
            /** How far an invoice of it has come. */
            invoiceStatus: optional(oneOf(INVOICE_STATUSES)),
            /** Sold at a counter to a buyer without a tax code: may stand on an invoice with others of its day. */
            retail: optional(flag()),
          }),
          MAX_UNINVOICED,
        ),
      }),
      sources: ['orders'],
    }),
    /** How many invoices of a range of days, or of all time, there are by status, and what those that count come to. */
    counts: report({
      access: sellers,
      parameters: { since: optional(day()), until: optional(day()) },
      result: shape({
        data: list(shape({ status: oneOf(INVOICE_STATUSES), count: whole() }), INVOICE_STATUSES.length),
        /** Adjustments and replacements among them. */
        corrections: whole(),
        /** Those with a number that none replaces, adjustments among them: `net` and `vat` are what they come to. */
        standing: whole(),
        /** False: there are too many to count them all, and all of this is of some alone. */
        complete: flag(),
        net: money(),
        vat: money(),
        /** The provider that new invoices go through; absent: none is connected. */
        provider: optional(oneOf(EINVOICE_PROVIDERS)),
        /** What stands on them: form and sign. */
        template: optional(text(20)),
        series: optional(text(20)),
        /** It takes one invoice for many counter sales of a day. */
        gathersDay: optional(flag()),
      }),
      sources: ['invoices', 'einvoiceAccounts'],
    }),
    /** The provider's own paper of an issued invoice, or its XML (in a ZIP), base64: as it is kept here, else as the provider has it now; absent: there is none yet. */
    file: report({
      access: sellers,
      parameters: { invoiceId: id('invoices'), kind: oneOf(['pdf', 'zip']) },
      result: shape({ name: optional(text(200)), bytes: optional(text(MAX_FILE)) }),
      sources: ['invoices'],
    }),
  },
  notices: ['invoice-failed', 'invoice-stuck'],
  rings: {
    'invoice-failed': { topic: 'money', en: 'An invoice was refused: {number}', vi: 'Hoá đơn bị từ chối: {number}' },
    'invoice-stuck': { topic: 'money', en: 'An invoice waits for you: {number}', vi: 'Hoá đơn đang chờ bạn: {number}' },
  },
  realtime: 'merge',
})
