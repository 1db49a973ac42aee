import { createHash } from 'node:crypto'
import { importColumns, mayHaveOwnFields, OWN_FIELD, type ImportKind } from '@shared/areas/imports/rules/columns'
import { isKnownHead, recogniseColumns, type Recognised } from '@shared/areas/imports/rules/recognise'
import type { SheetCell } from '@shared/foundation/text/cells'
import { MAX_IMPORT_ROWS, type ImportCreate, type ImportRecord } from '@shared/areas/imports/services/imports'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { SocaiDatabase } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { inOwnTurn } from '../../../../platform/in-slices'
import { readSheetFile } from '../../../../platform/files/sheets/read-sheet'
import type { Quarantine, Sender } from '../../../../platform/quarantine/quarantine'

/** What was sent, whatever it was sent as: heads, and the rows below them. */
export interface Sheet {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** What each head stands for; null: it is left out. */
export type Columns = ImportRecord['columns']

const MAX_HEAD_LENGTH = 200
const MAX_COLUMNS = 60

/** @throws AppError 400 for what is no sheet, or has no rows or too many of them; 413 for a file that is too large; 429, 503 */
export const sheetOf = async (
  quarantine: Quarantine,
  sender: Sender,
  { upload, rows }: Pick<Stored<ImportCreate>, 'upload' | 'rows'>,
): Promise<Sheet> => {
  if (rows !== undefined) return checked(await inOwnTurn(() => sheetOfRows(rows)))
  if (upload === undefined) throw AppError.atField('upload', 'imports.content-required')
  const lines = await readSheetFile(quarantine, sender, upload)
  return checked(await inOwnTurn(() => sheetOfLines(lines)))
}

const checked = (sheet: Sheet): Sheet => {
  if (sheet.rows.length === 0) throw AppError.of('imports.no-rows')
  if (sheet.rows.length > MAX_IMPORT_ROWS) throw AppError.of('imports.too-many-rows', { limit: MAX_IMPORT_ROWS })
  return sheet
}

const isEmpty = (cells: readonly SheetCell[]): boolean => cells.every((cell) => cell === null || cell === '')

const sheetOfRows = (rows: NonNullable<Stored<ImportCreate>['rows']>): Sheet => {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS)
  const cellOf = (value: unknown): SheetCell =>
    typeof value === 'string' || typeof value === 'number' ? value : typeof value === 'boolean' ? String(value) : null
  return { heads, rows: rows.map((row) => heads.map((head) => cellOf(row[head]))) }
}

/** Lines above the rows of which one may hold the heads. */
const LINES_WITH_HEADS = 10

const textOf = (cell: SheetCell | undefined): string => (cell === null || cell === undefined ? '' : String(cell).trim())
const knownIn = (heads: readonly string[]): number => heads.filter(isKnownHead).length

/** A head of two lines: what stands below is its own name where that is known, else both together; a head over several is over each of them. */
const joined = (above: readonly SheetCell[], below: readonly SheetCell[]): string[] => {
  let over = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    over = textOf(above[at]) || over
    const own = textOf(below[at])
    if (own === '') return textOf(above[at])
    return isKnownHead(own) || over === '' ? own : `${over} ${own}`
  })
}

/** Where the rows begin, and what stands over them. */
interface Heads {
  readonly heads: readonly string[]
  /** How many lines they are. */
  readonly lines: number
  readonly rowsFrom: number
}

/** The heads are the line of the first ten with the most known names, or two of them; else the first with at least two texts. */
const headsIn = (lines: readonly (readonly SheetCell[])[]): Heads => {
  const candidates = lines.slice(0, LINES_WITH_HEADS).flatMap((line, at): Heads[] => {
    const one = { heads: line.map(textOf), lines: 1, rowsFrom: at + 1 }
    const next = lines[at + 1]
    // Figures stand in no head.
    const isHead = next?.some((cell) => textOf(cell) !== '') && next.every((cell) => typeof cell !== 'number')
    return next && isHead ? [one, { heads: joined(line, next), lines: 2, rowsFrom: at + 2 }] : [one]
  })
  const [best] = candidates
    .map((each) => ({ ...each, known: knownIn(each.heads) }))
    // A title above heads adds nothing to them.
    .sort((a, b) => b.known - a.known || a.lines - b.lines)
  if (best && best.known > 0) return best
  const texts = lines.map((line) => line.filter((cell) => typeof cell === 'string' && cell !== '').length)
  const first = Math.max(
    0,
    texts.findIndex((count) => count >= 2),
  )
  return { heads: (lines[first] ?? []).map(textOf), lines: 1, rowsFrom: first + 1 }
}

/** Heads of the same name are told apart by a number. */
const toldApart = (heads: readonly string[]): string[] =>
  heads.map((head, at) => {
    const earlier = heads.slice(0, at).filter((each) => each === head).length
    return earlier === 0 ? head : `${head} [${earlier + 1}]`
  })

const sheetOfLines = (lines: readonly (readonly SheetCell[])[]): Sheet => {
  const { heads, rowsFrom } = headsIn(lines)
  const used = heads.flatMap((head, at) => (head === '' ? [] : [at])).slice(0, MAX_COLUMNS)
  return {
    heads: toldApart(used.map((at) => (heads[at] ?? '').slice(0, MAX_HEAD_LENGTH))),
    rows: lines
      .slice(rowsFrom)
      .filter((each) => !isEmpty(each))
      .map((each) => used.map((at) => each[at] ?? null)),
  }
}

/** Whether there is any figure but 0 below a head. */
export const isFilledIn =
  ({ heads, rows }: Sheet) =>
  (head: string): boolean => {
    const at = heads.indexOf(head)
    return rows.some((cells) => !isEmpty([cells[at] ?? null]) && !/^[0.,\s]*$/.test(String(cells[at])))
  }

/** Tells two contents apart; the same rows of the same kind are one content, whatever the file is called. */
export const contentOf = (kind: ImportKind, { heads, rows }: Sheet): Promise<string> =>
  inOwnTurn(() =>
    createHash('sha256')
      .update(JSON.stringify([kind, heads, rows]))
      .digest('hex'),
  )

/** What the heads of a sheet stand for: as it is said, else as it was chosen for the newest sheet of the kind, else by their names. */
export const columnsFor = async (
  database: SocaiDatabase,
  workspaceId: string,
  recognised: Recognised,
  { heads, rows }: Sheet,
  said: ImportCreate['columns'],
): Promise<Columns> => {
  const { kind } = recognised
  const own = new Map(Array.isArray(said) ? said.map(({ head, column }) => [head, column] as const) : Object.entries(said ?? {}))
  const before = await database.records('imports', workspaceId).find({ kind }, { sort: { _id: -1 }, limit: 5, only: ['columns'] })
  const chosen = new Map<string, string | null>()
  for (const { columns } of [...before].reverse()) for (const { head, column } of columns) if (column) chosen.set(head, column)
  for (const [head, column] of own) chosen.set(head, column)
  const columns = recogniseColumns(recognised, heads, chosen).map(({ unknown, ...column }, at) =>
    unknown && rows.some((cells) => !isEmpty([cells[at] ?? null])) ? { ...column, unknown } : column,
  )
  assertColumns(kind, columns)
  return columns
}

/** @throws AppError 400 for a column that the kind hasn't, or that two heads stand for */
export const assertColumns = (kind: ImportKind, columns: Columns): void => {
  const named = columns.flatMap(({ column }) => (column === null || (column === OWN_FIELD && mayHaveOwnFields(kind)) ? [] : [column]))
  for (const [place, key] of named.entries())
    if (!importColumns[kind].some((known) => known.key === key) || named.indexOf(key) !== place)
      throw AppError.atField('columns', 'imports.column-unknown', { column: key })
}

/** The columns that every row needs and no head stands for. */
export const missingColumns = (kind: ImportKind, columns: Columns): string[] =>
  importColumns[kind].flatMap(({ key, required }) => (required && !columns.some(({ column }) => column === key) ? [key] : []))

const ROWS_PER_PART = 500

type Part = 'rows' | 'made'

/** Keeps a long list beside an import, in parts that a document holds. */
export const insertParts = (work: SocaiUnitOfWork, importId: string, part: Part, entries: readonly unknown[]): void => {
  const parts = []
  for (let first = 0; first < entries.length; first += ROWS_PER_PART)
    parts.push({ importId, part, first, json: JSON.stringify(entries.slice(first, first + ROWS_PER_PART)) })
  work.insert('importParts', parts)
}

/** Writes anew the parts that hold these rows. */
export const updateRows = (work: SocaiUnitOfWork, importId: string, rows: Sheet['rows'], touched: ReadonlySet<number>): void => {
  const parts = new Set([...touched].map((row) => Math.floor((row - 1) / ROWS_PER_PART) * ROWS_PER_PART))
  for (const first of parts)
    work.update(
      'importParts',
      { importId, part: 'rows', first },
      { $set: { json: JSON.stringify(rows.slice(first, first + ROWS_PER_PART)) } },
    )
}

export const readParts = async <T>(database: SocaiDatabase, workspaceId: string, importId: string, part: Part): Promise<T[]> => {
  const parts = await database.records('importParts', workspaceId).find({ importId, part }, { sort: { first: 1 } })
  // Written by `insertParts`.
  return parts.flatMap(({ json }) => JSON.parse(json) as T[])
}
