import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { AppError } from '../errors'

/** A cell as it stands in a file: days of a workbook are days (YYYY-MM-DD), empty ones null. */
export type FileCell = string | number | null

const MEGABYTE_BYTES = 1024 * 1024
const MAX_BYTES = 12 * MEGABYTE_BYTES
/** What the parts of a workbook may unpack to, together. */
const MAX_UNPACKED_MEGABYTES = 50
const MAX_UNPACKED_BYTES = MAX_UNPACKED_MEGABYTES * MEGABYTE_BYTES
/** A workbook of one sheet has a dozen. */
const MAX_PARTS = 1000
/** `data:`, a type and `;base64,`. */
const MAX_HEADER_LENGTH = 200
const MAX_LINES = 20_000
const MAX_CELLS_IN_LINE = 200

const inflate = promisify(inflateRaw)

/**
 * The lines of the first sheet of a workbook (.xlsx), or of a CSV file; formulas are their values.
 * @param dataUrl the file as a data address; what it says of its type isn't trusted
 * @throws AppError 400 for what is neither, 413 for a file that is, or unpacks to, too much
 */
export const readSheetFile = async (dataUrl: string): Promise<FileCell[][]> => {
  const bytes = bytesOf(dataUrl)
  const lines = isZip(bytes) ? await workbookLines(bytes) : csvLines(bytes)
  if (lines.length > MAX_LINES || lines.some(({ length }) => length > MAX_CELLS_IN_LINE)) throw AppError.of('imports.file-unreadable')
  return lines
}

const bytesOf = (dataUrl: string): Buffer => {
  const comma = dataUrl.slice(0, MAX_HEADER_LENGTH).indexOf(',')
  if (!/^data:[\w/+.;=-]*;base64$/.test(dataUrl.slice(0, Math.max(0, comma)))) throw AppError.of('imports.file-unreadable')
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64')
  if (bytes.length > MAX_BYTES) throw tooLarge()
  if (bytes.length === 0) throw AppError.of('imports.file-unreadable')
  return bytes
}

const tooLarge = (): AppError => AppError.of('imports.file-too-large', { limit: MAX_UNPACKED_MEGABYTES })

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

const workbookLines = async (bytes: Buffer): Promise<FileCell[][]> => {
  await assertUnpacksWithin(bytes, MAX_UNPACKED_BYTES)
  const rows = await readSheet(bytes).catch(() => {
    throw AppError.of('imports.file-unreadable')
  })
  return rows.map((row) => row.map((cell) => cellOf(cell)))
}

const cellOf = (cell: unknown): FileCell => {
  if (cell === null || cell === undefined) return null
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10)
  return typeof cell === 'number' ? cell : String(cell)
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30]

/** What a zip archive says of its parts isn't believed: they are unpacked, one by one, as far as they may go. */
const assertUnpacksWithin = async (archive: Buffer, limit: number): Promise<void> => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + END_LENGTH > archive.length || archive.readUInt32LE(end) !== END_OF_DIRECTORY)
    throw AppError.of('imports.file-unreadable')
  const parts = archive.readUInt16LE(end + 10)
  if (parts > MAX_PARTS) throw tooLarge()
  let left = limit
  let at = archive.readUInt32LE(end + 16)
  for (let part = 0; part < parts; part++) {
    if (at + ENTRY_LENGTH > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw AppError.of('imports.file-unreadable')
    left -= await unpackedLength(archive, at, left)
    if (left < 0) throw tooLarge()
    at += ENTRY_LENGTH + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

/** Bytes; more than `limit` when it is more. */
const unpackedLength = async (archive: Buffer, entry: number, limit: number): Promise<number> => {
  const [method, packed, local] = [archive.readUInt16LE(entry + 10), archive.readUInt32LE(entry + 20), archive.readUInt32LE(entry + 42)]
  if (local + LOCAL_LENGTH > archive.length || archive.readUInt32LE(local) !== LOCAL_ENTRY) throw AppError.of('imports.file-unreadable')
  const start = local + LOCAL_LENGTH + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  if (method === 0) return packed
  const content = archive.subarray(start, start + packed)
  try {
    return (await inflate(content, { maxOutputLength: Math.max(1, limit) })).length
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return limit + 1
    throw AppError.of('imports.file-unreadable')
  }
}

const csvLines = (bytes: Buffer): FileCell[][] => {
  const text = textOf(bytes)
  // A picture or a program is no list of texts.
  if (text.includes('\0')) throw AppError.of('imports.file-unreadable')
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t', '|'] })
  return data.map((line) => line.map((cell) => (cell.trim() === '' ? null : cell.trim())))
}

const textOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le')
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}
