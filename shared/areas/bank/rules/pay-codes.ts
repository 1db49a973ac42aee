/** What begins a code that a counter shows for one payment: no number of an order begins so. */
const PREFIX = 'QB'
const LENGTH = 8

/** The code of a payment at a counter, made of the moment at which its sale was begun (ms since 1970): `QBMIH8K2P0`. */
export const payCode = (startedMs: number): string =>
  `${PREFIX}${startedMs.toString(36).toUpperCase().slice(-LENGTH).padStart(LENGTH, '0')}`

/** The codes that a transfer's text may hold, whatever the bank put between their letters. */
export const payCodesIn = (text: string): readonly string[] => {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]+/g, '')
  // One may begin within what looks like another.
  return [...compact.matchAll(/(?=(QB[A-Z0-9]{8}))/g)].flatMap(([, code]) => (code === undefined ? [] : [code]))
}
