import Papa from 'papaparse'
import { AppError } from '../../errors'
import { MAX_CELLS, MAX_CELLS_IN_LINE, MAX_LINES, MAX_TEXT_LENGTH, type FileCell } from './sheet-task'

const unreadable = (): AppError => AppError.of('imports.file-unreadable')

/** The lines of a CSV file. @throws AppError 400 for what is no text, or of too many lines or cells */
export function* readCsv(bytes: Buffer): Generator<FileCell[]> {
  const text = textOf(bytes)
  // A picture or a program is no list of texts.
  if (text.includes('\0')) throw unreadable()
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t', '|'] })
  if (data.length > MAX_LINES || data.some(({ length }) => length > MAX_CELLS_IN_LINE)) throw unreadable()
  if (data.reduce((sum, { length }) => sum + length, 0) > MAX_CELLS) throw unreadable()
  if (data.some((line) => line.some(({ length }) => length > MAX_TEXT_LENGTH))) throw unreadable()
  for (const line of data) yield line.map((cell) => (cell.trim() === '' ? null : cell.trim()))
}

const isUtf8 = new TextDecoder('utf-8', { fatal: true })
const vietnamese = new TextDecoder('windows-1258')

/** UTF-16 with its mark, UTF-8 with or without it, else what older programs write here (windows-1258, whose tone marks follow their letters). */
const textOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le')
  try {
    return isUtf8.decode(bytes)
  } catch {
    return vietnamese.decode(bytes).normalize('NFC')
  }
}
