import type { Draft, DryRun } from './dry-run/findings'

/** What the entries of drafts pay of orders that are made with them, by order: how much, and when the last of it. Whole dong. */
const enteredOf = (drafts: readonly Draft[]): ReadonlyMap<string, NonNullable<Draft['entered']>> => {
  const entered = new Map<string, NonNullable<Draft['entered']>>()
  for (const { pays, amount = 0, data } of drafts) {
    if (pays === undefined) continue
    const before = entered.get(pays)
    const created = new Date(String(data['created'] ?? 0))
    entered.set(pays, {
      amount: (before?.amount ?? 0) + amount,
      created: before && before.created > created ? before.created : created,
    })
  }
  return entered
}

const withEntered = (draft: Draft, entered: Draft['entered']): Draft => {
  if (!entered) return draft
  const { paid, ...rest } = draft
  const left = (paid?.amount ?? 0) - entered.amount
  return { ...rest, entered, ...(paid && left > 0 ? { paid: { ...paid, amount: left } } : {}) }
}

/**
 * Sheets that come in together tell the same payment twice: the orders' file as a sum, the entries one by one. What the entries say counts; what
 * an order says was paid beyond them was paid by none of them.
 */
export const withEntries = <K, R extends Pick<DryRun, 'drafts'>>(dryRuns: ReadonlyMap<K, R>): ReadonlyMap<K, R> => {
  const entered = enteredOf([...dryRuns.values()].flatMap(({ drafts }) => drafts))
  if (entered.size === 0) return dryRuns
  const orderOf = (draft: Draft): Draft => (draft.service === 'orders' ? withEntered(draft, entered.get(draft.as ?? '')) : draft)
  return new Map([...dryRuns].map(([each, dryRun]) => [each, { ...dryRun, drafts: dryRun.drafts.map(orderOf) }]))
}
