import { plainReference } from '@shared/areas/bank/rules/matching'
import { isFundAmount } from '@shared/foundation/documents/funds'

/** A transfer that came in, as a provider or a statement tells it; one that `goesOut` left the account. */
export interface Incoming {
  /** Letters and figures alone; the same for the account means the same transfer. */
  readonly reference: string
  readonly time: Date
  /** Whole dong above 0. */
  readonly amount: number
  readonly content: string
  readonly counterName?: string
  readonly counterAccount?: string
  /** The number of the account it came to, and of the virtual one that leads there; '' when it isn't told. */
  readonly account: string
  readonly virtualAccount: string
  readonly goesOut?: true
}

/** What a program sent, field by field: nothing of it is known before it is looked at. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

export const textIn = (fields: Fields, name: string, maxLength: number): string => {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, maxLength) : ''
}

/** '18067000.00' is as good as 18067000; null for what is no whole amount above 0. */
export const amountIn = (value: unknown): number | null => {
  const amount = typeof value === 'string' && /^\d+(\.0+)?$/.test(value) ? Number(value) : value
  return isFundAmount(amount) ? amount : null
}

/** Banks of Vietnam tell their own time, wherever the company is. */
export const timeIn = (value: unknown): Date | null => {
  const text = typeof value === 'string' ? value.trim().replace(' ', 'T') : ''
  if (!/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(text)) return null
  const time = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+07:00`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** The bank's own reference; where it gives none, the provider's number of the transfer. */
export const referenceOf = (bank: string, provider: string, number: string): string =>
  (plainReference(bank) || plainReference(`${provider}${number}`)).slice(0, 100)
