import { FormattedMessage } from 'react-intl'
import { formatTime } from '../../lib/format'
import { uiMessages } from '../messages'
import { useZone } from '../zone/zone-context'
import './StaleStrip.css'

/** Over the heads of a list whose connection is gone: since when its figures are old. */
export const StaleStrip = ({ since }: { since: string | number }) => {
  const zone = useZone()
  return (
    <div className="ui-stale num" role="status">
      <FormattedMessage {...uiMessages.stale} values={{ time: formatTime(since, zone, { seconds: true }) }} />
    </div>
  )
}
