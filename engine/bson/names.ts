/** Longer names are decoded each time. */
const MAX_CACHED_NAME_BYTES = 24
const CACHE_SLOTS = 4096
const cache = new Array<string | undefined>(CACHE_SLOTS).fill(undefined)

/** The name at `from`…`to` as text. The same few names come up all the time: each is decoded once and cached. */
export function nameAt(bytes: Buffer, from: number, to: number): string {
  const length = to - from
  if (length > MAX_CACHED_NAME_BYTES) return bytes.toString('utf8', from, to)
  let hash = length
  for (let i = from; i < to; i++) hash = (Math.imul(hash, 31) + bytes[i]!) | 0
  const slot = (hash ^ (hash >>> 12)) & (CACHE_SLOTS - 1)
  const found = cache[slot]
  if (found !== undefined && isAt(found, bytes, from, length)) return found
  return (cache[slot] = internalized(bytes.toString('utf8', from, to)))
}

/** Whether the bytes are this name, character by character: true of ASCII alone. */
function isAt(name: string, bytes: Buffer, from: number, length: number): boolean {
  if (name.length !== length) return false
  for (let i = 0; i < length; i++) if (name.charCodeAt(i) !== bytes[from + i]) return false
  return true
}

/** The text as V8 interns property names: such strings compare and hash without being read. */
const internalized = (name: string): string => Object.keys({ [name]: 0 })[0]!
