/** Formats that every workbook has without saying them, and that show days or times: plain ones, and those of East Asia and Thailand. */
const builtInDays: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
]
/** Below are those that are built in, whatever a file says of them. */
const FIRST_OWN = 100

/** Whether a number in this format is shown as a day or a time. @param code the format's own text, when the file gives one */
export const showsDay = (id: number, code: string | undefined): boolean =>
  builtInDays.some(([from, to]) => id >= from && id <= to) || (id >= FIRST_OWN && code !== undefined && isDayCode(code))

/** What a format says literally: quoted, escaped, behind a filler, and colours, conditions and languages in brackets. */
const literally = /"[^"]*"|\\.|[_*].|\[[^\]]*\]/g
const elapsed = /\[(?:h+|m+|s+)\]/gi

const isDayCode = (code: string): boolean => {
  const shown = code
    .replace(elapsed, 'h')
    .replace(literally, ' ')
    .replace(/general/gi, ' ')
    .replace(/s[.,]0+/gi, 's')
  return /[dmyhs]/i.test(shown) && !/[0#?%]/.test(shown)
}

const DAY_MS = 86_400_000
/** Days from the one that workbooks count from, which they take for 1899-12-30, to 1970. */
const DAYS_UNTIL_1970 = 25_569
const DAYS_OF_1904 = 1462

/** The day that a number stands for (YYYY-MM-DD); null for one that stands for none. */
export const dayOfNumber = (number: number, countsFrom1904: boolean): string | null => {
  const day = new Date(Math.floor((number + (countsFrom1904 ? DAYS_OF_1904 : 0) - DAYS_UNTIL_1970) * DAY_MS))
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10)
}
