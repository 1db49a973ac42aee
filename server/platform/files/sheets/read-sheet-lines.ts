import { doneBy } from '../../quarantine/task'
import { readCsv } from './read-csv'
import { readWorkbook } from './read-workbook'
import { sheetLines } from './sheet-task'

const ZIP = Buffer.from('PK\x03\x04', 'latin1')

/** Reads a workbook, or a CSV file. */
export const readSheetLines = doneBy(sheetLines, async function* (pieces) {
  const read: Buffer[] = []
  for await (const piece of pieces) read.push(piece)
  const bytes = Buffer.concat(read)
  yield* bytes.subarray(0, ZIP.length).equals(ZIP) ? readWorkbook(bytes) : readCsv(bytes)
})
