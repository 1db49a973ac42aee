type Locale = 'vi' | 'en'

/** The mark between thousands of a language; the other one is its decimal mark. */
export const thousandsMark = (locale: Locale): '.' | ',' => (locale === 'vi' ? '.' : ',')

const units: Record<string, number> = {
  tỷ: 1e9,
  ty: 1e9,
  tỉ: 1e9,
  bn: 1e9,
  b: 1e9,
  triệu: 1e6,
  trieu: 1e6,
  tr: 1e6,
  m: 1e6,
  nghìn: 1e3,
  nghin: 1e3,
  ngàn: 1e3,
  ngan: 1e3,
  n: 1e3,
  k: 1e3,
}
const unitNames = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
const shorthand = new RegExp(`^(\\d+(?:[.,]\\d+)?)(${unitNames})(.*)$`)

/** `6tr650` is 6,650,000: what follows a unit counts in thousandths of it, `6tr5` is six and a half. */
const parseShorthand = (text: string): number | null => {
  const match = shorthand.exec(text)
  if (!match) return null
  const [, figure = '', unit = '', rest = ''] = match
  const size = units[unit] ?? 1
  const whole = Number(figure.replace(',', '.')) * size
  if (rest === '') return whole
  if (/^\d{1,3}$/.test(rest)) return whole + Number(`0.${rest}`) * size
  const smaller = parseShorthand(rest)
  return smaller === null || smaller >= size ? null : whole + smaller
}

/**
 * A number as people and sheets write it: `1.250.000`, `1,250,000.00`, `1250000`, `2,5`.
 * A mark before exactly three last digits is read by the language: in vi `1.250` is one thousand two hundred and fifty.
 */
const parsePlain = (text: string, locale: Locale): number | null => {
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return null
  const marks = [...text].filter((letter) => letter === '.' || letter === ',')
  const thousand = thousandsMark(locale)
  const last = marks.at(-1)
  const both = new Set(marks).size === 2
  const tail = last ? text.slice(text.lastIndexOf(last) + 1) : ''
  const decimal = both ? last : marks.length === 1 && (last !== thousand || tail.length !== 3) ? last : undefined
  const [whole = '', fraction = ''] = decimal ? [text.slice(0, text.lastIndexOf(decimal)), tail] : [text]
  const group = decimal === '.' ? ',' : decimal === ',' ? '.' : (last ?? thousand)
  if (decimal && whole.includes(decimal)) return null
  const groups = whole.split(group)
  if (groups.length > 1 && groups.slice(1).some((part) => part.length !== 3)) return null
  const value = Number(`${groups.join('') || '0'}.${fraction || '0'}`)
  return Number.isFinite(value) ? value : null
}

const tidy = (text: string): { negative: boolean; body: string } => {
  const first = text.split(/[\t\n]/).find((cell) => cell.trim() !== '') ?? ''
  const bare = first
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f'₫]/g, '')
    .replace(/(đồng|vnd|vnđ|đ)$/, '')
  const bracketed = /^\((.*)\)$/.exec(bare)
  const body = bracketed?.[1] ?? bare
  return { negative: Boolean(bracketed) || /^[-\u2212]/.test(body), body: body.replace(/^[-\u2212+]/, '') }
}

/** Whole dong from what was typed or pasted: `6tr650`, `1,5tr`, `200k`, `1.250.000 ₫`, a cell of a sheet. Null when it is no amount. */
export const parseMoney = (text: string, locale: Locale): number | null => {
  const { negative, body } = tidy(text)
  const value = parseShorthand(body) ?? parsePlain(body, locale)
  if (value === null) return null
  const dong = Math.round(value)
  if (!Number.isSafeInteger(dong)) return null
  return negative && dong !== 0 ? -dong : dong
}

/** What a percentage (`5%`, `2,5 %`) of an amount is, in whole dong. Null when it is none. */
export const parsePercent = (text: string, of: number): number | null => {
  const figure = /^\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*%\s*$/.exec(text)?.[1]
  return figure === undefined ? null : Math.round((of * Number(figure.replace(',', '.'))) / 100)
}

/** A quantity from what was typed or pasted, at most three decimals. Null when it is no number. */
export const parseQuantity = (text: string, locale: Locale): number | null => {
  const { negative, body } = tidy(text)
  const value = parsePlain(body, locale)
  if (value === null || value > 1e12) return null
  const rounded = Math.round(value * 1000) / 1000
  return negative && rounded !== 0 ? -rounded : rounded
}
