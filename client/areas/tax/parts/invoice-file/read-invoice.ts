import { isDay, type Day } from '@shared/foundation/days/days'
import { roundDong } from '@shared/foundation/money/money'
import { checkSignature, type InvoiceSignature } from './invoice-signature'
import type { VatRate } from '@shared/foundation/documents/vat-rates'

/** What an e-invoice says of one line. */
export interface InvoiceLine {
  /** What the seller calls it, and its code there. */
  readonly name: string
  readonly code: string
  readonly unit: string
  readonly quantity: number
  /** Dong a piece, without VAT. */
  readonly price: number
  readonly rate: VatRate | undefined
  /** Given without payment. */
  readonly isGift: boolean
}

/** An e-invoice as its file says it; whole dong. */
export interface ReadInvoice {
  readonly series: string
  readonly number: string
  readonly date: Day
  readonly seller: string
  readonly sellerTaxCode: string
  readonly lines: readonly InvoiceLine[]
  /** Without VAT, after what is let off. */
  readonly net: number
  readonly vat: number
  /** Empty where the invoice names none. */
  readonly buyerTaxCode: string
  /** By how much what is to be paid differs from what is told without VAT, VAT and fees together. */
  readonly off: number
}

/** Why a file isn't read. */
export type InvoiceFault = 'too-large' | 'own-definitions' | 'not-an-invoice' | 'not-in-dong'

/** A file of more bytes is none of a shop's purchases. */
export const MAX_INVOICE_BYTES = 1_000_000
/** An order has no more lines. */
const MAX_LINES = 500

const RATES: Readonly<Record<string, VatRate>> = { '0%': 0, '5%': 5, '8%': 8, '10%': 10, KCT: 'none', KKKNT: 'undeclared' }
/** What a line is (TChat): goods, a gift, what is let off, a note. */
const KINDS = { gift: '2', discount: '3', note: '4' } as const

/** The first element of a name under another, whatever its prefix is. */
const under = (parent: Element | Document | null, name: string): Element | null => parent?.getElementsByTagNameNS('*', name)[0] ?? null

const textOf = (parent: Element | null, name: string): string => under(parent, name)?.textContent?.trim() ?? ''

/** Numbers stand as programs write them: `1234.5`. */
const numberIn = (parent: Element | null, name: string): number => {
  const value = Number(textOf(parent, name))
  return Number.isFinite(value) ? value : 0
}

const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml')

const lineOf = (row: Element): InvoiceLine => ({
  name: textOf(row, 'THHDVu').slice(0, 200),
  code: textOf(row, 'MHHDVu').slice(0, 200),
  unit: textOf(row, 'DVTinh').slice(0, 30),
  quantity: numberIn(row, 'SLuong') || 1,
  price: numberIn(row, 'DGia') || numberIn(row, 'ThTien'),
  rate: RATES[textOf(row, 'TSuat').replaceAll(' ', '').toUpperCase()],
  isGift: textOf(row, 'TChat') === KINDS.gift,
})

/**
 * Reads an e-invoice in the form of Decision 1450 (HDon). Names are taken without their prefixes; a file with a document type, which could
 * define entities, isn't read at all.
 */
export const readInvoice = (xml: string): ReadInvoice | InvoiceFault => {
  if (xml.length > MAX_INVOICE_BYTES) return 'too-large'
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return 'own-definitions'
  const document = parsed(xml)
  const about = under(document, 'TTChung')
  const seller = under(document, 'NBan')
  const date = textOf(about, 'NLap').slice(0, 10)
  const number = textOf(about, 'SHDon')
  if (document.getElementsByTagName('parsererror').length > 0 || !about || !seller || !isDay(date) || number === '') return 'not-an-invoice'
  const currency = textOf(about, 'DVTTe')
  if (currency !== '' && currency !== 'VND') return 'not-in-dong'
  const sums = under(document, 'TToan')
  const rows = [...document.getElementsByTagNameNS('*', 'HHDVu')].slice(0, MAX_LINES)
  const goods = rows.filter((row) => {
    const kind = textOf(row, 'TChat')
    return kind !== KINDS.discount && kind !== KINDS.note && textOf(row, 'THHDVu') !== ''
  })
  return {
    series: `${textOf(about, 'KHMSHDon')}${textOf(about, 'KHHDon')}`,
    number,
    date,
    seller: textOf(seller, 'Ten'),
    sellerTaxCode: textOf(seller, 'MST'),
    lines: goods.map(lineOf),
    net: roundDong(numberIn(sums, 'TgTCThue')),
    vat: roundDong(numberIn(sums, 'TgTThue')),
    buyerTaxCode: textOf(under(document, 'NMua'), 'MST'),
    off: offBy(sums),
  }
}

/** Checks the seller's signature over all that `readInvoice` takes from a file it has read. */
export const signatureOf = (xml: string): Promise<InvoiceSignature> => {
  const document = parsed(xml)
  const parts = ['TTChung', 'NBan', 'NMua', 'TToan'].flatMap((name) => under(document, name) ?? [])
  return checkSignature(document, [...parts, ...document.getElementsByTagNameNS('*', 'HHDVu')])
}

/** What is to be paid less what makes it up; 0 where the file doesn't say what is to be paid. */
const offBy = (sums: Element | null): number => {
  if (textOf(sums, 'TgTTTBSo') === '') return 0
  const fees = [...(sums?.getElementsByTagNameNS('*', 'TPhi') ?? [])].map((fee) => Number(fee.textContent) || 0)
  const parts = numberIn(sums, 'TgTCThue') + numberIn(sums, 'TgTThue') + fees.reduce((sum, fee) => sum + fee, 0) - numberIn(sums, 'TGTKhac')
  return roundDong(numberIn(sums, 'TgTTTBSo') - parts)
}

/** What the lines come to above what the invoice says without VAT: it is let off; whole dong, at least 0. */
export const letOff = ({ lines, net }: Pick<ReadInvoice, 'lines' | 'net'>): number =>
  Math.max(0, roundDong(lines.reduce((sum, { quantity, price, isGift }) => sum + (isGift ? 0 : quantity * price), 0)) - net)
