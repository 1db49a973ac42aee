/** A word as it stands within a sentence: without its capital, but names stay as they are written. */
export const withinSentence = (word: string): string =>
  /^(\p{Lu}\p{Lu}|Facebook)/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
