import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../components/feature/manifest'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    paused: { id: 'webhooks.frame.paused', defaultMessage: 'The webhook {name} is paused' },
  }),
)

export const webhookPausedNotice: NoticeKind = {
  status: 'failed',
  text: ({ values: { name, partner } }, intl) => ({ title: intl.formatMessage(m.paused, { name: name ?? '' }), about: partner ?? '' }),
  target: ({ target: { _id } }) => `/webhooks?of=${_id}`,
}
