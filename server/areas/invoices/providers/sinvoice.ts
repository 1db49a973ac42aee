import { percentOf, type VatRate } from '@shared/foundation/documents/vat-rates'
import type { OutboundResponse } from '../../../platform/outbound/outbound'
import { OutboundError } from '../../../platform/outbound/outbound'
import { InvoiceRefusal, UuidUsed, type EInvoiceProvider, type InvoiceDocument, type Issued, type ProviderLine } from './provider'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const WS = '/services/einvoiceapplication/api/InvoiceAPI/InvoiceWS'
const UTILS = '/services/einvoiceapplication/api/InvoiceAPI/InvoiceUtilsWS'
/** A token that ended is answered so. */
const TOKEN_ENDED = { status: 500, message: 'GENERAL' }
const UUID_USED = 'TRANSACTION_UUID_INVALID'
const NOT_FOUND = 'NOT_FOUND_DATA'
const REFUSED_SIGN_IN = [400, 401, 403]

/** Tokens by account; of several who need one at once, one signs in. */
const tokens = new Map<string, Promise<string>>()

const signIn = async ({ send, username, password }: ProviderLine): Promise<string> => {
  const answer = await send({
    method: 'POST',
    url: '/auth/login',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (REFUSED_SIGN_IN.includes(answer.status)) throw new InvoiceRefusal('SIGN_IN', messageOf(fieldsOf(answer.json())))
  const token = textOf(fieldsOf(answer.json())['access_token'])
  if (token === '') throw new OutboundError('unreadable', 'SInvoice gave no token')
  return token
}

const tokenOf = (line: ProviderLine, isFresh = false): Promise<string> => {
  const known = isFresh ? undefined : tokens.get(line.account)
  if (known) return known
  const asked = signIn(line)
  tokens.set(line.account, asked)
  asked.catch(() => {
    if (tokens.get(line.account) === asked) tokens.delete(line.account)
  })
  return asked
}

interface Asked {
  readonly path: string
  readonly body: string
  readonly type?: string
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Asks with a token; one that has ended is renewed once. */
const ask = async (line: ProviderLine, { path, body, type = JSON_TYPE }: Asked): Promise<Fields> => {
  const call = async (token: string): Promise<OutboundResponse> =>
    line.send({
      method: 'POST',
      url: path,
      headers: { 'Content-Type': type, Cookie: `access_token=${token}` },
      body,
      takes: [TOKEN_ENDED.status],
    })
  const token = await tokenOf(line)
  let answer = await call(token)
  if (hasEnded(answer)) answer = await call(await renewed(line, token))
  // Nothing is known of what a failure within came to.
  if (answer.status >= 500) throw new OutboundError('unreachable', `SInvoice failed (${answer.status})`)
  return fieldsOf(answer.json())
}

/** Another call may have signed in meanwhile. */
const renewed = async (line: ProviderLine, old: string): Promise<string> => {
  const known = await tokens.get(line.account)
  return known !== undefined && known !== old ? known : tokenOf(line, true)
}

const hasEnded = ({ status, text }: OutboundResponse): boolean => {
  if (status !== TOKEN_ENDED.status) return false
  try {
    return fieldsOf(JSON.parse(text))['message'] === TOKEN_ENDED.message
  } catch {
    return false
  }
}

const messageOf = ({ data, description, message, errorCode }: Fields): string =>
  textOf(data) || textOf(description) || textOf(message) || textOf(errorCode) || 'no reason given'

/** Its own code where it says no; null where it says yes. */
const refusalOf = (answer: Fields): string | null => {
  const { code, message, errorCode } = answer
  if (textOf(errorCode) !== '') return textOf(errorCode)
  return Number(code) >= 400 ? textOf(message) || String(code) : null
}

const TYPES = { vat: '1', sales: '2' } as const
const ADJUSTMENTS = { original: '1', replacement: '3', adjustment: '5' } as const
const rateOf = (rate: VatRate | undefined): number =>
  rate === undefined || rate === 'none' ? -2 : rate === 'undeclared' ? -1 : percentOf(rate)

/** Amounts are positive there: which way they go is said beside them. */
const direction = (isAdjustment: boolean, value: number) => (isAdjustment ? { isIncreaseItem: value >= 0 } : {})

/** What the law cuts of the percentage of revenue, in the decree's words; of a correction by how much that changes. */
const cutWords = ({ amount, percent, source }: NonNullable<InvoiceDocument['cut']>, isCorrection: boolean): string => {
  const money = String(Math.abs(amount)).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const verb = !isCorrection ? 'Đã giảm' : amount < 0 ? 'Điều chỉnh giảm số tiền đã giảm:' : 'Điều chỉnh tăng số tiền đã giảm:'
  return `${verb} ${money} đồng tương ứng ${percent}% mức tỷ lệ % để tính thuế giá trị gia tăng theo ${source}`.slice(0, 500)
}

const itemsOf = ({ lines, kind, cut }: InvoiceDocument) => {
  const isAdjustment = kind === 'adjustment'
  const items = lines.map((line, index) => ({
    lineNumber: index + 1,
    selection: 1,
    itemName: line.gifts ? `${line.name} (${line.gifts} hàng tặng không thu tiền)`.slice(0, 500) : line.name,
    unitName: line.unit ?? '',
    unitPrice: Math.abs(line.price),
    quantity: Math.abs(line.quantity),
    itemTotalAmountWithoutTax: Math.abs(line.gross),
    taxPercentage: rateOf(line.vatRate),
    taxAmount: Math.abs(line.vat),
    ...direction(isAdjustment, line.net),
  }))
  const discounts = new Map<VatRate | undefined, number>()
  for (const { vatRate, discount } of lines) if (discount !== 0) discounts.set(vatRate, (discounts.get(vatRate) ?? 0) + discount)
  const offs = [...discounts]
  return [
    ...items,
    ...offs.map(([rate, discount], index) => ({
      lineNumber: items.length + index + 1,
      selection: 3,
      itemName: 'Chiết khấu thương mại',
      itemTotalAmountWithoutTax: Math.abs(discount),
      taxPercentage: rateOf(rate),
      taxAmount: 0,
      isIncreaseItem: discount < 0,
    })),
    ...(cut ? [{ lineNumber: items.length + offs.length + 1, selection: 2, itemName: cutWords(cut, isAdjustment) }] : []),
  ]
}

/** The invoice in SInvoice's own words. */
export const payloadOf = (document: InvoiceDocument): object => {
  const { uuid, at, kind, type, template, series, original, reason, agreement, buyer, payment, vat } = document
  return {
    generalInvoiceInfo: {
      invoiceType: TYPES[type],
      templateCode: template,
      invoiceSeries: series,
      transactionUuid: uuid,
      invoiceIssuedDate: at.getTime(),
      currencyCode: 'VND',
      adjustmentType: ADJUSTMENTS[kind],
      ...(original
        ? {
            ...(kind === 'adjustment' ? { adjustmentInvoiceType: '1' } : {}),
            originalInvoiceId: original.number,
            originalInvoiceIssueDate: original.issuedAt.getTime(),
            originalTemplateCode: template,
            adjustedNote: reason ?? '',
            additionalReferenceDesc: agreement?.name ?? reason ?? '',
            additionalReferenceDate: agreement ? Date.parse(agreement.date) : at.getTime(),
          }
        : {}),
      paymentStatus: true,
      cusGetInvoiceRight: true,
      validation: 1,
    },
    buyerInfo: {
      buyerName: buyer.name ?? (buyer.legalName ? '' : 'Bán cho người tiêu dùng'),
      buyerLegalName: buyer.legalName ?? '',
      buyerTaxCode: buyer.taxCode ?? '',
      buyerAddressLine: buyer.address ?? '',
      buyerEmail: buyer.email ?? '',
      buyerNotGetInvoice: buyer.legalName || buyer.name ? 0 : 1,
    },
    sellerInfo: {},
    payments: [{ paymentMethodName: payment }],
    itemInfo: itemsOf(document),
    taxBreakdowns: vat.map(({ rate, base, amount }) => ({
      taxPercentage: rateOf(rate),
      taxableAmount: Math.abs(base),
      taxAmount: Math.abs(amount),
    })),
  }
}

const issue = async (line: ProviderLine, document: InvoiceDocument): Promise<Issued> => {
  const answer = await ask(line, {
    path: `${WS}/createInvoice/${encodeURIComponent(line.supplierTaxCode)}`,
    body: JSON.stringify(payloadOf(document)),
  })
  const refusal = refusalOf(answer)
  if (refusal === UUID_USED) throw new UuidUsed(messageOf(answer))
  if (refusal !== null) throw new InvoiceRefusal(refusal, messageOf(answer))
  const result = fieldsOf(answer['result'])
  const number = textOf(result['invoiceNo'])
  if (number === '') throw new OutboundError('unreadable', 'SInvoice gave no number')
  return issuedOf(result, number, document.at)
}

const issuedOf = (result: Fields, number: string, at: Date): Issued => {
  const [taxAuthorityCode, reservationCode] = [textOf(result['codeOfTax']), textOf(result['reservationCode'])]
  return { number, ...(taxAuthorityCode ? { taxAuthorityCode } : {}), ...(reservationCode ? { reservationCode } : {}), issuedAt: at }
}

const find = async (line: ProviderLine, uuid: string): Promise<Issued | null> => {
  const answer = await ask(line, {
    path: `${WS}/searchInvoiceByTransactionUuid`,
    type: FORM_TYPE,
    body: new URLSearchParams({ supplierTaxCode: line.supplierTaxCode, transactionUuid: uuid }).toString(),
  })
  const refusal = refusalOf(answer)
  if (refusal === NOT_FOUND) return null
  // Only its own word for "there is none" may lead to another sending.
  if (refusal !== null) throw new OutboundError('unreadable', `SInvoice could not look it up: ${refusal}`)
  const rows = answer['result']
  const row = fieldsOf(Array.isArray(rows) ? rows[0] : rows)
  const number = textOf(row['invoiceNo'])
  if (number === '') throw new OutboundError('unreadable', 'SInvoice answered an invoice without a number')
  const at = Number(row['issueDate'])
  return issuedOf(row, number, Number.isFinite(at) && at > 0 ? new Date(at) : new Date())
}

/** Viettel SInvoice, as its document 2.35 to 2.44 says. */
export const sinvoice: EInvoiceProvider = {
  name: 'Viettel SInvoice',
  check: async (line) => void (await tokenOf(line, true)),
  issue,
  adjust: issue,
  find,
  file: async (line, { number, template }, kind) => {
    const answer = await ask(line, {
      path: `${UTILS}/getInvoiceRepresentationFile`,
      body: JSON.stringify({
        supplierTaxCode: line.supplierTaxCode,
        invoiceNo: number,
        templateCode: template,
        fileType: kind === 'pdf' ? 'PDF' : 'ZIP',
      }),
    })
    const bytes = textOf(answer['fileToBytes'])
    return refusalOf(answer) !== null || bytes === '' ? null : { name: `${number}.${kind}`, bytes }
  },
}
