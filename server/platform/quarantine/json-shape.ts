export interface ShapeLimits {
  /** Arrays and objects within one another. */
  readonly maxDepth: number
  /** Values in all: as many objects, arrays, texts and numbers, about. */
  readonly maxValues: number
}

const [QUOTE, BACKSLASH, COMMA] = ['"'.charCodeAt(0), '\\'.charCodeAt(0), ','.charCodeAt(0)]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = ['[', ']', '{', '}'].map((sign) => sign.charCodeAt(0))

/** Whether a text of JSON is neither deeper nor of more values than it may be: looked at before anything is made of it. */
export const isJsonWithin = (text: string, { maxDepth, maxValues }: ShapeLimits): boolean => {
  let [depth, values] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(text, at)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth++
      values++
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--
    else if (sign === COMMA) values++
    if (depth > maxDepth || values > maxValues) return false
  }
  return true
}

/** Where the text that begins at `from` ends. */
const endOfText = (text: string, from: number): number => {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
