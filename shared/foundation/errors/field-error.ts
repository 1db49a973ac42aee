import type { ErrorCode as DomainErrorCode } from '../../registry/errors'
import type { ErrorCode } from '../../registry/catalogue'

/** What is wrong with one field: its path ('items.0.price'), the code, and the values of the {placeholders} of the code's text. */
export interface FieldError<Code extends ErrorCode = DomainErrorCode> {
  readonly path: string
  readonly code: Code
  readonly values: Readonly<Record<string, string | number>>
}

export const fieldError = (path: string, code: DomainErrorCode, values: FieldError['values'] = {}): FieldError => ({ path, code, values })
