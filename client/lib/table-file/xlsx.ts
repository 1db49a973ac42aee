import writeExcelFile, { type CellObject } from 'write-excel-file/browser'
import type { Cell, Cells, Sheet } from './cells'

const NUMBER_FORMAT = '#,##0.###'
const WHOLE_FORMAT = '#,##0'
const SHARE_FORMAT = '0.0%'
const TEXT_FORMAT = '@'
const DAY_FORMAT = 'dd/mm/yyyy'
const MIN_WIDTH_CHARACTERS = 8
const MAX_WIDTH_CHARACTERS = 48
/** Separators between thousands. */
const NUMBER_PADDING_CHARACTERS = 4
const MAX_SHEET_NAME = 31

const cellObject = (cell: Cell): CellObject | null => {
  if (cell === null || cell === undefined || cell === '') return null
  if (typeof cell === 'string') return { value: cell, type: String }
  if (typeof cell === 'number') return { value: cell, type: Number, format: Number.isInteger(cell) ? WHOLE_FORMAT : NUMBER_FORMAT }
  if ('head' in cell)
    return { value: cell.head, type: String, fontWeight: 'bold', ...(cell.span && { columnSpan: cell.span, align: 'center' }) }
  if ('text' in cell) return { value: cell.text, type: String, format: TEXT_FORMAT }
  if ('share' in cell) return { value: cell.share, type: Number, format: SHARE_FORMAT }
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: DAY_FORMAT }
}

const lengthOf = (cell: Cell): number => {
  if (typeof cell === 'string') return cell.length
  if (typeof cell === 'number') return String(cell).length + NUMBER_PADDING_CHARACTERS
  if (cell && 'text' in cell) return cell.text.length
  return cell && 'head' in cell && !cell.span ? cell.head.length : MIN_WIDTH_CHARACTERS
}

const widthsOf = (rows: Cells): { readonly width: number }[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, at) => {
    // A title above the table spreads over the columns beside it.
    const longest = Math.max(0, ...rows.filter(({ length }) => length > 1).map((row) => lengthOf(row[at])))
    return { width: Math.min(MAX_WIDTH_CHARACTERS, Math.max(MIN_WIDTH_CHARACTERS, longest + 2)) }
  })

const written = (rows: Cells): (CellObject | null)[][] => rows.map((row) => row.map(cellObject))

/** Rows as an Excel workbook of one sheet: numbers stay numbers, days are dates, texts never become formulas. */
export const toXlsx = (rows: Cells): Promise<Blob> => writeExcelFile(written(rows), { columns: widthsOf(rows) }).toBlob()

/** Several tables as a workbook, a sheet each; names of sheets have 31 signs at most. */
export const sheetsToXlsx = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map(({ name, rows }) => ({
      data: written(rows),
      sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, MAX_SHEET_NAME),
      columns: widthsOf(rows),
    })),
  ).toBlob()
