import { can, type Right } from '../../../foundation/rights/rights'

/** Whether what should be in a drawer isn't told to a member yet. */
export const isBlindTo = (
  rights: readonly Right[],
  { blind, status, counts }: { readonly blind?: unknown; readonly status?: unknown; readonly counts?: unknown },
): boolean => blind === true && status === 'open' && !(Array.isArray(counts) && counts.length > 0) && !can(rights, ['bod'])
