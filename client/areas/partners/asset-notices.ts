import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../components/feature/manifest'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    given: { id: 'partners.frame.assetGiven', defaultMessage: '{who} gave you an asset to keep' },
    agentGiven: { id: 'partners.frame.agentGiven', defaultMessage: '{who} put you in charge of an agent' },
  }),
)

export const assetGivenNotice: NoticeKind = {
  status: 'completed',
  text: ({ who, values: { name = '', group } }, intl) => ({
    title: intl.formatMessage(group === 'Sales Agents' ? m.agentGiven : m.given, { who }),
    about: name,
  }),
  target: ({ target, values }) => `/assets/${encodeURIComponent(values?.['group'] ?? 'Owned Assets')}?open=${target._id}`,
}
