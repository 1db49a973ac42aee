const WRITE_DEBOUNCE_MS = 250

/**
 * Writes once nothing changed for a moment, or at once when the page is left before: typing costs no write a key, and a
 * reload right after the last key loses nothing.
 * @returns ends the waiting; for an effect to return
 */
export const debouncedWrite = (write: () => void): (() => void) => {
  const timer = setTimeout(write, WRITE_DEBOUNCE_MS)
  addEventListener('pagehide', write)
  return () => {
    clearTimeout(timer)
    removeEventListener('pagehide', write)
  }
}
