import type { NextFunction } from '@feathersjs/hooks'
import type { TSchema } from '@sinclair/typebox'
import { dayOf, offsetOf, type Zone } from '@shared/foundation/days/days'
import { asSheetText, csvField } from '@shared/foundation/text/csv'
import type { Language } from '@shared/registry/catalogue'
import { declarationOf } from '@shared/registry/declarations'
import { FileAnswer } from '../platform/http/json-answer'
import { anonymous, type CallParams, type FileFormat } from './call'
import type { HookContext } from './application'
import { AppError } from '../platform/errors'
import { workbookOf } from '../platform/files/sheets/write-workbook'
import { inSlices } from '../platform/in-slices'
import { TextPieces } from '../platform/text-pieces'

type Cell = string | number | null

/** What only the server needs of a record. */
const leftOut = new Set(['workspaceId', 'rev', 'updated', 'updater', 'creatorProgram', 'updaterProgram', 'printToken', 'noteTokens'])

/** A find that asks for a file gets its rows as they were shaped for the caller, a column a field. */
export const fileAnswer = (context: HookContext, next: NextFunction): Promise<void> => {
  const { format } = context.params as CallParams
  return format === undefined ? next() : next().then(() => answerAs(format, context))
}

const answerAs = async (format: FileFormat, context: HookContext): Promise<void> => {
  const { language = 'en', caller = anonymous, reading } = context.params as CallParams
  if (reading?.report) throw AppError.of('query.field', { field: 'format' })
  const { path, record } = declarationOf(context.path)
  const { data } = context.result as unknown as { readonly data: readonly Readonly<Record<string, unknown>>[] }
  // Asked for by name, a record's id stands at the end.
  const fields = [...fieldsOf(record, data), ...(reading?.select?.includes('_id') ? ['_id'] : [])]
  const headOfField = context.app.get('headOfField')
  const heads = fields.map((field) => headOfField(path, field, language))
  const rows: Cell[][] = []
  for await (const row of inSlices(data)) rows.push(fields.map((field) => safe(cellOf(row[field], caller.zone))))
  const bytes = format === 'csv' ? await csvOf([heads, ...rows], language) : await workbookOf(heads, rows)
  context.result = new FileAnswer(bytes, { type: types[format], name: `${path}.${format}`, rows: data.length }) as never
}

/** The fields that any of the rows has, in the order of the record; references by name, not by id. */
const fieldsOf = (record: TSchema, rows: readonly Readonly<Record<string, unknown>>[]): string[] =>
  Object.entries((record['properties'] ?? {}) as Readonly<Record<string, TSchema>>)
    .filter(([field, { kind }]) => !leftOut.has(field) && kind !== 'id' && rows.some((row) => row[field] !== undefined))
    .map(([field]) => field)

const MINUTE_MS = 60_000
const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as the workspace's clocks show it. */
const localTime = (at: Date, zone: Zone): string => {
  const minutes = Math.floor((at.getTime() + offsetOf(at, zone)) / MINUTE_MS) % (24 * 60)
  return `${dayOf(at, zone)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const cellOf = (value: unknown, zone: Zone): Cell => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number') return value
  if (value instanceof Date) return localTime(value, zone)
  if (Array.isArray(value)) return value.map((each) => cellOf(each, zone)).join(', ')
  if (typeof value === 'object') return 'name' in value ? wordsOf(value) : null
  return String(value)
}

const safe = (cell: Cell): Cell => (typeof cell === 'string' ? asSheetText(cell) : cell)

/** A line by its name and quantity, anything else by its name. */
const wordsOf = (value: object): string => {
  const { name, quantity } = value as { readonly name?: unknown; readonly quantity?: unknown }
  return typeof quantity === 'number' ? `${String(name)} × ${quantity}` : String(name)
}

const types: Readonly<Record<FileFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Excel reads a list by the marks of its own language. */
const csvOf = async (lines: readonly (readonly Cell[])[], language: Language): Promise<Buffer> => {
  const separator = language === 'vi' ? ';' : ','
  const numberText = (value: number): string => (language === 'vi' ? String(value).replace('.', ',') : String(value))
  const fieldOf = (cell: Cell): string => (cell === null ? '' : typeof cell === 'number' ? numberText(cell) : csvField(cell, separator))
  const text = new TextPieces()
  text.add('\ufeff')
  for await (const line of inSlices(lines)) text.add(`${line.map(fieldOf).join(separator)}\r\n`)
  return Buffer.concat(text.written())
}
