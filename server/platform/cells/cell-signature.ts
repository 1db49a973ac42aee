import { createHash, createHmac, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const KEY_BYTES = 32
/** How long a question is good for, and how far the clocks of cells may be apart. */
const GOOD_FOR_MS = 60_000

/** What is asked of whom: a question that was read on its way is of no use elsewhere, later, or with other contents. */
interface Signed {
  readonly from: string
  readonly to: string
  readonly path: string
  /** ISO. */
  readonly at: string
  readonly digest: string
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What all cells have in common: what is sealed and signed in one is read in the others. */
export interface CellSecrets {
  readonly authSecret: KeyObject
  readonly dataSecret: KeyObject
}

/** Signs what cells ask each other, by a key that only those with the same secrets have. */
export class CellSigner {
  readonly #key: Buffer

  constructor({ authSecret, dataSecret }: CellSecrets) {
    this.#key = Buffer.from(hkdfSync('sha256', dataSecret.export(), authSecret.export(), 'socai cells', KEY_BYTES))
  }

  /** The headers of a question. */
  headersOf(signed: Signed): Record<string, string> {
    const { from, at, digest } = signed
    return { 'Cell-From': from, 'Cell-At': at, 'Cell-Digest': digest, 'Cell-Signature': this.#signatureOf(signed) }
  }

  /** Who asks, and what the body's digest has to be; null for whoever isn't a cell of ours. Costs no look at the body. */
  read(headers: IncomingHttpHeaders, { to, path, now }: { to: string; path: string; now: Date }): { from: string; digest: string } | null {
    const [from, at, digest, signature] = ['cell-from', 'cell-at', 'cell-digest', 'cell-signature'].map((name) =>
      String(headers[name] ?? ''),
    )
    if (!from || !at || !digest || !signature) return null
    const asked = new Date(at).getTime()
    if (!(Math.abs(now.getTime() - asked) <= GOOD_FOR_MS)) return null
    const expected = Buffer.from(this.#signatureOf({ from, to, path, at, digest }))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? { from, digest } : null
  }

  #signatureOf({ from, to, path, at, digest }: Signed): string {
    return createHmac('sha256', this.#key).update([from, to, path, at, digest].join('\n')).digest('hex')
  }
}
