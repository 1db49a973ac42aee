import type { Locale } from '../format'
import type { FileFormat, Sheet, TableFile } from './cells'
import { toCsv } from './csv'

const REVOKE_DELAY_MS = 1000

/** Hands a file to the browser. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}

/** Saves a table on this device. What writes Excel files is loaded then. @throws when that can't be loaded */
export const saveTable = async ({ name, rows }: TableFile, format: FileFormat, locale: Locale): Promise<void> => {
  const content =
    format === 'csv' ? new Blob([toCsv(rows, locale)], { type: 'text/csv;charset=utf-8' }) : await (await import('./xlsx')).toXlsx(rows)
  saveFile(`${name}.${format}`, content)
}

/** Saves several tables on this device as one Excel file. @throws when what writes it can't be loaded */
export const saveWorkbook = async (name: string, sheets: readonly Sheet[]): Promise<void> =>
  saveFile(`${name}.xlsx`, await (await import('./xlsx')).sheetsToXlsx(sheets))
