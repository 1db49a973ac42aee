import { firstDayOf, isMonth, lastDayOf, month as asMonth, monthOfDay } from '@shared/foundation/days/days'
import { fold } from '@shared/foundation/text/fold'
import type { ReportOf } from '@shared/registry/service-types'
import { api } from '../../api/api'
import { useUrlQuery } from '../../lib/use-url-query'
import { useToday } from '../../ui/zone/zone-context'
import { textOf, valuesOf, type Scheme } from './mechanic-values'
import { useRanks, type Rank } from './use-ranks'
import { useSchemesToCome } from './use-schemes-to-come'

export type CommissionRow = ReportOf<'apComs', 'commissionsOfAll'>['data'][number]
export type Commissions = ReturnType<typeof useCommissions>

/** The drafts of ranks whose mechanics are whole, as JSON. */
const draftsOf = (ranks: readonly Rank[]) =>
  ranks.flatMap(({ _id, name, draft }) => {
    const mechanics = textOf(valuesOf(draft?.mechanics ?? []))
    return mechanics === '' ? [] : [{ rankId: _id, name, mechanics }]
  })

/** What is asked for to try a scheme to come, by its id, or the draft of a rank, by the rank's. */
const triedBy = (id: string, toCome: readonly Scheme[], drafts: ReturnType<typeof draftsOf>) => {
  const scheme = toCome.find(({ _id }) => _id === id)
  if (scheme) return { rehearse: scheme._id }
  const draft = drafts.find(({ rankId }) => rankId === id)
  return draft && { rankId: draft.rankId, mechanics: draft.mechanics }
}

/** What every agent earned in the month of the address, and would have earned under the scheme that is tried there. */
export const useCommissions = () => {
  const present = monthOfDay(useToday())
  const [query, change] = useUrlQuery({ month: '', q: '', rehearse: '' })
  const month = isMonth(query.month) ? asMonth(query.month) : present
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const { ranks, stepOf } = useRanks()
  const toCome = useSchemesToCome() ?? []
  const drafts = draftsOf(ranks ?? [])
  const tried = triedBy(query.rehearse, toCome, drafts)
  const read = api.apComs.useReport('commissionsOfAll', range)
  const trial = api.apComs.useReport('commissionsOfAll', { ...range, ...tried }, { skip: !tried }).currentData
  const rows = read.data?.data.filter(({ name }) => fold(name).includes(fold(query.q)))
  /** Whole dong of an agent under what is tried; undefined while it is computed, or kept from the reader. */
  const triedOf = (id: string): number | undefined => (trial ? (trial.data.find(({ _id }) => _id === id) ?? { total: 0 }).total : 0)
  return { query, change, month, present, read, rows, ranks, stepOf, toCome, drafts, isTrying: tried !== undefined, trial, triedOf }
}
