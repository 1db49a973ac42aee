import { isDong } from '../money/money'
import { problem, type Problem } from '../problem'

/** What is wrong with an adjustment of a salary: signed whole dong, not zero, and a note that says why. */
export const adjustmentProblems = ({ amount, body }: { amount?: unknown; body?: string | undefined }): Problem[] => [
  ...(isDong(amount) && amount !== 0 ? [] : [problem('amount', 'activities.amount-invalid')]),
  ...(body?.trim() ? [] : [problem('body', 'activities.note-required')]),
]
