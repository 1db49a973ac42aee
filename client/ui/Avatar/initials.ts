/** The two letters that stand for a name: first and last word, as in 'Phương Uyên' → PU; one word gives its first two letters. */
export const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
  if (words.length === 0) return '?'
  const [first = '', last = ''] = [words[0], words[words.length - 1]]
  return (words.length === 1 ? first.slice(0, 2) : (first[0] ?? '') + (last[0] ?? '')).toLocaleUpperCase('vi')
}

const inks = ['brand', 'credit', 'debit', 'warn', 'info', 'mate'] as const
export type Ink = (typeof inks)[number]

/** The same name always gets the same ink. */
export const inkOf = (name: string): Ink => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return inks[sum % inks.length] ?? 'brand'
}
