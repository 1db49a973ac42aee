/** What a failed call tells: a text, and texts by the path of a field. */
export interface Failure {
  message?: string | undefined
  code?: number | string | undefined
  errors?: Record<string, string> | undefined
}

/** Who was asked before it was sent said no: nothing was sent, and there is nothing to tell. */
export class Declined extends Error {
  override name = 'Declined'
}

/** Refused before it was sent, for a reason of one field or of the whole form. */
export class Refused extends Error {
  override name = 'Refused'
  readonly errors: Record<string, string> | undefined
  constructor(message: string, field?: string) {
    super(message)
    this.errors = field === undefined ? undefined : { [field]: message }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Finds the server's answer in whatever was thrown: itself, or wrapped as `{data}` or `{error}` by the query layer. */
export const failureOf = (thrown: unknown): Failure => {
  if (!isRecord(thrown)) return {}
  const inner = [thrown, thrown['data'], thrown['error']].find(
    (part) => isRecord(part) && (isRecord(part['errors']) || typeof part['message'] === 'string'),
  )
  if (!isRecord(inner)) return {}
  const errors = isRecord(inner['errors'])
    ? Object.fromEntries(Object.entries(inner['errors']).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : undefined
  const code = inner['code']
  return {
    message: typeof inner['message'] === 'string' ? inner['message'] : undefined,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    errors: errors && Object.keys(errors).length > 0 ? errors : undefined,
  }
}
