/** Digits and letters that nobody mistakes for others (Crockford's). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 5
const GROUP = 4
/** Signs of a seal's code: 160 bits, which nobody guesses. */
const LENGTH = 32
const BYTES = (LENGTH * BITS) / 8

/** Eight groups of four signs, as people read them from paper: of the first 20 of some bytes. */
export const sealCodeOf = (bytes: Uint8Array): string => {
  let code = ''
  let [held, left] = [0, 0]
  for (const byte of bytes.subarray(0, BYTES)) {
    held = (held << 8) | byte
    left += 8
    while (left >= BITS) {
      left -= BITS
      code += SIGNS.charAt((held >> left) & 31)
    }
    held &= (1 << left) - 1
  }
  return groupsOf(code)
}

const groupsOf = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? ''

/** A code as it was typed, in any case, with blanks or hyphens or none, O for 0 and I or L for 1; null where it is none. */
export const readSealCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? groupsOf(code) : null
}
