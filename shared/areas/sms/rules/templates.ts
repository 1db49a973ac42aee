import { withoutAccents } from './segments'

/** What may stand in a text for each recipient: `{name}`. */
export const SMS_FIELDS = ['name', 'debt', 'order', 'days', 'paidUntil', 'company'] as const
export type SmsField = (typeof SMS_FIELDS)[number]

export type SmsValues = Readonly<Partial<Record<SmsField, string>>>

const places = /\{([^{}]*)\}/g

const isField = (name: string): name is SmsField => (SMS_FIELDS as readonly string[]).includes(name)

/** The fields of a text, each once. */
export const fieldsIn = (text: string): SmsField[] => [...new Set([...text.matchAll(places)].map(([, name = '']) => name))].filter(isField)

/** The first place in a text that is no field; null: all are. */
export const unknownField = (text: string): string | null =>
  [...text.matchAll(places)].map(([, name = '']) => name).find((name) => !isField(name)) ?? null

/** Fields that speak of what is owed: who owes nothing isn't written to. */
export const asksForDebt = (text: string): boolean =>
  fieldsIn(text).some((field) => field === 'debt' || field === 'order' || field === 'days')

/** The text for one recipient. A field without a value is left empty. */
export function smsText(template: string, values: SmsValues, unaccented: boolean): string {
  const filled = template
    .replace(places, (_place, name: string) => (isField(name) ? (values[name] ?? '') : ''))
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  return unaccented ? withoutAccents(filled) : filled
}

/** A text with its places as people call them: `{debt}` is `[số nợ]`. */
export const textInWords = (text: string, wordOf: (field: SmsField) => string): string =>
  text.replace(places, (place, name: string) => (isField(name) ? `[${wordOf(name)}]` : place))
