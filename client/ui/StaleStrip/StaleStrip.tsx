import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatTime } from '../../lib/format'
import { uiMessages } from '../messages'
import { useZone } from '../zone/zone-context'
import './StaleStrip.css'

interface StaleStripProps {
  /** Since when the connection is gone. */
  since?: string | number
  /** Why else the figures are old. */
  children?: ReactNode
}

/** Over the heads of a list whose figures are old. */
export const StaleStrip = ({ since, children }: StaleStripProps) => {
  const zone = useZone()
  return (
    <div className="ui-stale num" role="status">
      {since !== undefined && <FormattedMessage {...uiMessages.stale} values={{ time: formatTime(since, zone, { seconds: true }) }} />}
      {children}
    </div>
  )
}
