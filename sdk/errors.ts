/** What the server refused, or why it was not reached. */
export class SocaiError extends Error {
  /** The status of the answer; 0 where none came. */
  readonly code: number
  /** What is wrong with which field, by its path (`items.0.quantity`). */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** More for programs: the record as it stands, the words that would do. */
  readonly data: Readonly<Record<string, unknown>>
  /** Names the call in the server's log. */
  readonly requestId: string
  /** How many seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | null

  constructor(message: string, { code = 0, fieldErrors = {}, data = {}, requestId = '', retryAfter = null }: Partial<Refusal> = {}) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.fieldErrors = fieldErrors
    this.data = data
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

export type Refusal = Pick<SocaiError, 'code' | 'fieldErrors' | 'data' | 'requestId' | 'retryAfter'>

/** 400: `fieldErrors` says what is wrong with which field. */
export class BadInputError extends SocaiError {}
/** 401: the key or token is none, or no longer one. */
export class NotSignedInError extends SocaiError {}
/** 403: the key's rights don't reach so far. */
export class NotAllowedError extends SocaiError {}
/** 404: not there, or another company's. */
export class NotThereError extends SocaiError {}
/** 409: a duplicate, not enough stock, or changed meanwhile (`data.current`). */
export class ConflictError extends SocaiError {}
/** 410: what came after a cursor isn't kept any more. */
export class GoneError extends SocaiError {}
/** 429: wait `retryAfter` seconds. */
export class TooManyError extends SocaiError {}
/** 5xx: a fault of the server, or nothing can be saved just now. */
export class ServerError extends SocaiError {}
/** No answer came, however often it was tried. */
export class NotReachedError extends SocaiError {}

const classes: Readonly<Record<number, typeof SocaiError>> = {
  400: BadInputError,
  401: NotSignedInError,
  403: NotAllowedError,
  404: NotThereError,
  409: ConflictError,
  410: GoneError,
  429: TooManyError,
}

/** The error that an answer is. */
export const errorOf = (message: string, refusal: Refusal): SocaiError => {
  const Class = classes[refusal.code] ?? (refusal.code >= 500 ? ServerError : SocaiError)
  return new Class(message, refusal)
}
