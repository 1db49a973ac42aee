import { sumBy } from '@shared/foundation/sum'
import type { Draft, DryRun, OldReturn } from './dry-run/findings'

const withBack = (draft: Draft, back: readonly OldReturn[] = []): Draft => {
  if (back.length === 0) return draft
  const { paid, ...rest } = draft
  const left = (paid?.amount ?? 0) - sumBy(back, ({ given }) => given)
  return { ...rest, returned: back, ...(paid && left > 0 ? { paid: { ...paid, amount: left } } : {}) }
}

/** What came back of orders of the same drop stands with them: their pieces, and what of their payment was given back. */
export const withReturns = <K, R extends Pick<DryRun, 'drafts'>>(dryRuns: ReadonlyMap<K, R>): ReadonlyMap<K, R> => {
  const back = new Map<string, OldReturn[]>()
  for (const { drafts } of dryRuns.values())
    for (const { returns } of drafts) if (returns) back.set(returns.orderId, [...(back.get(returns.orderId) ?? []), returns])
  if (back.size === 0) return dryRuns
  const inOrder = (all: readonly OldReturn[] = []): OldReturn[] => [...all].sort((a, b) => a.at.getTime() - b.at.getTime())
  const orderOf = (draft: Draft): Draft => (draft.as === undefined ? draft : withBack(draft, inOrder(back.get(draft.as))))
  return new Map([...dryRuns].map(([each, dryRun]) => [each, { ...dryRun, drafts: dryRun.drafts.map(orderOf) }]))
}
