import { AREAS } from '../check/areas.cjs'

/** How a service is called, in both languages.
 *  @typedef {{ path: string, singular: string, plural: string, vietnamese: string }} ServiceWords
 *  `path`: the declaration's name, `workLogs`; the others are words as they stand within a sentence: `work log`, `work logs`, `nhật ký` */

/** A service's name as words: `work logs`. @param {string} path */
export const wordsOf = (path) => path.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
export const folderOf = (path) => wordsOf(path).replaceAll(' ', '-')
export const camelCase = (words) => words.toLowerCase().replace(/[^a-z0-9]+(\w)/g, (_gap, letter) => letter.toUpperCase())
export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1)
/** A text as source says it. */
export const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
export const articleOf = (word) => (/^[aeiou]/i.test(word) ? 'an' : 'a')

/** The singular that a plural most likely has. @param {string} plural */
export const singularOf = (plural) =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1')

/** @param {string | undefined} area @returns {string} @throws {RangeError} when there is no such area, naming those there are */
export function knownArea(area) {
  if (area && Object.hasOwn(AREAS, area)) return area
  throw new RangeError(
    `Of which area is it? --area ${Object.keys(AREAS).join('|')}; a new one is put in its place in scripts/check/areas.cjs`,
  )
}

/** Completes what was given on the command line.
 *  @param {string | undefined} path @param {{ singular?: string, plural?: string, vi?: string }} given
 *  @returns {ServiceWords} @throws {RangeError} in words for who typed it */
export function serviceWords(path, given) {
  if (!path || !/^[a-z][a-zA-Z]*s$/.test(path)) throw new RangeError('A service is called by a plural in camel case: vehicles, workLogs')
  const plural = given.plural?.trim() || wordsOf(path)
  const singular = given.singular?.trim() || singularOf(plural)
  const vietnamese = given.vi?.trim()
  if (!vietnamese) throw new RangeError(`How is ${articleOf(singular)} ${singular} called in Vietnamese? --vi "xe"`)
  if (camelCase(singular) === path) throw new RangeError(`One of ${plural} needs a word of its own: --singular "…"`)
  return { path, singular, plural, vietnamese }
}
