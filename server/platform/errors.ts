import {
  BadRequest,
  Conflict,
  FeathersError,
  Forbidden,
  GeneralError,
  MethodNotAllowed,
  NotAuthenticated,
  NotFound,
  TooManyRequests,
  Unavailable,
} from '@feathersjs/errors'
import { catalogue, errorText, type ErrorCode, type Language } from '@shared/errors/catalogue'

type Values = Readonly<Record<string, string | number>>

/** What is wrong with one field: its path, the code and the values of its text. */
export interface Problem {
  readonly path: string
  readonly code: ErrorCode
  readonly values: Values
}

export interface FailureDetails {
  /** What is wrong with which field. */
  readonly problems?: readonly Problem[]
  /** More for programs: never a secret, a driver's text or another workspace's data. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** An answer that a rule refuses with; its text is written in the caller's language only when it leaves. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly values: Values
  readonly details: FailureDetails

  constructor(code: ErrorCode, values: Values = {}, details: FailureDetails = {}) {
    super(errorText(code, 'en', values))
    this.name = 'Failure'
    this.code = code
    this.values = values
    this.details = details
  }
}

/** Makes the error to throw: `throw fail('orders.buyer-required')`. */
export const fail = (code: ErrorCode, values: Values = {}, details: FailureDetails = {}): Failure => new Failure(code, values, details)

/** What is wrong with one field of what was sent: `throw failAt('name', 'categories.exists', { name })`. */
export const failAt = (path: string, code: ErrorCode, values: Values = {}): Failure =>
  fail(code, values, { problems: [{ path, code, values }] })

/** The failure that several problems make: the first as the message, all of them on their fields. */
export const refusal = (problems: readonly Problem[]): Failure => {
  const [first] = problems
  return first ? fail(first.code, first.values, { problems }) : fail('data.invalid')
}

/** @throws Failure when there is any problem */
export const failOn = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refusal(problems)
}

/** A failure as it travels: a Feathers error with the catalogue's class and the caller's language. */
export const toFeathersError = (failure: Failure, language: Language): FeathersError => {
  const { problems, data } = failure.details
  return new errorClasses[catalogue[failure.code].status](errorText(failure.code, language, failure.values), {
    ...data,
    ...(problems
      ? { errors: Object.fromEntries([...problems].reverse().map(({ path, code, values }) => [path, errorText(code, language, values)])) }
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
  413: TooLarge,
  429: TooManyRequests,
  500: GeneralError,
  503: Unavailable,
} as const
