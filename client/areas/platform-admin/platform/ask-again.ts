/** Administrators hear no events of companies: what they look at is asked for again. */
export const askingAgain = { pollingInterval: 15_000, refetchOnMountOrArgChange: true } as const
