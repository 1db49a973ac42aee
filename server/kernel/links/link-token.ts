import { createHash, randomBytes } from 'node:crypto'
import type { CallParams } from '../call'

const BYTES = 24
/** As tokens are made: 192 bits as 32 signs. */
const PATTERN = /^[A-Za-z0-9_-]{32}$/

export const newLinkToken = (): string => randomBytes(BYTES).toString('base64url')

/** What is at rest of a token: so many random bits need no slow hash. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex')

export const isLinkToken = (text: string): boolean => PATTERN.test(text)

/** The token that came with a call: in a header, where no log and no address has it, or as a word of it. */
export const linkTokenOf = (params: CallParams, word: string | undefined): string | undefined => {
  const headers: Readonly<Record<string, unknown>> = params.headers ?? {}
  const sent = headers['link-token']
  return typeof sent === 'string' && sent !== '' ? sent : word
}
