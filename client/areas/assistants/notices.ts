import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../components/feature/manifest'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(
  defineMessages({ made: { id: 'assistants.frame.made', defaultMessage: '{who} proposes something: nothing is written yet' } }),
)

/** An assistant proposes something to be written: it opens the proposal. */
export const proposalMadeNotice: NoticeKind = {
  status: 'pending',
  text: ({ who, values: { partner = '', reason = '' } }, intl) => ({
    title: intl.formatMessage(m.made, { who }),
    about: [partner, reason].filter(Boolean).join(' · '),
  }),
  target: ({ target }) => `/proposals?open=${target._id}`,
}
