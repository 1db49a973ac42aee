import { useIntl } from 'react-intl'
import { assetMessages as m } from '../messages'

/** In its last days maintenance presses. */
const PRESSING_DAYS = 7

/** In how many days an asset is seen to, or for how many that is late. */
export const MaintenanceMark = ({ days }: { days: number }) => {
  const intl = useIntl()
  const ink = days < 0 ? 'ink-debit' : days <= PRESSING_DAYS ? 'ink-warn' : undefined
  return <span className={ink}>{intl.formatMessage(days < 0 ? m.maintenanceLate : m.maintenanceIn, { days: Math.abs(days) })}</span>
}
