import { sumBy } from '@shared/foundation/sum'
import { figureName } from '@shared/areas/trade/rules/reports/changed-since'
import type { Plain } from '@shared/foundation/declaration/wire'
import type { ReportOf } from '@shared/registry/service-types'
import type { Day } from '../../../lib/format'

export type Changed = Plain<ReportOf<'orders', 'changedSince'>>
export type ChangedEntry = Changed['data'][number]
type Change = ChangedEntry['changes'][number]

/** Where it is shown what of a period changed since a moment. */
export const changedLink = ({ since, until }: { since: Day; until: Day }, at: string): string =>
  `/report/changed?${new URLSearchParams({ since, until, known: at }).toString()}`

/** One figure that an entry moved; `aside`: several entries in one, without names. */
export interface ChangedLine extends Change {
  readonly key: string
  readonly entry?: ChangedEntry
  readonly aside?: 'hidden' | 'rest'
}

/** Every line there is, in the order in which they were recorded; each figure goes on from where the line before left it. */
export const linesOf = ({ data, hidden, rest }: Changed): ChangedLine[] => [
  ...data.flatMap((entry) => entry.changes.map((change): ChangedLine => ({ ...change, entry, key: `${entry._id} ${figureName(change)}` }))),
  ...hidden.changes.map((change): ChangedLine => ({ ...change, aside: 'hidden', key: `hidden ${figureName(change)}` })),
  ...rest.map((change): ChangedLine => ({ ...change, aside: 'rest', key: `rest ${figureName(change)}` })),
]

/** What changes add to the net profit. */
export const netOf = (changes: readonly Change[]): number => sumBy(changes, ({ before, after }) => after - before)

/** Whether what is told of each figure comes to its difference, and all of it to that of the net profit. */
export const leadsToNow = (report: Changed): boolean => {
  const lines = linesOf(report)
  const isFigure = report.figures.every(
    (figure) => netOf(lines.filter((line) => figureName(line) === figureName(figure))) === figure.now - figure.known,
  )
  return isFigure && netOf(lines) === report.netProfit.now - report.netProfit.known
}

/** What one command did: its entries of one record. */
export interface ChangedAct {
  readonly key: string
  readonly entry: ChangedEntry
  readonly changes: readonly Change[]
  readonly net: number
}

/** The acts behind the entries, in the order in which they were done. */
export const actsOf = (data: readonly ChangedEntry[]): ChangedAct[] => {
  const acts = new Map<string, ChangedEntry[]>()
  for (const entry of data) {
    const key = `${entry.recordId} ${entry.at}`
    acts.set(key, [...(acts.get(key) ?? []), entry])
  }
  return [...acts].flatMap(([key, [entry, ...others]]) => {
    if (!entry) return []
    const changes = [entry, ...others].flatMap((each) => each.changes)
    return [{ key, entry, changes, net: netOf(changes) }]
  })
}

/** Gross profit: revenue less cost, which enters below 0. */
export const grossOf = ({ figures }: Changed): { known: number; now: number } => {
  const both = figures.filter(({ figure }) => figure !== 'group')
  return { known: sumBy(both, ({ known }) => known), now: sumBy(both, ({ now }) => now) }
}
