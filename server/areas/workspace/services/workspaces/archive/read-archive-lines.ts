import { isSlug } from '@shared/foundation/text/fold'
import { isTakenAlong } from './archived-collections'
import { unfitField } from './stored-record'
import { AppError } from '../../../../../platform/errors'
import { isCopy } from '../../../../../platform/files/draw-copies'
import { KEPT_NAME, KEPT_PAPER } from '../../../../../platform/files/file-store'
import type { ImageFormat, ImageSize } from '../../../../../platform/files/image'
import { fromLine, idText, toBytes } from '../../../../../platform/mongo/extended-json'
import { jsonLinesIn } from '../../../../../platform/quarantine/json-lines'
import { doneBy } from '../../../../../platform/quarantine/task'
import { archiveLines, type ArchiveLine } from './archive-lines'
import { unfitContent } from './unfit-content'

type Fields = Readonly<Record<string, unknown>>

/** What a line holds besides `document` and the like is no line of ours. */
const only = (line: Fields, ...fields: readonly string[]): boolean =>
  Object.keys(line).length === fields.length && fields.every((field) => Object.hasOwn(line, field))

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first line says what the file is. @throws AppError 400 when it doesn't */
const aboutOf = (line: Fields): ArchiveLine => {
  const { about } = line
  if (!isFields(about) || about['format'] !== 'socai workspace' || Number(about['version']) !== 1 || !isSlug(about['slug']))
    throw AppError.of('workspaces.archive-unfit')
  return { kind: 'about', slug: about['slug'] }
}

const lineOf = async (line: Fields, at: number, again: boolean): Promise<ArchiveLine> => {
  if (only(line, 'in', 'document') && typeof line['in'] === 'string' && isFields(line['document']))
    return documentOf(line['in'], line['document'], at)
  if (only(line, 'file', 'base64') && typeof line['file'] === 'string' && typeof line['base64'] === 'string')
    return pictureOf(line['file'], line['base64'], at, again)
  const { end } = line
  if (only(line, 'end') && isFields(end)) return { kind: 'end', documents: Number(end['documents']), files: Number(end['files']) }
  throw AppError.of('workspaces.archive-line', { line: at })
}

const documentOf = (collection: string, document: Fields, at: number): ArchiveLine => {
  if (!isTakenAlong(collection)) throw AppError.of('workspaces.archive-unknown', { line: at, service: collection.slice(0, 60) })
  const field = unfitField(collection, document) ?? unfitContent(collection, document)
  if (field !== null)
    throw AppError.of('workspaces.archive-record', {
      line: at,
      service: collection,
      record: nameOf(document),
      field: field.slice(0, 200),
    })
  const id = idText(document['_id']) ?? ''
  const workspaceId = collection === 'workspaces' ? id : (idText(document['workspaceId']) ?? '')
  return { kind: 'document', at, in: collection, id, workspaceId, document: toBytes(document) }
}

const MAX_NAME_LENGTH = 80

/** What somebody finds a record by. */
const nameOf = (document: Fields): string => {
  for (const field of ['order_number', 'number', 'slug', 'name', 'username', 'title']) {
    const value = document[field]
    if (typeof value === 'string' && value !== '') return value.slice(0, MAX_NAME_LENGTH)
  }
  return idText(document['_id']) ?? '?'
}

/** What a paper begins with. */
const BEGINNINGS: Readonly<Record<string, string>> = { pdf: '%PDF-', zip: 'PK' }

const isPaperOf = (file: string, bytes: Buffer): boolean => {
  const [, kind = ''] = KEPT_PAPER.exec(file) ?? []
  const beginning = BEGINNINGS[kind]
  return beginning !== undefined && bytes.subarray(0, beginning.length).toString('latin1') === beginning
}

/** A picture is a copy as they are made here: drawn again, it is whole. A paper is what its name says. */
const pictureOf = async (file: string, base64: string, at: number, again: boolean): Promise<ArchiveLine> => {
  const bytes = Buffer.from(base64, 'base64')
  const [, size, format] = KEPT_NAME.exec(file) ?? []
  const kind = { size: Number(size) as ImageSize, format: format as ImageFormat }
  const isWhole = format === undefined ? isPaperOf(file, bytes) : again || (await isCopy(bytes, kind))
  if (!isWhole || bytes.toString('base64') !== base64)
    throw AppError.of('workspaces.archive-picture', { line: at, name: file.slice(0, MAX_NAME_LENGTH) })
  return { kind: 'picture', at, file, bytes }
}

const parsed = (text: string): Fields | null => {
  try {
    const line: unknown = fromLine(text)
    return isFields(line) ? line : null
  } catch {
    return null
  }
}

/** @throws AppError 400 naming the line, and the record, that can't be taken in */
export const readArchiveLines = doneBy(archiveLines, async function* (bytes, { again, ...limits }) {
  const lines = jsonLinesIn(bytes, limits)
  for (let at = 1; ; at++) {
    const next = await lines.next().catch(() => null)
    if (next?.done) return
    const line = next && parsed(next.value)
    if (!line) throw at === 1 ? AppError.of('workspaces.archive-unfit') : AppError.of('workspaces.archive-line', { line: at })
    yield at === 1 ? aboutOf(line) : await lineOf(line, at, again)
  }
})
