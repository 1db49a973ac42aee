/** Characters in the order of their first comparison; what isn't here comes after, by its code. */
const order = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789aăâbcdđeêfghijklmnoôơpqrstuưvwxyz'
const firstWeight = 0x21
const weights = new Map([...order].map((character, place) => [character, String.fromCharCode(firstWeight + place)]))

const breve = '\u0306'
const circumflex = '\u0302'
const horn = '\u031b'
/** Marks that make another letter of their base. */
const letters = new Map([
  [`a${breve}`, 'ă'],
  [`a${circumflex}`, 'â'],
  [`e${circumflex}`, 'ê'],
  [`o${circumflex}`, 'ô'],
  [`o${horn}`, 'ơ'],
  [`u${horn}`, 'ư'],
])
/** Tones: level, huyền, hỏi, ngã, sắc, nặng; then marks that Vietnamese doesn't write. */
const tones = new Map([
  ['\u0300', '1'],
  ['\u0309', '2'],
  ['\u0303', '3'],
  ['\u0301', '4'],
  ['\u0323', '5'],
])
const level = '0'
const foreignMark = '6'

const [lower, upper] = ['0', '1']
/** Between the parts of a key, below every weight: a shorter text comes before one that goes on. */
const end = '\u0001'

/**
 * A key by which texts sort as a Vietnamese reader expects: two keys compare by their codes, in JavaScript and in the
 * database alike, as `Intl.Collator('vi')` compares the texts (Unicode Technical Standard 10 with CLDR's Vietnamese rules:
 * letters a ă â b c d đ …, then tones, then small letters before capitals), but the same on every machine. Space and
 * punctuation come before digits, digits before letters. Texts that differ in none of these have the same key.
 */
export const sortKey = (text: string): string => {
  let [alphabet, marks, cases] = ['', '', '']
  for (const cluster of text
    .normalize('NFD')
    .trim()
    .match(/\P{M}\p{M}*/gu) ?? []) {
    const [written = '', ...attached] = cluster
    const small = written.toLowerCase()
    let [letter, tone] = [/\s/u.test(small) ? ' ' : small, level]
    for (const mark of attached) {
      const other = letters.get(letter + mark)
      if (other) letter = other
      else tone = tones.get(mark) ?? foreignMark
    }
    alphabet += weights.get(letter) ?? letter
    marks += tone
    cases += small === written ? lower : upper
  }
  return [alphabet, withoutTail(marks, level), withoutTail(cases, lower)].join(end)
}

/** What is as usual at the end of a part needs no place in the key. */
const withoutTail = (part: string, filler: string): string => {
  let length = part.length
  while (length > 0 && part[length - 1] === filler) length--
  return part.slice(0, length)
}

/** Compares two names as `sortKey` orders them; names of one key by their codes, so that any two are told apart. */
export const compareNames = (a: string, b: string): number => {
  const [left, right] = [sortKey(a), sortKey(b)]
  if (left !== right) return left < right ? -1 : 1
  return a < b ? -1 : Number(a > b)
}
