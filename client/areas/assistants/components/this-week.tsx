import { addDays, startOfDay, weekdayOf, zone as asZone } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { assistantsMessages as m } from '../messages'

/** How many of this week's proposals were recorded, and how many refused. */
export const ThisWeek = () => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const today = useToday()
  const monday = addDays(today, 1 - weekdayOf(today))
  const created = { $gte: startOfDay(monday, zone).toISOString() }
  const recorded = api.proposals.useFind({ status: 'confirmed', created, $limit: 0 }).data?.total
  const refused = api.proposals.useFind({ status: 'refused', created, $limit: 0 }).data?.total
  if (recorded === undefined || refused === undefined) return null
  return <>{intl.formatMessage(m.week, { recorded: recorded ?? 0, refused: refused ?? 0 })}</>
}
