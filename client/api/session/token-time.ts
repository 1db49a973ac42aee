const payloadOf = (token: string): unknown => {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
  } catch {
    return null
  }
}

/** When a token ends, in milliseconds; null when it doesn't say. */
export const tokenEnd = (token: string): number | null => {
  const payload = payloadOf(token)
  return typeof payload === 'object' && payload !== null && 'exp' in payload && typeof payload.exp === 'number' ? payload.exp * 1000 : null
}

/** How long to wait before renewing a token: until a fifth of its time is left, at most two minutes before its end; never under 5 s. */
export const renewalDelay = (token: string, now: number): number | null => {
  const end = tokenEnd(token)
  if (end === null) return null
  const left = end - now
  return Math.max(5000, left - Math.min(120_000, left / 5))
}
