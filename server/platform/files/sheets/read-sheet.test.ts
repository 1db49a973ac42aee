import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { textCell, workbookOf, zipOf } from '../../../testing/workbook'
import { AppError } from '../../errors'
import { Quarantine, type OverLimits } from '../../quarantine/quarantine'
import { readSheetFile } from './read-sheet'

const told: OverLimits[] = []
const quarantine = new Quarantine((over) => told.push(over))
afterAll(() => quarantine.close())

const read = (bytes: Buffer) =>
  readSheetFile(quarantine, { group: 'rice', member: 'an' }, `data:application/octet-stream;base64,${bytes.toString('base64')}`)
const refusal = async (bytes: Buffer): Promise<string> => {
  const error: unknown = await read(bytes).then(
    (lines) => `it was read: ${lines.length} lines`,
    (error: unknown) => error,
  )
  return error instanceof AppError ? error.code : String(error)
}

const row = (number: number, ...cells: string[]): string => `<row r="${number}">${cells.join('')}</row>`
const MEGABYTE_BYTES = 1024 * 1024

describe('a workbook', () => {
  test('is read as it is seen: texts, amounts, days, yes and no; what a formula came to, and nothing for what has gone wrong', async () => {
    const bytes = workbookOf({
      texts: '<si><t xml:space="preserve"> Gạo &amp; nếp </t></si><si><r><t>Nước </t></r><r><t>mắm</t></r><rPh><t>x</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="171" formatCode="#,##0&quot; đồng/day&quot;"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>',
      rows:
        row(1, '<c r="A1" t="s"><v>0</v></c>', '<c r="B1" t="s"><v>1</v></c>', textCell('D1', 'Tr&#224; _x0041_')) +
        row(3, '<c r="A3" s="1"><v>45961</v></c>', '<c r="B3" s="2"><v>45961.75</v></c>', '<c r="C3" s="3"><v>1200000</v></c>') +
        row(
          4,
          '<c r="A4" t="str"><f>A1&amp;B1</f><v>xong</v></c>',
          '<c r="B4" t="e"><v>#DIV/0!</v></c>',
          '<c r="C4" t="b"><v>1</v></c>',
          '<c r="D4"><f>SUM(C3)</f><v>-0.5</v></c>',
        ),
      behind: '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>',
    })
    expect(await read(bytes)).toEqual([
      ['Gạo & nếp', 'Nước mắm', null, 'Trà A'],
      [],
      ['2025-10-31', '2025-10-31', 1_200_000],
      ['xong', null, 'true', -0.5],
    ])
  })

  test('of a Mac that counts from 1904 has the same days', async () => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
    const rows = row(1, '<c r="A1" s="0"><v>44499</v></c>')
    expect(await read(workbookOf({ rows, styles, settings: 'date1904="1"' }))).toEqual([['2025-10-31']])
  })

  test('whose lines and cells say no address stands as it is written', async () => {
    const rows = '<row><c><v>1</v></c><c><v>2</v></c></row><row><c/><c><v>3</v></c></row>'
    expect(await read(workbookOf({ rows }))).toEqual([
      [1, 2],
      [null, 3],
    ])
  })

  test('is read as another reader reads it, whatever its numbers look like', async () => {
    const formats = ['0.00', '#,##0', 'dd/mm/yyyy', 'm/d/yy h:mm', '[$-42A]d mmm yyyy', '#,##0 [$₫-42A]', '0%', '[Red]#,##0', '_(* #,##0_)']
    const codes = [...formats, 'hh:mm:ss', '"ngày" 0', String.raw`#,##0\ \d`, '# ?/?', 'General', 'yyyy-mm-dd;@']
    const bytes = await writeExcelFile(
      codes.map((format, at) => [
        { value: format, type: String },
        { value: 45_000.25 + at, type: Number, format },
      ]),
      {},
    ).toBuffer()
    const other = (await readSheet(bytes)).map((cells) =>
      cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
    )
    expect(await read(bytes)).toEqual(other)
    expect(other[2]?.[1]).toBe('2023-03-17')
    expect(other[9]?.[1]).toBe('2023-03-24')
    expect(other[11]?.[1]).toBe(45_011.25)
  })

  test('of 10,000 lines of sixty cells is read whole', async () => {
    const cells = Array.from({ length: 60 }, (_, n) => n)
    const rows = Array.from({ length: 10_000 }, (_, n) =>
      row(n + 1, ...cells.map((at) => (at % 2 ? `<c><v>${n * at}</v></c>` : `<c t="inlineStr"><is><t>Nước mắm ${n}</t></is></c>`))),
    )
    const lines = await read(workbookOf({ rows: rows.join('') }))
    expect(lines).toHaveLength(10_000)
    expect(lines[9999]?.slice(0, 4)).toEqual(['Nước mắm 9999', 9999, 'Nước mắm 9999', 29_997])
    expect(told).toEqual([])
  })
})

describe('a cell far from everything', () => {
  const head = row(1, ...[...'ABCDEFGH'].map((column) => textCell(`${column}1`, `Cột ${column}`)))
  const first = row(2, ...[...'ABCDEFGH'].map((column, at) => `<c r="${column}2"><v>${at}</v></c>`))
  const names = [...'ABCDEFGH'].map((column) => `Cột ${column}`)

  test('in the last line of all, where somebody pressed a key, keeps no list from being read', async () => {
    const stray = row(1_048_576, textCell('A1048576', 'x'))
    expect(await read(workbookOf({ rows: head + first + stray }))).toEqual([names, [0, 1, 2, 3, 4, 5, 6, 7]])
  })

  test.each([
    ['the last of all', 'XFD', 1_048_576],
    ['column 200 of the last line', 'GR', 1_048_576],
    ['the last of its line', 'XFD', 2],
  ])('makes no table up to itself: %s', async (_where, column, line) => {
    const rows = row(1, textCell('A1', 'x')) + row(line, textCell(`${column}${line}`, 'y'))
    expect(await read(workbookOf({ rows }))).toEqual([['x']])
  })

  test('does not stand for a list that begins far below', async () => {
    const rows = Array.from({ length: 3 }, (_, n) => row(30_001 + n, `<c r="B${30_001 + n}"><v>${n}</v></c>`)).join('')
    expect((await read(workbookOf({ rows }))).filter((line) => line.length > 0)).toEqual([
      [null, 0],
      [null, 1],
      [null, 2],
    ])
  })

  test('formatted without anything in it is no line', async () => {
    expect(await read(workbookOf({ rows: head + '<row r="900000"><c r="A900000" s="0"/></row>' }))).toEqual([names])
  })
})

/** The same archive, whose directory says that each part is one byte long. */
const sayingLess = (archive: Buffer): Buffer => {
  const ENTRY = Buffer.from('PK\x01\x02', 'latin1')
  const lying = Buffer.from(archive)
  for (let at = lying.indexOf(ENTRY); at >= 0; at = lying.indexOf(ENTRY, at + 1)) lying.writeUInt32LE(1, at + 24)
  return lying
}

describe('a workbook that is no list', () => {
  const nested = `${'<a>'.repeat(15_000)}${'</a>'.repeat(15_000)}`
  test.each([
    ['20,001 filled lines', () => workbookOf({ rows: '<row><c><v>1</v></c></row>'.repeat(20_001) })],
    ['201 filled cells in a line', () => workbookOf({ rows: `<row>${'<c><v>1</v></c>'.repeat(201)}</row>` })],
    ['elements within elements, 45 KB of them', () => workbookOf({ rows: row(1, `<c r="A1"><is>${nested}</is></c>`) })],
    ['elements that close what was never opened', () => workbookOf({ rows: '</sheetData></worksheet></x></x>' })],
    ['definitions of its own', () => zipOf({ 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>' })],
    ['a tag of 1 MB', () => workbookOf({ rows: `<row ${'a'.repeat(MEGABYTE_BYTES)}>` })],
    ['a cell of 1 MB', () => workbookOf({ rows: row(1, textCell('A1', 'a'.repeat(MEGABYTE_BYTES))) })],
    ['an address that is none', () => workbookOf({ rows: row(1, textCell('AAAAAAAA1', 'x')) })],
    ['lines that go back', () => workbookOf({ rows: row(2, textCell('A2', 'x')) + row(1, textCell('A1', 'x')) })],
    ['a text that isn’t there', () => workbookOf({ rows: row(1, '<c r="A1" t="s"><v>7</v></c>') })],
    ['no sheet', () => zipOf({ 'xl/workbook.xml': '<workbook/>' })],
    ['no workbook', () => zipOf({ 'a.txt': 'x' })],
    ['a broken archive', () => workbookOf({ rows: '' }).subarray(0, 400)],
  ])('is refused with a word: %s', async (_what, bytes) => {
    expect(await refusal(bytes())).toBe('imports.file-unreadable')
    expect(told).toEqual([])
  })

  test.each([
    ['zeros', () => zipOf({ 'xl/workbook.xml': Buffer.alloc(400 * MEGABYTE_BYTES) })],
    ['little elements', () => workbookOf({ rows: '<row><c/></row>'.repeat(4 * MEGABYTE_BYTES) })],
    ['texts', () => workbookOf({ rows: '', texts: `<si><t>${'a'.repeat(50_000)}</t></si>`.repeat(1100) })],
    ['zeros, though it says less', () => sayingLess(zipOf({ 'xl/workbook.xml': Buffer.alloc(400 * MEGABYTE_BYTES) }))],
    ['texts, though it says less', () => sayingLess(workbookOf({ rows: '', texts: `<si><t>${'a'.repeat(50_000)}</t></si>`.repeat(1100) }))],
  ])('is refused when it unpacks to more than 50 MB: %s', async (_what, bytes) => {
    expect(await refusal(bytes())).toBe('imports.file-too-large')
  })
})

describe('a list of texts', () => {
  test('is read in the marks of either language', async () => {
    expect(await read(Buffer.from('\ufeffTên;Giá\r\n"Gạo; nếp";1.000\r\n;\r\nTrà;\r\n'))).toEqual([
      ['Tên', 'Giá'],
      ['Gạo; nếp', '1.000'],
      ['Trà', null],
    ])
    expect(await read(Buffer.from('\ufeffa\tb\r\nđ\te', 'utf16le'))).toEqual([
      ['a', 'b'],
      ['đ', 'e'],
    ])
  })

  test.each([
    ['one line of 11 MB', () => Buffer.from(','.repeat(11 * MEGABYTE_BYTES)), /imports.file-unreadable|files.over-limits/],
    ['quotes that are never closed', () => Buffer.from('"a,b\n'.repeat(2 * MEGABYTE_BYTES)), /imports.file-unreadable|files.over-limits/],
    ['11 MB of quotes', () => Buffer.from('"'.repeat(11 * MEGABYTE_BYTES - 1)), /imports.file-unreadable|files.over-limits/],
    ['one line of 20 MB', () => Buffer.from(`a,${'b'.repeat(20 * MEGABYTE_BYTES)}`), /imports.file-too-large/],
    ['20,001 lines', () => Buffer.from('a,b\n'.repeat(20_001)), /imports.file-unreadable/],
  ])('that is none is refused with a word, and the next is read: %s', async (_what, bytes, code) => {
    expect(await refusal(bytes())).toMatch(code)
    expect(await read(Buffer.from('a,b\n1,2'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})
