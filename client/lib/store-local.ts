/** Reads a JSON value of this device; the fallback when it is absent, damaged or storage is closed. */
export const readLocal = <T>(key: string, fallback: T): T => {
  try {
    const text = window.localStorage.getItem(key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

/** Keeps a JSON value on this device; says nothing when storage is full or closed. */
export const writeLocal = (key: string, value: unknown): void => {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or closed storage costs the memory of a choice, never the work.
  }
}
