import { FormattedMessage } from 'react-intl'
import { formatTime } from '../../lib/format'
import { uiMessages } from '../messages'
import { useZone } from '../zone/zone-context'
import './ConnectionMark.css'

interface ConnectionMarkProps {
  /** `connecting`: for the first time, or again after it was lost; `offline`: tried in vain. */
  state: 'live' | 'connecting' | 'offline'
  /** The last moment everything shown was current, ISO 8601; null while it is, and before it ever was. */
  since?: string | null
}

/** Whether what is on the screen is live, and if not, as of when it is. */
export const ConnectionMark = ({ state, since = null }: ConnectionMarkProps) => {
  const zone = useZone()
  const time = since !== null && formatTime(since, zone, { seconds: true })
  const words =
    state === 'live'
      ? uiMessages.live
      : state === 'connecting'
        ? time
          ? uiMessages.reconnecting
          : uiMessages.connecting
        : time
          ? uiMessages.offlineSince
          : uiMessages.offline
  return (
    <span className={`ui-connection ui-connection--${state}`} role="status">
      <i aria-hidden="true" />
      <span className="num">
        <FormattedMessage {...words} values={{ time }} />
      </span>
    </span>
  )
}
