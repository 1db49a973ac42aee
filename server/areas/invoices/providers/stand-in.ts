import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { offersStandIn, type Config } from '../../../config'
import type { Application } from '../../../kernel/application'
import { OutboundError, type OutboundCall, type OutboundResponse } from '../../../platform/outbound/outbound'
import { paperOf } from './stand-in-paper'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** An invoice as the stand-in keeps it. */
export interface StandInInvoice {
  readonly number: string
  readonly uuid: string
  readonly supplierTaxCode: string
  readonly series: string
  readonly at: number
  readonly reservationCode: string
  readonly payload: Fields
}

const NOT_LET_IN = 'sai'
/** The tax code of a buyer whom the authority knows as closed. */
export const CLOSED_TAX_CODE = '0301558126'

/**
 * In place of Viettel SInvoice: takes what that takes, refuses what that refuses, and behaves as badly. Nothing leaves it. Any username and
 * password is let in but the password `sai`.
 */
export class SInvoiceStandIn {
  readonly #invoices: StandInInvoice[] = []
  readonly #tokens = new Set<string>()
  readonly #kept: string | null
  /** Issues so many of the next invoices and doesn't answer. */
  silent = 0
  /** Doesn't take so many of the next calls at all. */
  away = 0
  /** Has no XML for so many of the next calls, as the authority hasn't given its code yet. */
  withoutXml = 0
  /** How often a file was asked for. */
  filesAsked = 0

  /** @param kept a file that its invoices are kept in; null: none */
  constructor(kept: string | null = null) {
    this.#kept = kept
    if (kept !== null) this.#invoices.push(...readKept(kept))
  }

  /** What it has issued, in its order. */
  get issued(): readonly StandInInvoice[] {
    return this.#invoices
  }

  /** All tokens have ended: calls with one are answered 500, as by the real one. */
  endTokens(): void {
    this.#tokens.clear()
  }

  /** Answers a call of SInvoice's wire. @throws OutboundError as the wire does when nobody answers */
  async answer({ url, headers = {}, body }: Pick<OutboundCall, 'url' | 'headers' | 'body'>): Promise<OutboundResponse> {
    await Promise.resolve()
    if (this.away > 0) {
      this.away -= 1
      throw new OutboundError('unreachable', "SInvoice can't be reached")
    }
    const path = new URL(url, 'http://stand-in').pathname
    const sent = typeof body === 'string' ? body : ''
    if (path.endsWith('/auth/login')) return this.#signIn(fieldsOf(JSON.parse(sent)))
    const token = /access_token=([^;]+)/.exec(headers['Cookie'] ?? headers['cookie'] ?? '')?.[1] ?? ''
    if (!this.#tokens.has(token)) return said(500, { code: 500, message: 'GENERAL', data: null })
    if (path.includes('/createInvoice/')) return this.#create(path.split('/').at(-1) ?? '', fieldsOf(JSON.parse(sent)))
    if (path.endsWith('/searchInvoiceByTransactionUuid')) return this.#search(new URLSearchParams(sent))
    if (path.endsWith('/getInvoiceRepresentationFile')) return this.#file(fieldsOf(JSON.parse(sent)))
    return said(404, { code: 404, message: 'NOT_FOUND' })
  }

  #signIn({ password }: Fields): OutboundResponse {
    if (password === NOT_LET_IN || textOf(password) === '')
      return said(401, { code: 401, message: 'UNAUTHORIZED', data: 'Sai tên đăng nhập hoặc mật khẩu' })
    const token = randomUUID()
    this.#tokens.add(token)
    return said(200, { access_token: token, refresh_token: randomUUID(), expires_in: 1200, token_type: 'bearer' })
  }

  #create(supplierTaxCode: string, payload: Fields): OutboundResponse {
    const general = fieldsOf(payload['generalInvoiceInfo'])
    const [uuid, series] = [textOf(general['transactionUuid']), textOf(general['invoiceSeries'])]
    const refused = this.#whyNot(uuid, series, payload)
    if (refused) return said(400, { code: 400, ...refused })
    const count = this.#invoices.filter((one) => one.series === series && one.supplierTaxCode === supplierTaxCode).length
    const invoice: StandInInvoice = {
      number: `${series}${count + 1}`,
      uuid,
      supplierTaxCode,
      series,
      at: Number(general['invoiceIssuedDate']),
      reservationCode: randomUUID().replaceAll('-', '').slice(0, 15).toUpperCase(),
      payload,
    }
    this.#invoices.push(invoice)
    if (this.#kept !== null) writeFileSync(this.#kept, JSON.stringify(this.#invoices), { mode: 0o600 })
    if (this.silent > 0) {
      this.silent -= 1
      throw new OutboundError('unreachable', 'SInvoice did not answer in time')
    }
    return said(200, {
      errorCode: null,
      description: null,
      result: {
        supplierTaxCode,
        invoiceNo: invoice.number,
        transactionID: randomUUID(),
        reservationCode: invoice.reservationCode,
        codeOfTax: codeOf(invoice),
      },
    })
  }

  #whyNot(uuid: string, series: string, payload: Fields): { readonly message: string; readonly data: string } | null {
    if (uuid.length < 10 || uuid.length > 36) return { message: 'BAD_REQUEST_TRANSACTION_UUID', data: 'Mã giao dịch không hợp lệ' }
    if (this.#invoices.some((one) => one.uuid === uuid))
      return { message: 'TRANSACTION_UUID_INVALID', data: 'Mã giao dịch đã được sử dụng' }
    if (series.endsWith('ZZ')) return { message: 'INVOICE_SERIAL_NOT_FOUND', data: `Ký hiệu ${series} chưa đăng ký` }
    if (textOf(fieldsOf(payload['buyerInfo'])['buyerTaxCode']) === CLOSED_TAX_CODE)
      return { message: 'BUYER_TAX_CODE_CLOSED', data: `Mã số thuế ${CLOSED_TAX_CODE} đã ngừng hoạt động` }
    return vatDiffers(payload) ? { message: 'VAT_AMOUNT_INVALID', data: 'Tiền thuế không khớp' } : null
  }

  #search(form: URLSearchParams): OutboundResponse {
    const found = this.#invoices.find(({ uuid }) => uuid === form.get('transactionUuid'))
    if (!found) return said(400, { code: 400, message: 'NOT_FOUND_DATA', data: 'Không tìm thấy hoá đơn' })
    const { number, reservationCode, at } = found
    return said(200, {
      errorCode: null,
      description: null,
      result: [{ invoiceNo: number, reservationCode, issueDate: at, codeOfTax: codeOf(found), status: 'Chưa thanh toán' }],
    })
  }

  async #file({ invoiceNo, fileType }: Fields): Promise<OutboundResponse> {
    this.filesAsked += 1
    if (fileType === 'ZIP' && this.withoutXml > 0) {
      this.withoutXml -= 1
      return said(400, { code: 400, message: 'INVOICE_XML_NOT_FOUND' })
    }
    const found = this.#invoices.find(({ number }) => number === invoiceNo)
    if (!found) return said(400, { code: 400, message: 'NOT_FOUND_DATA' })
    const bytes = await paperOf(found, fileType === 'ZIP' ? 'zip' : 'pdf')
    return said(200, { errorCode: null, fileName: `${found.number}.pdf`, fileToBytes: bytes.toString('base64') })
  }
}

const codeOf = ({ number, at }: StandInInvoice): string => `GIALAP-${number}-${at}`

const said = (status: number, answer: object): OutboundResponse => {
  const text = JSON.stringify(answer)
  return { status, headers: new Headers(), text, bytes: Buffer.from(text), json: () => JSON.parse(text) as unknown }
}

/** More than 1 đ off: of each rate the tax of its lines, against rate times what is taxed. */
const vatDiffers = (payload: Fields): boolean => {
  const rows = payload['taxBreakdowns']
  return (Array.isArray(rows) ? rows : []).some((row: unknown) => {
    const { taxPercentage, taxableAmount, taxAmount } = fieldsOf(row)
    const rate = Math.max(0, Number(taxPercentage))
    // Lines whose price holds the tax are rounded one by one.
    const lines = payload['itemInfo']
    const slack = Array.isArray(lines) ? lines.length : 1
    return Math.abs((Number(taxableAmount) * rate) / 100 - Number(taxAmount)) > 1 + slack
  })
}

const readKept = (file: string): StandInInvoice[] => {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    // The file is the stand-in's own.
    return Array.isArray(kept) ? (kept as StandInInvoice[]) : []
  } catch {
    return []
  }
}

const standIns = new WeakMap<Application, SInvoiceStandIn>()

/** The stand-in of an installation; its invoices outlive a restart. */
export const standInOf = (app: Application): SInvoiceStandIn => {
  const known = standIns.get(app)
  if (known) return known
  const made = new SInvoiceStandIn(join(app.get('config').dataDir, 'sinvoice-stand-in.json'))
  standIns.set(app, made)
  return made
}

/** Whether an installation offers the stand-in. */
export const offersSInvoiceStandIn = (config: Config): boolean => offersStandIn(config, config.integrations.einvoice_viettel.standIn)
