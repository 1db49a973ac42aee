/** How long it is told which records changed. */
export const CHANGES_KEPT_MS = 14 * 86_400_000
