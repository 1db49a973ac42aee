/**
 * The two letters that stand for a name. People and companies are told by their last two words ('Công ty TNHH An Khang' → AK),
 * goods by their first two ('Trà sen Tây Hồ' → TS); one word gives its first two letters.
 */
export const initials = (name: string, goods = false): string => {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
  if (words.length === 0) return '?'
  const [first = '', last = ''] = goods ? words.slice(0, 2) : words.slice(-2)
  return (words.length === 1 ? first.slice(0, 2) : (first[0] ?? '') + (last[0] ?? '')).toLocaleUpperCase('vi')
}

const inks = ['brand', 'credit', 'debit', 'warn', 'info', 'collaborator'] as const
export type Ink = (typeof inks)[number]

/** The same name always gets the same ink. */
export const inkOf = (name: string): Ink => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return inks[sum % inks.length] ?? 'brand'
}
