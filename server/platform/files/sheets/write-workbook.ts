import { inSlices } from '../../in-slices'
import { TextPieces } from '../../text-pieces'
import { zipOf } from './write-zip'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationships = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`

const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`
const format = (fontId: 0 | 1, of = ''): string => `<xf numFmtId="0" fontId="${fontId}" fillId="0" borderId="0"${of}/>`

/** What is said around a sheet; a style is plain (0) or bold (1). */
const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationships('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationships('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relationships('rId2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${SPREADSHEET}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${format(0)}</cellStyleXfs><cellXfs count="2">${format(0, ' xfId="0"')}${format(1, ' xfId="0" applyFont="1"')}</cellXfs></styleSheet>`,
}

/** A workbook (ECMA-376) of one sheet: bold heads, and the rows below them, written a few at a time. */
export const workbookOf = async (heads: readonly string[], rows: Iterable<readonly (string | number | null)[]>): Promise<Buffer> => {
  const sheet = new TextPieces()
  const columns = heads.map((_head, at) => columnName(at))
  const write = (number: number, cells: readonly (string | number | null)[], style: string): void =>
    sheet.add(
      `<row r="${number}">${cells.map((cell, at) => cellOf(cell, `${columns[at] ?? columnName(at)}${number}`, style)).join('')}</row>`,
    )
  sheet.add(`${DECLARATION}<worksheet xmlns="${SPREADSHEET}"><sheetData>`)
  write(1, heads, ' s="1"')
  let number = 1
  for await (const cells of inSlices(rows)) write(++number, cells, '')
  sheet.add('</sheetData></worksheet>')
  const frame = Object.entries(FRAME).map(([name, text]) => [name, [Buffer.from(DECLARATION + text)]] as const)
  return zipOf({ ...Object.fromEntries(frame), 'xl/worksheets/sheet1.xml': sheet.written() })
}

const LETTERS = 26

/** A, B … Z, AA, AB … of a place that counts from 0. */
const columnName = (at: number): string =>
  `${at < LETTERS ? '' : columnName(Math.floor(at / LETTERS) - 1)}${String.fromCharCode('A'.charCodeAt(0) + (at % LETTERS))}`

const cellOf = (cell: string | number | null, at: string, style: string): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"${style}><v>${cell}</v></c>`
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`
}

/** Excel opens no longer text of a cell. */
const MAX_TEXT_LENGTH = 32_767
/** What no XML may hold. */
const UNFIT = /[^\t\n\r\u0020-\ufffd]/g
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** An underscore that would begin one of a sheet's own codes of characters, `_x0041_`, is written as one. */
const CODE = /_(?=x[0-9A-Fa-f]{4}_)/g

const textOf = (text: string): string =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(UNFIT, '')
    .replace(CODE, '_x005F_')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
