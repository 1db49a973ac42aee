import { zone as asZone, type Day } from '@shared/foundation/days/days'
import { openingDay } from '@shared/areas/partners/rules/opening-asset'
import { useLockDate, useWorkspace } from '../../../../api/session/use-workspace'
import { useNow } from '../../../../lib/use-now'
import { useZone } from '../../../../ui/zone/zone-context'

/** The day on which what a company had before is entered: as it says, else the last of the month before, or the first that is open. */
export const useOpeningDay = (): Day => {
  const lockDate = useLockDate()
  const said = useWorkspace()?.opts.openingDay
  return openingDay(new Date(useNow()), asZone(useZone()), lockDate ?? undefined, said)
}
