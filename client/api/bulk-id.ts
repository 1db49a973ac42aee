/** A name for one change of many records, by which the history knows its parts: 24 hex characters. */
export const newBulkId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
