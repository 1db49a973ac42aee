const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** The files of a workbook (.xlsx), by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>

/** @returns an empty document where there is no such file */
export const parse = (bytes: Uint8Array | undefined): Document =>
  new DOMParser().parseFromString(bytes ? decoder.decode(bytes) : '<none/>', 'application/xml')
export const written = (document: Document): Uint8Array<ArrayBuffer> => encoder.encode(new XMLSerializer().serializeToString(document))

/** Elements of a sheet by their name. */
export const all = (within: Document | Element, name: string): Element[] => [...within.getElementsByTagNameNS(MAIN, name)]
export const make = (sheet: Document, name: string): Element => sheet.createElementNS(MAIN, name)

export const columnOf = (cell: Element): string => /^[A-Z]+/.exec(cell.getAttribute('r') ?? '')?.[0] ?? ''
export const numberOf = (row: Element): number => Number(row.getAttribute('r'))
/** A to Z before AA. */
export const isBefore = (a: string, b: string): boolean => (a.length === b.length ? a < b : a.length < b.length)

const LETTERS = 26
/** 1 is A, 27 is AA. */
const lettersOf = (place: number): string =>
  place <= 0 ? '' : lettersOf(Math.floor((place - 1) / LETTERS)) + String.fromCharCode('A'.charCodeAt(0) + ((place - 1) % LETTERS))
const placeOf = (column: string): number => [...column].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0)

/** A sheet in which every row and cell says where it is, as some programs leave it to their order. */
export const sheetOf = (bytes: Uint8Array | undefined): Document => {
  const sheet = parse(bytes)
  let number = 0
  for (const row of all(sheet, 'row')) {
    number = numberOf(row) || number + 1
    row.setAttribute('r', String(number))
    let place = 0
    for (const cell of all(row, 'c')) {
      place = placeOf(columnOf(cell)) || place + 1
      cell.setAttribute('r', `${lettersOf(place)}${number}`)
    }
  }
  return sheet
}

/** Where sheets are, in the order of their tabs, with their names. */
export const sheetsOf = (files: Files): { readonly name: string; readonly path: string }[] => {
  const targets = new Map(
    [...parse(files.get('xl/_rels/workbook.xml.rels')).getElementsByTagName('Relationship')].map((each) => [
      each.getAttribute('Id'),
      (each.getAttribute('Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  return all(parse(files.get('xl/workbook.xml')), 'sheet').flatMap((each) => {
    const path = targets.get(each.getAttributeNS(RELATIONS, 'id')) ?? ''
    return files.has(path) ? [{ name: each.getAttribute('name') ?? '', path }] : []
  })
}

const textIn = (element: Element): string =>
  all(element, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('')

/** The texts that cells share. */
export const sharedTexts = (files: Files): readonly string[] => all(parse(files.get('xl/sharedStrings.xml')), 'si').map(textIn)

export const cellText = (cell: Element, shared: readonly string[]): string => {
  const value = all(cell, 'v')[0]?.textContent ?? ''
  return cell.getAttribute('t') === 's' ? (shared[Number(value)] ?? '') : cell.getAttribute('t') === 'inlineStr' ? textIn(cell) : value
}

/** What a name of the workbook stands for: 'DM!$B$2:$B$40'; the text itself where it is no such name. */
const namedRange = (files: Files, text: string): string =>
  all(parse(files.get('xl/workbook.xml')), 'definedName').find((each) => each.getAttribute('name') === text)?.textContent ?? text

/** What a cell of a column may be chosen from; null where the sheet doesn't say so. */
export const choicesOf = (
  files: Files,
  { path, sheet, shared, column }: { path: string; sheet: Document; shared: readonly string[]; column: string },
): string[] | null => {
  for (const rule of [...sheet.getElementsByTagName('*')].filter(({ localName }) => localName === 'dataValidation')) {
    const within = (name: string): string =>
      [...rule.getElementsByTagName('*')].find(({ localName }) => localName === name)?.textContent ?? ''
    const cells = (rule.getAttribute('sqref') ?? within('sqref')).split(/\s+/)
    if (rule.getAttribute('type') !== 'list' || !cells.some((each) => new RegExp(`^\\$?${column}\\$?\\d`).test(each))) continue
    const source = namedRange(files, (within('formula1') || within('f')).trim().replace(/^=/, ''))
    if (source.startsWith('"')) return source.replaceAll('"', '').split(',')
    const [, quoted, plain, from, first, to, last] =
      /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(source) ?? []
    if (from === undefined || from !== to) continue
    const of = quoted?.replaceAll("''", "'") ?? plain
    const other = of === undefined ? path : sheetsOf(files).find(({ name }) => name === of)?.path
    const holder = other === path ? sheet : other === undefined ? null : sheetOf(files.get(other))
    if (!holder) continue
    return all(holder, 'row')
      .filter((row) => numberOf(row) >= Number(first) && numberOf(row) <= Number(last))
      .flatMap((row) => all(row, 'c').filter((cell) => columnOf(cell) === from))
      .map((cell) => cellText(cell, shared))
  }
  return null
}

/** The workbook without the order in which its formulas are worked out, which every program makes anew: it names cells that hold none now. */
export const withoutChain = (files: Files): Files => {
  const path = 'xl/calcChain.xml'
  if (!files.has(path)) return files
  const without = (of: string, name: string, attribute: string): readonly [string, Uint8Array<ArrayBuffer>] => {
    const document = parse(files.get(of))
    const naming = [...document.getElementsByTagName(name)].filter((each) => each.getAttribute(attribute)?.endsWith('calcChain.xml'))
    for (const each of naming) each.remove()
    return [of, written(document)]
  }
  return new Map(
    [
      ...files,
      without('[Content_Types].xml', 'Override', 'PartName'),
      without('xl/_rels/workbook.xml.rels', 'Relationship', 'Target'),
    ].filter(([of]) => of !== path),
  )
}
