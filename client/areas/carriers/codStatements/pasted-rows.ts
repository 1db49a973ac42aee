import { dong, type Dong } from '@shared/foundation/money/money'
import { parseMoney } from '@shared/foundation/money/parse-number'
import type { Locale } from '../../../lib/format'

export interface PastedRow {
  readonly code: string
  readonly cod: Dong
  readonly fee: Dong
}

/** Rows as they are pasted from a sheet or typed: a code, what was collected, the fee. Lines without a code and an amount are left out. */
export const pastedRows = (text: string, locale: Locale): PastedRow[] =>
  text.split('\n').flatMap((line) => {
    const [code = '', cod = '', fee = ''] = line.trim().split(/\s*[\t;|]\s*|\s+/)
    const [collected, taken] = [parseMoney(cod, locale), fee === '' ? 0 : parseMoney(fee, locale)]
    const isRow = /\d/.test(code) && collected !== null && collected >= 0 && taken !== null && taken >= 0
    return isRow ? [{ code, cod: dong(collected), fee: dong(taken) }] : []
  })
