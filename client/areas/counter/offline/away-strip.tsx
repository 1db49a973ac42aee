import { useIntl } from 'react-intl'
import { useConnection } from '../../../api/realtime/use-connection'
import { formatTime } from '../../../lib/format'
import { MOST_HOURS, MOST_WAITING, whyFull } from '../../../lib/outbox/limits'
import type { WaitingSale } from '../../../lib/outbox/device'
import { useNow } from '../../../lib/use-now'
import { StaleStrip } from '../../../ui/StaleStrip/StaleStrip'
import { useZone } from '../../../ui/zone/zone-context'
import { sellingMessages as m } from '../selling-messages'

const HOUR_MS = 3_600_000

/** Of when prices and stock are while nobody answers, and how much can be sold until then. */
export const AwayStrip = ({ sales, asOf }: { readonly sales: readonly WaitingSale[]; readonly asOf: number | null }) => {
  const intl = useIntl()
  const zone = useZone()
  const now = useNow()
  const { liveUntil } = useConnection()
  const [oldest] = sales
  const waited = oldest ? Math.max(0, Math.floor((now - Date.parse(oldest.at)) / HOUR_MS)) : 0
  return (
    <StaleStrip>
      {whyFull(sales, now)
        ? intl.formatMessage(m.awayFull)
        : intl.formatMessage(m.away, {
            time: formatTime(liveUntil ?? asOf ?? now, zone, { seconds: true }),
            sales: MOST_WAITING - sales.length,
            hours: Math.max(0, MOST_HOURS - waited),
          })}
    </StaleStrip>
  )
}
