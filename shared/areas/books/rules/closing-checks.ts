/** What has to be done before a month can be closed. */
export const MUST_CHECKS = ['waiting-entries', 'money-without-account', 'cash-below-zero', 'goods-of-unknown-cost', 'open-shifts'] as const
/** What is worth a look: it may stay as it is, with a word why. */
export const LOOK_CHECKS = ['unpaid-salaries', 'bank-unmatched', 'orders-in-error', 'sold-without-invoice'] as const
/** What is looked at when a month is closed, in the order it is told. */
export const CLOSING_CHECKS = [...MUST_CHECKS, ...LOOK_CHECKS] as const
export type ClosingCheck = (typeof CLOSING_CHECKS)[number]

/** Whether it keeps a month from being closed. */
export const isMust = (check: ClosingCheck): boolean => MUST_CHECKS.some((each) => each === check)

interface Found {
  readonly kind: ClosingCheck
  readonly count: number
}

interface Note {
  readonly kind: ClosingCheck
  readonly note: string
}

/** What keeps a month from being closed. */
export const whatBlocks = (checks: readonly Found[]): number => checks.filter(({ kind, count }) => count > 0 && isMust(kind)).length

/** What stays open without a word why. */
export const withoutNote = (checks: readonly Found[], notes: readonly Note[]): ClosingCheck[] =>
  checks
    .filter(({ kind, count }) => count > 0 && !isMust(kind) && !notes.some((each) => each.kind === kind && each.note.trim() !== ''))
    .map(({ kind }) => kind)
