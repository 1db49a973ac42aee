import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Push } from '../../../../kernel/pushes'
import { amountIn, isFields, referenceOf, textIn, timeIn, type Fields, type Incoming } from './incoming'

/** How old a signed push may be: developer.sepay.vn. */
const MAX_AGE_MS = 5 * 60_000

/** `sha256=` and HMAC-SHA256 of `<seconds>.<body>`, hex. */
export const sepaySignature = (secret: string, seconds: string, body: Buffer | string): string =>
  `sha256=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`

const same = (a: string, b: string): boolean => {
  const [kept, given] = [Buffer.from(a), Buffer.from(b)]
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** Whether a push was sent by who knows the secret: signed, or, as older accounts send it, with the secret as an API key. */
export const isFromSepay = ({ header, body }: Pick<Push, 'header' | 'body'>, secret: string, now: Date): boolean => {
  const signature = header('x-sepay-signature')
  if (signature === '') return same(`Apikey ${secret}`, header('authorization'))
  const seconds = header('x-sepay-timestamp')
  const age = Math.abs(now.getTime() - Number(seconds) * 1000)
  return /^\d{1,12}$/.test(seconds) && age <= MAX_AGE_MS && same(sepaySignature(secret, seconds, body), signature.toLowerCase())
}

/** The transfer of a push, in or out; null for what nobody can use. */
export const readSepayPush = (sent: unknown): Incoming | null => {
  if (!isFields(sent)) return null
  const { transferType: way } = sent
  return way === 'in' || way === 'out'
    ? incoming(sent, {
        amount: sent['transferAmount'],
        time: sent['transactionDate'],
        content: [textIn(sent, 'code', 60), textIn(sent, 'content', 900) || textIn(sent, 'description', 900)],
        reference: textIn(sent, 'referenceCode', 100),
        account: textIn(sent, 'accountNumber', 40),
        virtualAccount: textIn(sent, 'subAccount', 40),
        goesOut: way === 'out',
      })
    : null
}

/** A row of its list of transactions, likewise; `id` is its number there. */
export const readSepayRow = (row: unknown): { readonly id: number; readonly transfer: Incoming | null } | null => {
  if (!isFields(row)) return null
  const id = Number(row['id'])
  if (!Number.isSafeInteger(id) || id <= 0) return null
  const came = amountIn(row['amount_in'])
  return {
    id,
    transfer: incoming(row, {
      amount: came ?? row['amount_out'],
      time: row['transaction_date'],
      content: [textIn(row, 'code', 60), textIn(row, 'transaction_content', 900)],
      reference: textIn(row, 'reference_number', 100),
      account: textIn(row, 'account_number', 40),
      virtualAccount: textIn(row, 'sub_account', 40),
      goesOut: came === null,
    }),
  }
}

interface ReportedTransfer {
  readonly amount: unknown
  readonly time: unknown
  readonly content: readonly string[]
  readonly reference: string
  readonly account: string
  readonly virtualAccount: string
  readonly goesOut: boolean
}

const incoming = (fields: Fields, reported: ReportedTransfer): Incoming | null => {
  const amount = amountIn(reported.amount)
  const time = timeIn(reported.time)
  const number = textIn(fields, 'id', 40)
  const [code = '', content = ''] = reported.content
  if (amount === null || time === null || (number === '' && reported.reference === '')) return null
  return {
    reference: referenceOf(reported.reference, 'sepay', number),
    time,
    amount,
    content: code === '' || content.toUpperCase().includes(code.toUpperCase()) ? content : `${code} ${content}`,
    account: reported.account,
    virtualAccount: reported.virtualAccount,
    ...(reported.goesOut ? { goesOut: true } : {}),
  }
}
