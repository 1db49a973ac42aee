/** What went wrong in words for the user; shown as they are, without a stack. */
export class EnsureFailure extends Error {}
