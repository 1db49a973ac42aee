import { fold } from '../../../foundation/text/fold'

/** What can be done with a transfer that waits: it pays an order, a partner's account, what a carrier's statement says, or is income of another kind. */
export const PROPOSAL_KINDS = ['order', 'partner', 'statement', 'income'] as const

/** Why something is proposed. */
export const PROPOSAL_REASONS = ['named', 'same-amount', 'partner-named', 'partner-of-order', 'anything'] as const

/** Of a name fewer letters say nothing: they stand in any text. */
const SHORTEST_NAME_LETTERS = 6

const plain = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '')

/** By which words carriers name themselves in transfers; banks leave blanks and accents out. */
const CARRIER_WORDS = { ghn: ['ghn', 'giaohangnhanh'], ghtk: ['ghtk', 'giaohangtietkiem'] } as const

/** Whether a transfer's texts name the carrier. */
export const namesCarrier = (texts: readonly string[], carrier: keyof typeof CARRIER_WORDS): boolean => {
  const said = plain(texts.join(' '))
  return CARRIER_WORDS[carrier].some((word) => said.includes(word))
}

/** Whether a transfer's texts name a partner, by name or by phone; banks leave blanks and accents out. */
export function namesPartner(texts: readonly string[], { name, phone }: { readonly name: string; readonly phone?: string }): boolean {
  const said = plain(texts.join(' '))
  const named = plain(name)
  const figures = (phone ?? '').replace(/\D+/g, '').slice(-9)
  return (named.length >= SHORTEST_NAME_LETTERS && said.includes(named)) || (figures.length === 9 && said.includes(figures))
}
