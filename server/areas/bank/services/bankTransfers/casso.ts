import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Push } from '../../../../kernel/pushes'
import { amountIn, isFields, referenceOf, textIn, timeIn, type Fields, type Incoming } from './incoming'

/** A push is a handful of fields: what nests deeper was sent by nobody who knows the key, and isn't looked into. */
const DEEPEST = 10
const isDeeper = (value: unknown, than: number): boolean =>
  typeof value === 'object' && value !== null && (than === 0 || Object.values(value).some((each) => isDeeper(each, than - 1)))

const sorted = (value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, sorted(value[key])]),
      )
    : value

/** HMAC-SHA512 of `<milliseconds>.` and the body as JSON with its keys sorted, hex: casso.vn, Webhook V2. */
export const cassoSignature = (key: string, milliseconds: string, sent: unknown): string =>
  createHmac('sha512', key)
    .update(`${milliseconds}.${JSON.stringify(sorted(sent))}`)
    .digest('hex')

const same = (a: string, b: string): boolean => {
  const [kept, given] = [Buffer.from(a), Buffer.from(b)]
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** Whether a push was sent by who knows the key: signed (V2), or with the key in a header of its own (V1). */
export const isFromCasso = ({ header }: Pick<Push, 'header'>, sent: unknown, key: string): boolean => {
  const signature = header('x-casso-signature')
  if (signature === '') return same(key, header('secure-token'))
  const [, milliseconds = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]+)$/.exec(signature) ?? []
  return given !== '' && !isDeeper(sent, DEEPEST) && same(cassoSignature(key, milliseconds, sent), given)
}

/** The transfers of a push, V2 one, V1 several, in or out; without tests. Null for what nobody can use. */
export const readCassoPush = (sent: unknown): Incoming[] | null => {
  if (!isFields(sent)) return null
  const { data } = sent
  const rows = Array.isArray(data) ? (data as unknown[]) : [data]
  const read = rows.map((row) => (isFields(row) ? transfer(row) : null))
  return read.includes(null) ? null : read.flatMap((each) => (each === null || each === 'passed' ? [] : [each]))
}

const isTest = (row: Fields): boolean => textIn(row, 'id', 40) === '0'

const transfer = (row: Fields): Incoming | 'passed' | null => {
  const { amount: moved } = row
  if (isTest(row) || moved === 0) return 'passed'
  const goesOut = typeof moved === 'number' && moved < 0
  const amount = amountIn(goesOut ? -moved : moved)
  const time = timeIn(row['transactionDateTime'] ?? row['when'])
  const counterName = textIn(row, 'counterAccountName', 200)
  const counterAccount = textIn(row, 'counterAccountNumber', 60)
  if (amount === null || time === null) return null
  return {
    reference: referenceOf(textIn(row, 'reference', 100) || textIn(row, 'tid', 100), 'casso', textIn(row, 'id', 40)),
    time,
    amount,
    content: textIn(row, 'description', 1000),
    ...(counterName ? { counterName } : {}),
    ...(counterAccount ? { counterAccount } : {}),
    account: textIn(row, 'accountNumber', 40) || textIn(row, 'bank_sub_acc_id', 40),
    virtualAccount: textIn(row, 'virtualAccountNumber', 40),
    ...(goesOut ? { goesOut } : {}),
  }
}
