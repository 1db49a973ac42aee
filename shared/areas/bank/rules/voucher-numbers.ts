import { foldedAscii } from '../../../foundation/text/ascii'
import { numberReadings } from './order-numbers'

/** The numbers of payments (C000213) that a transfer's text may name, the likeliest first; see `orderNumbersIn`. */
export const voucherNumbersIn = (text: string): string[] => numberReadings('C', text).filter((number) => Number(number.slice(1)) > 0)

const compact = (text: string): string => foldedAscii(text).toUpperCase().replace(/ /g, '')

/**
 * Whether a text surely means an entry and not figures that look like its number: the number stands apart, or the receiver is named, too.
 * Banks drop blanks and write their own signs before and behind.
 */
export const surelyNames = (text: string, { number, name }: { readonly number: string; readonly name: string }): boolean =>
  new RegExp(`(^|[^A-Z0-9])${number}([^0-9]|$)`, 'i').test(text) || (name !== '' && compact(text).includes(compact(name)))
