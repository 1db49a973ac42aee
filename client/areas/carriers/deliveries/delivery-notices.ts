import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../../components/feature/manifest'
import { joined } from '../../../components/notices/notice-parts'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    failed: { id: 'deliveries.frame.failed', defaultMessage: 'The delivery of {number} needs somebody' },
    returning: { id: 'deliveries.frame.returning', defaultMessage: '{number} is coming back' },
  }),
)

const target: NoticeKind['target'] = ({ target: { _id } }) => `/sales/deliveries?open=${_id}`

export const deliveryFailedNotice: NoticeKind = {
  status: 'failed',
  text: ({ values: { number, partner, name } }, intl) => ({
    title: intl.formatMessage(m.failed, { number: number ?? '' }),
    about: joined(partner, name),
  }),
  target,
}

export const deliveryReturningNotice: NoticeKind = {
  status: 'returning',
  text: ({ values: { number, partner, name } }, intl) => ({
    title: intl.formatMessage(m.returning, { number: number ?? '' }),
    about: joined(partner, name),
  }),
  target,
}
