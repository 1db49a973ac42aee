import { FormattedMessage } from 'react-intl'
import { uiMessages } from '../messages'
import './ConnectionMark.css'

interface ConnectionMarkProps {
  state: 'live' | 'connecting' | 'offline'
  /** Which try it is, while connecting again. */
  attempt?: number
  /** Changes kept until the connection is back. */
  waiting?: number
}

/** Whether what is on the screen is live. */
export const ConnectionMark = ({ state, attempt = 0, waiting = 0 }: ConnectionMarkProps) => (
  <span className={`ui-connection ui-connection--${state}`} role="status">
    <i aria-hidden="true" />
    <span>
      {state === 'live' && <FormattedMessage {...uiMessages.live} />}
      {state === 'connecting' &&
        (attempt > 0 ? (
          <FormattedMessage {...uiMessages.reconnecting} values={{ attempt }} />
        ) : (
          <FormattedMessage {...uiMessages.connecting} />
        ))}
      {state === 'offline' && <FormattedMessage {...uiMessages.offline} values={{ waiting }} />}
    </span>
  </span>
)
