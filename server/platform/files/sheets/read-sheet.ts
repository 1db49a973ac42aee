import { AppError } from '../../errors'
import type { Quarantine, Sender } from '../../quarantine/quarantine'
import { MAX_UNPACKED_MEGABYTES, MEGABYTE_BYTES, sheetLines, type FileCell } from './sheet-task'

const MAX_BYTES = 12 * MEGABYTE_BYTES
/** `data:`, a type and `;base64,`. */
const MAX_HEADER_LENGTH = 200

/**
 * The lines of the first sheet of a workbook (.xlsx), or of a CSV file; formulas are their values.
 * @param dataUrl the file as a data address; what it says of its type isn't trusted
 * @throws AppError 400 for what is neither, or takes more than a file may; 413 for a file that is, or unpacks to, too much; 429, 503
 */
export const readSheetFile = async (quarantine: Quarantine, sender: Sender, dataUrl: string): Promise<FileCell[][]> =>
  quarantine.all(sheetLines, null, { bytes: bytesOf(dataUrl) }, sender)

const bytesOf = (dataUrl: string): Buffer => {
  const comma = dataUrl.slice(0, MAX_HEADER_LENGTH).indexOf(',')
  if (!/^data:[\w/+.;=-]*;base64$/.test(dataUrl.slice(0, Math.max(0, comma)))) throw AppError.of('imports.file-unreadable')
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64')
  if (bytes.length > MAX_BYTES) throw AppError.of('imports.file-too-large', { limit: MAX_UNPACKED_MEGABYTES })
  if (bytes.length === 0) throw AppError.of('imports.file-unreadable')
  return bytes
}
