import { isApiError, isOffline } from '../../api/api-error'

/** What the page of a failing server is told: where one was, and which call failed how. */
export interface ServerFailure {
  readonly from: string
  readonly trace: string
}

/** Whether the server itself has failed: no answer of another kind will come by asking differently. */
export const isServerFailure = (error: unknown): boolean => isApiError(error) && !isOffline(error) && error.code >= 500

/** The state of the address /503. */
export const serverFailure = (from: string, call: string, error: unknown): ServerFailure => ({
  from,
  trace: `${call} · ${isApiError(error) ? error.code : ''} · ${new Date().toISOString()}`,
})

/** Reads it back; null for none, or for an address that isn't this application's. */
export const readServerFailure = (state: unknown): ServerFailure | null =>
  typeof state === 'object' &&
  state !== null &&
  'from' in state &&
  typeof state.from === 'string' &&
  /^\/(?!\/)/.test(state.from) &&
  'trace' in state &&
  typeof state.trace === 'string'
    ? { from: state.from, trace: state.trace }
    : null
