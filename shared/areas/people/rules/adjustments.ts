import { EVERYDAY_LIMIT, isDong } from '../../../foundation/money/money'
import { fieldError, type FieldError } from '../../../foundation/errors/field-error'

/** What is wrong with an adjustment of a salary: signed whole dong, not zero, and a note that says why. */
export const adjustmentErrors = ({ amount, body }: { amount?: unknown; body?: string | undefined }): FieldError[] => [
  ...(isDong(amount) && amount !== 0 ? [] : [fieldError('amount', 'activities.amount-invalid')]),
  ...(isDong(amount) && Math.abs(amount) > EVERYDAY_LIMIT ? [fieldError('amount', 'money.above-limit')] : []),
  ...(body?.trim() ? [] : [fieldError('body', 'activities.note-required')]),
]
