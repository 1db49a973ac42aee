import { doReadNumber, ReadingConfig } from 'read-vietnamese-number'

const reading = Object.assign(new ReadingConfig(), { unit: ['đồng'], units: [[], ['nghìn'], ['triệu'], ['tỷ']] })

/**
 * A whole amount of dong in Vietnamese words: 1005000 is 'một triệu không trăm lẻ năm nghìn đồng'.
 * @throws RangeError unless `dong` is a safe whole number
 */
export function dongInVietnamese(dong: number): string {
  if (!Number.isSafeInteger(dong)) throw new RangeError(`not a whole amount: ${dong}`)
  return doReadNumber(BigInt(dong), reading)
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
