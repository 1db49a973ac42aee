import { useWorkspace } from '../../api/session/use-workspace'
import { dayOf } from '../../lib/format'
import { Evening } from '../../ui/Evening/Evening'
import { useZone } from '../../ui/zone/zone-context'
import type { ShownEvening } from './use-evening'

/** The choice of the evening a screen shows: now, or the end of a day since the workspace began. */
export const EveningChoice = ({ evening, hasKeys = true }: { evening: ShownEvening; hasKeys?: boolean }) => {
  const zone = useZone()
  const workspace = useWorkspace()
  return (
    <Evening
      value={evening.on}
      onChange={evening.show}
      from={workspace && dayOf(workspace.created, zone)}
      known={{ at: evening.known, onChange: evening.know, hasKeys }}
    />
  )
}
