import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../api/session/use-me'
import { dayOf, formatDateTime } from '../../lib/format'
import { useZone } from '../../ui/zone/zone-context'
import { actMessages as m } from './act-messages'
import { whoOf } from './words'

/** That an act was taken back: by whom and when, with the act that did it as a link. */
export const Undone = ({ entry: { undone, undoneBy } }: { entry: HistoryEntry }) => {
  const intl = useIntl()
  const zone = useZone()
  const seesAll = useCan('bod')
  if (!undone) return null
  if (!undoneBy) return <span className="ink-warn">{intl.formatMessage(m.undone)}</span>
  const { _id, at } = undoneBy
  const text = intl.formatMessage(m.undoneBy, { who: whoOf(undoneBy, intl), at: formatDateTime(at, zone) })
  const day = dayOf(at, zone)
  return (
    <span className="ink-warn">
      {seesAll ? (
        <Link to={`/history?since=${day}&until=${day}&kind=undone&open=${_id}`} onClick={(event) => event.stopPropagation()}>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  )
}
