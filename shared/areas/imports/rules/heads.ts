import { fold } from '../../../foundation/text/fold'

/** A head as it is compared: without accents, case, marks and line breaks. */
export const plainText = (head: string): string =>
  fold(head)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same without what stands in brackets behind it: 'Tổng bán (Không import)', 'Mã (*)'. */
export const plainHead = (head: string): string => plainText(head.replace(/\([^)]*\)/g, ' '))
