import { isDong, roundDong } from '../../../foundation/money/money'

/** What a platform sent can't be read: it isn't what its documentation says. */
export class UnreadablePayload extends Error {}

export type Payload = Readonly<Record<string, unknown>>

export const isPayload = (value: unknown): value is Payload => typeof value === 'object' && value !== null && !Array.isArray(value)

export const payloadOf = (value: unknown, what: string): Payload => {
  if (isPayload(value)) return value
  throw new UnreadablePayload(`${what} is no object`)
}

export const listOf = (value: unknown): readonly Payload[] => (Array.isArray(value) ? value.filter(isPayload) : [])

/** A text, also where a number was sent; '' when there is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''

export const requiredText = (value: unknown, what: string): string => {
  const text = textOf(value)
  if (text === '') throw new UnreadablePayload(`${what} is missing`)
  return text
}

/** Whole dong of an amount sent as a number or as text ('179000.00'); 0 when there is none. */
export const dongOf = (value: unknown): number => {
  const amount = typeof value === 'number' ? value : Number(textOf(value).replaceAll(',', ''))
  const rounded = Number.isFinite(amount) ? roundDong(amount) : amount
  if (!isDong(rounded)) throw new UnreadablePayload(`'${textOf(value)}' is no amount`)
  return rounded
}

export const countOf = (value: unknown, what: string): number => {
  const count = Number(value)
  if (!Number.isSafeInteger(count) || count < 0) throw new UnreadablePayload(`${what} is no count`)
  return count
}

const VIETNAM = '+07:00'

/** A moment as platforms write it: seconds since 1970, or a date and time, of Vietnam where it names no zone. ISO 8601, UTC. */
export const momentOf = (value: unknown, what: string): string => {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return new Date(value * 1000).toISOString()
  const text = requiredText(value, what)
  const [, date, time, zone] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? []
  const moment = new Date(date && time ? `${date}T${time}${zone ? zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') : VIETNAM}` : Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new UnreadablePayload(`${what} '${text}' is no moment`)
  return moment.toISOString()
}
