/** Weights of the first nine digits of a tax code (mã số thuế); the tenth checks them. */
const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3] as const
const FORM = /^(\d{10})(?:-?(\d{3}))?$/

/** Whether `text` has the form of a tax code: ten digits, and three more for a branch, with or without a dash before them. */
export const hasTaxCodeForm = (text: string): boolean => FORM.test(text)

/** Whether the tenth digit of a tax code is what the nine before it come to. */
export const hasTaxCodeDigit = (text: string): boolean => {
  const digits = Array.from(text.slice(0, 10), Number)
  const sum = WEIGHTS.reduce((so, weight, at) => so + weight * (digits[at] ?? 0), 0)
  return 10 - (sum % 11) === digits[9]
}

/** A tax code as it is printed: the digits of a branch after a dash. */
export const taxCodeText = (text: string): string =>
  text.trim().replace(FORM, (_all, company: string, branch?: string) => (branch ? `${company}-${branch}` : company))
