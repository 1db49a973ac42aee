/** The letters of GSM's own alphabet (3GPP TS 23.038, 6.2.1), and those that take two places in it. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('^{}\\[~]|€\f')

/** Letters of one message, and of each part of a longer one. */
const limits = { gsm7: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const

export interface SmsSize {
  readonly encoding: keyof typeof limits
  /** Places the text takes. */
  readonly units: number
  /** Messages it is charged as. */
  readonly segments: number
}

/** How long a text is as an SMS: one letter outside GSM's alphabet, as most of Vietnamese have, makes all of it take more room. */
export function smsSize(text: string): SmsSize {
  const letters = [...text]
  const isPlain = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter))
  const encoding = isPlain ? 'gsm7' : 'ucs2'
  const units = isPlain ? letters.length + letters.filter((letter) => EXTENDED.has(letter)).length : text.length
  const { single, part } = limits[encoding]
  return { encoding, units, segments: units === 0 ? 0 : units <= single ? 1 : Math.ceil(units / part) }
}

/** What has no accent but isn't in GSM's alphabet either. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»]/g, '"'],
  [/[‘’‚`]/g, "'"],
  [/[–—−]/g, '-'],
  [/…/g, '...'],
  [/₫/g, 'd'],
  [/\u00a0/g, ' '],
]

/** A text without accents, so that more of it fits into one message. */
export const withoutAccents = (text: string): string =>
  plainer
    .reduce((so, [letters, plain]) => so.replace(letters, plain), text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
