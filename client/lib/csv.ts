import type { Locale } from './format'

type Cell = string | number | null | undefined

/** Excel reads a list by the mark of its own language: a semicolon where the comma is the decimal mark. */
const separators: Record<Locale, string> = { vi: ';', en: ',' }

const write = (cell: Cell, locale: Locale): string => {
  const separator = separators[locale]
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return locale === 'vi' ? String(cell).replace('.', ',') : String(cell)
  // A text that a sheet would take for a formula is kept a text.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return new RegExp(`["\\n\\r${separator}]`).test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as the text of a CSV file, with the mark that tells Excel it is UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[], locale: Locale): string =>
  `\ufeff${rows.map((row) => row.map((cell) => write(cell, locale)).join(separators[locale])).join('\r\n')}\r\n`

const REVOKE_DELAY_MS = 1000

/** Hands a text to the browser as a file. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}
