import { declareTask } from '../../quarantine/task'

/** A cell as it stands in a file: days of a workbook are days (YYYY-MM-DD), empty ones null. */
export type FileCell = string | number | null

/** The lines of a sheet, from the first one on; lines between that hold nothing are empty. */
export const sheetLines = declareTask<null, FileCell[]>('sheet-lines')

export const MEGABYTE_BYTES = 1024 * 1024
/** What the parts of a workbook that are read may unpack to, together. */
export const MAX_UNPACKED_MEGABYTES = 50
/** Lines with anything in them. */
export const MAX_LINES = 20_000
export const MAX_CELLS_IN_LINE = 200
/** What the columns of a list that is used can hold, with room. */
export const MAX_CELLS = 2_000_000
/** Of one cell; in Excel 32,767. */
export const MAX_TEXT_LENGTH = 100_000
