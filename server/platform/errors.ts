import {
  BadRequest,
  Conflict,
  FeathersError,
  Forbidden,
  GeneralError,
  Gone,
  MethodNotAllowed,
  NotAuthenticated,
  NotFound,
  TooManyRequests,
  Unavailable,
} from '@feathersjs/errors'
import { catalogue, errorText, type ErrorCode, type Language } from '@shared/registry/catalogue'
import type { FieldError } from '@shared/foundation/errors/field-error'

type Values = FieldError['values']

export interface AppErrorDetails {
  /** What is wrong with which field. */
  readonly fieldErrors?: readonly FieldError<ErrorCode>[]
  /** More for programs: never a secret, a driver's text or another workspace's data. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** An answer that a rule refuses with; its text is written in the caller's language only when it leaves. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly values: Values
  readonly details: AppErrorDetails

  private constructor(code: ErrorCode, values: Values, details: AppErrorDetails) {
    super(errorText(code, 'en', values))
    this.name = 'AppError'
    this.code = code
    this.values = values
    this.details = details
  }

  /** The error to throw: `throw AppError.of('orders.buyer-required')`. */
  static of(code: ErrorCode, values: Values = {}, details: AppErrorDetails = {}): AppError {
    return new AppError(code, values, details)
  }

  /** What is wrong with one field of what was sent: `throw AppError.atField('name', 'categories.exists', { name })`. */
  static atField(path: string, code: ErrorCode, values: Values = {}): AppError {
    return new AppError(code, values, { fieldErrors: [{ path, code, values }] })
  }

  /** The first as the message, all of them on their fields. */
  static ofFields(fieldErrors: readonly FieldError<ErrorCode>[]): AppError {
    const [first] = fieldErrors
    return first ? new AppError(first.code, first.values, { fieldErrors }) : AppError.of('data.invalid')
  }
}

/** @throws AppError with each of them on its field when there is any */
export const assertNoFieldErrors = (fieldErrors: readonly FieldError<ErrorCode>[]): void => {
  if (fieldErrors.length > 0) throw AppError.ofFields(fieldErrors)
}

/** An error as it travels: a Feathers error with the catalogue's class and the caller's language. */
export const toFeathersError = (error: AppError, language: Language): FeathersError => {
  const { fieldErrors, data } = error.details
  return new errorClasses[catalogue[error.code].status](errorText(error.code, language, error.values), {
    ...data,
    ...(fieldErrors
      ? {
          errors: Object.fromEntries([...fieldErrors].reverse().map(({ path, code, values }) => [path, errorText(code, language, values)])),
        }
      : {}),
  })
}

class TooLarge extends FeathersError {
  constructor(message: string, data: object) {
    super(message, 'TooLarge', 413, 'too-large', data)
  }
}

const errorClasses = {
  400: BadRequest,
  401: NotAuthenticated,
  403: Forbidden,
  404: NotFound,
  405: MethodNotAllowed,
  409: Conflict,
  410: Gone,
  413: TooLarge,
  429: TooManyRequests,
  500: GeneralError,
  503: Unavailable,
} as const
