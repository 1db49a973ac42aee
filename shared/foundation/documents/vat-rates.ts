/** Rates of value added tax, in per cent: 'none' isn't subject to it, 'undeclared' is neither declared nor paid. */
export const VAT_RATES = [0, 5, 8, 10, 'none', 'undeclared'] as const
export type VatRate = (typeof VAT_RATES)[number]

/** What a rate adds to a value without tax, in per cent. */
export const percentOf = (rate: VatRate | undefined): number => (typeof rate === 'number' ? rate : 0)

const words: ReadonlyMap<string, VatRate> = new Map(VAT_RATES.map((rate) => [String(rate), rate]))

/** The rate that a word of it says, as keys of figures and parameters have it: '8', 'none'. */
export const vatRateOf = (word: string): VatRate | null => words.get(word) ?? null
