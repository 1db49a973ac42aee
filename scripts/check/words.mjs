/** @typedef {{ language: string, say: string, not: string[], where: string[] }} WordRule `where`: beginnings of ids it holds for; none: all */
/** @typedef {{ id: string, text: string, language: string, file: string }} Text */

/** The table of words in the design language: language, what is said, what isn't (separated by ·), and where that holds.
 *  @param {string} markdown @returns {WordRule[]} */
export function wordRules(markdown) {
  return markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, language]) => language === 'vi' || language === 'en')
    .map(([, language, say, not, where]) => ({ language, say, not: listOf(not), where: listOf(where).map((id) => id.replaceAll('`', '')) }))
}

const listOf = (cell) =>
  cell
    .split('·')
    .map((part) => part.trim())
    .filter(Boolean)

/** Words that were given up stay out of texts.
 *  @param {Text[]} texts @param {WordRule[]} rules @returns {string[]} which word stands in which text, and what is said instead */
export function forbiddenWords(texts, rules) {
  return texts.flatMap(({ id, text, language, file }) =>
    rules
      .filter((rule) => rule.language === language && (rule.where.length === 0 || rule.where.some((beginning) => id.startsWith(beginning))))
      .flatMap(({ say, not }) =>
        not.filter((word) => holds(without(text, say), word)).map((word) => `${file}: ${id} says "${word}"; the word is "${say}"`),
      ),
  )
}

/** What is said instead may hold the word: `sao chép`. */
const without = (text, say) => say.split(',').reduce((rest, right) => rest.replaceAll(right.trim().toLowerCase(), ''), text.toLowerCase())

/** The word by itself, not as a part of another, except in what is filled in: `{name}`. A word in quotes is a whole text. */
const holds = (text, word) => {
  const whole = /^“(.+)”$/.exec(word)
  if (whole) return text.toLowerCase() === whole[1].toLowerCase()
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}{])${escaped}(?![\\p{L}])`, 'iu').test(text)
}
