import { roundDong } from './money'

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
const shorthand = new RegExp(`^([.,]?\\d(?:[\\d., ]*\\d)?)(${unitNames})(.*)$`)

/** What comes of binary fractions of whole dong (4.35 million), and nothing else. */
const NOISE = 1e-6

/** `6tr650` is 6,650,000: what follows a unit counts in thousandths of it, `6tr5` is six and a half. */
const parseShorthand = (text: string, locale: Locale): number | null => {
  const match = shorthand.exec(text)
  if (!match) return null
  const [, figure = '', unit = '', rest = ''] = match
  const size = units[unit] ?? 1
  const count = parsePlain(figure, locale)
  if (count === null) return null
  const whole = count * size
  if (rest === '') return whole
  if (/^\d{1,3}$/.test(rest)) return whole + Number(`0.${rest}`) * size
  const smaller = parseShorthand(rest, locale)
  return smaller === null || smaller >= size ? null : whole + smaller
}

/** Digits in threes behind a first group, parted by `mark` or spaces (`1.250.000`, `1 250 000`); null when they stand otherwise. */
const parseGroups = (text: string, mark: string): number | null =>
  new RegExp(`^[1-9]\\d*(?:[${mark} ]\\d{3})+$`).test(text) ? Number(text.replace(/\D/g, '')) : null

const parseWhole = (text: string, mark: string): number | null => (/^\d*$/.test(text) ? Number(text) : parseGroups(text, mark))

interface Figure {
  value: number
  /** What stands behind its decimal mark; undefined where it has none. */
  fraction?: string
  decimalMark?: '.' | ','
}

/** A figure and how it is written: digits, thousands in threes, one decimal mark. A mark before exactly three last digits is read by the language. */
const readFigure = (text: string, locale: Locale): Figure | null => {
  const thousand = thousandsMark(locale)
  const whole = parseWhole(text, thousand)
  if (whole !== null) return text === '' ? null : { value: whole }
  const marks = [...text].filter((letter) => letter === '.' || letter === ',')
  const last = marks.at(-1)
  if (last !== '.' && last !== ',') return null
  if (marks.length > 1 && new Set(marks).size === 1) {
    const grouped = parseGroups(text, last)
    return grouped === null ? null : { value: grouped }
  }
  const before = text.slice(0, text.lastIndexOf(last))
  const fraction = text.slice(before.length + 1)
  const front = before.includes(last) ? null : parseWhole(before, last === '.' ? ',' : '.')
  if (front === null || !/^\d+$/.test(fraction)) return null
  return { value: Number(`${front}.${fraction}`), fraction, decimalMark: last }
}

/** A number as people and sheets write it: `1.250.000`, `1,250,000.00`, `1250000`, `2,5`; in vi `1.250` is one thousand two hundred and fifty. */
const parsePlain = (text: string, locale: Locale): number | null => readFigure(text, locale)?.value ?? null

/** Below it a fraction of a dong is rather a slip (`12.5`) than what a sheet reckoned (`1250000.6`). */
const LEAST_WITH_FRACTION_DONG = 1000

/**
 * Whole dong as people and sheets write them. There are no thousandths of a dong: `1.250` and `1,250` are thousands in either language,
 * and what would have three decimals (`1500,000`) says nothing sure.
 */
const parseDong = (text: string, locale: Locale): number | null => {
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return Number(text.replace(/\D/g, ''))
  const figure = readFigure(text, locale)
  if (!figure) return null
  const { value, fraction, decimalMark } = figure
  if (fraction === undefined) return value
  if (fraction.length === 3) return null
  const isWrittenOut = /^0+$/.test(fraction) && decimalMark !== thousandsMark(locale)
  return isWrittenOut || value >= LEAST_WITH_FRACTION_DONG ? value : null
}

const tidy = (text: string): { negative: boolean; body: string } => {
  const first = text.split(/[\t\r\n]/).find((cell) => cell.trim() !== '') ?? ''
  const bare = first
    .toLowerCase()
    .normalize('NFC')
    .replace(/(\d)[\s']+(?=\d)/g, '$1 ')
    .replace(/(^|\D)[\s']+/g, '$1')
    .replace(/[\s']+(?!\d)|₫/g, '')
    .replace(/(đồng|vnd|vnđ|đ)$/, '')
    .replace(/(\d)[.,]$/, '$1')
  const bracketed = /^\((.*)\)$/.exec(bare)
  const body = bracketed?.[1] ?? bare
  return { negative: Boolean(bracketed) || /^[-\u2212]/.test(body), body: body.replace(/^[-\u2212+]/, '') }
}

/** Whole dong from what was typed or pasted: `6tr650`, `1,5tr`, `200k`, `1.250.000 ₫`, a cell of a sheet. Null when it is no amount. */
export const parseMoney = (text: string, locale: Locale): number | null => {
  const { negative, body } = tidy(text)
  const short = parseShorthand(body, locale)
  const value = short === null ? parseDong(body, locale) : Math.abs(short - Math.round(short)) < NOISE ? short : null
  if (value === null) return null
  if (value > Number.MAX_SAFE_INTEGER) return null
  const dong = roundDong(value)
  return negative && dong !== 0 ? -dong : dong
}

/** What a percentage (`5%`, `2,5 %`) of an amount is, in whole dong. Null when it is none. */
export const parsePercent = (text: string, of: number): number | null => {
  const figure = /^\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*%\s*$/.exec(text)?.[1]
  return figure === undefined ? null : roundDong((of * Number(figure.replace(',', '.'))) / 100)
}

/** Whether a figure is thousands to some and a fraction to others, as `1,500` and `1.500` are where nobody says in which language. */
export const isEitherWay = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(tidy(text).body)

/** A quantity from what was typed or pasted, at most three decimals. Null when it is no number. */
export const parseQuantity = (text: string, locale: Locale): number | null => {
  const { negative, body } = tidy(text)
  const value = parsePlain(body, locale)
  if (value === null || value > 1e12) return null
  const rounded = Math.round(value * 1000) / 1000
  return negative && rounded !== 0 ? -rounded : rounded
}
