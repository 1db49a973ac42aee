import type { ErrorCode } from './errors'

/** One thing that is wrong with what was entered: the field's path ('items.0.price'), the code, the placeholders of its text. */
export interface Problem {
  path: string
  code: ErrorCode
  values: Readonly<Record<string, string | number>>
}

/** Makes a problem; `values` fill the {placeholders} of the code's text. */
export const problem = (path: string, code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): Problem => ({
  path,
  code,
  values,
})
