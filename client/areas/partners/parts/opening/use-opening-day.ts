import { zone as asZone, type Day } from '@shared/foundation/days/days'
import { openingDay } from '@shared/areas/partners/rules/opening-asset'
import { useLockDate } from '../../../../api/session/use-workspace'
import { useNow } from '../../../../lib/use-now'
import { useZone } from '../../../../ui/zone/zone-context'

/** The day on which what a company had before is entered: the last of the month before, or the first that is open. */
export const useOpeningDay = (): Day => {
  const lockDate = useLockDate()
  return openingDay(new Date(useNow()), asZone(useZone()), lockDate ?? undefined)
}
