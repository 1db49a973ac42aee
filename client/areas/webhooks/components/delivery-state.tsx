import type { WebhookDelivery } from '@shared/areas/webhooks/services/webhookDeliveries'
import { useIntl } from 'react-intl'
import { formatRowMoment } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { useZone } from '../../../ui/zone/zone-context'
import { webhookMessages as m } from '../messages'

const LOOKS = { waiting: 'waiting', failing: 'error', delivered: 'finished', dropped: 'cancelled' } as const

/** What became of a delivery; of one that fails, when it is tried again. */
export const DeliveryState = ({
  delivery: { status, due },
  pill,
}: {
  delivery: Pick<WebhookDelivery, 'status' | 'due'>
  pill?: boolean
}) => {
  const intl = useIntl()
  const zone = useZone()
  const now = useNow()
  const word =
    status === 'failing'
      ? intl.formatMessage(m['result.failing'], { at: due ? formatRowMoment(due, now, zone) : '–' })
      : intl.formatMessage(m[`result.${status}`])
  return (
    <StatusTag status={LOOKS[status]} {...(pill && { pill })}>
      {word}
    </StatusTag>
  )
}
