import { day as asDay, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import { checkinGroups } from '@shared/areas/people/rules/checkins'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { wallMessages as m } from '../messages'
import { answerOf } from '../use-home-facts'
import './who-is-in.css'

/** As many check-ins as a day of a company has. */
const MAX_CHECKINS = 1000
const MAX_FACES = 8

/** Whoever came in today, earliest first; undefined until it is known, null for those who may not know. */
export const usePresent = () => {
  const skip = !useCan('/office/hr')
  const today = useToday()
  const zone = useZone()
  const page = api.activities.useFind(
    {
      group: { $in: [...checkinGroups] },
      created: { $gte: startOfDay(asDay(today), asZone(zone)).toISOString() },
      $sort: { created: 1 },
      $limit: MAX_CHECKINS,
      $total: false,
    },
    { skip },
  )
  return answerOf(page, ({ data }) => {
    const byId = new Map(data.flatMap(({ user, status }) => (user && status !== 'disapproved' ? [[user._id, user] as const] : [])))
    return [...byId.values()]
  })
}

/** The faces of those who came in today. */
export const WhoIsIn = () => {
  const intl = useIntl()
  const present = usePresent()
  if (!present || present.length === 0) return null
  const more = present.length - MAX_FACES
  return (
    <ul className="wall-faces" aria-label={intl.formatMessage(m.peopleIn, { count: present.length })}>
      {present.slice(0, MAX_FACES).map(({ _id, name, avatar }) => (
        <li key={_id}>
          <Avatar name={name} image={avatar} size={28} label />
        </li>
      ))}
      {more > 0 && <li className="second num">+{more}</li>}
    </ul>
  )
}
