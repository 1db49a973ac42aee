/** What a page of a copied month came to. */
interface MonthAnswer {
  readonly copied: number
  readonly remaining: number
  readonly refused: readonly { readonly order_number: string; readonly message: string }[]
}

/** Whether an answer is that of a copied month, which isn't an order. */
export const isMonthAnswer = (answer: unknown): answer is MonthAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'copied' in answer &&
  'remaining' in answer &&
  typeof answer.remaining === 'number' &&
  'refused' in answer &&
  Array.isArray(answer.refused)
