/** A text that a sheet would take for a formula is kept a text by an apostrophe before it. */
export const asSheetText = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

/** A text as a field of a CSV line: quoted where it holds the separator, a quote or a line's end. */
export const csvField = (value: string, separator: ',' | ';'): string => {
  const text = asSheetText(value)
  return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
