/**
 * What is kept of who saw and took what: the whole company as a file, long lists as files or rows, costs, keys, and sign-ins and keys from
 * places not seen before.
 */
export const ACCESS_KINDS = ['archive', 'export', 'read', 'costs', 'key-made', 'key-place', 'sign-in'] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** Lists of more rows than this are noted. */
export const NOTED_ROWS = 1000
