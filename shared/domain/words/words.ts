const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const
const groupNames = ['', 'nghìn', 'triệu'] as const
const BILLION = 1_000_000_000

const digit = (n: number): string => digits[n] ?? ''

/** The ones after tens: mốt and tư after twenty and more, lăm after any ten. */
const onesAfterTens = (ones: number, tens: number): string => {
  if (ones === 5) return 'lăm'
  if (tens > 1 && ones === 1) return 'mốt'
  return tens > 1 && ones === 4 ? 'tư' : digit(ones)
}

/** 0–999 in words. @param full whether higher groups stand before it, so that empty hundreds are said ('không trăm lẻ năm') */
const hundredsInWords = (n: number, full: boolean): string[] => {
  const [hundreds, tens, ones] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10]
  const words: string[] = []
  if (hundreds > 0 || full) words.push(digit(hundreds), 'trăm')
  if (tens === 0) {
    if (ones > 0) words.push(...(words.length > 0 ? ['lẻ'] : []), digit(ones))
  } else {
    words.push(...(tens === 1 ? ['mười'] : [digit(tens), 'mươi']), ...(ones > 0 ? [onesAfterTens(ones, tens)] : []))
  }
  return words
}

/** A whole number below a billion in words, by groups of three. */
const belowBillion = (n: number, full: boolean): string[] => {
  const groups = [n % 1000, Math.floor(n / 1000) % 1000, Math.floor(n / 1_000_000)]
  const words: string[] = []
  for (let at = 2; at >= 0; at--) {
    const group = groups[at] ?? 0
    if (group === 0) continue
    const name = groupNames[at]
    words.push(...hundredsInWords(group, full || words.length > 0), ...(name ? [name] : []))
  }
  return words
}

const wholeInWords = (n: number, full = false): string[] => {
  if (n < BILLION) return belowBillion(n, full)
  const rest = n % BILLION
  return [...wholeInWords(Math.floor(n / BILLION), full), 'tỷ', ...(rest > 0 ? belowBillion(rest, true) : [])]
}

/**
 * A whole amount of dong in Vietnamese words: 1005000 is 'một triệu không trăm lẻ năm nghìn đồng'.
 * @throws RangeError unless `dong` is a safe whole number
 */
export function dongInVietnamese(dong: number): string {
  if (!Number.isSafeInteger(dong)) throw new RangeError(`not a whole amount: ${dong}`)
  if (dong === 0) return 'không đồng'
  return [...(dong < 0 ? ['âm'] : []), ...wholeInWords(Math.abs(dong)), 'đồng'].join(' ')
}

const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen',
  'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // prettier-ignore
const tensNames = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']

const englishHundreds = (n: number): string[] => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100]
  const ones = rest % 10
  const below = rest < 20 ? (small[rest] ?? '') : `${tensNames[Math.floor(rest / 10)] ?? ''}${ones > 0 ? `-${small[ones] ?? ''}` : ''}`
  return [...(hundreds > 0 ? [small[hundreds] ?? '', 'hundred'] : []), ...(rest > 0 ? [below] : [])]
}

/**
 * A whole amount of dong in English words: 1005000 is 'one million five thousand dong'.
 * @throws RangeError unless `dong` is a safe whole number
 */
export function dongInEnglish(dong: number): string {
  if (!Number.isSafeInteger(dong)) throw new RangeError(`not a whole amount: ${dong}`)
  if (dong === 0) return 'zero dong'
  const words: string[] = []
  for (let left = Math.abs(dong), at = 0; left > 0; left = Math.floor(left / 1000), at++) {
    const scale = scales[at]
    if (left % 1000 > 0) words.unshift(...englishHundreds(left % 1000), ...(scale ? [scale] : []))
  }
  return [...(dong < 0 ? ['minus'] : []), ...words, 'dong'].join(' ')
}
