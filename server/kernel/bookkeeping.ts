/** What records carry for the database's sake; no answer, event or audit row holds it. */
export const bookkeeping = ['words', 'revs', 'keys', 'subject', 'leaned'] as const
