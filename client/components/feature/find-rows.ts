interface PendingCall<T> {
  abort(): void
  unwrap(): Promise<{ readonly data: T[] }>
}

/** Records offered by one source of the palette. */
export const FOUND_LIMIT = 4

/** What a call found; it is broken off when nobody waits for it any more. @throws when the call fails */
export const rowsOf = async <T>(call: PendingCall<T>, signal: AbortSignal): Promise<T[]> => {
  signal.addEventListener('abort', () => call.abort(), { once: true })
  return (await call.unwrap()).data
}
