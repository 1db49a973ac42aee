import { StringDecoder } from 'node:string_decoder'
import { AppError } from '../../errors'
import { dayOfNumber, showsDay } from './number-formats'
import { SheetLines } from './sheet-lines'
import { MAX_TEXT_LENGTH, type FileCell } from './sheet-task'
import { UnfitXml, XmlReader, type AttributeOf, type XmlListener } from './xml-reader'
import { ZipParts } from './zip-parts'

const unreadable = (): AppError => AppError.of('imports.file-unreadable')

/**
 * The lines of the first sheet of a workbook (.xlsx), as they are read: never more than one line of it, and never a table up to its
 * farthest cell, is made.
 * @throws AppError 400 for what is none, 413 for one that unpacks to too much
 */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<FileCell[]> {
  const parts = new ZipParts(bytes)
  const { countsFrom1904, firstSheet } = await workbookOf(parts)
  const { sheet, texts, styles } = await placesOf(parts, firstSheet)
  if (sheet === undefined) throw unreadable()
  const lines = new SheetLines()
  const context: CellContext = {
    texts: texts === undefined ? [] : await textsIn(parts, texts),
    isDay: styles === undefined ? [] : await dayStylesIn(parts, styles),
    countsFrom1904,
  }
  for await (const _piece of read(parts, sheet, new SheetListener(context, lines))) yield* lines.take()
}

/** Reads a part, and tells of each piece of it that has been read. */
async function* read(parts: ZipParts, name: string, listener: XmlListener): AsyncGenerator<void> {
  const reader = new XmlReader(listener)
  const decoder = new StringDecoder('utf8')
  try {
    for await (const piece of parts.read(name)) {
      reader.write(decoder.write(piece).replace(/^\ufeff/, ''))
      yield
    }
    reader.end()
  } catch (error) {
    throw error instanceof UnfitXml ? unreadable() : error
  }
}

const readAll = async (parts: ZipParts, name: string, listener: XmlListener): Promise<void> => {
  for await (const _piece of read(parts, name, listener)) continue
}

interface Workbook {
  readonly countsFrom1904: boolean
  /** The relation of its first sheet. */
  readonly firstSheet: string | undefined
}

const workbookOf = async (parts: ZipParts): Promise<Workbook> => {
  let [countsFrom1904, firstSheet] = [false, undefined as string | undefined]
  await readAll(parts, 'xl/workbook.xml', {
    open: (name, attribute) => {
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
      if (name === 'sheet') firstSheet ??= attribute('id')
    },
  })
  return { countsFrom1904, firstSheet }
}

interface Places {
  readonly sheet?: string
  readonly texts?: string
  readonly styles?: string
}

/** The names of the parts that a workbook names by their relation. */
const placesOf = async (parts: ZipParts, firstSheet: string | undefined): Promise<Places> => {
  let places: Places = {}
  await readAll(parts, 'xl/_rels/workbook.xml.rels', {
    open: (name, attribute) => {
      if (name !== 'Relationship') return
      const target = attribute('Target') ?? ''
      const place = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      const kind = (attribute('Type') ?? '').split('/').at(-1)
      if (kind === 'worksheet' && attribute('Id') === firstSheet) places = { ...places, sheet: place }
      if (kind === 'sharedStrings') places = { ...places, texts: place }
      if (kind === 'styles') places = { ...places, styles: place }
    },
  })
  return places
}

/** Puts the pieces of a text together: those in `t`, of which a rich one has several, without what is said of its pronunciation. */
class Text {
  #text = ''
  #isIn = false
  #isPronunciation = false

  open(name: string): void {
    if (name === 'rPh') this.#isPronunciation = true
    if (name === 't') this.#isIn = true
  }

  add(piece: string): void {
    if (!this.#isIn || this.#isPronunciation) return
    this.#text += piece
    if (this.#text.length > MAX_TEXT_LENGTH) throw unreadable()
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPronunciation = false
    if (name === 't') this.#isIn = false
  }

  get value(): string {
    return withSigns(this.#text)
  }
}

/** Signs that XML can't write stand as `_x000D_`. */
const withSigns = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9a-f]{4})_/gi, (_found, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text

const textsIn = async (parts: ZipParts, name: string): Promise<string[]> => {
  const texts: string[] = []
  let text = new Text()
  await readAll(parts, name, {
    open: (element) => {
      if (element === 'si') text = new Text()
      text.open(element)
    },
    text: (piece) => text.add(piece),
    close: (element) => {
      text.close(element)
      if (element === 'si') texts.push(text.value)
    },
  })
  return texts
}

/** For each style of cells whether it shows a day. */
const dayStylesIn = async (parts: ZipParts, name: string): Promise<boolean[]> => {
  const codes = new Map<number, string | undefined>()
  const styles: boolean[] = []
  let isInCells = false
  await readAll(parts, name, {
    open: (element, attribute) => {
      const id = Number(attribute('numFmtId') ?? 0)
      if (element === 'numFmt') codes.set(id, attribute('formatCode'))
      if (element === 'cellXfs') isInCells = true
      if (element === 'xf' && isInCells) styles.push(showsDay(id, codes.get(id)))
    },
    close: (element) => {
      if (element === 'cellXfs') isInCells = false
    },
  })
  return styles
}

interface CellContext {
  /** Texts that cells name by their place. */
  readonly texts: readonly string[]
  readonly isDay: readonly boolean[]
  readonly countsFrom1904: boolean
}

interface Cell {
  readonly column: number
  readonly type: string
  readonly style: number
}

/** Takes the cells of a sheet as they come, and puts out a line when it is whole. */
class SheetListener implements XmlListener {
  readonly #context: CellContext
  readonly #lines: SheetLines
  #isInData = false
  #line = 0
  #column = -1
  #filled = new Map<number, FileCell>()
  #cell: Cell | null = null
  #isValue = false
  #value = ''
  #text = new Text()

  constructor(context: CellContext, lines: SheetLines) {
    this.#context = context
    this.#lines = lines
  }

  open(name: string, attribute: AttributeOf): void {
    if (name === 'sheetData') this.#isInData = true
    else if (!this.#isInData) return
    else if (name === 'row') {
      this.#line = numberOf(attribute('r')) ?? this.#line + 1
      this.#column = -1
      this.#filled = new Map()
    } else if (name === 'c') {
      this.#column = columnOf(attribute('r')) ?? this.#column + 1
      this.#cell = { column: this.#column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) }
      this.#value = ''
      this.#text = new Text()
    } else if (name === 'v') this.#isValue = true
    else this.#text.open(name)
  }

  text(piece: string): void {
    if (this.#cell === null) return
    if (this.#isValue) this.#value += piece
    else this.#text.add(piece)
    if (this.#value.length > MAX_TEXT_LENGTH) throw unreadable()
  }

  close(name: string): void {
    if (name === 'v') this.#isValue = false
    else if (name === 'c' && this.#cell) this.#endCell(this.#cell)
    else if (name === 'row' && this.#isInData) this.#lines.add(this.#line, this.#filled)
    else if (name === 'sheetData') this.#isInData = false
    else this.#text.close(name)
  }

  #endCell(cell: Cell): void {
    this.#cell = null
    const value = this.#valueOf(cell)
    if (value !== null && value !== '') this.#filled.set(cell.column, value)
  }

  #valueOf({ type, style }: Cell): FileCell {
    const value = this.#value
    if (type === 'inlineStr') return this.#text.value.trim()
    if (value === '' || type === 'e') return null
    if (type === 's') return this.#shared(value)
    if (type === 'str') return withSigns(value).trim()
    if (type === 'b') return value === '1' ? 'true' : 'false'
    if (type === 'd') return dayOfText(value)
    const number = Number(value)
    if (Number.isNaN(number)) throw unreadable()
    return this.#context.isDay[style] === true ? dayOfNumber(number, this.#context.countsFrom1904) : number
  }

  #shared(place: string): string {
    const text = this.#context.texts[Number(place)]
    if (text === undefined) throw unreadable()
    return text.trim()
  }
}

const dayOfText = (text: string): string => {
  const day = new Date(text)
  if (Number.isNaN(day.getTime())) throw unreadable()
  return day.toISOString().slice(0, 10)
}

const numberOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,7}$/.test(text)) throw unreadable()
  return Number(text)
}

const [LETTERS, A] = [26, 'A'.charCodeAt(0)]

/** The column of an address (`B7`), the first being 0. */
const columnOf = (address: string | undefined): number | undefined => {
  if (address === undefined) return undefined
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(address) ?? []
  if (letters === undefined) throw unreadable()
  let column = 0
  for (let at = 0; at < letters.length; at++) column = column * LETTERS + letters.charCodeAt(at) - A + 1
  return column - 1
}
