import { endOfDay, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { WireQuery } from '../api/wire-query'
import { useWorkspace } from '../api/session/use-workspace'
import { dayOf } from '../lib/format'
import { DateRange } from '../ui/DateRange/DateRange'
import { NO_PERIOD, readPeriod, type Range } from '../ui/DateRange/presets'
import { useToday, useZone } from '../ui/zone/zone-context'

/** What the address of a list holds of its period; all time unless some is chosen. */
export const periodFilters: Readonly<Record<string, string>> = { ...NO_PERIOD }

type Filters = Readonly<Record<string, string>>

/** The period of a list of records, by the moment they are dated, for `query` and `tools` of a `resourceList`. */
export const useListPeriod = () => {
  const zone = asZone(useZone())
  const today = useToday()
  const workspace = useWorkspace()
  const rangeOf = ({ period = '', since = '', until = '' }: Filters): Range | null => readPeriod({ period, since, until }, today)
  const queryOf = (filters: Filters): WireQuery => {
    const range = rangeOf(filters)
    return range ? { created: { $gte: startOfDay(range.from, zone).toISOString(), $lte: endOfDay(range.to, zone).toISOString() } } : {}
  }
  const toolOf = ({ filters, filter }: { readonly filters: Filters; readonly filter: (changes: Filters) => void }) => (
    <DateRange
      value={rangeOf(filters)}
      from={workspace && dayOf(workspace.created, zone)}
      onChange={({ from, to }) => filter({ period: '', since: from, until: to })}
      onAll={() => filter({ ...NO_PERIOD })}
    />
  )
  return { queryOf, toolOf }
}
