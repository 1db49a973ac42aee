import type { BankBin } from '@shared/foundation/money/vietqr'

/** How a sale is to be paid, as the till has it; whole dong. */
export interface ToPay {
  readonly total: number
  /** What of it is VAT that the prices don't hold. */
  readonly vat: number
  /** The cash that was handed over; null: nobody said. */
  readonly received: number | null
  readonly change: number
  /** What is paid by transfer, and what its text says; null: nothing, or nobody could watch for it now. */
  readonly transfer: { readonly bank: BankBin; readonly account: string; readonly amount: number; readonly code: string } | null
}

/** What a customer sees of a sale: nothing but what they buy and pay. Whole dong. */
export interface ShownSale {
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    /** So many more for nothing. */
    readonly gift: number
    readonly price: number
    readonly amount: number
  }[]
  readonly discount: number
  /** What goods that come back are worth. */
  readonly credit: number
  readonly vat: number
  readonly total: number
  readonly received: number | null
  readonly change: number
  /** The code to scan, with the same in words. */
  readonly transfer: {
    readonly qr: string
    readonly bank: string
    readonly account: string
    readonly amount: number
    readonly code: string
  } | null
  /** The sale is over: what it came to, and what goes back. */
  readonly sold: { readonly total: number; readonly change: number } | null
}

/** Where the till and the customer's window of a counter hear each other; both are windows of one browser. */
export const channelOf = (workspaceId: string, counter: string): string => `socai.counter.customer ${workspaceId} ${counter}`

/** The customer's window asks what is shown; the till answers with a `ShownSale`, and says when it is left. */
export const ASK = 'ask'
export const GONE = 'gone'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const hasNumbers = (value: Fields, names: readonly string[]): boolean => names.every((name) => typeof value[name] === 'number')
const hasTexts = (value: Fields, names: readonly string[]): boolean => names.every((name) => typeof value[name] === 'string')
const isLine = (line: unknown): boolean =>
  isFields(line) && hasTexts(line, ['name']) && hasNumbers(line, ['quantity', 'gift', 'price', 'amount'])
const isTransfer = (value: unknown): boolean =>
  isFields(value) && hasTexts(value, ['qr', 'bank', 'account', 'code']) && hasNumbers(value, ['amount'])

/** Whether what was heard is a sale as this build shows it: the other window may be of another. */
export const isShownSale = (said: unknown): said is ShownSale =>
  isFields(said) &&
  hasNumbers(said, ['discount', 'credit', 'vat', 'total', 'change']) &&
  (said['received'] === null || hasNumbers(said, ['received'])) &&
  Array.isArray(said['lines']) &&
  said['lines'].every(isLine) &&
  (said['transfer'] === null || isTransfer(said['transfer'])) &&
  (said['sold'] === null || (isFields(said['sold']) && hasNumbers(said['sold'], ['total', 'change'])))
