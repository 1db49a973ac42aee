/** What is told of a text of XML as it is read; names come without their prefix. */
export interface XmlListener {
  open?(name: string, attribute: AttributeOf): void
  close?(name: string): void
  /** Some of a text; a long one comes in several pieces. */
  text?(piece: string): void
}

/** The value of an attribute, with or without a prefix. */
export type AttributeOf = (name: string) => string | undefined

/** A text that is no XML, or deeper, longer or of more elements than any workbook's. */
export class UnfitXml extends Error {}

/** Parts of workbooks are a dozen deep. */
const MAX_DEPTH = 64
const MAX_ELEMENTS = 10_000_000
/** Of a tag, or a comment. */
const MAX_TAG_LENGTH = 64 * 1024

/** Reads XML piece by piece: of a whole part, however long or odd it is, only one tag is ever held. */
export class XmlReader {
  readonly #listener: XmlListener
  #rest = ''
  #depth = 0
  #elements = 0

  constructor(listener: XmlListener) {
    this.#listener = listener
  }

  /** @throws UnfitXml */
  write(piece: string): void {
    const text = this.#rest + piece
    let at = 0
    while (at < text.length) {
      const tag = text.indexOf('<', at)
      const until = tag < 0 ? endOfWhole(text) : tag
      if (until > at) this.#listener.text?.(unescaped(text.slice(at, until)))
      if (tag < 0) {
        at = Math.max(at, until)
        break
      }
      const end = endOfMarkup(text, tag)
      if (end < 0) {
        at = tag
        break
      }
      this.#readMarkup(text, tag, end)
      at = end
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > MAX_TAG_LENGTH) throw new UnfitXml('A tag is too long')
  }

  /** @throws UnfitXml when elements are open still */
  end(): void {
    if (this.#rest !== '' || this.#depth !== 0) throw new UnfitXml('The text breaks off')
  }

  #readMarkup(text: string, start: number, end: number): void {
    const sign = text[start + 1]
    if (sign === '?') return
    if (sign === '!') {
      if (text.startsWith('<![CDATA[', start)) this.#listener.text?.(text.slice(start + 9, end - 3))
      else if (!text.startsWith('<!--', start)) throw new UnfitXml('It has definitions of its own')
    } else if (sign === '/') this.#close(nameIn(text, start + 2, end))
    else {
      const name = nameIn(text, start + 1, end)
      this.#open(name, text, start, end)
      if (text[end - 2] === '/') this.#close(name)
    }
  }

  #open(name: string, text: string, start: number, end: number): void {
    this.#depth++
    this.#elements++
    if (this.#depth > MAX_DEPTH || this.#elements > MAX_ELEMENTS) throw new UnfitXml('It is too deep, or of too many elements')
    this.#listener.open?.(name, (attribute) => attributeIn(text.slice(start, end), attribute))
  }

  #close(name: string): void {
    this.#depth--
    if (this.#depth < 0) throw new UnfitXml('It closes what was never opened')
    this.#listener.close?.(name)
  }
}

const MAX_REFERENCE_LENGTH = 10

/** Where a text ends without a reference (`&amp;`) of which the rest is still to come. */
const endOfWhole = (text: string): number => {
  const begun = text.lastIndexOf('&')
  return begun < text.length - MAX_REFERENCE_LENGTH || text.includes(';', begun) ? text.length : begun
}

/** Behind the tag, comment or instruction that begins at `start`; -1 when its end hasn't come yet. */
const endOfMarkup = (text: string, start: number): number => {
  const closing = text.startsWith('<!--', start)
    ? '-->'
    : text.startsWith('<![CDATA[', start)
      ? ']]>'
      : text[start + 1] === '?'
        ? '?>'
        : null
  if (closing !== null) {
    const end = text.indexOf(closing, start)
    return end < 0 ? -1 : end + closing.length
  }
  // The beginning of a comment that isn't all there yet looks like a tag.
  if (text[start + 1] === '!' && text.length - start < '<![CDATA['.length) return -1
  let quote = ''
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charAt(at)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return at + 1
    else if (sign === '"' || sign === "'") quote = sign
  }
  return -1
}

const NAME_END = /[\s/>]/g

const nameIn = (text: string, start: number, end: number): string => {
  NAME_END.lastIndex = start
  const name = text.slice(start, NAME_END.exec(text)?.index ?? end)
  return name.slice(name.indexOf(':') + 1)
}

const patterns = new Map<string, RegExp>()

const attributeIn = (tag: string, name: string): string | undefined => {
  const pattern = patterns.get(name) ?? new RegExp(String.raw`\s(?:[\w.-]+:)?${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const found = pattern.exec(tag)
  return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const MAX_CODE_POINT = 0x10ffff

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (found, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return named[name] ?? found
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : found
      })
    : text
