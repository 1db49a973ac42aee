import type { ErrorCode } from '../../../registry/errors'

/** An error as the Graph API words it. */
export interface GraphError {
  readonly code: number
  readonly subcode?: number
  readonly message: string
}

/**
 * What has to be done about an error: a new `token` is needed, the page's `rights` are missing, the platform asks to `wait`, or it refuses
 * what was sent.
 */
export type GraphProblem = 'token' | 'rights' | 'wait' | 'refused'

const TOKEN_CODES: ReadonlySet<number> = new Set([102, 190])
const WAIT_CODES: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 613, 80_001])

export const problemOf = ({ code }: GraphError): GraphProblem => {
  if (TOKEN_CODES.has(code)) return 'token'
  if (WAIT_CODES.has(code)) return 'wait'
  return code === 10 || (code >= 200 && code <= 299) ? 'rights' : 'refused'
}

/** Why a token is no longer good, by the subcode of error 190. */
const whyToken: Readonly<Record<number, ErrorCode>> = {
  458: 'fbPages.token-app-removed',
  460: 'fbPages.token-password',
  463: 'fbPages.token-expired',
  467: 'fbPages.token-invalid',
}

/** What a person is told of an error. */
export const textOfProblem = (error: GraphError): ErrorCode => {
  const problem = problemOf(error)
  if (problem === 'token') return whyToken[error.subcode ?? 0] ?? 'fbPages.token-invalid'
  return problem === 'rights' ? 'fbPages.rights' : problem === 'wait' ? 'fbPages.busy' : 'fbPages.refused'
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The error in an answer of the Graph API; null when it holds none. */
export const graphErrorIn = (answer: unknown): GraphError | null => {
  const error = isNode(answer) ? answer['error'] : undefined
  if (!isNode(error)) return null
  const { code, error_subcode: subcode, message } = error
  return {
    code: typeof code === 'number' ? code : 0,
    ...(typeof subcode === 'number' ? { subcode } : {}),
    message: typeof message === 'string' ? message.slice(0, 300) : '',
  }
}
